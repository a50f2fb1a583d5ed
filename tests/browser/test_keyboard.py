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
from tests.browser.people import People, play
from tests.browser.person import Person, waits_for_people

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


async def test_a_whole_match_by_keyboard_alone(people: People) -> None:
    """From the home page to the results with no pointer, and the focus can always be seen."""
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

    noise, strokes = Noise(1), []
    await ana.until(waits_for_people)  # a bot could take the raven that has the focus
    while ana.frame["stage"] != "over":
        await close_the_sheet_of_the_round(ana)
        strokes.append(await move(ana, noise))
        await ana.until(lambda frame: bool(frame["legal"]) or frame["stage"] == "over")
    assert len(ana.frame["chairs"]) == 2
    assert sorted(strokes)[len(strokes) // 2] <= 1, "the focus waits where the next choice is"
    await expect(ana.sheet("web-over")).to_be_visible()
    await tab_to(ana, ana.button("web-again"))
    assert not await ana.page.evaluate("window.pointed")


async def test_arrow_keys_go_from_card_to_card(people: People) -> None:
    """In the rows, arrows move the focus to the neighbour on that side, and it can be seen."""
    ana, bo = await people.two_at_a_table(options={"dog_exchange": "off"})
    await play(ana, bo, until=lambda frame: bool(frame["view"]["round"] == 1))
    await tab_to(ana, ana.card(5))  # the first card of the opponent, whose row is above
    for key, slot in (("ArrowRight", 6), ("ArrowDown", 1), ("ArrowLeft", 0), ("ArrowUp", 5)):
        await ana.page.keyboard.press(key)
        assert await ana.card(slot).evaluate(FOCUSED)
        assert await focus_is_visible(ana)
