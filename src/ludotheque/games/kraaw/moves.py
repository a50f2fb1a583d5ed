"""Every move of Kraaw as a number, and its text in records."""

from __future__ import annotations

from ludotheque.core.faults import BadMove
from ludotheque.games.kraaw.cards import DOG, PLACES, RAVENS

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
_MOVES = {text: move for move, text in enumerate(_WORDS)}


def write(move: int) -> str:
    """Write a move: `look`, or `b3` for the third card of the second seat."""
    return _WORDS[move]


def read(text: str) -> int:
    """Read what `write` wrote."""
    if text not in _MOVES:
        raise BadMove("fault-move", text=text[:40])
    return _MOVES[text]
