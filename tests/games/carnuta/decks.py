"""Decks of Carnuta for tests, as text."""

from __future__ import annotations

from ludotheque.core.deck import DeckText
from ludotheque.core.game import Game

from .table import CARNUTA


def deck_text(game: Game) -> DeckText:
    """Return the deck of a game that has one."""
    assert game.deck is not None
    return game.deck


HEADER = "id,half,ingredient,counts_as,cost,scoring,of,starter"
LINES = deck_text(CARNUTA).lines()[1:]


def deck_of(lines: list[str]) -> str:
    """Return the text of a deck with these cards."""
    return "\n".join([HEADER, *lines])


def small_deck() -> str:
    """Return a deck without trios and by-night Salt, and with a card that costs nothing."""
    kept = [line for line in LINES if "-trio," not in line and "salt-night" not in line]
    dropped = [line for line in kept if "-pair," not in line]
    return deck_of([*dropped, "gift,night,berry,2,,flat5,,no"])
