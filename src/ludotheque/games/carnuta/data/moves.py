"""Every move of Carnuta as a number. Moves that name a card come last, three for each card."""

from __future__ import annotations

from ludotheque.core.move_texts import MoveTexts
from ludotheque.games.carnuta.data.cards import INGREDIENTS, KINDS

END = 0
TAKE_SUNS = 1  # C3.4
TAKE_MOONS = 2
FLIP_SUNS = 3  # C3.5: so that all show Suns
FLIP_MOONS = 4
SICKLE_DAY = 5  # C3.7
SICKLE_NIGHT = 6
SALT_ON = 7  # … 14: the column that Salt joins (C4.2)
TOKEN = SALT_ON + KINDS  # … 22: which bonus token (C4.3)
CARD = TOKEN + KINDS  # take, play or discard a card: CARD + size × verb + card

TAKE, PLAY, DISCARD = range(3)
VERBS = ("take", "play", "discard")
WORDS = (
    "end",
    "suns",
    "moons",
    "flip-suns",
    "flip-moons",
    "sickle-day",
    "sickle-night",
    *(f"salt-on {ingredient}" for ingredient in INGREDIENTS),
    *(f"token {ingredient}" for ingredient in INGREDIENTS),
)


def texts_with(ids: list[str]) -> MoveTexts:
    """Return the texts of all moves with one deck: `take clover-twice`."""
    return MoveTexts((*WORDS, *(f"{verb} {card}" for verb in VERBS for card in ids)))
