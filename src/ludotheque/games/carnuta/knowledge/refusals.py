"""Why a move is not possible in Carnuta, said from what the player may know."""

from __future__ import annotations

from ludotheque.core.faults import Refusal
from ludotheque.games.carnuta.data.cards import FACES, HALVES, PLACES
from ludotheque.games.carnuta.data.deck import Deck
from ludotheque.games.carnuta.data.deck_file import name_card
from ludotheque.games.carnuta.data.moves import (
    CARD_VERBS,
    CUT,
    DISCARD,
    END,
    FLIP_RUNES,
    PLAY,
    SALT_ON,
    TOKEN,
)
from ludotheque.games.carnuta.knowledge.view import CarnutaView

SMALL_PHASES = {  # what is asked for there, and why it is refused all the same
    "place-salt": (SALT_ON, "C4.2", "no-such-column"),
    "choose-token": (TOKEN, "C4.3", "token-taken"),
    "discard-down": (DISCARD, "C3.9", "not-in-hand"),
}


def refuse(view: CarnutaView, deck: Deck, move: int) -> Refusal:
    """Return the clause that forbids this move to the seat of the view."""
    if not 0 <= move < deck.moves:
        return Refusal("C3.6", "unknown-move")
    if view.phase == "over":
        return Refusal("C6.1", "game-over")
    if view.seat != view.turn:
        return Refusal("C2.5", "turn-of-other", {"seat": view.turn})
    verb, thing = deck.verb[move], deck.thing[move]
    if view.phase in SMALL_PHASES:
        asked, clause, why = SMALL_PHASES[view.phase]
        return Refusal(clause, why if verb == asked else f"{view.phase}-first")
    if verb in CARD_VERBS:
        return _card(view, deck, verb, thing)
    return _plain(view, verb, thing)


def _card(view: CarnutaView, deck: Deck, verb: int, card: int) -> Refusal:
    if verb == DISCARD:
        return Refusal("C3.9", "discard-not-now")
    if verb == PLAY and card not in view.hands[view.seat]:
        return Refusal("C3.2", "not-in-hand")
    if verb != PLAY and card not in view.market:
        return Refusal("C3.1", "not-in-market")
    if view.actions == 0:
        return Refusal("C3.6", "no-action-left")
    return Refusal("C3.2", "cannot-pay", dict(name_card(deck.rows[card])))


def _plain(view: CarnutaView, verb: int, thing: int) -> Refusal:
    if verb == END:
        return Refusal("C3.6", "actions-left", {"count": view.actions})
    if verb == SALT_ON:
        return Refusal("C4.2", "no-salt")
    if verb == TOKEN:
        return Refusal("C4.3", "no-token-due")
    if verb == CUT:
        return _sickle(view, thing)
    if view.actions == 0:
        return Refusal("C3.6", "no-action-left")
    return _runes(view, verb, FACES[thing])


def _sickle(view: CarnutaView, half: int) -> Refusal:
    if view.sickles[view.seat] == 0:
        return Refusal("C3.7", "no-sickle")
    return Refusal("C3.7", "nothing-to-cut", {"half": HALVES[half]})


def _runes(view: CarnutaView, verb: int, face: str) -> Refusal:
    seat = view.seat
    if verb == FLIP_RUNES:
        return Refusal("C3.6", "runes-agree", {"face": face})
    free = PLACES - view.padlocks[seat] - view.suns[seat] - view.moons[seat]
    if free == 0:
        return Refusal("C3.4", "no-free-place")
    return Refusal("C3.4", "reserve-empty", {"face": face})
