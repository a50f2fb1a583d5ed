"""Sizes of the crowd, in tenths of a millimetre."""

from __future__ import annotations

CARDS = 64  # places for cards in a crowd
HALF_WIDTH = 315  # V2.4: cards of 63 × 88 mm
HALF_HEIGHT = 440
REACH = 1083  # two cards whose centres are further apart than this cannot touch
RADIUS = 3600  # V2.4: of the zone, so that about 8 to 14 cards are available at the start
NO_CARD = -1
