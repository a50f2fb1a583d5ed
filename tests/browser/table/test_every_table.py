"""What is true at the table of every game, whatever its renderer does."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from ludotheque.games import GAMES
from tests.browser.barriers import check, needs_axe
from tests.browser.moments import lay_moments, visit
from tests.browser.people import People
from tests.browser.renderers import PLAYABLE, RENDERER
from tests.browser.screens import check_width
from tests.browser.watching import becomes

pytestmark = pytest.mark.once  # a server runs the build it finds

SCREENS = (("fr-FR", 360), ("en-GB", 1280))
# on a narrow and on a wide screen, where the options of a game as it is would not show all it has
OPTIONS: dict[str, tuple[dict[str, str], dict[str, str]]] = {
    "kraaw": ({"turn_limit": "4"}, {"turn_limit": "4", "swap_hand": "on"}),
    "carnavalesque": ({"version": "events"}, {"version": "roles"}),
}
TABLES = [
    (game, GAMES[game].least_seats, options, *screen)
    for game in PLAYABLE
    for options, screen in zip(OPTIONS.get(game, ({}, {})), SCREENS, strict=True)
]


@pytest.mark.parametrize(("game", "seats", "options", "locale", "width"), TABLES)
async def test_no_phase_has_barriers(
    people: People,
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
    tables = lay_moments(people, game, seats, options)
    ana = await people.come(
        locale, viewport={"width": width, "height": 800}, bypass_csp=True, handler=False
    )
    seen: set[bool] = set()
    async for moment in visit(ana, tables):
        seen.add(bool(ana.frame["legal"]))
        await check(ana, moment)
        if width == 360:
            await check_width(ana, moment)
    assert seen == {True, False}


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
