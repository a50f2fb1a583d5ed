"""How much a phone has to load."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from ludotheque.games import GAMES
from tests.browser.people import People
from tests.browser.person import Person

pytestmark = pytest.mark.once  # a server runs the build it finds

MOST = 150_000  # bytes, as they come over the line


class Scales:
    """Weighs all that a page loads, with its headers."""

    def __init__(self) -> None:
        self.bytes = 0

    async def put_under(self, person: Person) -> None:
        """Begin to weigh."""
        devtools = await person.page.context.new_cdp_session(person.page)
        devtools.on("Network.loadingFinished", self._weigh)
        await devtools.send("Network.enable")

    def _weigh(self, loaded: dict[str, Any]) -> None:
        self.bytes += round(loaded["encodedDataLength"])


@pytest.mark.parametrize("game", GAMES)
async def test_the_way_into_a_first_game_is_light(people: People, game: str) -> None:
    """From an empty cache to home and into a game with its coach, less than 150 kB are loaded."""
    person, scales = await people.come("fr-FR"), Scales()
    await scales.put_under(person)
    await person.open("/")
    tile = person.page.locator(".tile").filter(has=person.page.locator(f"a[href='/games/{game}']"))
    await tile.get_by_role("button").click()
    await expect(person.choices).not_to_have_count(0)
    await person.page.wait_for_load_state("networkidle")
    assert 50_000 < scales.bytes < MOST
