"""Every move of Carnavalesque as a number, and its text in records."""

from __future__ import annotations

from ludotheque.core.move_texts import MoveTexts
from ludotheque.games.carnavalesque.data.cards import (
    AGE_NAMES,
    ALL_CARDS,
    ALL_POINTS,
    CARD_NAMES,
    POINT_NAMES,
)
from ludotheque.games.carnavalesque.data.roles import ALL_ROLES, ROLE_NAMES
from ludotheque.games.carnavalesque.data.seats import MOST_SEATS
from ludotheque.games.carnavalesque.data.sizes import DEPTHS, DIRECTIONS, LENGTHS, SPOTS
from ludotheque.games.carnavalesque.data.street import WORKSHOPS

COMPASS = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")
SPANS = ("short", "medium", "long")
STROKES = DIRECTIONS * len(LENGTHS)

CLAIM = 0  # V3.2
DECLINE = 1
HOLD = 2
YIELD = 3
STOP = 4  # V5.3
QUIET = 5
SKIP = 6  # V11.2: what a role says one may do
DONE = 7  # V6.1
OPEN = 8  # V6.4
AGE = 9  # … 11: the Decree (V4.1)
SEND = 12  # … 14: the float of a workshop (V6.3)
FLIP = 15  # V5.4
DIG = 16
GRAB = 17  # … 20: the n-th card under the hand
GLIDE = GRAB + DEPTHS
SWEEP = GLIDE + STROKES
ROLE = SWEEP + STROKES  # V11.1
SEAT = ROLE + ALL_ROLES  # V11.4: the pickpocket
POINT = SEAT + MOST_SEATS  # V11.4: the messenger
SPOT = POINT + ALL_POINTS  # a card of the crowd, by where it lies
CARD = SPOT + SPOTS  # a card of a hand, or of the dead end
LAY = CARD + ALL_CARDS  # three workshops a card (V6.1)
BOUND = LAY + WORKSHOPS * ALL_CARDS

_PATHS = tuple(f"{direction} {span}" for direction in COMPASS for span in SPANS)
_WORDS = (
    "claim",
    "decline",
    "hold",
    "yield",
    "stop",
    "quiet",
    "skip",
    "done",
    "open",
    *(f"decree {age}" for age in AGE_NAMES),
    *(f"send {workshop + 1}" for workshop in range(WORKSHOPS)),
    "flip",
    "dig",
    *(f"grab {depth + 1}" for depth in range(DEPTHS)),
    *(f"glide {path}" for path in _PATHS),
    *(f"sweep {path}" for path in _PATHS),
    *(f"role {role}" for role in ROLE_NAMES),
    *(f"rob {letter}" for letter in "abcde"),
    *(f"ask {point}" for point in POINT_NAMES),
    *(f"spot {spot}" for spot in range(SPOTS)),
    *(f"card {card}" for card in CARD_NAMES),
    *(f"lay {card} {workshop + 1}" for card in CARD_NAMES for workshop in range(WORKSHOPS)),
)

TEXTS = MoveTexts(_WORDS)  # `claim`, `spot 17`, `lay witch-fan 2`
write = TEXTS.write
read = TEXTS.read
