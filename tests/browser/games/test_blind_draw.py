from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from tests.browser.people import People
from tests.browser.person import Person
from tests.browser.wire import NO_SOCKET
from tests.server.running import QUICK, come, play
from tests.server.serving import Serving
from tests.server.test_blind import lay_a_blind_draw

pytestmark = pytest.mark.once  # a server runs the build it finds

GAME = "carnavalesque"
COUNT_TONES = """() => {
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.tones = (window.tones ?? 0) + 1;
    return start.apply(this, when);
  };
}"""
WHERE = "hand => hand.style.transform"


def hand(person: Person) -> Locator:
    """Find the hand that all but the Fool see."""
    return person.page.get_by_role("img", name=person.say("web-blind-hand"), exact=True)


def darkness(person: Person) -> Locator:
    """Find the hand where the Fool believes it to be."""
    return person.page.get_by_role("img", name=person.say("web-blind-believed"), exact=True)


def cards(person: Person) -> Locator:
    """Find all cards of the crowd."""
    return person.page.locator("[data-spot]")


async def test_the_others_see_the_hand_and_the_fool_hears_a_call(people: People) -> None:
    """V5.1 to V5.3: darkness for the Fool; for the others the hand moves, and one cries "Stop!"."""
    laid, fool = lay_a_blind_draw(people.serve)
    blind = await people.come_to(laid, fool)
    king = blind.frame["view"]["king"]
    caller = next(seat for seat in range(3) if seat not in (fool, king))
    await blind.page.evaluate(COUNT_TONES)
    await blind.button("web-sound").click()
    await blind.page.evaluate("window.tones = 0")
    seer = await people.come_to(laid, caller)
    await expect(darkness(blind)).to_be_visible()
    await expect(cards(blind)).to_have_count(0)
    await expect(cards(seer)).to_have_count(len(seer.frame["view"]["crowd"]))
    before = await hand(seer).evaluate(WHERE)
    turn = seer.frame["turn"]
    await blind.page.locator("[data-move^='glide west ']").click()
    await seer.until(lambda frame: bool(frame["turn"] > turn))
    assert await hand(seer).evaluate(WHERE) != before
    await seer.page.locator("[data-move='stop']").click()
    cry = blind.page.get_by_text(blind.say("web-blind-cry"), exact=True)
    await expect(cry).to_be_visible()
    assert await blind.page.evaluate("window.tones") > 0


async def test_a_kill_in_the_blind_draw_leaves_the_dark_as_it_was(
    people: People, serve: Serving
) -> None:
    """Killed and started again: the same hand for all, the same dark for the Fool, who goes on."""
    laid, fool = lay_a_blind_draw(serve)
    server = serve()
    pages = [await people.come_to(laid, seat) for seat in range(3)]
    blind, *others = sorted(pages, key=lambda page: not page.frame["view"]["blind"])
    believed = await darkness(blind).evaluate(WHERE)
    seen = [await hand(page).evaluate(WHERE) for page in others]
    for page in pages:
        page.faults.expect(NO_SOCKET)
    server.kill()
    await expect(blind.page.get_by_text(blind.say("web-reconnecting"))).to_be_visible()
    serve(*QUICK, "--port", str(server.port))
    for page in pages:
        await expect(page.page.get_by_text(page.say("web-reconnecting"))).to_be_hidden()
        await page.settle()
    assert await darkness(blind).evaluate(WHERE) == believed
    assert [await hand(page).evaluate(WHERE) for page in others] == seen
    await expect(cards(blind)).to_have_count(0)
    await blind.page.locator("[data-move='grab 1']").click()
    await expect(darkness(blind)).to_have_count(0)
    await expect(cards(blind)).not_to_have_count(0)
    assert fool == blind.frame["seat"]


async def test_a_replay_keeps_the_dark_of_the_fool(people: People, serve: Serving) -> None:
    """V5.1: through the eyes of the Fool a replay shows no crowd, through others' it does."""
    laid, fool = lay_a_blind_draw(serve)
    await play(*await come(serve.one, laid))
    person = await people.come()
    person.game = GAME
    for seat in range(3):
        await person.open(f"/t/{laid.key}/replay?move={laid.turn}&eyes={seat + 1}")
        dark = seat == fool
        await expect(darkness(person) if dark else hand(person)).to_have_count(1)
        assert bool(await cards(person).count()) is not dark
        await expect(person.page.locator("[data-legal]")).to_have_count(0)
