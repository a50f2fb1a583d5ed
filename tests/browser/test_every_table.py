"""What is true at the table of every game, whatever its renderer does."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from ludotheque.core.chance import Noise
from ludotheque.games import GAMES
from tests.browser.barriers import check, needs_axe
from tests.browser.moments import new_moments
from tests.browser.people import People
from tests.browser.renderers import PLAYABLE, RENDERER
from tests.browser.screens import check_width
from tests.browser.watching import becomes
from tests.server.running import Running, seat_people

pytestmark = pytest.mark.once  # a server runs the build it finds

SCREENS = (("fr-FR", 360), ("en-GB", 1280))
ELSEWHERE = {"kraaw"}  # test_access.py goes through its phases
# on a narrow and on a wide screen, where the options of a game as it is would not show all it has
OPTIONS: dict[str, tuple[dict[str, str], dict[str, str]]] = {
    "carnavalesque": ({"version": "events"}, {"version": "roles"}),
}
TABLES = [
    (game, GAMES[game].least_seats, options, *screen)
    for game in PLAYABLE
    if game not in ELSEWHERE
    for options, screen in zip(OPTIONS.get(game, ({}, {})), SCREENS, strict=True)
]


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
    seen: set[bool] = set()
    async for moment in new_moments(ana, players, Noise(4)):
        seen.add(bool(ana.frame["legal"]))
        await check(ana, moment)
        if width == 360:
            await check_width(ana, moment)
    assert seen == {True, False}
    await expect(ana.sheet("web-over")).to_be_visible()
    await check(ana, "the end")


@pytest.mark.parametrize("game", PLAYABLE)
async def test_a_table_is_ready_before_the_game_starts(people: People, game: str) -> None:
    """What draws a game is loaded while people sit down: nobody waits for it at the start."""
    seats = GAMES[game].least_seats
    ana, _ = await people.host(game=game, seats=seats)
    await ana.fill_with_bots()
    await becomes(lambda: ana.page.evaluate(RENDERER), 2)  # that of the lobby, and that of the game
    await ana.start()
    await expect(ana.page.locator(".dock .sentence")).not_to_be_empty()
    assert await ana.page.evaluate(RENDERER) == 2
