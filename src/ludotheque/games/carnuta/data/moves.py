"""Every move of Carnuta as a number: a verb, and the thing it is done to.

Numbers of one verb follow each other in the order of its things: faces of runes, halves of the
market, ingredients, cards. How many there are depends on the deck, which knows each move's verb
and thing (`Deck.verb`, `Deck.thing`) and each verb's first number (`Deck.first`).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from ludotheque.core.move_texts import MoveTexts
from ludotheque.games.carnuta.data.cards import INGREDIENTS

END = 0
TAKE_RUNES = 1  # of a face (C3.4)
FLIP_RUNES = 2  # so that all show a face (C3.5)
CUT = 3  # a half of the market with a sickle (C3.7)
SALT_ON = 4  # the column of an ingredient that Salt joins (C4.2)
TOKEN = 5  # the bonus token of an ingredient (C4.3)
TAKE = 6  # a card
PLAY = 7
DISCARD = 8

WORDS = (  # of each verb that names no card
    ("end",),
    ("suns", "moons"),
    ("flip-suns", "flip-moons"),
    ("sickle-day", "sickle-night"),
    tuple(f"salt-on {ingredient}" for ingredient in INGREDIENTS),
    tuple(f"token {ingredient}" for ingredient in INGREDIENTS),
)
CardVerb: TypeAlias = Literal["take", "play", "discard"]
CARD_VERBS: dict[int, CardVerb] = {TAKE: "take", PLAY: "play", DISCARD: "discard"}


def texts_with(ids: list[str]) -> MoveTexts:
    """Return the texts of all moves with one deck: `take clover-twice`."""
    texts = MoveTexts()
    for words in WORDS:
        texts.add(*words)
    for verb in CARD_VERBS.values():
        texts.add(*(f"{verb} {card}" for card in ids))
    return texts
