from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.barriers import check, needs_axe
from tests.browser.keys import tab_to
from tests.browser.people import People, play
from tests.browser.person import Person, plain, waits_for_people
from tests.browser.screens import PHONE, WIDE, check_width
from tests.server.laid import Deal
from tests.server.running import QUICK
from tests.server.serving import Serving

pytestmark = pytest.mark.once  # a server runs the build it finds

GLOWING = """() => Array.from(document.querySelectorAll("[data-legal]"))
  .filter((each) => getComputedStyle(each).animationName === "hinted")
  .map((each) => each.dataset.move ?? each.dataset.toward)"""

WATCH_SIGNS = """() => {
  [window.signs, window.cried] = [[], ""];
  new MutationObserver(() => {
    window.signs.push(Array.from(document.querySelectorAll(".dots[title]"), (each) => each.title));
    window.cried += document.querySelector("[aria-live='polite'][aria-atomic]")?.textContent ?? "";
  }).observe(document, { childList: true, subtree: true, characterData: true });
}"""


def hints_of(person: Person) -> list[dict[str, Any]]:
    """Return the hints that came to somebody's page."""
    return [json.loads(text)["hint"] for text in person.heard if text.startswith('{"hint"')]


async def ask(person: Person) -> dict[str, Any]:
    """Ask for a hint by a click, and wait until it is shown."""
    await person.button("web-hint").click()
    await expect(person.button("web-hint-play")).to_be_visible()
    await person.listen_until(lambda: bool(hints_of(person)))
    return hints_of(person)[-1]


@pytest.mark.parametrize(("locale", "screen"), [("fr-FR", PHONE), ("en-GB", WIDE)])
async def test_a_hint_is_shown_where_its_move_is_made(
    people: People, serve: Serving, locale: str, screen: dict[str, Any]
) -> None:
    """What makes the move glows and nothing else does; its words fit, and axe finds nothing."""
    needs_axe()
    laid = serve.lay(Deal("carnuta", people=("Ana",), bots=1), lambda at: bool(at.legal))
    serve(*QUICK, "--hint-games", "30")
    ana = await people.come_to(laid, 0, locale=locale, bypass_csp=True, **screen)
    hint = await ask(ana)
    best = hint["moves"][0]["move"]
    glowing = await ana.page.evaluate(GLOWING)
    assert glowing
    assert all(best.startswith(each) for each in glowing)
    said = plain(await ana.page.locator(".advice").inner_text())
    percent = (hint["moves"][0]["value"] + 5) // 10
    assert ana.say("web-hint-value", percent=percent) in said
    reasons = await ana.page.locator(".reason").all_inner_texts()
    told = [ana.say(each["key"], **each["args"]) for each in [hint["reason"]] if each]
    assert list(map(plain, reasons)) == list(map(plain, told))
    if screen is PHONE:
        await check_width(ana, "hint")
    await check(ana, "hint")
    await ana.button("web-hint-close").click()
    assert await ana.page.evaluate(GLOWING) == []
    await ana.button("web-hint").click()
    await expect(ana.button("web-hint-play")).to_be_visible()
    assert len(hints_of(ana)) == 1, "a hint that was put away is not thought of again"
    await ana.button("web-hint-play").click()
    await ana.until(lambda frame: bool(frame["turn"] > hint["turn"]))
    await expect(ana.button("web-hint-play")).to_be_hidden()


async def test_a_hint_by_keys(people: People, serve: Serving) -> None:
    """The hint is asked for and followed without a pointer, and a screen reader hears it."""
    laid = serve.lay(Deal(), lambda at: at.seat == 0 and "look" in at.legal)
    serve(*QUICK, "--hint-games", "30")
    asks, other = [await people.come_to(laid, seat) for seat in range(2)]
    turn = asks.frame["turn"]
    await tab_to(asks, asks.button("web-hint"))
    await asks.page.keyboard.press("Enter")
    await expect(asks.page.get_by_role("status").filter(has_text="%")).to_be_visible()
    await tab_to(asks, asks.button("web-hint-play"))
    await asks.page.keyboard.press("Enter")
    await asks.until(lambda frame: bool(frame["turn"] == turn + 1))
    await other.until(lambda frame: bool(frame["turn"] == turn + 1))
    names = ("Ana", "Bo")
    notice = other.texts(names)("event-hint", seat=asks.frame["seat"])
    assert notice in await other.log()
    assert hints_of(other) == []
    await expect(other.button("web-hint")).to_be_visible()


async def test_a_table_without_hints(people: People) -> None:
    """The host says no in the form; the lobby tells it, and the table has no bulb."""
    ana = await people.come()
    ana.game = "carnuta"
    await ana.open("/games/carnuta/new")
    box = ana.page.get_by_role("checkbox", name=ana.say("web-hints"))
    await expect(box).to_be_checked()
    await box.uncheck()
    await ana.field("web-seats", "combobox").select_option("2")
    await ana.button("web-create").click()
    await expect(ana.page.get_by_text(ana.say("web-hints-off"))).to_be_visible()
    await ana.sit("Ana")
    await ana.fill_with_bots()
    await ana.start()
    await expect(ana.button("web-undo")).to_be_visible()
    await expect(ana.button("web-hint")).to_have_count(0)


async def test_a_bot_that_thinks_is_seen_and_not_cried_out(people: People) -> None:
    """At its place and beside the sentence there is a sign with words; the live region is quiet."""
    deal = Deal(people=("Ana",), bots=1, level="expert")
    [ana] = await people.at_a_laid_table(deal, lambda at: "look" in at.legal)
    await ana.page.evaluate(WATCH_SIGNS)
    await play(ana, until=lambda frame: not waits_for_people(frame))
    await ana.until(lambda frame: bool(frame["legal"]))
    await ana.settle()
    words = plain(ana.texts(await ana.names())("web-thinking", seats=[1]))
    shown = [list(map(plain, titles)) for titles in await ana.page.evaluate("window.signs")]
    assert [words, words] in shown
    assert shown[-1] == []
    assert words not in await ana.page.evaluate("window.cried")


async def test_levels_are_explained_where_they_are_chosen(people: People) -> None:
    """On the page of a game and in the lobby each level says in a line what it is like."""
    ana = await people.come("fr-FR")
    levels = ("beginner", "regular", "expert")
    await ana.open("/games/kraaw")
    for level in levels:
        radio = ana.page.get_by_role("radio", name=ana.say(f"web-level-{level}"))
        await expect(radio).to_be_checked(checked=level == "regular")
        await expect(ana.page.get_by_text(ana.say(f"web-level-{level}-why"))).to_be_visible()
    host, _ = await people.host()
    for level in levels:
        await expect(host.page.get_by_text(host.say(f"web-level-{level}-why"))).to_be_visible()
