from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.people import People, play
from tests.browser.wire import NO_SOCKET, Wire
from tests.server.running import Running

pytestmark = pytest.mark.once  # a server runs the build it finds


async def test_what_was_said_and_asked_while_cut_off_comes_when_the_wire_is_mended(
    people: People, server: Running
) -> None:
    """Said once, its field stays empty; the bulb glows until the hint is there."""
    async with Wire(server.port) as wire:
        ana, bo = await people.two_at_a_table(address=wire.address, options={"dog_exchange": "off"})
        await play(ana, bo, until=lambda frame: frame["seat"] == 0 and "look" in frame["legal"])
        banner = ana.page.get_by_text(ana.say("web-reconnecting"))
        ana.faults.expect(NO_SOCKET)
        wire.cut()
        await expect(banner).to_be_visible()
        await ana.field("web-say").fill("Are you there?")
        await ana.page.keyboard.press("Enter")
        await expect(ana.field("web-say")).to_have_value("")
        await ana.button("web-hint").press("Enter")
        await expect(ana.button("web-hint")).to_have_attribute("aria-busy", "true")
        wire.mend()
        await expect(ana.button("web-hint-play")).to_be_visible()
        await expect(ana.button("web-hint")).to_have_attribute("aria-busy", "false")
        for person in (ana, bo):
            talk = person.page.get_by_role("log", name=person.say("web-chat"))
            await expect(talk.get_by_text("Are you there?")).to_have_count(1)
        await expect(ana.field("web-say")).to_have_value("")
        await people.go()
