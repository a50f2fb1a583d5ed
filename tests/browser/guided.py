"""A first game with a coach: the way into it, the welcome, and what the coach says."""

from __future__ import annotations

import json
import re

from playwright.async_api import Locator, expect

from ludotheque.games import GAMES
from tests.browser.person import Person
from tests.browser.renderers import RENDERERS
from tests.server.laid import HOST, Laid

CARD = re.compile(r'key: "([^"]+)",\s*picture:')


def welcome_of(game: str) -> list[str]:
    """Return the keys of the cards with which a game welcomes; none if it has no guide."""
    guide = RENDERERS / game / "guide" / "lesson.ts"
    return CARD.findall(guide.read_text(encoding="utf-8")) if guide.is_file() else []


WELCOME = {game: cards for game in GAMES if (cards := welcome_of(game))}


def bubble_of(person: Person) -> Locator:
    """Find what the coach says."""
    return person.page.locator(".coach .bubble")


def card_of(person: Person) -> Locator:
    """Find the card of the welcome."""
    return person.page.get_by_role("region", name=person.say("web-coach-welcome"))


async def begin_to_learn(person: Person, laid: Laid, *read: str) -> None:
    """Come to a table that is laid, with a coach whose remarks were read up to some."""
    person.game = laid.deal.game
    kept = json.dumps({"on": True, "read": read})
    await person.open("/health")
    await person.page.evaluate(f"localStorage.setItem('ludo-guide-{person.game}', {kept!r})")
    await person.enter(laid.key, laid.tokens[0], host=HOST)
    await person.until(lambda frame: bool(frame["turn"] >= laid.turn))


async def learn(person: Person, game: str) -> None:
    """Start from the home page, by one tap."""
    person.game = game
    await person.open("/")
    await person.button("web-learn-game", game=person.say("name")).click()
    await expect(card_of(person)).to_be_visible()
