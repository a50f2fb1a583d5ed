"""What is true at the table of every game, whatever its renderer does."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from ludotheque.core.chance import Noise
from tests.browser.barriers import check, needs_axe
from tests.browser.choosing import lively
from tests.browser.people import People
from tests.browser.screens import check_width
from tests.server.running import Player, Running, seat_people

pytestmark = pytest.mark.once  # a server runs the build it finds

TABLES = [
    ("carnuta", 2, {}, "fr-FR", 360),
    ("carnuta", 2, {}, "en-GB", 1280),
    ("carnavalesque", 3, {"version": "events"}, "fr-FR", 360),
    ("carnavalesque", 3, {"version": "roles"}, "en-GB", 1280),
]


async def move(players: list[Player], noise: Noise) -> None:
    """Let somebody move, and all see it."""
    turn = players[0].frame["turn"]
    able = [player for player in players if player.frame["legal"]]
    mover = able[noise.below(len(able))]
    await mover.send(do="move", turn=turn, move=lively(mover.frame["legal"], noise))
    for player in players:
        await player.see_turn(turn + 1)


@pytest.mark.parametrize(("game", "seats", "options", "locale", "width"), TABLES)
async def test_no_phase_has_barriers(
    people: People,
    server: Running,
    game: str,
    seats: int,
    options: dict[str, str],
    locale: str,
    width: int,
) -> None:
    """In all phases of a game, for those who decide and those who wait, axe finds nothing.

    Nothing is wider than a phone either, and nothing is written to the console.
    """
    needs_axe()
    table, players = await seat_people(server, seats, game=game, options=options)
    ana = await people.look_at(table["key"], players[0].token, locale, width)
    seen: set[str] = set()
    noise = Noise(4)
    while ana.frame["stage"] != "over":
        moment = f"{ana.frame['view']['phase']} {bool(ana.frame['legal'])}"
        if moment not in seen:
            seen.add(moment)
            await check(ana, moment)
            if width == 360:
                await check_width(ana, moment)
        turn = ana.frame["turn"]
        await move(players, noise)
        await ana.until(lambda frame: bool(frame["turn"] > turn))  # noqa: B023 - awaited
    assert len(seen) > 4
    await expect(ana.sheet("web-over")).to_be_visible()
    await check(ana, "the end")
