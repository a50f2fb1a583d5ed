"""How much a phone has to load."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from ludotheque.games import GAMES
from tests.browser.people import People
from tests.browser.person import Person
from tests.browser.renderers import PLAYABLE, RENDERER
from tests.browser.watching import becomes

pytestmark = pytest.mark.once  # a server runs the build it finds

MOST = 150_000  # bytes, as they come over the line, without their headers


class Scales:
    """Weighs all that a page loads."""

    def __init__(self) -> None:
        self.bytes = 0

    async def put_under(self, person: Person) -> None:
        """Begin to weigh."""
        devtools = await person.page.context.new_cdp_session(person.page)
        devtools.on("Network.responseReceived", self._begin)
        devtools.on("Network.loadingFinished", self._end)
        await devtools.send("Network.enable")

    def _begin(self, received: dict[str, Any]) -> None:
        self.bytes -= round(received["response"]["encodedDataLength"])  # its headers

    def _end(self, loaded: dict[str, Any]) -> None:
        self.bytes += round(loaded["encodedDataLength"])  # all of it


async def test_home_is_light(people: People) -> None:
    """From an empty cache to a home that shows all games, less than 150 kB are loaded."""
    person, scales = await people.come("fr-FR"), Scales()
    await scales.put_under(person)
    await person.open("/")
    await expect(person.page.locator(".tile h2")).to_have_count(len(GAMES))
    await person.page.wait_for_load_state("networkidle")
    assert 50_000 < scales.bytes < MOST


@pytest.mark.parametrize("game", PLAYABLE)
async def test_a_link_to_a_table_is_light(people: People, game: str) -> None:
    """A friend with an empty cache follows a link to a game, and loads less than 150 kB."""
    [ana] = await people.at_a_table(game, bots=2)
    friend, scales = await people.come("fr-FR"), Scales()
    await scales.put_under(friend)
    await friend.open(ana.page.url)
    await friend.until(lambda frame: bool(frame["stage"] == "playing"))
    await expect(friend.page.locator(".dock .sentence")).not_to_be_empty()
    await friend.page.wait_for_load_state("networkidle")
    assert 50_000 < scales.bytes < MOST


@pytest.mark.parametrize("game", PLAYABLE)
async def test_a_link_to_a_lobby_is_light(people: People, game: str) -> None:
    """So does a friend who follows an invitation, with what will draw the game."""
    _, key = await people.host(game=game, seats=GAMES[game].least_seats)
    friend, scales = await people.come("fr-FR"), Scales()
    await scales.put_under(friend)
    await friend.open(f"/t/{key}")
    await becomes(lambda: friend.page.evaluate(RENDERER), 2)
    await friend.page.wait_for_load_state("networkidle")
    assert 50_000 < scales.bytes < MOST
