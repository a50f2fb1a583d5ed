from __future__ import annotations

import pytest

from ludotheque.core.chance import Noise
from ludotheque.core.state import SPECTATOR
from ludotheque.games import GAMES
from ludotheque.server.wire import encode
from ludotheque.table.frames import (
    LATEST,
    LATEST_SAID,
    Frame,
    Happened,
    chair_seen,
    frame_for,
    latest,
    log_page,
    moment_of,
)
from ludotheque.table.table import Table
from ludotheque.table.words import OVER
from tests.table.seated import Kept

LIGHT = 4_000  # bytes
HEAVY = {
    "carnuta": 5_000,  # how each card would be paid: the client holds no rules
    "carnavalesque": 8_500,  # its crowd lies anywhere
}
OPTIONS: dict[str, list[dict[str, str]]] = {
    "carnavalesque": [{"version": version} for version in ("young", "events", "roles")],
}


def shown(table: Table, seat: int, since: int) -> Frame:
    """Return the frame that somebody gets who has seen all up to a number."""
    chairs = [chair_seen(table, each, True) for each in range(table.terms.seats)]
    return frame_for(table, seat, latest(table, since), moment_of(table, chairs))


def whole_story(table: Table, seat: int) -> list[Happened]:
    """Return all that a seat saw, as one who comes late puts it together."""
    frame = shown(table, seat, 0)
    return [*log_page(table, seat, 1, 0, frame.since).events, *frame.events]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_who_comes_late_gets_the_last_events_and_asks_for_the_others(seat: int) -> None:
    """A first frame tells the last events only; with the story before it nothing is missing."""
    kept = Kept().started()
    told: list[Happened] = [*shown(kept.table, seat, 0).events]
    noise = Noise(4)
    for _ in range(60):
        before = kept.table.number
        kept.play(1, noise)
        told += shown(kept.table, seat, before).events
    frame = shown(kept.table, seat, 0)
    assert 0 < len(frame.events) <= LATEST < len(told)
    assert whole_story(kept.table, seat) == told


def test_a_story_tells_each_seat_what_it_saw() -> None:
    """Only whoever looked at a card hears of its value again."""
    kept = Kept().started()
    noise = Noise(4)
    while not any(event.key == "look" for _, event in kept.table.events):
        kept.play(1, noise)
    while len(kept.table.events) < 4 * LATEST:
        kept.play(1, noise)
    looks = {
        seat: [each.told for each in whole_story(kept.table, seat) if each.key == "look"]
        for seat in (0, 1, SPECTATOR)
    }
    assert not any(looks[SPECTATOR])
    assert [one + other for one, other in zip(looks[0], looks[1], strict=True)] == [1] * len(
        looks[0]
    )


def test_a_story_ends_where_the_frame_begins_in_talk_too() -> None:
    """What was said is told once: by the story up to the frame, then by the frame."""
    kept = Kept().started()
    for number in range(3 * LATEST):
        kept.do(kept.say(0, f"word {number}"))
    frame = shown(kept.table, 1, 0)
    story = log_page(kept.table, 1, 1, 0, frame.since)
    assert len(frame.said) == LATEST_SAID
    assert [each.text for each in [*story.said, *frame.said]] == [
        f"word {number}" for number in range(3 * LATEST)
    ]


@pytest.mark.parametrize(
    ("game", "options"), [(game, each) for game in GAMES for each in OPTIONS.get(game, [{}])]
)
def test_no_frame_is_heavy(game: str, options: dict[str, str]) -> None:
    """At the fullest tables no frame is over 4 kB, 5 at Carnuta, 8.5 at Carnavalesque, as sent."""
    seats = GAMES[game].most_seats
    kept = Kept(game, seats, options=options).started()
    noise = Noise(2)
    heaviest = 0
    while kept.table.stage != OVER:
        before = kept.table.number
        kept.play(1, noise)
        for seat in range(seats):
            for since in (0, before):  # of somebody who just came, and of one who was there
                heaviest = max(heaviest, len(encode(shown(kept.table, seat, since))))
    assert heaviest < HEAVY.get(game, LIGHT)
