"""Pressing what shows of a thing, where others may lie over it: by mouse, by finger, by keys."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from playwright.async_api import Locator, expect

from tests.browser.keys import FOCUSED, RING
from tests.browser.watching import becomes

MOST_STOPS = 80
NOTE_TOUCHES = "addEventListener('pointerdown', () => (window.last = performance.now()), true)"
UNHURRIED = "performance.now() - (window.last ?? 0) > 400"  # milliseconds
# where a thing shows, as near to its middle as possible, or nothing
WHERE_IT_SHOWS = """thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const cells = Array.from({ length: 121 }, (_, each) => [each % 11, Math.floor(each / 11)]);
  const apart = ([x, y]) => Math.hypot(x - 5, y - 5);
  cells.sort((one, other) => apart(one) - apart(other));
  const at = ([x, y]) => [left + width * (x + .5) / 11, top + height * (y + .5) / 11];
  const points = cells.map(at);
  return points.find(([x, y]) => thing.contains(document.elementFromPoint(x, y))) ?? null;
}"""
# resolves when a thing lies where it lay two pictures before, nothing moves that will come to rest,
# and no typeface is on its way that would make words wider
STILL = """async (thing) => {
  const ends = (each) => each.effect.getComputedTiming().endTime !== Infinity;
  const where = () => JSON.stringify(thing.getBoundingClientRect());
  for (let last = ""; last !== where(); ) {
    last = where();
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
}"""
SCROLL = "thing => thing.scrollIntoView({ block: 'center', behavior: 'instant' })"
BEHIND = """thing => Boolean(
  document.activeElement.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_PRECEDING)"""
Press = Callable[[Locator], Awaitable[None]]


async def where_it_shows(thing: Locator) -> tuple[float, float]:
    """Return a point of a thing at rest that nothing covers; scroll to what is out of sight."""
    await expect(thing).to_be_visible()
    await thing.evaluate(STILL)
    found = await thing.evaluate(WHERE_IT_SHOWS)
    if found is None:
        await thing.evaluate(SCROLL)
        await thing.evaluate(STILL)
        found = await thing.evaluate(WHERE_IT_SHOWS)
    assert found is not None, f"{thing} cannot be pressed: something covers it"
    return found[0], found[1]


async def click(thing: Locator) -> None:
    """Click on what shows of a thing."""
    await thing.page.mouse.click(*await where_it_shows(thing))


async def tap(thing: Locator) -> None:
    """Touch what shows of a thing; what was touched in the crowd is then taken by its button."""
    touch = thing.page.touchscreen
    picks = await thing.get_attribute("data-spot") is not None
    if picks:  # two touches in haste would enlarge the crowd
        await becomes(lambda: thing.page.evaluate(UNHURRIED), True)
    await touch.tap(*await where_it_shows(thing))
    if picks:
        await touch.tap(*await where_it_shows(thing.page.locator(".loupe button")))


async def use_keys(thing: Locator) -> None:
    """Go to a thing with the tab key, see the focus there, and press it."""
    keys = thing.page.keyboard
    await expect(thing).to_be_visible()
    for _ in range(MOST_STOPS):
        if await thing.evaluate(FOCUSED):
            break
        await keys.press("Shift+Tab" if await thing.evaluate(BEHIND) else "Tab")
    assert await thing.evaluate(FOCUSED), f"{thing} is out of reach of the tab key"
    assert await thing.evaluate(RING), f"{thing} has the focus, and nobody can see it"
    await keys.press("Enter")


async def drag(card: Locator, place: Locator) -> None:
    """Drag a card onto a place and let go of it there."""
    mouse = card.page.mouse
    await mouse.move(*await where_it_shows(card))
    await mouse.down()
    await mouse.move(*await where_it_shows(place), steps=8)
    await mouse.up()
