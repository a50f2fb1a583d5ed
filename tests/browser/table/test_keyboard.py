from __future__ import annotations

import pytest
from playwright.async_api import expect

from ludotheque.core.chance import Noise
from tests.browser.keys import (
    COUNT_POINTERS,
    FOCUSED,
    focus_is_visible,
    tab_to,
    tab_to_a_choice,
)
from tests.browser.people import People
from tests.browser.person import Person, waits_for_people
from tests.server.laid import Deal

pytestmark = pytest.mark.once  # a server runs the build it finds


async def move(person: Person, noise: Noise) -> int:
    """Make any move by keys; return how often the tab key was needed to find the first choice."""
    strokes = await tab_to_a_choice(person)
    for _ in range(noise.below(3)):
        await person.page.keyboard.press("Tab")
        await tab_to_a_choice(person)
    assert await focus_is_visible(person)
    turn = person.frame["turn"]
    await person.page.keyboard.press("Space" if noise.below(2) else "Enter")
    await person.until(lambda frame: bool(frame["turn"] > turn))
    return strokes


async def close_the_sheet_of_the_round(person: Person) -> None:
    """Go on after a round."""
    go_on = person.button("web-go-on")
    if await go_on.is_visible():
        await tab_to(person, go_on)
        await person.page.keyboard.press("Enter")
        await expect(go_on).to_be_hidden()


async def move_on(person: Person, most: int = 10**9) -> None:
    """Decide by keys, so often or to the end; the focus waits where the next choice is."""
    noise, strokes = Noise(1), list[int]()
    await person.until(waits_for_people)  # a bot could take the raven that has the focus
    while person.frame["stage"] != "over" and len(strokes) < most:
        await close_the_sheet_of_the_round(person)
        strokes.append(await move(person, noise))
        await person.until(lambda frame: bool(frame["legal"]) or frame["stage"] == "over")
    assert sorted(strokes)[len(strokes) // 2] <= 1


async def test_from_home_into_a_match_by_keyboard_alone(people: People) -> None:
    """From the home page to the first decisions with no pointer; the focus can always be seen."""
    ana = await people.come(handler=False)
    await ana.page.add_init_script(COUNT_POINTERS)
    await ana.open("/")
    keys = ana.page.keyboard
    await tab_to(ana, ana.page.get_by_role("link", name="Kraaw"))
    await keys.press("Enter")
    await tab_to(ana, ana.field("web-your-name"))
    await keys.type("Ana")
    await tab_to(ana, ana.field("web-number-of-players", "combobox"))
    await keys.press("ArrowUp")
    await tab_to(ana, ana.button("web-play-now"))
    await keys.press("Enter")
    await expect(ana.choices).not_to_have_count(0)

    await move_on(ana, 8)
    assert len(ana.frame["chairs"]) == 2
    assert not await ana.page.evaluate("window.pointed")


async def test_a_match_is_ended_by_keyboard_alone(people: People) -> None:
    """Through the end of a round to the results, and on to another match, with no pointer."""
    deal = Deal(people=("Ana",), bots=1, options={"turn_limit": "6"})
    laid = people.serve.lay_before_the_end(deal, 20)
    ana = await people.come_to(laid, 0, handler=False)
    await ana.page.evaluate(COUNT_POINTERS)
    await move_on(ana)
    await expect(ana.sheet("web-over")).to_be_visible()
    await tab_to(ana, ana.button("web-again"))
    assert not await ana.page.evaluate("window.pointed")


async def test_arrow_keys_go_from_card_to_card(people: People) -> None:
    """In the rows, arrows move the focus to the neighbour on that side, and it can be seen."""
    ana, _ = await people.at_a_laid_table(Deal(), lambda at: at.seat == 0 and "look" in at.legal)
    await tab_to(ana, ana.card(5))  # the first card of the opponent, whose row is above
    for key, slot in (("ArrowRight", 6), ("ArrowDown", 1), ("ArrowLeft", 0), ("ArrowUp", 5)):
        await ana.page.keyboard.press(key)
        assert await ana.card(slot).evaluate(FOCUSED)
        assert await focus_is_visible(ana)
