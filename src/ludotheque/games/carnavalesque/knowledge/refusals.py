"""Why a move is not possible in Carnavalesque, said from what the player may know."""

from __future__ import annotations

from ludotheque.core.faults import Refusal
from ludotheque.games.carnavalesque.data.cards import AGE_NAMES, THIRD_WORKSHOP, UNKNOWN
from ludotheque.games.carnavalesque.data.moves import (
    AGE,
    BOUND,
    CARD,
    CLAIM,
    DECLINE,
    DONE,
    GESTURES,
    HOLD,
    LAY,
    OPEN,
    POINT,
    ROLE,
    SEAT,
    SEND,
    SPOT,
    YIELD,
    verb_of,
)
from ludotheque.games.carnavalesque.data.roles import ACROBAT, REBEL
from ludotheque.games.carnavalesque.data.street import WORKSHOPS
from ludotheque.games.carnavalesque.knowledge.departures import is_pushed
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView, Lying

# of each phase: what it asks for, its clause and its key
EXPECTED = {
    "claim-crown": ((CLAIM, DECLINE), "V3.2", "claim-first"),
    "hold-crown": ((HOLD, YIELD), "V3.2", "hold-first"),
    "pass-left": ((CARD,), "V3.5", "pass-first"),
    "rescue": ((CARD,), "V3.5", "rescue-first"),
    "carve": ((AGE,), "V3.5", "decree-first"),
    "keep-role": ((ROLE,), "V11.1", "role-first"),
    "decree": ((AGE,), "V4.1", "decree-first"),
    "look": ((SPOT,), "V11.4", "role-card-first"),
    "turn-over": ((SPOT,), "V11.4", "role-card-first"),
    "throw": ((SPOT,), "V11.4", "role-card-first"),
    "offer": ((CARD,), "V11.4", "offer-first"),
    "rob": ((SEAT,), "V11.4", "rob-first"),
    "ask": ((POINT,), "V11.4", "ask-first"),
    "draw": ((SPOT,), "V4.2", "draw-first"),
    "give": ((CARD,), "V4.3", "give-first"),
    "reject": ((CARD,), "V7.1", "reject-first"),
    "refill": ((SPOT,), "V7.1", "refill-first"),
}


def refuse(view: CarnavalesqueView, move: int) -> Refusal:
    """Return the clause that forbids this move to the seat of the view."""
    if not 0 <= move < BOUND:
        return Refusal("V3.1", "unknown-move")
    if view.phase == "over":
        return Refusal("V6.6", "game-over")
    if view.seat not in view.to_act:
        return _not_your_decision(view)
    if view.phase == "blind":
        return _eyes_closed(view, move)
    if view.phase == "lay":
        return _no_laying(view, move)
    asked, clause, key = EXPECTED[view.phase]
    verb = verb_of(move)
    if verb not in asked:
        return Refusal(clause, key)
    if verb == SPOT:
        return _no_spot(view, move - SPOT)
    return _wrong_choice(view, clause)


def _not_your_decision(view: CarnavalesqueView) -> Refusal:
    if view.phase == "claim-crown":
        return Refusal("V3.2", "outgoing-king" if view.seat == view.king else "answered-already")
    if view.phase == "hold-crown":
        if view.seat in view.claimed:
            return Refusal("V3.2", "answered-already")
        return Refusal("V3.2", "claimed", {"seats": list(view.claimed)})
    if view.phase == "pass-left":
        return Refusal("V3.5", "answered-already" if view.hand else "nothing-to-pass")
    if view.phase == "keep-role":
        return Refusal("V11.1", "king-no-role" if view.seat == view.king else "answered-already")
    if view.phase == "blind":
        return Refusal("V5.3", "king-no-call" if view.seat == view.king else "called-already")
    return Refusal("V3.1", "turn-of-other", {"seat": view.to_act[0]})


def _eyes_closed(view: CarnavalesqueView, move: int) -> Refusal:
    if not view.blind:
        return Refusal("V5.3", "only-call")
    if verb_of(move) in GESTURES:
        return Refusal("V5.4", "no-gesture-left", {"count": view.gestures})
    return Refusal("V5.4", "grab-first")


def _wrong_choice(view: CarnavalesqueView, clause: str) -> Refusal:
    """Refuse a move of the right kind."""
    if view.phase == "keep-role":
        return Refusal(clause, "role-not-dealt")
    if view.phase == "rob":
        return Refusal(clause, "no-victim")
    if view.phase == "rescue":
        return Refusal(clause, "not-in-dead-end")
    return Refusal(clause, "not-in-hand")


def _no_spot(view: CarnavalesqueView, spot: int) -> Refusal:
    """Refuse a card of the crowd."""
    lying = next((each for each in view.crowd if each.spot == spot), None)
    if lying is None:
        return Refusal("V2.5", "spot-not-seen")
    if view.phase == "draw" and view.power == ACROBAT:
        return _out_of_reach(view, lying)
    if lying.covered_by:
        return Refusal("V4.2", "covered", {"count": len(lying.covered_by)})
    if view.decree == lying.age and view.power != REBEL:
        return _forbidden(view)
    return Refusal("V11.4", "face-up-already" if lying.face_up else "looked-already")


def _out_of_reach(view: CarnavalesqueView, lying: Lying) -> Refusal:
    if len(lying.covered_by) > 1:
        return Refusal("V11.4", "covered-twice", {"count": len(lying.covered_by)})
    if lying.age == UNKNOWN or lying.age != view.decree:
        return Refusal("V11.4", "age-unknown")
    return _forbidden(view)


def _forbidden(view: CarnavalesqueView) -> Refusal:
    return Refusal("V4.1", "decree-forbids", {"age": AGE_NAMES[view.decree]})


def _no_laying(view: CarnavalesqueView, move: int) -> Refusal:
    """Refuse a move in the King's turn."""
    if move == DONE:
        return Refusal("V6.1", "lay-more", {"count": view.required - view.laid})
    if move == OPEN:
        return Refusal("V6.4", "no-third-card")
    if verb_of(move) == SEND and is_pushed(view):
        return Refusal("V6.3", "floats-are-pushed")
    if verb_of(move) == SEND:
        return Refusal("V6.3", "empty-workshop")
    if verb_of(move) != LAY:
        return Refusal("V6.1", "lay-first")
    card, workshop = divmod(move - LAY, WORKSHOPS)
    if card not in view.hand:
        return Refusal("V6.1", "not-in-hand")
    if card == THIRD_WORKSHOP:
        return Refusal("V6.4", "third-not-laid")
    if workshop >= view.open:
        return Refusal("V6.4", "workshop-closed")
    return Refusal("V6.2", "nothing-in-common")
