from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from ludotheque.core.chance import Noise
from ludotheque.games import GAMES
from tests.browser.barriers import check, needs_axe
from tests.browser.people import People, play
from tests.browser.person import Person
from tests.server.running import Player, Running

pytestmark = pytest.mark.once  # a server runs the build it finds

LOCALES = pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])


@LOCALES
async def test_pages_have_no_barriers(people: People, server: Running, locale: str) -> None:
    """Home, game, new table, rules, lobby and a missing page pass all checks of axe."""
    needs_axe()
    server.open_table(public=True)
    ana = await people.come(locale, bypass_csp=True)
    of_games = [f"/games/{game}{page}" for game in GAMES for page in ("", "/new", "/rules")]
    for path in ("/", *of_games, "/nowhere"):
        await ana.open(path)
        await expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
        await expect(ana.page.get_by_role("link", name="Ludothèque")).to_be_visible()
        for more in await ana.page.locator("details").all():
            await more.locator("summary").click()
        await check(ana, path)
    await ana.open("/games/kraaw/new")
    await ana.button("web-create").click()
    await expect(ana.field("web-your-name")).to_be_visible()
    await check(ana, "lobby")
    await ana.sit("Ana")
    for more in await ana.page.locator("details").all():
        await more.locator("summary").click()
    await check(ana, "lobby with a seat")


@pytest.mark.parametrize(("locale", "width"), [("fr-FR", 360), ("en-GB", 1280)])
async def test_the_table_has_no_barriers(
    people: People, server: Running, locale: str, width: int
) -> None:
    """In every phase that a game comes by, between rounds and in its results, axe finds nothing."""
    needs_axe()
    screen: dict[str, Any] = {
        "viewport": {"width": width, "height": 800},
        "bypass_csp": True,
        "handler": False,
    }
    options = {"turn_limit": "4", "swap_hand": "on"}
    ana, key = await people.host(options=options, locale=locale, **screen)
    bo = await Player.come(server, key)
    await bo.sit("Bo")
    await ana.until(lambda frame: bool(frame["chairs"][1]["kind"] == "person"))
    await ana.start()
    seen: set[str] = set()
    noise = Noise(3)
    while ana.frame["stage"] != "over":
        await check_moment(ana, seen)
        turn = ana.frame["turn"]
        if ana.frame["legal"]:
            await ana.choose_any(noise)
        else:
            await bo.see_turn(turn)
            await bo.move(noise)
        await ana.until(lambda frame: bool(frame["turn"] > turn))  # noqa: B023 - awaited
    assert {"choose-raven", "keep-or-announce", "dog-exchange", "main-action", "waiting"} <= seen
    await expect(ana.sheet("web-over")).to_be_visible()
    await check(ana, "results")
    await ana.page.keyboard.press("Escape")
    await expect(ana.sheet("web-over")).to_be_hidden()
    await check(ana, "after the end")


async def check_moment(person: Person, seen: set[str]) -> None:
    """Look at a table if nothing like it was seen before; go on if a round has ended."""
    go_on = person.button("web-go-on")
    if await go_on.is_visible():
        if "round" not in seen:
            await check(person, "end of a round")
        seen.add("round")
        await go_on.click()
        await expect(go_on).to_be_hidden()
    frame = person.frame
    phase = str(frame["view"]["phase"]) if frame["legal"] else "waiting"
    if phase not in seen:
        await check(person, phase)
    seen.add(phase)


@LOCALES
async def test_sheets_over_the_table_have_no_barriers(people: People, locale: str) -> None:
    """The log with its chat, the rules, and a refusal pass all checks of axe on a narrow page."""
    needs_axe()
    viewport = {"width": 360, "height": 800}
    ana, _ = await people.host(seats=2, locale=locale, bypass_csp=True, viewport=viewport)
    await ana.fill_with_bots()
    await ana.start()
    await play(ana, until=lambda frame: "look" in frame["legal"])
    for key in ("web-log-and-chat", "web-rules"):
        await ana.button(key).click()
        await expect(ana.sheet(key)).to_be_visible()
        await check(ana, key)
        await ana.page.keyboard.press("Escape")
        await expect(ana.sheet(key)).to_be_hidden()
    await ana.card(0).click()
    await expect(ana.page.get_by_role("alert")).to_be_visible()
    await check(ana, "a refusal")


async def test_a_screen_reader_hears_what_happened_and_what_can_be_done(people: People) -> None:
    """After every move the live region names its events, then the decision to be taken, if any."""
    ana, bo = await people.two_at_a_table()
    region = ana.page.locator("[aria-live='polite'][aria-atomic='true']")
    seen = set()
    for move in range(24):
        await play(ana, bo, moves=1, noise=Noise(move))
        await ana.settle()
        frame = ana.frame
        told = [ana.tell(event, ("Ana", "Bo")) for event in frame["events"]]
        asked = ana.say(f"phase-{frame['view']['phase']}.you") if frame["legal"] else ""
        await expect(region).to_have_text(" ".join([*told, asked]).strip())
        if told:
            seen.add((frame["mine"], bool(asked)))
    assert seen == {(False, False), (False, True), (True, False), (True, True)}
