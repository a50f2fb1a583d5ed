"""How many numbers each field of a game holds; Cython wants literals, a test compares them."""

from __future__ import annotations

from ludotheque.games.carnuta.data.cards import (
    FACES,
    HALVES,
    KINDS,
    MARKET,
    MOST_CARDS,
    MOST_HELD,
    MOST_LAID,
    MOST_SEATS,
)

CAPACITIES = {
    "market": MARKET,
    "pile": len(HALVES) * MOST_CARDS,
    "pile_size": len(HALVES),
    "discard": len(HALVES) * MOST_CARDS,
    "discard_size": len(HALVES),
    "reserve": len(FACES),
    "token": KINDS,
    "runes": len(FACES) * MOST_SEATS,
    "padlocks": MOST_SEATS,
    "sickles": MOST_SEATS,
    "hand": MOST_HELD * MOST_SEATS,
    "hand_size": MOST_SEATS,
    "laid": MOST_LAID * MOST_SEATS,
    "column": MOST_LAID * MOST_SEATS,
    "laid_size": MOST_SEATS,
    "amount": KINDS * MOST_SEATS,
}
