"""Screens as they are held: small and large, upright and sideways."""

from __future__ import annotations

import pytest

from ludotheque.games import GAMES
from tests.browser.moments import lay_moments, visit
from tests.browser.people import People
from tests.browser.person import Person
from tests.browser.renderers import PLAYABLE
from tests.browser.screens import PHONE
from tests.browser.watching import becomes

pytestmark = pytest.mark.once  # a server runs the build it finds

UPRIGHT = ((320, 568), (360, 640), (768, 1024))
SIDEWAYS = ((640, 320), (915, 412))
# where a small table, with the options of a game as it is, would show less or take too long
TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "kraaw": (4, {"turn_limit": "4"}),
    "carnuta": (3, {}),
    "carnavalesque": (4, {"version": "events"}),
}
STICKS_OUT = """() => Array.from(document.querySelectorAll(".stage *"))
  .filter((each) => !each.closest("svg, .field, [aria-hidden=true]"))
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
  .map((each) => each.outerHTML.slice(0, 120))"""
COVERED = """() => {
  const [scene, dock] = [".scene", ".dock"].map((each) => document.querySelector(each));
  const { right } = scene.getBoundingClientRect();
  return Math.max(0, Math.floor(right - dock.getBoundingClientRect().left));
}"""


async def hold(person: Person, width: int, height: int) -> None:
    """Turn a screen, or take another one; a page that is too wide would be zoomed out."""
    await person.page.set_viewport_size({"width": width, "height": height})
    await becomes(lambda: person.page.evaluate("innerWidth"), width)


@pytest.mark.parametrize("game", PLAYABLE)
async def test_nothing_is_cut_off_however_a_screen_is_held(people: People, game: str) -> None:
    """In all phases nothing sticks out to the side; held sideways, the dock covers nothing."""
    seats, options = TABLES.get(game, (GAMES[game].least_seats, {}))
    tables = lay_moments(people, game, seats, options)
    del tables["over"]  # the results lie over it
    ana = await people.come("fr-FR", handler=False, **PHONE)
    seen = 0
    async for _ in visit(ana, tables):
        for width, height in UPRIGHT + SIDEWAYS:
            seen += 1
            await hold(ana, width, height)
            await becomes(lambda: ana.page.evaluate(STICKS_OUT), [])
            if (width, height) in SIDEWAYS:
                await becomes(lambda: ana.page.evaluate(COVERED), 0)
    assert seen > len(UPRIGHT + SIDEWAYS)
