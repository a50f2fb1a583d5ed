"""The pictures of what bots are good for: a hint with its reason, and a game analysed."""

from __future__ import annotations

from playwright.async_api import expect

from tests.browser.pictures.carnuta import can_play
from tests.browser.pictures.studio import Studio
from tests.browser.watching import analyse

PEOPLE = ("Ana", "Bo")
BOTS = ("expert",)


async def hint(cameras: Studio) -> None:
    """What an expert would do in one's place."""
    table = await cameras.reach(PEOPLE, BOTS, can_play, game="carnuta")
    await cameras.enter(table, 0)
    for person in cameras.people():
        await person.button("web-hint").click()
        await expect(person.button("web-hint-play")).to_be_visible()
    await cameras.take("hint")


async def analysis(cameras: Studio) -> None:
    """What everybody could hope for, move by move."""
    table = await cameras.reach(PEOPLE, BOTS, can_play, game="carnuta")
    place = table.people[0].frame["turn"]
    await table.play()
    await cameras.open(f"/t/{table.key}/replay?move={place}&eyes=0")
    for person in cameras.people():
        await analyse(person)
    await cameras.take("analysis")


SCREENS = (hint, analysis)
