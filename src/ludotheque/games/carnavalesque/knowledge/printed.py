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
    COSTUMES,
    NO_AGE,
    POINT_NAMES,
    POINTS,
)
from ludotheque.games.carnavalesque.data.endings import BETTER_FROM, EACH, VERDICTS
from ludotheque.games.carnavalesque.data.moves import (
    AGE,
    CARD,
    COMPASS,
    GLIDE,
    GRAB,
    POINT,
    ROLE,
    SPANS,
    SPOT,
    STROKES,
    SWEEP,
    verb_of,
    write,
)
from ludotheque.games.carnavalesque.data.roles import ROLE_NAMES
from ludotheque.games.carnavalesque.data.sines import COSINES, ONE, SINES
from ludotheque.games.carnavalesque.data.sizes import (
    DEGREES,
    DEPTHS,
    DIRECTIONS,
    HALF_HEIGHT,
    HALF_WIDTH,
    LENGTHS,
    PACE,
    RADIUS,
    SPOTS,
)
from ludotheque.games.carnavalesque.data.street import PARADE_PLACES

WAYS = {GLIDE: "glide", SWEEP: "sweep"}  # what the hand does on its way


class CrowdCard(msgspec.Struct, frozen=True):
    """One card: its name, the move that chooses it, its age ("" for none), costume, accessories."""

    name: str
    move: str
    age: str
    points: tuple[str, ...]


class Stroke(msgspec.Struct, frozen=True):
    """A gesture that moves the Fool's hand, and how far it leads but for the drift (V5.4)."""

    move: str
    way: str
    direction: str
    span: str
    x: int
    y: int


class CarnavalesquePrinted(Printed, frozen=True):
    """The cards by number, the words behind other numbers, and sizes in tenths of a millimetre.

    `decrees`, `questions`, `keeps` and `spots` are the moves that choose an age, a point, a role
    and a card of the crowd; `grabs` those that take the first card under the hand, the second, …
    `costumes` are those of the points that are no accessories. `worth` is what a card brings on
    parade, in a workshop and in the dead end; a verdict is better from so many points on. `reach`
    is how far the Fool's hand goes by a short, a medium and a long stroke, but for its drift.
    """

    cards: tuple[CrowdCard, ...]
    ages: tuple[str, ...]
    points: tuple[str, ...]
    roles: tuple[str, ...]
    costumes: tuple[str, ...]
    decrees: tuple[str, ...]
    questions: tuple[str, ...]
    keeps: tuple[str, ...]
    spots: tuple[str, ...]
    grabs: tuple[str, ...]
    strokes: tuple[Stroke, ...]
    ways: tuple[str, ...]
    directions: tuple[str, ...]
    spans: tuple[str, ...]
    parade_places: int
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
        costumes=COSTUMES,
        decrees=_moves(AGE, len(AGE_NAMES)),
        questions=_moves(POINT, ALL_POINTS),
        keeps=_moves(ROLE, len(ROLE_NAMES)),
        spots=_moves(SPOT, SPOTS),
        grabs=_moves(GRAB, DEPTHS),
        strokes=tuple(_stroke(way + path) for way in WAYS for path in range(STROKES)),
        ways=tuple(WAYS.values()),
        directions=COMPASS,
        spans=SPANS,
        parade_places=PARADE_PLACES,
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
    return CrowdCard(CARD_NAMES[card], write(CARD + card), age, tuple(points))


def _moves(first: int, count: int) -> tuple[str, ...]:
    return tuple(write(first + each) for each in range(count))


def _stroke(move: int) -> Stroke:
    verb = verb_of(move)
    direction, span = divmod(move - verb, len(SPANS))
    angle, far = DEGREES // DIRECTIONS * direction, PACE * LENGTHS[span]
    x, y = far * COSINES[angle] >> ONE, far * SINES[angle] >> ONE
    return Stroke(write(move), WAYS[verb], COMPASS[direction], SPANS[span], x, y)
