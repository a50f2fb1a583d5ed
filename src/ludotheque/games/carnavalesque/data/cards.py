"""The cards of Carnavalesque: costumes, accessories and ages (V1.2, V1.3: our reconstruction)."""

from __future__ import annotations

AGE_NAMES = ("child", "teen", "adult")
ALL_AGES = len(AGE_NAMES)
CHILD, TEEN, ADULT = range(ALL_AGES)
NO_AGE = -1
NO_DECREE = -1  # the Decree lies on no age

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
NO_CARD = -1


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
FACE_UP_AT_START = 20  # V2.3

UNKNOWN = -1  # in a view: an age or a card that does not show
UNMARKED = 3  # in a view: the back of the Third Workshop card
POINT_NAMES = (*ACCESSORIES, *COSTUMES)
ALL_POINTS = len(POINT_NAMES)
MOST_POINTS = 3  # that a card has: a joker's accessories


def _name(card: int) -> str:
    """Return what a card is called in records: `witch-fan`, `joker-child`, `third-workshop`."""
    if card == THIRD_WORKSHOP:
        return "third-workshop"
    if card >= FIRST_JOKER:
        return f"joker-{AGE_NAMES[card - FIRST_JOKER]}"
    costume, accessory = divmod(card, len(ACCESSORIES))
    return f"{COSTUMES[costume]}-{ACCESSORIES[accessory]}"


CARD_NAMES = tuple(_name(card) for card in range(ALL_CARDS))
