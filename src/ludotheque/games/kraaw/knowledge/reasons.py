"""What speaks for a move of Kraaw, from what the player sees and may be reminded of."""

from __future__ import annotations

from ludotheque.core.event import Seen
from ludotheque.games.kraaw.data.cards import HIDDEN, LOCKED, PLACES
from ludotheque.games.kraaw.data.moves import (
    ANNOUNCE,
    CARD,
    EXCHANGE,
    KEEP,
    LEAVE_DOG,
    LOOK,
    REVEAL_LOCK,
    SWAP_DOG,
    verb_of,
)
from ludotheque.games.kraaw.knowledge.describe import known_value
from ludotheque.games.kraaw.knowledge.view import KraawView

ABOUT_HANDS = (ANNOUNCE, KEEP, SWAP_DOG, LEAVE_DOG)
LOCKING = ("reveal-and-lock", "lock-one", "bonus-lock")
TAKING = ("steal", "reprisal")


def reason(view: KraawView, move: int) -> Seen | None:
    """Say what is known of the card that a move touches, or of those that it is meant for."""
    if verb_of(move) == CARD:
        return _reason_for_card(view, move - CARD)
    if move in ABOUT_HANDS and view.hand:
        return Seen("hand", {"total": sum(view.hand)}, told=False)
    if move == LOOK:
        unknown = [slot for slot in _hidden(view) if known_value(view, slot) == 0]
        return Seen("unknown-left", {"count": len(unknown)}, told=False) if unknown else None
    if move in (EXCHANGE, REVEAL_LOCK):
        return _best_known(view, move)
    return None


def _hidden(view: KraawView) -> list[int]:
    row = range(PLACES * view.seat, PLACES * view.seat + PLACES)
    return [slot for slot in row if view.faces[slot] == HIDDEN]


def _best_known(view: KraawView, move: int) -> Seen | None:
    """Name the best card that is known: the others' that can be stolen, or one's own to lock."""
    slots = _hidden(view) if move == REVEAL_LOCK else _prizes(view)
    best = max(slots, key=lambda slot: known_value(view, slot), default=0)
    value = known_value(view, best) if slots else 0
    if value == 0:
        return None
    key = "lock-known" if move == REVEAL_LOCK else "prize"
    return Seen(key, {"value": value, "to": best // PLACES, "place": best % PLACES + 1}, told=False)


def _prizes(view: KraawView) -> list[int]:
    """Return the cards of others that can be stolen (K5.4)."""
    others = [seat for seat in view.playing if seat != view.seat]
    slots = [PLACES * seat + place for seat in others for place in range(PLACES)]
    return [slot for slot in slots if view.faces[slot] != LOCKED]


def _reason_for_card(view: KraawView, slot: int) -> Seen | None:
    value = known_value(view, slot)
    if value == 0:
        return Seen("unknown", {}, told=False) if view.phase == "look-at" else None
    if view.phase in TAKING and view.origins[slot] // PLACES == view.seat:
        return Seen("steal-back", {"value": value}, told=False)
    key = "lock" if view.phase in LOCKING else "known"
    return Seen(key, {"value": value}, told=False)
