from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Locator, expect

from ludotheque.core.chance import Noise
from tests.browser.choosing import check_all_is_offered, choose, lively
from tests.browser.keys import (
    COUNT_POINTERS,
    FOCUSED,
    focus_is_visible,
    tab_to,
    tab_to_a_choice,
)
from tests.browser.moments import get_on
from tests.browser.people import People, play_on
from tests.browser.person import Person, plain
from tests.browser.screens import PHONE, check_width
from tests.server.laid import Deal, Moment

pytestmark = pytest.mark.once  # a server runs the build it finds

QUICK = "regular"  # whoever knows what they want ends a game sooner
ALONE = Deal("carnuta", people=("Ana",), bots=1, level=QUICK)


async def check_score_sheet(person: Person) -> None:
    """Compare the score sheet with the outcome and with the cards that were laid.

    The sheet of results opens at once; the score sheet in it is fetched only then.
    """
    frame, results = person.frame, person.sheet("web-over")
    view = frame["view"]
    totals = results.locator("[data-total]")
    await expect(totals).to_have_text([str(each) for each in frame["outcome"]["scores"]])
    best = plain(person.say("sheet-best"))
    row = results.get_by_role("row").filter(has_text=best)
    assert [int(cell) for cell in await row.get_by_role("cell").all_inner_texts()] == [
        best_column(view, seat) for seat in range(view["seats"])
    ]
    assert await results.locator("details").count() == view["seats"]
    lines = results.locator("details li:not(.token)")
    assert await lines.count() == sum(len(laid) for laid in view["laid"])
    await expect(results).to_contain_text("reconstruction-1")


def best_column(view: dict[str, Any], seat: int) -> int:
    """Add up the points of each column, and return the most."""
    columns = dict.fromkeys(range(8), 0)
    for kind, points in zip(view["columns"][seat], view["points"][seat], strict=True):
        columns[kind] += points
    return max(columns.values())


async def test_two_people_and_a_bot_play_to_the_score_sheet(people: People) -> None:
    """Two people play to the end by clicking; at each decision the page offers all that is legal.

    It offers nothing else, and the score sheet in the end has the points of the outcome.
    """
    laid = people.serve.lay_before_the_end(Deal("carnuta", bots=1, level=QUICK), 14, choose=get_on)
    players = [await people.come_to(laid, seat) for seat in range(2)]
    noise = Noise(4)

    async def decide(person: Person) -> None:
        await check_all_is_offered(person)
        await choose(person, lively(person.frame["legal"], noise))

    await play_on(*players, decide=decide)
    for person in players:
        await check_score_sheet(person)


async def test_a_game_is_ended_by_keyboard_alone(people: People) -> None:
    """Against a bot, with the keys Tab, arrows and Enter: the focus is always to be seen.

    A card opens by Enter, and the focus is then on what is done with it.
    """
    ana = await people.come_to(people.serve.lay_before_the_end(ALONE, 12, choose=get_on), 0)
    noise = Noise(2)
    await ana.page.evaluate(COUNT_POINTERS)

    async def decide(person: Person) -> None:
        await check_all_is_offered(person)
        await tab_to_a_choice(person)
        for _ in range(noise.below(4)):
            await person.page.keyboard.press("ArrowRight" if noise.below(2) else "Tab")
            await tab_to_a_choice(person)
        assert await focus_is_visible(person)
        turn, leads = person.frame["turn"], person.page.locator("[data-toward]:focus")
        if await leads.count():
            await person.page.keyboard.press("Enter")
            await expect(person.page.locator("[data-move]:focus")).to_be_visible()
            assert await focus_is_visible(person)
        await person.page.keyboard.press("Enter")
        await person.until(lambda frame: bool(frame["turn"] > turn))

    await play_on(ana, decide=decide)
    await check_score_sheet(ana)
    await tab_to(ana, ana.button("web-again"))
    assert not await ana.page.evaluate("window.pointed")


