"""Sizes of the crowd, in tenths of a millimetre."""

from __future__ import annotations

CARDS = 64  # places for cards in a crowd
HALF_WIDTH = 315  # V2.4: cards of 63 × 88 mm
HALF_HEIGHT = 440
REACH = 1083  # two cards whose centres are further apart than this cannot touch
RADIUS = 3600  # V2.4: of the zone, so that about 8 to 14 cards are available at the start
NO_CARD = -1

# the Fool's hand (V5.2 to V5.4)
DIRECTIONS = 8
LENGTHS = (4, 12, 24)  # in paces
PACE = 50
MOST_DRIFT = 20  # degrees
LEAST_STRETCH = 13107  # 0.8 in 16384ths
STRETCHES = 6554  # up to 1.2
TWIST = 1  # degrees that a swept card turns at every pace
THROW = 1500  # how far a card that is dug up is thrown, and as much again
DEPTHS = 4  # how deep a grab may go
GESTURES = 12  # in a blind turn, if the table says nothing else (V5.4)
MOST_GESTURES = 30  # that a table may allow (V5.4)
