"""Large screens: a desk's, or a television that a family sits around."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from ludotheque.games import GAMES
from tests.browser.moments import PEOPLE
from tests.browser.people import People
from tests.browser.person import Person
from tests.browser.renderers import PLAYABLE
from tests.browser.watching import becomes
from tests.server.laid import Deal

pytestmark = pytest.mark.once  # a server runs the build it finds

COMMON = {"width": 1344, "height": 864}
LARGE = {"width": 2016, "height": 1296}
TIMES = 1.5
LEAST = 12  # pixels: smaller things are not compared, so much of them is rounded
ROUNDED = 0.05
# All that can be touched or read, each with its width.
THINGS = """() => Array.from(document.querySelectorAll("button, a, p, [data-slot], svg"))
  .map((each) => [each.outerHTML.slice(0, 150), each.getBoundingClientRect().width])"""
Thing = tuple[str, float]


async def measure(person: Person) -> list[Thing]:
    """Measure all that lies on a page."""
    await person.settle()
    things: list[Thing] = await person.page.evaluate(THINGS)
    return things


def unlike(small: list[Thing], large: list[Thing]) -> list[str]:
    """Return what did not grow as the screen did, give or take what is rounded."""
    pairs = [each for each in zip(small, large, strict=True) if each[0][1] >= LEAST]
    assert pairs
    return [
        f"{less} to {more}: {thing}"
        for (thing, less), (_, more) in pairs
        if abs(more / less / TIMES - 1) > ROUNDED
    ]


async def check_growth(person: Person) -> None:
    """See that a page is the same on a large screen, but larger."""
    small = await measure(person)
    await person.page.set_viewport_size(LARGE)  # type: ignore[arg-type]

    async def smaller() -> list[str]:
        return unlike(small, await measure(person))

    await becomes(smaller, [])


@pytest.mark.parametrize("game", PLAYABLE)
async def test_a_table_grows_with_its_screen(people: People, game: str) -> None:
    """Cards, words and buttons are half as large again where there is room for it."""
    deal = Deal(game, PEOPLE[: GAMES[game].least_seats])
    laid = people.serve.lay(deal, lambda _: True, after=6)
    ana = await people.come_to(laid, 0, viewport=COMMON)
    await expect(ana.slots.first).to_be_visible()
    await check_growth(ana)


async def test_home_shows_all_games_at_once_on_a_desk(people: People) -> None:
    """At home every game can be begun without scrolling, however large the screen is."""
    ana = await people.come(viewport=COMMON)
    await ana.open("/")
    for game in PLAYABLE:
        ana.game = game
        button = ana.button("web-learn-game", game=ana.say("name"))
        await button.wait_for()
        box = await button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= COMMON["height"]
    await check_growth(ana)
