"""What a move of Carnavalesque is called, said to one player."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.core.say import Say
from ludotheque.games.carnavalesque.data.cards import (
    AGE_NAMES,
    CARD_NAMES,
    FIRST_JOKER,
    POINT_NAMES,
    THIRD_WORKSHOP,
    UNKNOWN,
    UNMARKED,
)
from ludotheque.games.carnavalesque.data.moves import (
    AGE,
    CARD,
    COMPASS,
    GLIDE,
    GRAB,
    LAY,
    POINT,
    ROLE,
    SEAT,
    SEND,
    SPANS,
    SPOT,
    SWEEP,
    verb_of,
    write,
)
from ludotheque.games.carnavalesque.data.roles import ROLE_NAMES
from ludotheque.games.carnavalesque.data.sizes import RADIUS
from ludotheque.games.carnavalesque.data.street import WORKSHOPS
from ludotheque.games.carnavalesque.knowledge.departures import pushes, way_out
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView, Lying

SPOT_PHASES = ("look", "turn-over", "throw")
CARD_PHASES = ("give", "pass-left", "reject", "offer", "rescue")
MIDDLE = RADIUS // 4  # so near the middle a card has no direction


def describe(view: CarnavalesqueView, move: int, say: Say) -> str:
    """Name an action, with what this seat knows of the card it touches."""
    verb = verb_of(move)
    if verb not in THINGS:
        return say(f"move-{write(move)}")
    return THINGS[verb](view, move - verb, say)


def _describe_laying(view: CarnavalesqueView, place: int, say: Say) -> str:
    """Name where a card is laid and, if it pushes a float out, where that goes (V6.3)."""
    card, workshop = divmod(place, WORKSHOPS)
    name, number = CARD_NAMES[card], workshop + 1
    if not pushes(view, card, workshop):
        return say("move-lay", card=name, workshop=number)
    count = len(view.floats[workshop])
    key = f"move-push-{way_out(view, workshop)}"
    return say(key, card=name, workshop=number, count=count)


def _describe_card(view: CarnavalesqueView, card: int, say: Say) -> str:
    """Name what is done with a card of a hand, or of the dead end, in this phase."""
    done = view.phase if view.phase in CARD_PHASES else "card"
    return say(f"move-{done}", card=CARD_NAMES[card])


def _describe_spot(view: CarnavalesqueView, spot: int, say: Say) -> str:
    """Name what is done with a card of the crowd in this phase."""
    done = view.phase if view.phase in SPOT_PHASES else "spot"
    return say(f"move-{done}", what=_name_spot(view, spot, say))


def _describe_decree(_view: CarnavalesqueView, age: int, say: Say) -> str:
    return say(f"move-decree-{AGE_NAMES[age]}")


def _describe_sending(view: CarnavalesqueView, workshop: int, say: Say) -> str:
    """Name where a float would go (V6.3)."""
    count = len(view.floats[workshop])
    return say(f"move-send-{way_out(view, workshop)}", workshop=workshop + 1, count=count)


def _describe_grab(_view: CarnavalesqueView, depth: int, say: Say) -> str:
    return say("move-grab", place=depth + 1)


def _describe_glide(_view: CarnavalesqueView, stroke: int, say: Say) -> str:
    return say("move-glide", **_name_stroke(stroke))


def _describe_sweep(_view: CarnavalesqueView, stroke: int, say: Say) -> str:
    return say("move-sweep", **_name_stroke(stroke))


def _name_stroke(stroke: int) -> dict[str, str]:
    direction, span = divmod(stroke, len(SPANS))
    return {"direction": COMPASS[direction], "span": SPANS[span]}


def _describe_role(_view: CarnavalesqueView, number: int, say: Say) -> str:
    """Name a role with what it does (V11.1)."""
    role = ROLE_NAMES[number]
    return say("move-role", role=role, rule=say(f"role-{role}.rule"))


def _describe_victim(_view: CarnavalesqueView, seat: int, say: Say) -> str:
    return say("move-rob", seat=seat)


def _describe_question(_view: CarnavalesqueView, point: int, say: Say) -> str:
    return say("move-ask", point=POINT_NAMES[point])


THINGS: dict[int, Callable[[CarnavalesqueView, int, Say], str]] = {
    AGE: _describe_decree,
    SEND: _describe_sending,
    GRAB: _describe_grab,
    GLIDE: _describe_glide,
    SWEEP: _describe_sweep,
    ROLE: _describe_role,
    SEAT: _describe_victim,
    POINT: _describe_question,
    SPOT: _describe_spot,
    CARD: _describe_card,
    LAY: _describe_laying,
}


def _name_spot(view: CarnavalesqueView, spot: int, say: Say) -> str:
    """Say what shows of a card of the crowd, and where it lies."""
    for lying in view.crowd:
        if lying.spot == spot:
            return _name_lying(lying, say)
    return say("spot-none")


def _name_lying(lying: Lying, say: Say) -> str:
    where = say(f"where-{whereabouts(lying.x, lying.y)}")
    if lying.card == THIRD_WORKSHOP or lying.age == UNMARKED:
        return say("spot-third", where=where)
    if lying.age == UNKNOWN:
        return say("spot-sliver-up" if lying.face_up else "spot-sliver-down", where=where)
    age = AGE_NAMES[lying.age]
    if lying.card == UNKNOWN:
        return say("spot-down", age=age, where=where)
    card = say(f"card-{CARD_NAMES[lying.card]}")
    named = card if lying.card >= FIRST_JOKER else say("spot-up", card=card, age=age)
    return named if lying.face_up else say("spot-known", card=named, where=where)


def whereabouts(x: int, y: int) -> str:
    """Return in which part of the zone a point lies: a direction, or the centre."""
    if x * x + y * y < MIDDLE * MIDDLE:
        return "centre"
    across = 0 if 5 * abs(x) < 2 * abs(y) else 1 if x > 0 else -1
    along = 0 if 5 * abs(y) < 2 * abs(x) else 1 if y > 0 else -1
    steps = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
    return COMPASS[steps.index((across, along))]
