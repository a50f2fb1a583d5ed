"""What a move of Carnavalesque is called, said to one player."""

from __future__ import annotations

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
    FLIP,
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
    write,
)
from ludotheque.games.carnavalesque.data.roles import ROLE_NAMES
from ludotheque.games.carnavalesque.data.sizes import RADIUS
from ludotheque.games.carnavalesque.data.street import WORKSHOPS
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView, Lying

SPOT_PHASES = ("look", "turn-over", "throw")
CARD_PHASES = ("give", "pass-left", "reject", "offer", "rescue")
MIDDLE = RADIUS // 4  # so near the middle a card has no direction


def describe(view: CarnavalesqueView, move: int, say: Say) -> str:
    """Name an action, with what this seat knows of the card it touches."""
    if move >= LAY:
        card, workshop = divmod(move - LAY, WORKSHOPS)
        return say("move-lay", card=CARD_NAMES[card], workshop=workshop + 1)
    if move >= CARD:
        verb = view.phase if view.phase in CARD_PHASES else "card"
        return say(f"move-{verb}", card=CARD_NAMES[move - CARD])
    if move >= SPOT:
        verb = view.phase if view.phase in SPOT_PHASES else "spot"
        return say(f"move-{verb}", what=_describe_spot(view, move - SPOT, say))
    if move >= ROLE:
        return _describe_power(move, say)
    return _describe_gesture(move, say) if move >= FLIP else _describe_word(view, move, say)


def _describe_word(view: CarnavalesqueView, move: int, say: Say) -> str:
    """Name an answer, a Decree, or where a float would go (V3.2, V4.1, V6.3)."""
    if move < AGE:
        return say(f"move-{write(move)}")
    if move < SEND:
        return say(f"move-decree-{AGE_NAMES[move - AGE]}")
    count = len(view.floats[move - SEND])
    where = "parade" if count >= view.least else "dead-end"
    return say(f"move-send-{where}", workshop=move - SEND + 1, count=count)


def _describe_gesture(move: int, say: Say) -> str:
    """Name what the Fool's hand does (V5.4)."""
    if move < GRAB:
        return say(f"move-{write(move)}")
    if move < GLIDE:
        return say("move-grab", place=move - GRAB + 1)
    key, stroke = ("move-sweep", move - SWEEP) if move >= SWEEP else ("move-glide", move - GLIDE)
    direction, span = divmod(stroke, len(SPANS))
    return say(key, direction=COMPASS[direction], span=SPANS[span])


def _describe_power(move: int, say: Say) -> str:
    """Name a role with what it does, a victim or a question (V11)."""
    if move >= POINT:
        return say("move-ask", point=POINT_NAMES[move - POINT])
    if move >= SEAT:
        return say("move-rob", seat=move - SEAT)
    role = ROLE_NAMES[move - ROLE]
    return say("move-role", role=role, rule=say(f"role-{role}.rule"))


def _describe_spot(view: CarnavalesqueView, spot: int, say: Say) -> str:
    """Say what shows of a card of the crowd, and where it lies."""
    for lying in view.crowd:
        if lying.spot == spot:
            return _describe_lying(lying, say)
    return say("spot-none")


def _describe_lying(lying: Lying, say: Say) -> str:
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
