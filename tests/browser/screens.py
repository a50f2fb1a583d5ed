"""The screens that pages are looked at on, and whether a page fits."""

from __future__ import annotations

from typing import Any

from tests.browser.person import Person

WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
TOO_WIDE = """() => Array.from(document.querySelectorAll("body *"))
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
  .map((each) => each.outerHTML.slice(0, 120))"""


async def check_width(person: Person, where: str) -> None:
    """See that a page can be read without scrolling sideways."""
    await person.settle()
    wide, inner = await person.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert inner == 360, f"{where} was zoomed out"
    assert wide <= inner, f"{where}: {await person.page.evaluate(TOO_WIDE)}"
