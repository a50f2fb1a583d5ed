"""Why a move is not possible in Carnuta, said from what the player may know."""

from __future__ import annotations

from ludotheque.core.faults import Refusal
from ludotheque.games.carnuta.data.cards import FACES, HALVES, PLACES
from ludotheque.games.carnuta.data.deck import Deck
from ludotheque.games.carnuta.data.deck_file import name_card
from ludotheque.games.carnuta.data.moves import (
    CARD,
    DISCARD,
    END,
    FLIP_MOONS,
    FLIP_SUNS,
    PLAY,
    SALT_ON,
    SICKLE_DAY,
    TAKE_SUNS,
    TOKEN,
)
from ludotheque.games.carnuta.knowledge.view import CarnutaView

PHASE_CLAUSES = {"place-salt": "C4.2", "choose-token": "C4.3", "discard-down": "C3.9"}


def refuse(view: CarnutaView, deck: Deck, move: int) -> Refusal:
    """Return the clause that forbids this move to the seat of the view."""
    if not 0 <= move < CARD + 3 * deck.size:
        return Refusal("C3.6", "unknown-move")
    if view.phase == "over":
        return Refusal("C6.1", "game-over")
    if view.seat != view.turn:
        return Refusal("C2.5", "turn-of-other", {"seat": view.turn})
    if view.phase == "choose-token" and TOKEN <= move < CARD:
        return Refusal("C4.3", "token-taken")
    if view.phase == "place-salt" and SALT_ON <= move < TOKEN:
        return Refusal("C4.2", "no-such-column")
    if view.phase in PHASE_CLAUSES:
        return _in_small_phase(view, deck, move)
    if move >= CARD:
        return _card(view, deck, (move - CARD) // deck.size, (move - CARD) % deck.size)
    return _plain(view, move)


def _in_small_phase(view: CarnutaView, deck: Deck, move: int) -> Refusal:
    if view.phase == "discard-down" and move >= CARD + DISCARD * deck.size:
        return Refusal("C3.9", "not-in-hand")
    return Refusal(PHASE_CLAUSES[view.phase], f"{view.phase}-first")


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


def _plain(view: CarnutaView, move: int) -> Refusal:
    if move == END:
        return Refusal("C3.6", "actions-left", {"count": view.actions})
    if SALT_ON <= move < TOKEN:
        return Refusal("C4.2", "no-salt")
    if move >= TOKEN:
        return Refusal("C4.3", "no-token-due")
    if move >= SICKLE_DAY:
        return _sickle(view, move - SICKLE_DAY)
    if view.actions == 0:
        return Refusal("C3.6", "no-action-left")
    return _runes(view, move)


def _sickle(view: CarnutaView, half: int) -> Refusal:
    if view.sickles[view.seat] == 0:
        return Refusal("C3.7", "no-sickle")
    return Refusal("C3.7", "nothing-to-cut", {"half": HALVES[half]})


def _runes(view: CarnutaView, move: int) -> Refusal:
    seat = view.seat
    if move in (FLIP_SUNS, FLIP_MOONS):
        return Refusal("C3.6", "runes-agree", {"face": FACES[move - FLIP_SUNS]})
    free = PLACES - view.padlocks[seat] - view.suns[seat] - view.moons[seat]
    if free == 0:
        return Refusal("C3.4", "no-free-place")
    return Refusal("C3.4", "reserve-empty", {"face": FACES[move - TAKE_SUNS]})
