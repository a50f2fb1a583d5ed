"""A whole game that sockets play while a page looks on, with a stop at each new kind of moment."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

from ludotheque.core.chance import Noise
from tests.browser.choosing import lively
from tests.browser.person import Person
from tests.server.running import Player


async def new_moments(
    person: Person, players: Sequence[Player], noise: Noise
) -> AsyncIterator[str]:
    """Play to the end; stop in each phase once while the page may decide, and once while not."""
    seen: set[str] = set()
    while person.frame["stage"] != "over":
        moment = f"{person.frame['view']['phase']} {bool(person.frame['legal'])}"
        if moment not in seen:
            seen.add(moment)
            yield moment
        turn = person.frame["turn"]
        await _move(players, noise)
        await person.until(lambda frame: bool(frame["turn"] > turn))  # noqa: B023 - awaited


async def _move(players: Sequence[Player], noise: Noise) -> None:
    """Let somebody move, and all see it."""
    turn = players[0].frame["turn"]
    able = [player for player in players if player.frame["legal"]]
    mover = able[noise.below(len(able))]
    await mover.send(do="move", turn=turn, move=lively(mover.frame["legal"], noise))
    for player in players:
        await player.see_turn(turn + 1)
