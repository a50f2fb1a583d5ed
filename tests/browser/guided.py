"""A first game with a coach: the way into it, the welcome, and what the coach says."""

from __future__ import annotations

from playwright.async_api import Locator, expect

from tests.browser.person import Person

WELCOME = {
    "kraaw": ["we-are", "to-win", "secret"],
    "carnuta": ["we-are", "turn", "to-win"],
    "carnavalesque": ["we-are", "to-win", "secret"],
}


def bubble_of(person: Person) -> Locator:
    """Find what the coach says."""
    return person.page.locator(".coach .bubble")


def card_of(person: Person) -> Locator:
    """Find the card of the welcome."""
    return person.page.get_by_role("region", name=person.say("web-coach-welcome"))


async def learn(person: Person, game: str) -> None:
    """Start from the home page, by one tap."""
    person.game = game
    await person.open("/")
    await person.button("web-learn-game", game=person.say("name")).click()
    await expect(card_of(person)).to_be_visible()
