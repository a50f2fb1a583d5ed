from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from ludotheque.core.chance import Noise
from ludotheque.games import GAMES
from tests.browser.barriers import check, needs_axe
from tests.browser.people import People
from tests.browser.people import play as click_on
from tests.server.laid import Deal
from tests.server.running import come, play
from tests.server.serving import Serving

pytestmark = pytest.mark.once  # a server runs the build it finds

LOCALES = pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])


@LOCALES
async def test_pages_have_no_barriers(people: People, locale: str) -> None:
    """Home, game, new table, rules, lobby and a missing page pass all checks of axe."""
    needs_axe()
    people.server.open_table(public=True)
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
async def test_rounds_and_results_have_no_barriers(
    people: People, serve: Serving, locale: str, width: int
) -> None:
    """How a round ended, how a match ended, and the table below pass all checks of axe."""
    needs_axe()
    deal = Deal(options={"turn_limit": "1"})
    laid, over = serve.lay(deal, lambda at: at.view["round"] == 1), serve.lay(deal)
    screen: dict[str, Any] = {"viewport": {"width": width, "height": 800}, "bypass_csp": True}
    ana = await people.come_to(laid, 0, locale=locale, handler=False, **screen)
    players = await come(serve.one, laid)
    await play(*players, until=lambda frame: frame["view"]["round"] == 2)
    await expect(ana.button("web-go-on")).to_be_visible()
    await check(ana, "end of a round")

    await ana.enter(over.key, over.tokens[0])
    await expect(ana.sheet("web-over")).to_be_visible()
    await check(ana, "results")
    await ana.page.keyboard.press("Escape")
    await expect(ana.sheet("web-over")).to_be_hidden()
    await check(ana, "after the end")


@LOCALES
async def test_sheets_over_the_table_have_no_barriers(people: People, locale: str) -> None:
    """The log with its chat, the rules, and a refusal pass all checks of axe on a narrow page."""
    needs_axe()
    viewport = {"width": 360, "height": 800}
    [ana] = await people.at_a_laid_table(
        Deal(people=("Ana",), bots=1),
        lambda at: "look" in at.legal,
        locale=locale,
        bypass_csp=True,
        viewport=viewport,
    )
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
    ana, bo = await people.at_a_laid_table(Deal(), lambda at: at.view["round"] == 1)
    region = ana.page.locator("[aria-live='polite'][aria-atomic='true']")
    seen = set()
    for move in range(12):
        await click_on(ana, bo, moves=1, noise=Noise(move))
        await ana.settle()
        frame = ana.frame
        told = [ana.tell(event, ("Ana", "Bo")) for event in frame["events"]]
        asked = ana.say(f"phase-{frame['view']['phase']}.you") if frame["legal"] else ""
        await expect(region).to_have_text(" ".join([*told, asked]).strip())
        if told:
            seen.add((frame["mine"], bool(asked)))
    assert seen == {(False, False), (False, True), (True, False), (True, True)}
