from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from tests.browser.people import People, play
from tests.browser.person import Frame, Person
from tests.server.laid import Deal
from tests.server.serving import Serving

pytestmark = pytest.mark.once  # a server runs the build it finds


def talk(person: Person) -> Locator:
    """Find what was said at the table."""
    return person.page.get_by_role("log", name=person.say("web-chat"))


async def test_what_one_says_the_others_read(people: People) -> None:
    """A message reaches the other player and a spectator, once, as it was typed."""
    ana, bo = await people.two_at_a_table()
    eve = await people.come()
    await eve.open(ana.page.url)
    await expect(talk(eve)).to_be_visible()
    saying = "Kraaw ! <b>1 & 2</b> 🪶"
    await ana.field("web-say").fill(saying)
    await ana.button("web-send").click()
    await bo.field("web-say").fill("Ah?")
    await bo.page.keyboard.press("Enter")
    for person in (ana, bo, eve):
        await expect(talk(person).get_by_text(saying)).to_have_count(1)
        await expect(talk(person)).to_contain_text("Bo")
        await expect(talk(person).get_by_text("Ah?")).to_have_count(1)
    await expect(ana.field("web-say")).to_have_value("")
    await expect(eve.field("web-say")).to_have_count(0)


async def test_a_spectator_sees_what_is_public_and_decides_nothing(people: People) -> None:
    """Whoever comes after the start watches: no secret, no seat, no move, no taking back."""
    ana, bo = await people.at_a_laid_table(Deal(), lambda at: "look" in at.legal, after=16)
    eve = await people.come()
    await eve.open(ana.page.url)
    await expect(eve.page.get_by_text(eve.say("web-watching"))).to_be_visible()
    await expect(eve.slots).to_have_count(10)
    await eve.until(lambda frame: bool(frame["turn"] == ana.frame["turn"]))
    assert await eve.public_board() == await ana.public_board()
    for slot, said in (await eve.board()).items():
        state = said.rpartition(": ")[2]
        tells = state.startswith("hidden") and any(sign.isdigit() for sign in state)
        assert not tells or all(each.frame["view"]["values"][int(slot)] for each in (ana, bo))
    for each in (eve.choices, eve.field("web-your-name"), eve.button("web-sit")):
        await expect(each).to_have_count(0)
    await expect(eve.button("web-undo")).to_have_count(0)
    turn = eve.frame["turn"]
    await eve.card(0).click()
    await play(ana, bo, eve, moves=1)
    assert eve.frame["turn"] == turn + 1
    assert await eve.public_board() == await ana.public_board()


def has_cards(frame: Frame) -> bool:
    """Say whether the first seat has to decide, with cards before it."""
    return bool(frame["view"]["round"] == 1 and frame["seat"] == 0 and frame["legal"])


async def test_a_personal_link_opens_the_same_seat_elsewhere(people: People) -> None:
    """The link of the share panel, opened on another device, plays on in the same seat."""
    ana, key = await people.host()
    await ana.page.get_by_text(ana.say("web-personal"), exact=True).click()
    link = await ana.field("web-personal").input_value()
    bo = await people.come()
    await bo.open(f"/t/{key}")
    await bo.sit("Bo")
    await ana.until(lambda frame: bool(frame["chairs"][1]["kind"] == "person"))
    await ana.start()
    await play(ana, bo, moves=2)
    await play(ana, bo, until=has_cards)
    board = await ana.board()
    await ana.page.close()
    phone = await people.come()
    await phone.open(link)
    await expect(phone.slots).to_have_count(10)
    assert await phone.board() == board
    assert phone.page.url.endswith(f"/t/{key}")  # the secret is not left in the address
    await play(phone, bo, moves=2)
    await phone.page.reload()
    await expect(phone.slots).to_have_count(10)
    assert phone.frame["seat"] == 0


def stood_in(frame: Frame) -> bool:
    """Say whether a bot plays for the first seat."""
    return bool(frame["chairs"][0]["away"])


async def test_a_bot_stands_in_for_whoever_is_late_or_gone(people: People, serve: Serving) -> None:
    """When the clock has run out a bot decides; a move or a return gives the seat back."""
    laid = serve.lay(Deal(clock=3), lambda at: at.seat == 0 and "look" in at.legal)
    serve("--rate", "100000", "--pace", "4")  # bots think long enough
    bo, ana = await people.come_to(laid, 1), await people.come_to(laid, 0)
    nest = bo.page.locator("section:has([data-row='0'])")
    sign = nest.get_by_text(bo.say("web-stand-in"))
    await bo.until(stood_in)
    await expect(sign).to_be_visible()
    await ana.choose("look")
    await expect(sign).to_be_hidden()

    await ana.page.close()
    await bo.until(stood_in)
    await expect(sign).to_be_visible()
    turn = bo.frame["turn"]
    await bo.until(lambda frame: bool(frame["turn"] > turn))
    again = await people.page_of(ana)
    await again.open(bo.page.url)
    await expect(sign).to_be_hidden()
    await expect(again.slots).to_have_count(10)
