"""What a position of Carnavalesque must not say, beside the laws that every game checks."""

from __future__ import annotations

from ludotheque.core.arrays import seats_in
from ludotheque.games.carnavalesque.data.cards import ALL_CARDS
from ludotheque.games.carnavalesque.data.moves import GESTURES, verb_of
from ludotheque.games.carnavalesque.data.phases import (
    BLIND,
    CLAIM_CROWN,
    HOLD_CROWN,
    KEEP_ROLE,
    LAY_FLOATS,
    OVER,
    PASS_LEFT,
    ROB,
)
from ludotheque.games.carnavalesque.data.sizes import (
    LEAST_STRETCH,
    MOST_CALLS,
    MOST_DRIFT,
    MOST_GESTURES,
    STRETCHES,
)
from ludotheque.games.carnavalesque.data.street import PARADE_PLACES
from ludotheque.games.carnavalesque.data.versions import ROLES
from ludotheque.games.carnavalesque.rules.state import Carnavalesque

FAR_AWAY = 20_000  # as far as a hand or a card can get, in tenths of a millimetre


def check(state: Carnavalesque) -> None:
    """Refuse what points outside the table: the compiled rules would follow it anywhere."""
    seats, masks = range(state.seats), ("answered", "claimed", "insisted", "revealed")
    for name in ("king", "fool", "turn"):
        if not -1 <= getattr(state, name) < state.seats:
            raise ValueError(f"{name} must sit at the table")
    if any(not 0 <= getattr(state, name) < 1 << state.seats for name in masks):
        raise ValueError("whoever has answered must sit at the table")
    if any(seat >= state.seats for seat in state.holder):
        raise ValueError("whoever holds a card must sit at the table")
    crowned = state.phase not in (CLAIM_CROWN, HOLD_CROWN)
    if state.phase < 0 or state.turn < 0 or (crowned and state.king < 0):
        raise ValueError("somebody is King, and it is somebody's turn")
    if state.phase == OVER and state.ending < 0:
        raise ValueError("a game that is over has an ending")
    if state.street.paraded > PARADE_PLACES:
        raise ValueError("there are three parade places")
    if any(state.caller[call] not in seats for call in range(state.calls)):
        raise ValueError("whoever calls must sit at the table")
    _check_blind(state)
    _check_answers(state)


def _check_blind(state: Carnavalesque) -> None:
    """Refuse a hand that is out of reach, and gestures that are none."""
    hand = state.fools_hand
    if state.phase == BLIND and state.fool < 0:
        raise ValueError("somebody is the Fool whose eyes are closed")
    if state.strokes > min(state.gestures, MOST_GESTURES):
        raise ValueError("the Fool made more gestures than the table allows")
    if state.phase == BLIND and state.calls + _may_call(state) > MOST_CALLS:
        raise ValueError("nobody can have called so often")
    if any(verb_of(stroke) not in GESTURES for stroke in _strokes(state)):
        raise ValueError("a stroke is a gesture of the Fool")
    if max(abs(hand.x), abs(hand.y)) > FAR_AWAY or abs(hand.drift) > MOST_DRIFT:
        raise ValueError("the hand is out of reach, or drifts too much")
    if not LEAST_STRETCH <= hand.stretch <= LEAST_STRETCH + STRETCHES:
        raise ValueError("the hand goes too far, or not far enough")


def _may_call(state: Carnavalesque) -> int:
    """Count those who may call before the next gesture (V5.3)."""
    silent = 1 << state.king | 1 << state.fool | state.answered
    return state.seats - (silent & (1 << state.seats) - 1).bit_count()


def _strokes(state: Carnavalesque) -> list[int]:
    return state.stroke[: state.strokes]


def _check_answers(state: Carnavalesque) -> None:
    """Refuse answers and roles that could not have been given."""
    holder, role, dealt, answer = state.holder, state.role, state.dealt_role, state.answer
    answered = seats_in(state.answered)
    if state.phase == PASS_LEFT and any(
        answer[seat] not in range(ALL_CARDS) or holder[answer[seat]] != seat for seat in answered
    ):
        raise ValueError("whoever passes a card must hold it")
    if state.phase == ROB and (state.offered < 0 or holder[state.offered] != state.turn):
        raise ValueError("a pickpocket offers a card that is in hand")
    others = [seat for seat in range(state.seats) if seat != state.king]
    if state.phase == KEEP_ROLE and min(dealt[2 * s + i] for s in others for i in range(2)) < 0:
        raise ValueError("two roles are dealt to each player but the King")
    needed = state.version == ROLES and KEEP_ROLE < state.phase < LAY_FLOATS
    if needed and min(role[seat] for seat in others) < 0:
        raise ValueError("each player but the King has kept a role")
