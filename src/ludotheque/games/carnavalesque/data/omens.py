"""The ten events and the eleven roles (V10, V11.4: our reconstruction)."""

from __future__ import annotations

EVENTS = (
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

ROLES = (
    "fool",
    "acrobat",
    "fortune-teller",
    "pickpocket",
    "messenger",
    "rebel",
    "porter",
    "magician",
    "sweeper",
    "patron",
    "mime",
)
FOOL = 0
ACROBAT = 1
FORTUNE_TELLER = 2
PICKPOCKET = 3
MESSENGER = 4
REBEL = 5
PORTER = 6
MAGICIAN = 7
SWEEPER = 8
PATRON = 9
MIME = 10
ALL_ROLES = 11
NO_ROLE = -1

LOOKS = 3  # cards that a fortune-teller may look at
TURNS = 2  # cards that a magician may turn over
THROWS = 2  # cards that a sweeper may throw
