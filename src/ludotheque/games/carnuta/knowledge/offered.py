"""What a seat may choose among now, forbidden or not, and what its cards' moves are called."""

from __future__ import annotations

from ludotheque.games.carnuta.data.deck import Deck
from ludotheque.games.carnuta.data.moves import (
    CARD_VERBS,
    DISCARD,
    END,
    FLIP_RUNES,
    PLAY,
    SALT_ON,
    TAKE,
    TAKE_RUNES,
    TOKEN,
    WORDS,
)
from ludotheque.games.carnuta.knowledge.view import CarnutaView

RUNE_ACTIONS = (*WORDS[TAKE_RUNES], *WORDS[FLIP_RUNES])
OF_PHASE = {"place-salt": WORDS[SALT_ON], "choose-token": WORDS[TOKEN]}


def offer(view: CarnutaView, deck: Deck) -> tuple[str, ...]:
    """Return the moves of this phase; whoever waits for their turn sees its actions."""
    if view.phase == "over":
        return ()
    asked = view.seat in view.to_act
    if asked and view.phase in OF_PHASE:
        return OF_PHASE[view.phase]
    if asked and view.phase == "discard-down":
        return tuple(write_move(deck, DISCARD, card) for card in view.hands[view.seat])
    return WORDS[END] if asked and view.actions == 0 else RUNE_ACTIONS


def verb_of(view: CarnutaView, card: int) -> int:
    """Return what can be done with a card where it lies, now or later (C3.1, C3.2, C3.9)."""
    if card in view.market:
        return TAKE
    asked = view.seat in view.to_act
    return DISCARD if asked and view.phase == "discard-down" else PLAY


def write_move(deck: Deck, verb: int, card: int) -> str:
    """Return the text of what is done with a card."""
    return f"{CARD_VERBS[verb]} {deck.rows[card].id}"
