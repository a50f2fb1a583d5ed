from __future__ import annotations

import pytest
from playwright.async_api import FilePayload, expect

from ludotheque.games import GAMES
from ludotheque.i18n.texts import Texts
from tests.browser.people import People
from tests.browser.person import plain

pytestmark = pytest.mark.once  # a server runs the build it finds

LABEL = "web-deck"


def csv(name: str, text: str) -> FilePayload:
    """Return a file as somebody picks it."""
    return {"name": name, "mimeType": "text/csv", "buffer": text.encode()}


async def test_a_host_brings_cards_of_their_own(people: People) -> None:
    """C1.2: a file that is wrong is refused with its lines; one that is right is played with."""
    deck = GAMES["carnuta"].deck
    assert deck is not None
    broken = deck.text.replace("clover,1,", "clover,7,", 1)
    ana = await people.come()
    ana.faults.expect("400")
    await ana.open("/games/carnuta/new")
    upload = ana.page.get_by_label(ana.say(LABEL))
    await upload.set_input_files(csv("broken.csv", broken))
    await ana.button("web-create").click()
    line = 2
    fault = Texts("en", "carnuta")(
        "fault-deck-cell", line=line, column="counts_as", value="7", right="1, 2"
    )
    await expect(ana.page.get_by_role("alert")).to_contain_text(fault)
    await upload.set_input_files(csv("my cards.csv", deck.text))
    await ana.button("web-create").click()
    await expect(ana.page.get_by_text(ana.say("web-deck-brought", deck="my-cards"))).to_be_visible()
    assert plain(await ana.page.get_by_role("heading", level=1).inner_text()) == "Table of Carnuta"


async def test_a_table_without_a_file_plays_with_the_cards_of_the_house(people: People) -> None:
    """C1.2: the lobby says whose cards are played."""
    ana = await people.come()
    await ana.open("/games/carnuta/new")
    await ana.button("web-create").click()
    house = ana.say("web-deck-house", deck="reconstruction-1")
    await expect(ana.page.get_by_text(house)).to_be_visible()
    await ana.open("/games/kraaw/new")
    await expect(ana.button("web-create")).to_be_visible()
    await expect(ana.page.get_by_label(ana.say(LABEL))).to_have_count(0)
