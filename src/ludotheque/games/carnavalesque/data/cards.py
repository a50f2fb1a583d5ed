"""The cards of Carnavalesque: costumes, accessories and ages (V1.2, V1.3: our reconstruction)."""

from __future__ import annotations

AGE_NAMES = ("child", "teen", "adult")
CHILD, TEEN, ADULT = range(3)
NO_AGE = -1

COSTUMES = ("witch", "rabbit", "pirate", "dragon", "robot", "fairy")
ACCESSORIES = (
    "fan",
    "balloon",
    "umbrella",
    "trumpet",
    "mask",
    "drum",
    "lantern",
    "kite",
    "streamer",
)

# a row a costume, a letter an accessory: c child, t teen, a adult
_AGES = (
    "cccttcaca",
    "caccattcc",
    "cttctttaa",
    "tccttaatt",
    "caatcataa",
    "acaactaat",
)

JOKERS = 3
FIRST_JOKER = len(COSTUMES) * len(ACCESSORIES)
THIRD_WORKSHOP = FIRST_JOKER + JOKERS  # no crowd card, of no age
ALL_CARDS = THIRD_WORKSHOP + 1


def _age(card: int) -> int:
    """Return the age of a card; the jokers have one age each."""
    if card == THIRD_WORKSHOP:
        return NO_AGE
    if card >= FIRST_JOKER:
        return card - FIRST_JOKER
    return "cta".index(_AGES[card // len(ACCESSORIES)][card % len(ACCESSORIES)])


def _points(card: int) -> int:
    """Return what a card can have in common with others: a mask of accessories, then costumes.

    A joker has three accessories, one of each three, and no costume.
    """
    if card == THIRD_WORKSHOP:
        return 0
    if card >= FIRST_JOKER:
        ours = range(card - FIRST_JOKER, len(ACCESSORIES), JOKERS)
        return sum(1 << accessory for accessory in ours)
    costume, accessory = divmod(card, len(ACCESSORIES))
    return 1 << accessory | 1 << len(ACCESSORIES) + costume


AGES = [_age(card) for card in range(ALL_CARDS)]
POINTS = [_points(card) for card in range(ALL_CARDS)]
HAND_SIZES = {3: 4, 4: 3, 5: 2}  # V2.1
FACE_UP_AT_START = 20  # V2.3

# the places of the street, as a card may lie in them
ELSEWHERE = 0
WORKSHOP = 1  # … 3
PARADE = 4  # … 6
DEAD_END = 7
WORKSHOPS = 3
PARADE_PLACES = 3
OPEN_AT_START = 2  # V1.4
LEAST = {"young": 3, "events": 4, "roles": 5}  # V1.1: the number X of each version

VERSIONS = ("young", "events", "roles")
YOUNG, EVENTS, ROLES = range(3)
MOST_SEATS = 5
WATCHER = 5  # the place of those who only watch, in what each remembers
EYES = 6  # all seats and the watcher
NOBODY = -1
NO_DECREE = -1
UNKNOWN = -1  # in a view: an age or a card that does not show
UNMARKED = 3  # in a view: the back of the Third Workshop card
SURE = 1  # what eyes remember of a card (V4.4): + a seat, it is surely in that hand
MAYBE = 9  # + a seat: it was, and may be gone
POINT_NAMES = (*ACCESSORIES, *COSTUMES)
ALL_POINTS = len(POINT_NAMES)


def _name(card: int) -> str:
    """Return what a card is called in records: `witch-fan`, `joker-child`, `third-workshop`."""
    if card == THIRD_WORKSHOP:
        return "third-workshop"
    if card >= FIRST_JOKER:
        return f"joker-{AGE_NAMES[card - FIRST_JOKER]}"
    costume, accessory = divmod(card, len(ACCESSORIES))
    return f"{COSTUMES[costume]}-{ACCESSORIES[accessory]}"


CARD_NAMES = tuple(_name(card) for card in range(ALL_CARDS))
