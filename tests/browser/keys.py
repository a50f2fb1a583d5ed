"""Going about a page by keyboard: from stop to stop, with a focus that can be seen."""

from __future__ import annotations

from playwright.async_api import Locator, expect

from tests.browser.person import Person

MOST_STOPS = 40
FOCUSED = "element => element === document.activeElement"
RING = """() => {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement);
  return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
}"""
COUNT_POINTERS = "addEventListener('pointerdown', () => (window.pointed = true), true)"


async def focus_is_visible(person: Person) -> bool:
    """Say whether something has the focus and can be seen to have it."""
    assert await person.page.evaluate("document.activeElement !== document.body")
    return bool(await person.page.evaluate(RING))


async def tab_to(person: Person, goal: Locator) -> None:
    """Press the tab key until the goal has the focus, and see that it does."""
    await expect(goal).to_be_visible()
    for _ in range(MOST_STOPS):
        if await goal.evaluate(FOCUSED):
            break
        await person.page.keyboard.press("Tab")
    assert await goal.evaluate(FOCUSED), f"{goal} is out of reach of the tab key"
    assert await focus_is_visible(person)


async def tab_to_a_choice(person: Person) -> int:
    """Press the tab key until something that can be chosen has the focus; count the strokes."""
    for strokes in range(MOST_STOPS):
        if await person.page.evaluate("document.activeElement.dataset.legal"):
            return strokes
        await person.page.keyboard.press("Tab")
    raise AssertionError("no choice can be reached by the tab key")
