from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.barriers import check, needs_axe
from tests.browser.people import People
from tests.browser.person import plain
from tests.browser.screens import PHONE, WIDE, check_width
from tests.browser.watching import analyse, curve, length_of, watcher

pytestmark = pytest.mark.once  # a server runs the build it finds


@pytest.mark.parametrize(("locale", "screen"), [("fr-FR", PHONE), ("en-GB", WIDE)])
async def test_a_finished_game_is_analysed(
    people: People, locale: str, screen: dict[str, Any]
) -> None:
    """A curve for each player, and five moves at most: both lead to their moment of the game."""
    needs_axe()
    eve = await watcher(people, locale=locale, bypass_csp=True, **screen)
    person = eve.person
    last = length_of(people.server, eve.key)
    await eve.open(5)
    await check(person, "before the analysis")
    await analyse(person)
    await expect(curve(person).locator("polyline")).to_have_count(3)
    names = await eve.names()
    legend = [plain(each) for each in await person.page.locator(".analysis li").all_inner_texts()]
    assert [line.split(" :")[0].split(":")[0] for line in legend[:3]] == names
    box = await curve(person).bounding_box()
    assert box is not None
    await curve(person).click(position={"x": box["width"] - 1, "y": 20})
    await eve.sees(last, 0)
    if screen is PHONE:
        await check_width(person, "analysis")
        await person.button("web-analysis-turns").click()
        await expect(person.sheet("web-replay")).to_be_visible()
        await check_width(person, "turning points")
    await expect(person.page.get_by_text(person.say("web-analysis-why"))).to_be_visible()
    await check(person, "analysis")
    turns = person.page.locator(".turns li button")
    assert 0 < await turns.count() <= 5
    said = await turns.first.inner_text()
    assert any(name in said for name in names)
    place = int((await turns.first.locator("strong").inner_text()).split()[-1])
    await turns.first.focus()
    await person.page.keyboard.press("Enter")
    await eve.sees(place, 0)


async def test_whoever_leaves_the_page_stops_its_analysis(people: People) -> None:
    """Gone from the replay before the end, nothing more is asked for, and nothing goes wrong."""
    eve = await watcher(people)
    person = eve.person
    await eve.open(0)
    await person.button("web-analyse").click()
    await expect(curve(person).locator("polyline")).not_to_have_count(0)
    await person.link("web-replay-table").click()
    await expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    await expect(curve(person)).to_have_count(0)
