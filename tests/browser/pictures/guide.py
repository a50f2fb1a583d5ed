"""The pictures of a first game: the welcome, what the coach says, and the help beside it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from playwright.async_api import expect

from tests.browser.guided import WELCOME, bubble_of, card_of, learn
from tests.browser.person import Person
from tests.browser.pictures.studio import Studio


async def begin(person: Person) -> None:
    """Turn the cards of the welcome, and hear what the coach says first."""
    for left in range(len(WELCOME[person.game]), 0, -1):
        on = "web-coach-on" if left > 1 else "web-coach-play"
        await card_of(person).get_by_role("button", name=person.say(on)).click()
    await expect(bubble_of(person)).to_be_visible()


def first_game(key: str) -> Callable[[Studio], Awaitable[None]]:
    """Return how pictures of a first game are taken."""

    async def guide(cameras: Studio) -> None:
        """The welcome, the first thing that the coach says, and the help."""
        for person in cameras.people():
            await learn(person, key)
        await cameras.take(f"guide-{key}-welcome")
        for person in cameras.people():
            await begin(person)
        await cameras.take(f"guide-{key}")
        await cameras.click(lambda person: person.button("web-help"))
        for person in cameras.people():
            await expect(person.sheet("web-help-title")).to_be_visible()
        await cameras.take(f"guide-{key}-help")

    return guide


SCREENS = tuple(map(first_game, WELCOME))
