"""Sizes of the crowd, in tenths of a millimetre, and of what the Fool does in it."""

from __future__ import annotations

from ludotheque.games.carnavalesque.data.seats import MOST_SEATS

SPOTS = 64  # numbers for the cards of a crowd: a mask of them is one machine word
NO_SPOT = -1
CORNERS = 4 * SPOTS
HALF_WIDTH = 315  # V2.4: cards of 63 × 88 mm
HALF_HEIGHT = 440
REACH = 1083  # two cards whose centres are further apart than this cannot touch
DEGREES = 360
RADIUS = 3600  # V2.4: of the zone, so that mostly 8 to 14 cards are available at the start
LEAST_AVAILABLE = 8  # V2.4: if fewer or more are, the crowd is spread again
MOST_AVAILABLE = 14

# the Fool's hand (V5.2 to V5.4)
DIRECTIONS = 8
LENGTHS = (4, 12, 24)  # in paces
ALL_LENGTHS = len(LENGTHS)
PACE = 50
MOST_DRIFT = 20  # degrees
LEAST_STRETCH = 13107  # 0.8 in 16384ths
STRETCHES = 6554  # up to 1.2
TWIST = 1  # degrees that a swept card turns at every pace
THROW_REACH = 1500  # how far a card that is dug up is thrown, and as much again
DEPTHS = 4  # how deep a grab may go
GESTURES = 12  # in a blind turn, if the table says nothing else (V5.4)
MOST_GESTURES = 30  # that a table may allow (V5.4)
MOST_CALLS = (MOST_SEATS - 2) * (MOST_GESTURES + 1)  # one a caller before each gesture (V5.3)
