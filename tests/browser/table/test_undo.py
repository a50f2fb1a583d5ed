from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.people import People
from tests.server.laid import Deal

pytestmark = pytest.mark.once  # a server runs the build it finds


async def test_an_announcement_is_taken_back(people: People) -> None:
    """Taken back, an action leaves the table as it was, and the log says so to everybody."""
    ana, bo = await people.at_a_laid_table(
        Deal(), lambda at: at.seat == 0 and "exchange" in at.legal, after=8
    )
    board, log = await ana.board(), await ana.log()
    await ana.choose("exchange")
    assert await ana.board() != board  # others can be chosen now
    await ana.button("web-undo").click()
    await ana.until(lambda frame: frame["events"] and frame["events"][-1]["key"] == "undo")
    assert await ana.board() == board
    announced = ana.say("event-action.you", action="exchange")
    assert await ana.log() == [*log, announced, ana.say("event-undo.you")]
    await bo.until(lambda frame: bool(frame["turn"] == ana.frame["turn"]))
    assert (await bo.log())[-1] == bo.texts(("Ana", "Bo"))("event-undo", seat=0)
    assert await bo.public_board() == await ana.public_board()
    await ana.choose("exchange")


async def test_what_was_seen_cannot_be_taken_back(people: People) -> None:
    """After looking at a card the button is refused with a sentence, and nothing changes."""
    ana, _ = await people.at_a_laid_table(Deal(), lambda at: at.seat == 0 and "look" in at.legal)
    await ana.choose("look")
    await ana.choose(ana.frame["legal"][0])
    assert ana.frame["view"]["phase"] == "reveal-one"
    board, log, turn = await ana.board(), await ana.log(), ana.frame["turn"]
    await ana.button("web-undo").click()
    alert = ana.page.get_by_role("alert")
    await expect(alert.filter(has_text=ana.say("fault-undo-shown"))).to_be_visible()
    assert (await ana.board(), await ana.log(), ana.frame["turn"]) == (board, log, turn)
