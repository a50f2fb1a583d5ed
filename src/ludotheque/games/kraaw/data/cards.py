"""The material of Kraaw: decks by number of players, and the six ravens."""

from __future__ import annotations

PLACES = 5
LEAST_SEATS = 2
MOST_SEATS = 6
VALUES = (1, 2, 3, 4, 5)
COUNTS = 6  # of cards by value, with a place for 0
DOG = PLACES * MOST_SEATS  # the first slot of the chien
SLOTS = DOG + PLACES

# K1.2: copies of the values 1, 2, 3, 4, 5 by number of players
DECKS = {
    2: (4, 5, 3, 2, 1),
    3: (6, 6, 4, 3, 1),
    4: (8, 8, 5, 3, 1),
    5: (9, 9, 6, 4, 2),
    6: (10, 10, 8, 5, 2),
}

RAVENS = ("jais", "onyx", "suie", "brume", "encre", "braise")  # K1.4
ALL_RAVENS = len(RAVENS)

# K2.1: the states of a card
HIDDEN = 0
REVEALED = 1
LOCKED = 2
STATES = 3

# who knows the value of a card: a mask of seats, with one more bit for whoever watches
WATCHER = MOST_SEATS
EVERYBODY = (1 << MOST_SEATS + 1) - 1
NOBODY = -1  # no seat

MOST_LOCKS = 2  # K2.3
ROUNDS_TO_WIN = 3  # K1.1

# the same decks as sorted cards
CARDS = {
    players: [value for value, n in zip(VALUES, copies, strict=True) for _ in range(n)]
    for players, copies in DECKS.items()
}
