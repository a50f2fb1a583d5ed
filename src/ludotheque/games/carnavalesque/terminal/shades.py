"""The shade of every card of the drawn crowd: its age, its side, and how deep it lies."""

from __future__ import annotations

from ludotheque.games.carnavalesque.data.cards import UNKNOWN
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView, Lying
from ludotheque.games.carnavalesque.terminal.cells import GROUND, OUTSIDE, depths_of
from ludotheque.games.carnavalesque.terminal.colours import AGE_INKS, FELT, NIGHT, UNREAD, mix

UP = (100, 74, 58, 48)  # hundredths of its colour that a card shows, by depth
DOWN = (44, 33, 26, 22)
VARIANTS = (100, 84, 70)  # so that cards side by side can be told apart


def shades_of(view: CarnavalesqueView) -> dict[int, str]:
    """Choose the colour of every spot: its age, its side, its depth, and unlike its neighbours."""
    depths = depths_of(view)
    cards = {lying.spot: lying for lying in view.crowd}
    variants: dict[int, int] = {}
    grounds = {GROUND: FELT, OUTSIDE: ""}
    for spot in sorted(cards, key=lambda each: (depths[each], each)):
        variants[spot] = _variant(cards[spot], cards, variants)
        grounds[spot] = _ground(cards[spot], depths[spot], variants[spot])
    return grounds


def _variant(lying: Lying, cards: dict[int, Lying], variants: dict[int, int]) -> int:
    """Return the first shade that no card of the same colour on top of this one has."""
    alike = [
        variants[other]
        for other in lying.covered_by
        if (cards[other].age, cards[other].face_up) == (lying.age, lying.face_up)
    ]
    free = [variant for variant in range(len(VARIANTS)) if variant not in alike]
    return free[0] if free else len(VARIANTS) - 1


def _ground(lying: Lying, depth: int, variant: int) -> str:
    colour = UNREAD if lying.age == UNKNOWN else AGE_INKS[lying.age]
    shares = UP if lying.face_up else DOWN
    return mix(colour, NIGHT, shares[min(depth, 3)] * VARIANTS[variant] // 100)
