from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.core.records.reading import read_record
from ludotheque.games import GAMES
from tests.server.running import Player, Running, play, seat_people

pytestmark = pytest.mark.once  # a server runs the build it finds

QUICK = ("--rate", "100000", "--pace", "0", "--hint-games", "30")


async def decider(*players: Player) -> tuple[Player, Player]:
    """Return who decides, and who does not."""
    first, second = players
    return (first, second) if first.frame["legal"] else (second, first)


async def ask(player: Player) -> None:
    """Ask for a hint."""
    await player.send(do="hint", turn=player.frame["turn"])


async def refused(player: Player) -> dict[str, Any]:
    """Ask for a hint that is refused; return why."""
    return await player.refused(do="hint", turn=player.frame["turn"])


async def test_a_hint_is_for_who_asked_and_all_know_that_it_was_asked(
    serve: Callable[..., Running],
) -> None:
    """The seat gets a legal move with its value and reason; the others get a notice alone."""
    server = serve(*QUICK)
    table, (ana, bo) = await seat_people(server, 2, game="carnuta")
    watcher = await Player.come(server, table["key"])
    await play(ana, bo, watcher, moves=8)
    asks, other = await decider(ana, bo)
    turn = asks.frame["turn"]
    await ask(asks)
    hint = await asks.until("hint")
    assert (hint["turn"], hint["games"], hint["together"]) == (turn, 30, False)
    assert {each["move"] for each in hint["moves"]} <= set(asks.frame["legal"])
    assert all(0 <= each["value"] <= 1000 for each in hint["moves"])
    assert hint["moves"][0]["words"]["parts"]
    for each in (asks, other, watcher):
        while each.frame["number"] < asks.frame["number"]:
            await each.hear()
        assert [event["key"] for event in each.frame["events"]][-1] == "hint"
        assert each.frame["turn"] == turn
    await asks.send(do="move", turn=turn, move=hint["moves"][0]["move"])
    await play(ana, bo, watcher)
    assert not any(text.startswith('{"hint"') for text in [*other.texts, *watcher.texts])
    record = read_record(server.ask(f"/api/tables/{table['key']}/record")[1], GAMES)
    assert len(record.moves) == ana.frame["turn"]


async def test_hints_that_cannot_be_are_refused(serve: Callable[..., Running]) -> None:
    """Where none are allowed, out of turn, to spectators, twice at once, and too many."""
    server = serve(*QUICK)
    _, (ana, bo) = await seat_people(server, 2, game="carnuta", hints=False)
    asks, _ = await decider(ana, bo)
    assert (await refused(asks))["key"] == "fault-hint-off"

    table, (ana, bo) = await seat_people(server, 2, game="carnuta")
    asks, other = await decider(ana, bo)
    watcher = await Player.come(server, table["key"])
    assert (await refused(watcher))["key"] == "fault-spectator"
    assert (await refused(other))["key"] == "fault-hint-turn"
    await ask(asks)
    assert (await refused(asks))["key"] == "fault-hint-busy"
    await asks.until("hint")
    keys = []
    while "fault-hint-fast" not in keys:
        await ask(asks)
        while True:
            message = await asks.hear()
            if "hint" in message or "refused" in message:
                break
        keys.append(message.get("refused", {}).get("key"))
        assert len(keys) < 10
    assert set(keys) == {None, "fault-hint-fast"}


async def test_both_devices_of_a_seat_get_its_hint(serve: Callable[..., Running]) -> None:
    """A hint belongs to the seat: whoever has its token sees it, also after coming back."""
    server = serve(*QUICK)
    table, (ana, bo) = await seat_people(server, 2, game="carnuta")
    asks, _ = await decider(ana, bo)
    second = await Player.come(server, table["key"], token=asks.token)
    await ask(asks)
    hint = await asks.until("hint")
    assert (hint["n"] > 0, await second.until("hint")) == (True, {**hint, "n": 0})
