from __future__ import annotations

import pytest

from ludotheque.core.faults import BadRecord, Fault
from ludotheque.core.outcome import Outcome
from ludotheque.core.state import SPECTATOR
from ludotheque.games import drawings
from ludotheque.terminal.players import texts_of
from ludotheque.terminal.replay_cursor import ReplayCursor, usual_eyes
from tests.terminal.tables import new_record, new_session, play_moves


def finished_replay(eyes: int = 0) -> ReplayCursor:
    """Return the replay of a whole match."""
    session = new_session(seats=3)
    play_moves(session)
    return ReplayCursor(session.record, eyes)


def test_going_back_shows_what_was_shown() -> None:
    """Forward and back again, a place looks the same and tells the same story."""
    cursor = finished_replay()
    say = texts_of(cursor.record, "fr")

    def shown() -> tuple[str, object]:
        return drawings.draw(cursor.record.game, cursor.view(), say, {}), cursor.told()

    forward = []
    for place in range(60):
        cursor.go_to(place)
        forward.append(shown())
    for place in reversed(range(60)):
        cursor.go_to(place)
        assert shown() == forward[place]


def test_it_stays_within_the_record() -> None:
    """Nobody can go before the start or after the end."""
    cursor = finished_replay()
    cursor.go_to(cursor.length + 5)
    assert (cursor.place, cursor.outcome()) == (cursor.length, cursor.record.outcome)
    cursor.go_to(-3)
    assert (cursor.place, cursor.told(), cursor.fresh()) == (0, [], 0)


def test_other_eyes_do_not_see_secrets() -> None:
    """What a player looked at is told to that player's eyes only."""
    cursor = finished_replay()
    cursor.go_to(cursor.length)
    looks = [place for place, seen in enumerate(cursor.told()) if seen.key == "look"]
    mine = next(place for place in looks if cursor.told()[place].args["seat"] == 0)
    assert "value" in cursor.told()[mine].args
    for eyes in (SPECTATOR, 1, 2):
        cursor.change_eyes(eyes)
        assert "value" not in cursor.told()[mine].args


def test_eyes_that_are_not_there() -> None:
    """A seat beyond the last is refused."""
    cursor = finished_replay()
    with pytest.raises(Fault) as fault:
        cursor.change_eyes(3)
    assert fault.value.key == "fault-seat"
    assert cursor.eyes == 0


def test_a_damaged_record_is_told_at_once() -> None:
    """A record with an impossible move or a false outcome is refused before anything is shown."""
    record = new_record()
    record.moves.append((0, record.game.read("look")))
    with pytest.raises(BadRecord) as fault:
        ReplayCursor(record, 0)
    assert fault.value.details["clause"] == "K1.4"
    lying = new_record()
    lying.outcome = Outcome((0,), (3, 0), 3, "three-rounds")
    with pytest.raises(BadRecord):
        ReplayCursor(lying, 0)


def test_whose_eyes_come_first() -> None:
    """A replay starts with the eyes of the one person who played, else with a spectator's."""
    record = new_record()
    assert usual_eyes(record) == 0
    record.players = ("Ana", "Bea")
    assert usual_eyes(record) == SPECTATOR
