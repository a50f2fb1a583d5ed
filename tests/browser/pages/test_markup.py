from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.people import People, play

pytestmark = pytest.mark.once  # a server runs the build it finds

NAME = "<img src=x onerror=f()>"
SAYING = "<script>f()</script><svg onload=f()>"


async def test_a_script_in_a_name_or_a_message_is_text(people: People) -> None:
    """Markup is read as it was typed, in the lobby, at the table, in the log; none of it runs."""
    ana, key = await people.host()
    eve = await people.come()
    await ana.page.evaluate("() => { window.f = () => { window.hacked = true } }")
    await eve.open(f"/t/{key}")
    await eve.sit(NAME)
    await expect(ana.page.get_by_text(NAME).first).to_be_visible()
    await ana.until(lambda frame: all(chair["name"] for chair in frame["chairs"]))
    await ana.start()
    await eve.until(lambda frame: bool(frame["stage"] == "playing"))
    await eve.field("web-say").fill(SAYING)
    await eve.button("web-send").click()
    await expect(ana.page.get_by_text(SAYING).first).to_be_visible()
    await play(ana, eve, moves=4)
    await expect(ana.page.locator("img[src='x'], svg[onload]")).to_have_count(0)
    assert await ana.page.evaluate("window.hacked") is None
