"""What speaks for a move of Carnuta, from what the player sees."""

from __future__ import annotations

from ludotheque.core.chance import Noise
from ludotheque.core.event import Args, Seen
from ludotheque.games.carnuta.data.deck import Deck
from ludotheque.games.carnuta.data.deck_file import name_card
from ludotheque.games.carnuta.data.moves import FLIP_RUNES, PLAY, TAKE, TAKE_RUNES
from ludotheque.games.carnuta.knowledge.preview import gain
from ludotheque.games.carnuta.knowledge.sample import sample
from ludotheque.games.carnuta.knowledge.view import CarnutaView


def reason(view: CarnutaView, deck: Deck, move: int) -> Seen | None:
    """Say what a card brings, or which card the runes would pay."""
    verb = deck.verb[move]
    if verb in (PLAY, TAKE):
        return _reason_for_card(view, deck, verb, deck.thing[move])
    if verb in (TAKE_RUNES, FLIP_RUNES):
        return _reason_for_runes(view, deck, move)
    return None


def _reason_for_card(view: CarnutaView, deck: Deck, verb: int, card: int) -> Seen | None:
    points = gain(view, deck, card)
    if verb == PLAY:
        return Seen("play", {"points": points, **_runes_left(view, deck, card)}, told=False)
    if points > 0:
        payable = sample(view, deck, Noise(0)).can_pay(view.seat, card)
        return Seen("take-payable" if payable else "take", {"points": points}, told=False)
    return None


def _runes_left(view: CarnutaView, deck: Deck, card: int) -> Args:
    """Return the runes of each face after a card is paid (C3.2)."""
    suns_flipped, moons_flipped, suns_given, moons_given = deck.rows[card].cost
    flipped = moons_flipped - suns_flipped
    return {
        "suns": view.suns[view.seat] + flipped - suns_given,
        "moons": view.moons[view.seat] - flipped - moons_given,
    }


def _reason_for_runes(view: CarnutaView, deck: Deck, move: int) -> Seen | None:
    """Name the best card of the hand that could not be paid before and can be after."""
    seat = view.seat
    table = sample(view, deck, Noise(0))  # runes lie open: any such table will do
    unpaid = [card for card in view.hands[seat] if not table.can_pay(seat, card)]
    table.apply(seat, move)
    paid = [card for card in unpaid if table.can_pay(seat, card)]
    if not paid:
        return None
    best = max(paid, key=lambda card: gain(view, deck, card))
    return Seen("pay", name_card(deck.rows[best]), told=False)
