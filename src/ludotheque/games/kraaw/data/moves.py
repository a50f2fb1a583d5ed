"""Every move of Kraaw: a number, and its text in records."""

from __future__ import annotations

from ludotheque.core.move_texts import MoveTexts
from ludotheque.games.kraaw.data.cards import DOG, PLACES, RAVENS

TEXTS = MoveTexts()

RAVEN = TEXTS.add(*(f"raven {raven}" for raven in RAVENS))  # which character (K1.4)
ANNOUNCE = TEXTS.add("announce")  # K3.4
KEEP = TEXTS.add("keep")
SWAP_DOG = TEXTS.add("swap-dog")  # K3.3
LEAVE_DOG = TEXTS.add("leave-dog")
LOOK = TEXTS.add("look")  # K5.1
REVEAL_LOCK = TEXTS.add("reveal-lock")  # K5.2
LOCK = TEXTS.add("lock")  # K5.3
EXCHANGE = TEXTS.add("exchange")  # K5.4
BONUS = TEXTS.add("bonus")  # K5.7
PASS = TEXTS.add("pass")
# the card in a slot: `b3` is the third of the second seat
CARD = TEXTS.add(*(f"{'abcdef'[slot // PLACES]}{slot % PLACES + 1}" for slot in range(DOG)))

BOUND = len(TEXTS.words)
write = TEXTS.write
verb_of = TEXTS.verb
