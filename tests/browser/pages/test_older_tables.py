"""Games that were dealt under older rules, as those who left them find them in a browser."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from ludotheque.core.faults import Fault
from tests.browser.people import People
from tests.browser.person import Person, plain
from tests.versions.older import TOLD, copy_to
from tests.versions.raised import RAISED, python_path

pytestmark = pytest.mark.once  # a server runs the build it finds

PHONE = {"width": 360, "height": 740}
WIDE = {"width": 1280, "height": 900}
OPEN, OVER = TOLD["open-kraaw"], TOLD["over-carnuta"]
KEEP = "(told) => localStorage.setItem(`ludo-table-${told.key}`, JSON.stringify(told.kept))"


@pytest.fixture
async def left(people: People, tmp_path: Path) -> Callable[..., Any]:
    """Serve the older store to somebody whose browser knows two of its games."""
    copy_to(tmp_path)
    people.serve(cold=True, PYTHONPATH=python_path(tmp_path))

    async def come(locale: str, size: dict[str, int]) -> Person:
        ana = await people.come(locale, viewport=size)
        ana.faults.expect(r"\b409\b")
        await ana.open("/")
        for told in (OPEN, OVER):
            kept = {"host": told["host"], "tokens": told["tokens"][:1], "when": 1}
            await ana.page.evaluate(KEEP, {"key": told["key"], "kept": kept})
        return ana

    return come


def reason(ana: Person, told: dict[str, Any]) -> str:
    """Return what the page should say of a game."""
    args: dict[str, int | str] = {"version": 1, "known": RAISED, "release": "0.1.0"}
    names = "Player 1, Player 2"
    return ana.texts().fault(Fault("fault-other-rules", names=names, moves=told["turn"], **args))


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
async def test_the_page_of_an_older_game_names_the_release_that_continues_it(
    left: Callable[..., Any], locale: str, size: dict[str, int]
) -> None:
    """The page says who plays, why it cannot go on here, and which release continues it."""
    ana = await left(locale, size)
    for told in (OPEN, OVER):
        await ana.open(f"/t/{told['key']}")
        alert = ana.page.get_by_role("alert")
        await expect(alert).to_be_visible()
        assert plain(await alert.inner_text()) == plain(reason(ana, told))
        assert "0.1.0" in await alert.inner_text()
        wide = await ana.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size["width"], "nothing is wider than the page"


async def test_home_lists_older_games_with_their_release(left: Callable[..., Any]) -> None:
    """A game that was left does not vanish from home: it says what continues it."""
    ana = await left("en-GB", PHONE)
    await ana.open("/")
    heading = ana.page.get_by_role("heading", name=ana.say("web-waiting-tables"), exact=True)
    section = ana.page.locator("section").filter(has=heading)
    await expect(section.get_by_role("listitem")).to_have_count(2)
    said = plain(await section.inner_text())
    for game, told in (("Kraaw", OPEN), ("Carnuta", OVER)):
        assert f"{game} {plain(reason(ana, told))}" in said
