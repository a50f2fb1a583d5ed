from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.people import People
from tests.browser.person import Person, plain
from tests.server.laid import Deal

pytestmark = pytest.mark.once  # a server runs the build it finds

HOUR = 3600.0
ON_TURN = Deal("kraaw", people=("Ana",), bots=1)
OVER_DAYS = Deal("kraaw", people=("Ana", "Bo"), clock=86400)


async def test_a_game_alone_with_bots_is_as_it_was_left(people: People) -> None:
    """22.1: closed on one's turn, the server killed, an hour later: still one's turn."""
    laid = people.serve.lay(ON_TURN, lambda at: at.seat == 0 and "look" in at.legal, after=4)
    ana = await people.come_to(laid, 0)
    board, turn = await ana.board(), ana.frame["turn"]
    await ana.page.close()
    people.serve.turn_on(HOUR)
    people.server.kill()
    again = people.serve()
    people.serve.turn_on(HOUR)
    people.here.clear()
    back = await people.come(address=f"http://127.0.0.1:{again.port}")
    await back.enter(laid.key, laid.tokens[0])
    await back.until(lambda frame: bool(frame["legal"]))
    await expect(back.slots.first).to_be_visible()
    assert await back.board() == board
    assert back.frame["turn"] == turn
    assert not [event for event in back.story if "stand_in" in event]


async def test_over_days_nothing_moves_until_the_clock_is_over(people: People) -> None:
    """22.2: for 23 hours; then a stand-in, told as such to both, and shown to who is back."""
    ana, bo = await people.at_a_laid_table(
        OVER_DAYS, lambda at: at.seat == 0 and "look" in at.legal
    )
    laid = ana.page.url
    turn = bo.frame["turn"]
    await ana.open("/health")  # the page is left
    people.serve.turn_on(23 * HOUR)
    await bo.page.reload()
    await bo.until(lambda frame: bool(frame["left"] and frame["left"] <= HOUR * 1000))
    assert bo.frame["turn"] == turn
    people.serve.turn_on(HOUR)
    await bo.until(lambda frame: bool(frame["stood_in"][0]))
    log = bo.page.get_by_role("list", name=bo.say("web-log"))
    await expect(log.get_by_text("A bot, for Ana,").first).to_be_visible()
    await ana.open(laid)
    sheet = ana.page.get_by_text(ana.say("web-done-for-you"))
    await expect(sheet).to_be_visible()
    await expect(ana.page.get_by_text("A bot, for you,").first).to_be_visible()
    await ana.button("web-done-for-you-close").click()
    await expect(sheet).to_be_hidden()
    await choose(bo, "web-end-propose")
    await bo.button("web-sure-end").click()
    await ana.button("web-agree").click()
    moves = bo.frame["stood_in"][0]
    told = bo.say("web-stood-in", count=moves, name="Ana")
    await expect(bo.sheet("web-ended").get_by_text(told)).to_be_visible()
    await ana.link("web-replay").click()
    await ana.button("web-replay-last").click()
    replayed = ana.page.get_by_role("list", name=ana.say("web-log"))
    await expect(replayed.get_by_text("A bot, for you,").first).to_be_visible()


async def choose(person: Person, key: str) -> None:
    """Choose something of the menu of the table, by the keyboard."""
    await person.button("web-table-menu").press("Enter")
    await expect(person.sheet("web-table-menu")).to_be_visible()
    await person.button(key).press("Enter")


async def test_a_pause_and_an_end_are_agreed_on_in_the_menu(people: People) -> None:
    """22.4: everybody sees who agrees; a refusal changes nothing, an end asks twice."""
    ana, bo = await people.at_a_laid_table(
        Deal("kraaw", people=("Ana", "Bo")), lambda at: at.seat == 0 and "look" in at.legal
    )
    await choose(ana, "web-pause-propose")
    await expect(bo.page.get_by_role("status").get_by_text("Ana proposes a pause")).to_be_attached()
    await expect(ana.page.get_by_text("Waiting for Bo")).to_be_visible()
    await bo.button("web-agree").press("Enter")
    for person in (ana, bo):
        await expect(person.page.get_by_text(person.say("web-paused"))).to_be_visible()
    await choose(bo, "web-go-on-propose")
    await ana.button("web-agree").click()
    await expect(bo.page.get_by_text(bo.say("web-paused"))).to_be_hidden()
    await choose(bo, "web-end-propose")
    await bo.button("web-sure-end").press("Enter")
    await ana.button("web-decline").click()
    await expect(ana.button("web-agree")).to_be_hidden()
    assert ana.frame["stage"] == "playing"
    await choose(bo, "web-end-propose")
    await bo.button("web-sure-end").press("Enter")
    await ana.button("web-agree").click()
    await expect(bo.sheet("web-ended")).to_be_visible()


async def test_a_seat_is_left_for_good_and_an_absent_one_replaced(people: People) -> None:
    """22.4: the others see who is gone since when, and need not wait; who leaves is at home."""
    three = Deal("kraaw", people=("Ana", "Bo", "Cy"))
    ana, bo, cy = await people.at_a_laid_table(
        three, lambda at: at.seat == 2 and "look" in at.legal, locale="fr-FR"
    )
    await cy.open("/health")
    await ana.until(lambda frame: bool(frame["absent"]))
    await expect(ana.page.get_by_text("Cy vient de partir")).to_be_visible()
    await ana.button("web-table-menu").click()
    await ana.button("web-replace", name="Cy").click()
    await bo.button("web-agree").click()
    await ana.until(lambda frame: bool(frame["chairs"][2]["away"]))
    log = ana.page.get_by_role("list", name=ana.say("web-log"))
    await expect(log.get_by_text("Un robot, pour Cy,").first).to_be_visible()
    await choose(bo, "web-leave")
    await bo.button("web-sure-leave").click()
    await bo.page.wait_for_url("**/")
    await expect(log.get_by_text(plain("Bo s’en va")).first).to_be_visible()
