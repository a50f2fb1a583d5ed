"""Why a move is not possible in Kraaw, said from what the player may know."""

from __future__ import annotations

from ludotheque.core.faults import Refusal
from ludotheque.games.kraaw.data.cards import LOCKED, MOST_LOCKS, PLACES
from ludotheque.games.kraaw.data.moves import (
    ANNOUNCE,
    BONUS,
    BOUND,
    CARD,
    EXCHANGE,
    KEEP,
    LEAVE_DOG,
    LOCK,
    LOOK,
    PASS,
    RAVEN,
    REVEAL_LOCK,
    SWAP_DOG,
    verb_of,
)
from ludotheque.games.kraaw.knowledge.view import KraawView

ACTIONS = (LOOK, REVEAL_LOCK, LOCK, EXCHANGE)
CARD_PHASES = {
    "look-at": "K5.1",
    "reveal-one": "K5.1",
    "reveal-and-lock": "K5.2",
    "lock-one": "K5.3",
    "steal": "K5.4",
    "reprisal": "K5.4",
    "bonus-lock": "K5.7",
    "bonus-turn": "K5.7",
}


def refuse(view: KraawView, move: int) -> Refusal:
    """Return the clause that forbids this move to the seat of the view."""
    if not 0 <= move < BOUND:
        return Refusal("K4.1", "unknown-move")
    if view.phase == "over":
        return Refusal("K1.1", "match-over")
    if view.phase == "choose-raven":
        return _no_raven(view, move)
    if move in (ANNOUNCE, KEEP) and view.phase != "keep-or-announce":
        return _late_announcement(view)
    if move in (SWAP_DOG, LEAVE_DOG) and view.phase != "dog-exchange":
        return Refusal("K3.3", "dog-not-now" if view.dog_exchange else "dog-off")
    if view.seat not in view.to_act:
        return _not_your_decision(view)
    if verb_of(move) == RAVEN:
        return Refusal("K1.4", "raven-chosen")
    if view.phase in CARD_PHASES:
        return _in_card_phase(view, move)
    return _announcing(view, move)


def _no_raven(view: KraawView, move: int) -> Refusal:
    if view.seat not in view.to_act:
        return Refusal("K1.4", "raven-chosen")
    return Refusal("K1.4", "raven-taken" if verb_of(move) == RAVEN else "raven-first")


def _late_announcement(view: KraawView) -> Refusal:
    if not view.swap_hand:
        return Refusal("K3.4", "announce-off")
    if view.announcer >= 0:
        return Refusal("K3.4", "announced-already", {"seat": view.announcer})
    return Refusal("K3.4", "announce-late")


def _not_your_decision(view: KraawView) -> Refusal:
    if view.seat not in view.playing:
        return Refusal("K6.4", "not-in-final", {"seats": list(view.playing)})
    if view.phase == "keep-or-announce":
        return Refusal("K3.4", "kept-already")
    if view.phase == "reprisal":
        return Refusal("K5.4", "reprisal-of-other", {"seat": view.to_act[0]})
    if view.phase == "dog-exchange":
        return Refusal("K3.3", "dog-of-other", {"seat": view.turn})
    return Refusal("K4.1", "turn-of-other", {"seat": view.turn})


def _announcing(view: KraawView, move: int) -> Refusal:
    """Refuse where an action, or a yes or no, is expected."""
    if view.phase == "keep-or-announce":
        return Refusal("K3.4", "keep-first")
    if view.phase == "dog-exchange":
        return Refusal("K3.3", "dog-first")
    if view.phase == "bonus-action":
        return Refusal("K4.1", "main-action-done")
    if move in (BONUS, PASS):
        return Refusal("K4.1", "main-action-first")
    if move in (LOOK, REVEAL_LOCK):
        return Refusal("K5.6", "no-hidden-card")
    if move == LOCK:
        return _no_lock(view) or Refusal("K5.3", "no-revealed-card")
    return Refusal("K4.2", "announce-first")


def _no_lock(view: KraawView) -> Refusal | None:
    if view.locks[view.seat] >= MOST_LOCKS:
        return Refusal("K2.3", "no-lock-left")
    return None


def _in_card_phase(view: KraawView, move: int) -> Refusal:
    """Refuse where a card is expected."""
    clause = CARD_PHASES[view.phase]
    if verb_of(move) != CARD:
        return Refusal("K4.2" if move in ACTIONS else clause, "choose-card")
    slot = move - CARD
    owner = slot // PLACES
    if owner >= view.seats:
        return Refusal(clause, "no-such-seat")
    if view.phase == "steal":
        return _no_theft(view, slot)
    if view.phase == "reprisal":
        return _no_reprisal(view, slot)
    if owner != view.seat:
        return Refusal(clause, "own-card-needed")
    return _wrong_face(view, clause, view.faces[slot])


def _no_theft(view: KraawView, slot: int) -> Refusal:
    if slot // PLACES == view.seat:
        return Refusal("K5.4", "steal-from-other")
    if slot // PLACES not in view.playing:
        return Refusal("K6.4", "not-in-final", {"seats": list(view.playing)})
    return Refusal("K2.2", "card-locked")


def _no_reprisal(view: KraawView, slot: int) -> Refusal:
    if slot // PLACES != view.turn:
        return Refusal("K5.4", "reprisal-on-thief", {"seat": view.turn})
    return Refusal("K2.2", "card-locked")


def _wrong_face(view: KraawView, clause: str, face: int) -> Refusal:
    if view.phase in ("look-at", "reveal-one", "reveal-and-lock"):
        return Refusal(clause, "hidden-card-needed")
    if face == LOCKED:
        key = "turn-unlocked" if view.phase == "bonus-turn" else "locked-already"
        return Refusal(clause, key)
    return Refusal(clause, "revealed-card-needed")
