"""Every move of Kraaw as a number, and its text in records."""

from __future__ import annotations

from ludotheque.core.move_texts import MoveTexts
from ludotheque.games.kraaw.data.cards import DOG, PLACES, RAVENS

RAVEN = 0  # … 5: which character
ANNOUNCE = 6  # K3.4
KEEP = 7
SWAP_DOG = 8  # K3.3
LEAVE_DOG = 9
LOOK = 10  # K5.1
REVEAL_LOCK = 11  # K5.2
LOCK = 12  # K5.3
EXCHANGE = 13  # K5.4
BONUS = 14  # K5.7
PASS = 15
CARD = 16  # … 45: the card in a slot, five places a seat
BOUND = CARD + DOG

_WORDS = (
    *(f"raven {raven}" for raven in RAVENS),
    "announce",
    "keep",
    "swap-dog",
    "leave-dog",
    "look",
    "reveal-lock",
    "lock",
    "exchange",
    "bonus",
    "pass",
    *(f"{'abcdef'[slot // PLACES]}{slot % PLACES + 1}" for slot in range(DOG)),
)

TEXTS = MoveTexts(_WORDS)  # `look`, or `b3` for the third card of the second seat
write = TEXTS.write
