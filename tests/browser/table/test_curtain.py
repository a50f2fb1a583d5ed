from __future__ import annotations

import pytest
from playwright.async_api import expect

from ludotheque.core.chance import Noise
from tests.browser.people import People
from tests.browser.person import Frame, Person

pytestmark = pytest.mark.once  # a server runs the build it finds

MOVES = 24


class Family:
    """Two people on one device: one page, and a frame for each of them."""

    def __init__(self, page: Person) -> None:
        self.page = page

    def frame_of(self, seat: int) -> Frame:
        """Return the last frame that came for a seat."""
        return next(each for each in reversed(self.page.frames) if each["seat"] == seat)

    def secrets_of(self, seat: int) -> set[str]:
        """Return the sentences that only this seat may read: its own hand and what it looked at."""
        told = [
            event
            for frame in self.page.frames
            for event in frame["events"]
            if frame["seat"] == seat and event["told"]
        ]
        texts = self.page.texts()
        return {texts(f"event-{each['key']}.told", **each["args"]) for each in told}

    async def written(self) -> str:
        """Return everything that is on the page, seen or not."""
        return " ".join((await self.page.page.content()).split())


async def two_on_one_device(people: People) -> Family:
    """Let two people sit down at one device, and start."""
    ana, _ = await people.host()
    await ana.field("web-second-name").fill("Bo")
    await ana.button("web-sit-second").click()
    await ana.until(lambda frame: all(each["kind"] == "person" for each in frame["chairs"]))
    await ana.button("web-start").click()
    await ana.until(lambda frame: bool(frame["stage"] == "playing"))
    return Family(ana)


async def check_curtain(family: Family, seat: int) -> None:
    """See that nothing of the table is on the page while the device is passed on."""
    name = ("Ana", "Bo")[seat]
    page = family.page
    await expect(page.button("web-curtain-lift", name=name)).to_be_visible()
    await expect(page.page.locator("[data-slot], [data-card], [data-row]")).to_have_count(0)
    written = await family.written()
    for secret in family.secrets_of(0) | family.secrets_of(1):
        assert secret not in written


async def check_eyes(family: Family, seat: int) -> None:
    """See that the page is that of one seat: its secrets are there, those of the other are not."""
    written = await family.written()
    mine, theirs = family.secrets_of(seat), family.secrets_of(1 - seat)
    assert all(secret in written for secret in mine)
    assert not any(secret in written for secret in theirs - mine)
    view = family.frame_of(seat)["view"]
    for slot, said in (await family.page.board()).items():
        digits = [int(digit) for digit in said.rpartition(": ")[2] if digit.isdigit()]
        assert sum(digits) == view["values"][int(slot)]


async def test_a_curtain_falls_between_two_people_on_one_device(people: People) -> None:
    """While the device is passed on neither hand is on the page; then only the next person's."""
    family = await two_on_one_device(people)
    page, noise, passed = family.page, Noise(5), 0
    seat = -1
    for _ in range(MOVES):
        waited = family.frame_of(0)["waits_for"]
        if seat not in waited:
            seat = waited[0]
            await check_curtain(family, seat)
            await page.button("web-curtain-lift", name=("Ana", "Bo")[seat]).click()
            passed += 1
        await expect(page.choices).to_have_count(len(family.frame_of(seat)["legal"]))
        await check_eyes(family, seat)
        turn = family.frame_of(seat)["turn"]
        await page.choices.nth(noise.below(await page.choices.count())).click()
        for each in (0, 1):
            await page.hear(lambda _, each=each: bool(family.frame_of(each)["turn"] > turn))  # type: ignore[misc]  # noqa: B023
        await page.settle()
    assert passed > 4
    assert family.secrets_of(0)
    assert family.secrets_of(1)
