"""The ten events (V10: our reconstruction)."""

from __future__ import annotations

EVENT_NAMES = (
    "gust",
    "power-cut",
    "spotlights",
    "farandole",
    "red-carpet",
    "brass-band",
    "carved-decree",
    "king-speaks",
    "generosity",
    "cold",
)
GUST = 0
POWER_CUT = 1
SPOTLIGHTS = 2
FARANDOLE = 3
RED_CARPET = 4
BRASS_BAND = 5
CARVED_DECREE = 6
KING_SPEAKS = 7
GENEROSITY = 8
COLD = 9
ALL_EVENTS = 10
NO_EVENT = -1

FIRST_EVENT_ROUND = 2  # V3.5: the round from which on an event is drawn
GENEROUS = 2  # cards that each player draws and gives in a round of generosity
