"""How many numbers each field of a match holds; Cython wants literals, a test compares them."""

from __future__ import annotations

from ludotheque.games.kraaw.data.cards import COUNTS, DOG, MOST_SEATS, SLOTS

CAPACITIES = {
    "raven": MOST_SEATS,
    "wins": MOST_SEATS,
    "last_total": MOST_SEATS,
    "locks": MOST_SEATS,
    "swapped": MOST_SEATS,
    "dealt": COUNTS * MOST_SEATS,
    "given": COUNTS,
    "value": SLOTS,
    "face": DOG,
    "known": DOG,
    "origin": DOG,
}
