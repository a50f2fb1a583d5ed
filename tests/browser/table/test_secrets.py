from __future__ import annotations

import json
from typing import Any

import pytest

from ludotheque.core.records.reading import read_record
from ludotheque.core.records.record import Record, steps
from ludotheque.games import GAMES
from ludotheque.server.wire import encode_any
from tests.browser.people import People, play
from tests.browser.person import Person
from tests.server.other_truths import frames_by_turn, of_the_game, other_truths
from tests.server.running import Running

pytestmark = pytest.mark.once  # a server runs the build it finds

KEPT = "JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"


def told(record: Record, seat: int) -> list[dict[str, Any]]:
    """Return what a seat may be told of a whole game, without the numbers of the lines."""
    events = [*record.opening(), *(each for step in steps(record) for each in step.events)]
    seen = [event.seen_by(seat) for event in events]
    plain = [{"key": each.key, "args": dict(each.args), "told": each.told} for each in seen]
    found: list[dict[str, Any]] = json.loads(encode_any(plain))
    return found


def heard(person: Person) -> list[dict[str, Any]]:
    """Return what a page was told of a whole game."""
    events = [event for frame in person.frames for event in frame["events"]]
    return [{key: each for key, each in event.items() if key != "number"} for event in events]


async def tokens(person: Person, key: str) -> list[str]:
    """Return the secrets that a page keeps for a table."""
    kept = await person.page.evaluate(f"localStorage.getItem('ludo-table-{key}')")
    found = json.loads(kept or "{}")
    return [token for token in [found.get("host"), *found.get("tokens", [])] if token]


async def all_bytes(person: Person) -> str:
    """Return all that came to a page, that it keeps and that it shows."""
    kept = str(await person.page.evaluate(KEPT))
    return "".join([*person.heard, kept, await person.page.content()])


async def test_no_page_gets_what_its_eyes_may_not_know(people: People, server: Running) -> None:
    """Whatever came to a player's or a spectator's page would have come in another truth too.

    Neither does a token reach a page but that of its owner, nor a secret of the deal any page
    before the end.
    """
    people.listening = True
    ana, bo = await people.two_at_a_table(options={"turn_limit": "3"})
    key = ana.page.url.rpartition("/")[2]
    eve = await people.come()
    await eve.open(f"/t/{key}")
    await eve.until(lambda frame: bool(frame["stage"] == "playing"))
    await play(ana, bo, eve, moves=12)
    own = {each: await tokens(each, key) for each in (ana, bo, eve)}
    assert [len(found) for found in own.values()] == [2, 1, 0]
    assert all(any('"commitment"' in text for text in each.heard) for each in own)
    before_the_end = {each: await all_bytes(each) for each in (ana, bo, eve)}
    for each, text in before_the_end.items():
        foreign = [token for other, found in own.items() if other is not each for token in found]
        assert [token for token in foreign if token in text] == []

    await people.finish(ana, bo)
    await eve.until(lambda frame: bool(frame["stage"] == "over"))
    record = read_record(server.ask(f"/api/tables/{key}/record")[1], GAMES)
    assert len(record.moves) > 30
    for each, seat in ((ana, 0), (bo, 1), (eve, -1)):
        truths = other_truths(record, seat)
        frames = frames_by_turn(each.frames)
        assert list(frames) == list(range(len(truths)))
        for turn, frame in frames.items():
            assert of_the_game(frame) == truths[turn]
        assert heard(each) == told(record, seat)
    assert record.proof is not None
    for secret in (record.seed, record.proof.secret):
        assert not any(secret.hex() in text for text in before_the_end.values())
