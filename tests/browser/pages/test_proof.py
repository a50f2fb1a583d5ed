from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.people import People
from tests.browser.proving import Proof
from tests.browser.watching import watcher

if TYPE_CHECKING:
    from playwright.async_api import Route

pytestmark = pytest.mark.once  # a server runs the build it finds

FORGED = {  # what is said of each point if one of the numbers was changed
    "secret": ("failed", "failed", "ok", "ok"),
    "commitment": ("failed", "ok", "failed", "ok"),
    "shares": ("ok", "failed", "ok", "failed"),
    "seed": ("ok", "failed", "ok", "ok"),
}


async def test_the_browser_that_played_proves_the_whole_deal(people: People) -> None:
    """Whoever was there checks the promise and their own number too, and all is right."""
    ana, bo = await people.two_at_a_table(options={"turn_limit": "1"})
    await people.finish(ana, bo)
    for person in (ana, bo):
        await Proof(person).check()
        await Proof(person).says("good", "ok", "ok", "ok", "ok")


async def test_a_browser_that_was_not_there_says_what_it_cannot_know(
    people: People,
) -> None:
    """It does the sums, and says that it saw neither the promise nor any number before."""
    eve = await watcher(people)
    await eve.open()
    await Proof(eve.person).check()
    await Proof(eve.person).says("partly", "ok", "ok", "absent", "absent")


async def test_a_forged_proof_is_found_out(people: People) -> None:
    """Whatever the house changes afterwards, the browser that played says what is wrong."""
    ana, _ = await people.host(options={"turn_limit": "1"})
    await ana.fill_with_bots()
    await ana.start()
    await people.finish(ana)
    for altered, verdicts in FORGED.items():
        await ana.page.route("**/proof", forge(altered))
        await Proof(ana).check()
        await Proof(ana).says("bad", *verdicts)
        await ana.page.unroute("**/proof")
        await ana.page.reload()


def forge(altered: str) -> Callable[[Route], Awaitable[None]]:
    """Answer instead of the house, with one thing changed."""

    async def answer(route: Route) -> None:
        true = await route.fetch()
        await route.fulfill(response=true, json=forged(await true.json(), altered))

    return answer


def forged(shown: dict[str, Any], altered: str) -> dict[str, Any]:
    """Return a proof with one number, or the number of each player, changed in one digit."""
    found = shown[altered]
    change = [other(each) for each in found] if isinstance(found, list) else other(found)
    return {**shown, altered: change}


def other(number: str) -> str:
    """Return a number that differs in one digit."""
    return number[:-1] + ("1" if number[-1] == "0" else "0")
