"""What is printed on the cards of Carnavalesque, and how large things are, for whoever draws."""

from __future__ import annotations

import msgspec

from ludotheque.core.view import Printed
from ludotheque.games.carnavalesque.data.cards import (
    AGE_NAMES,
    AGES,
    ALL_CARDS,
    ALL_POINTS,
    CARD_NAMES,
    NO_AGE,
    POINT_NAMES,
    POINTS,
)
from ludotheque.games.carnavalesque.data.endings import BETTER_FROM, EACH, VERDICTS
from ludotheque.games.carnavalesque.data.roles import ROLE_NAMES
from ludotheque.games.carnavalesque.data.sizes import (
    HALF_HEIGHT,
    HALF_WIDTH,
    LENGTHS,
    PACE,
    RADIUS,
)


class CrowdCard(msgspec.Struct, frozen=True):
    """One card: its name in moves, its age ("" for none), its costume and accessories."""

    name: str
    age: str
    points: tuple[str, ...]


class CarnavalesquePrinted(Printed, frozen=True):
    """The cards by number, the words behind other numbers, and sizes in tenths of a millimetre.

    `worth` is what a card brings on parade, in a workshop and in the dead end; a verdict is better
    from so many points on. `reach` is how far the Fool's hand goes by a short, a medium and a long
    stroke, but for its drift.
    """

    cards: tuple[CrowdCard, ...]
    ages: tuple[str, ...]
    points: tuple[str, ...]
    roles: tuple[str, ...]
    worth: tuple[int, ...]
    verdicts: tuple[str, ...]
    better_from: tuple[int, ...]
    width: int
    height: int
    radius: int
    reach: tuple[int, ...]


def print_cards() -> CarnavalesquePrinted:
    """Return what is printed on all cards."""
    return CarnavalesquePrinted(
        cards=tuple(_card(card) for card in range(ALL_CARDS)),
        ages=AGE_NAMES,
        points=POINT_NAMES,
        roles=ROLE_NAMES,
        worth=tuple(EACH.values()),
        verdicts=VERDICTS,
        better_from=BETTER_FROM,
        width=2 * HALF_WIDTH,
        height=2 * HALF_HEIGHT,
        radius=RADIUS,
        reach=tuple(PACE * paces for paces in LENGTHS),
    )


def _card(card: int) -> CrowdCard:
    age = AGE_NAMES[AGES[card]] if AGES[card] != NO_AGE else ""
    points = [POINT_NAMES[point] for point in range(ALL_POINTS) if POINTS[card] >> point & 1]
    return CrowdCard(CARD_NAMES[card], age, tuple(points))