async def test_arrow_keys_go_along_the_rivers_and_escape_closes_a_card(people: People) -> None:
    """Arrows move from card to card; Escape gives the focus back to the card that was open."""
    (ana,) = await people.at_a_laid_table(ALONE, lambda at: at.view["phase"] == "action")
    await tab_to(ana, market_card(ana, 0))
    for key, place in (("ArrowRight", 1), ("ArrowDown", 5), ("ArrowLeft", 4), ("ArrowUp", 0)):
        await ana.page.keyboard.press(key)
        assert await market_card(ana, place).evaluate(FOCUSED)
    await ana.page.keyboard.press("Enter")
    preview = ana.page.get_by_role("region", name=ana.say("web-preview"))
    await expect(preview).to_be_visible()
    await ana.page.keyboard.press("Escape")
    await expect(preview).to_be_hidden()
    assert await market_card(ana, 0).evaluate(FOCUSED)


def market_card(person: Person, place: int) -> Locator:
    """Find a card of the market by its place."""
    return person.page.locator(f"[data-slot='market-{place}']")


async def test_a_game_is_ended_on_a_phone(people: People) -> None:
    """At 360 pixels, by taps, to the end: nothing is ever wider than the page."""
    laid = people.serve.lay_before_the_end(ALONE, 16, choose=get_on)
    cleo = await people.come_to(laid, 0, locale="fr-FR", **PHONE)
    noise = Noise(5)

    async def decide(person: Person) -> None:
        await check_width(person, person.frame["view"]["phase"])
        await choose(person, lively(person.frame["legal"], noise), Locator.tap)

    await play_on(cleo, decide=decide)
    await check_score_sheet(cleo)
    await check_width(cleo, "score sheet")


READ_PRINTED = """async () => {
  const key = location.pathname.split("/")[2];
  return (await (await fetch(`/api/tables/${key}`)).json()).printed;
}"""


async def test_a_card_tells_its_cost_and_its_points_before_it_is_played(people: People) -> None:
    """The preview of a card says what it would bring, and marks the runes that would pay for it.

    What is missing is said too; and looking at cards moves nothing.
    """
    (ana,) = await people.at_a_laid_table(ALONE, lambda at: at.view["phase"] == "action")
    frame = ana.frame
    cards = (await ana.page.evaluate(READ_PRINTED))["cards"]
    view = frame["view"]
    own = ana.page.get_by_role("region", name="Ana", exact=True)
    preview = ana.page.get_by_role("region", name=ana.say("web-preview"))
    for place, number in enumerate(view["market"]):
        await market_card(ana, place).click()
        await expect(market_card(ana, place)).to_have_attribute("aria-pressed", "true")
        gain = frame["outlook"]["market"][place]["gain"]
        await expect(preview.locator(".gain")).to_contain_text(f"+{gain}")
        acts = [symbol["act"] for symbol in cards[number]["cost"]]
        faces = [symbol["face"] for symbol in cards[number]["cost"]]
        suns, moons = view["suns"][0], view["moons"][0]
        paid = faces.count("sun") <= suns and faces.count("moon") <= moons
        await expect(preview.locator(".lacks")).to_have_count(0 if paid else 1)
        if paid:
            await expect(own.locator(".place.flip")).to_have_count(acts.count("flip"))
            await expect(own.locator(".place.give")).to_have_count(acts.count("give"))
    assert ana.frame["turn"] == frame["turn"]


def is_short(at: Moment) -> bool:
    """Say whether somebody who may act holds a card that cannot be paid."""
    view = at.view
    acts = bool(at.legal) and view["phase"] == "action" and bool(view["actions"])
    plays = {move.split()[1] for move in at.legal if move.startswith("play ")}
    return acts and len(plays) < len(set(view["hands"][at.seat]))


async def test_what_cannot_be_paid_is_refused_with_its_clause(people: People) -> None:
    """A card that one cannot pay can be looked at, and its button says why it is not played."""
    (ana,) = await people.at_a_laid_table(ALONE, is_short)
    await check_all_is_offered(ana)
    unpaid = ana.page.locator("[data-slot^='hand-0']:not([data-toward])")
    await unpaid.first.click()
    preview = ana.page.get_by_role("region", name=ana.say("web-preview"))
    await preview.get_by_role("button", name=ana.say("web-play-card")).click()
    await expect(ana.page.get_by_role("alert")).to_contain_text("C3.2")
    await expect(preview).to_be_visible()
