"""Every move of Carnavalesque: a number, and its text in records."""

from __future__ import annotations

from ludotheque.core.move_texts import MoveTexts
from ludotheque.games.carnavalesque.data.cards import (
    AGE_NAMES,
    CARD_NAMES,
    POINT_NAMES,
)
from ludotheque.games.carnavalesque.data.roles import ROLE_NAMES
from ludotheque.games.carnavalesque.data.sizes import DEPTHS, DIRECTIONS, LENGTHS, SPOTS
from ludotheque.games.carnavalesque.data.street import WORKSHOPS

COMPASS = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")
SPANS = ("short", "medium", "long")
STROKES = DIRECTIONS * len(LENGTHS)
_PATHS = tuple(f"{direction} {span}" for direction in COMPASS for span in SPANS)

TEXTS = MoveTexts()

CLAIM = TEXTS.add("claim")  # V3.2
DECLINE = TEXTS.add("decline")
HOLD = TEXTS.add("hold")
YIELD = TEXTS.add("yield")
STOP = TEXTS.add("stop")  # V5.3
QUIET = TEXTS.add("quiet")
SKIP = TEXTS.add("skip")  # V11.2: what a role says one may do
DONE = TEXTS.add("done")  # V6.1
OPEN = TEXTS.add("open")  # V6.4
AGE = TEXTS.add(*(f"decree {age}" for age in AGE_NAMES))  # V4.1
SEND = TEXTS.add(*(f"send {workshop + 1}" for workshop in range(WORKSHOPS)))  # V6.3
FLIP = TEXTS.add("flip")  # V5.4
DIG = TEXTS.add("dig")
GRAB = TEXTS.add(*(f"grab {depth + 1}" for depth in range(DEPTHS)))  # the n-th under the hand
GLIDE = TEXTS.add(*(f"glide {path}" for path in _PATHS))
SWEEP = TEXTS.add(*(f"sweep {path}" for path in _PATHS))
ROLE = TEXTS.add(*(f"role {role}" for role in ROLE_NAMES))  # V11.1
SEAT = TEXTS.add(*(f"rob {letter}" for letter in "abcde"))  # V11.4: the pickpocket
POINT = TEXTS.add(*(f"ask {point}" for point in POINT_NAMES))  # V11.4: the messenger
SPOT = TEXTS.add(*(f"spot {spot}" for spot in range(SPOTS)))  # a card of the crowd
CARD = TEXTS.add(*(f"card {card}" for card in CARD_NAMES))  # of a hand, or of the dead end
LAY = TEXTS.add(  # in which workshop (V6.1)
    *(f"lay {card} {workshop + 1}" for card in CARD_NAMES for workshop in range(WORKSHOPS))
)

GESTURES = (FLIP, DIG, GLIDE, SWEEP)  # what the Fool does before the grab
BOUND = len(TEXTS.words)
write = TEXTS.write
read = TEXTS.read
verb_of = TEXTS.verb
