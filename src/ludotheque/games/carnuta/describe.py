"""What a move of Carnuta is called, said to one player."""

from __future__ import annotations

from ludotheque.core.drawing import Say
from ludotheque.games.carnuta.cards import INGREDIENTS
from ludotheque.games.carnuta.deck import Deck
from ludotheque.games.carnuta.deck_file import name_card
from ludotheque.games.carnuta.moves import CARD, PLAY, SALT_ON, TOKEN, VERBS, WORDS
from ludotheque.games.carnuta.preview import gain
from ludotheque.games.carnuta.signs import write_points
from ludotheque.games.carnuta.view import CarnutaView


def describe(view: CarnutaView, deck: Deck, move: int, say: Say) -> str:
    """Name an action, with the card it touches and what it would score."""
    if move >= CARD:
        verb, card = divmod(move - CARD, deck.size)
        return _describe_card(view, deck, verb, card, say)
    if move >= TOKEN:
        return say("move-token-card", ingredient=INGREDIENTS[move - TOKEN])
    if move >= SALT_ON:
        return say("move-salt-card", ingredient=INGREDIENTS[move - SALT_ON])
    return say(f"move-{WORDS[move]}")


def _describe_card(view: CarnutaView, deck: Deck, verb: int, card: int, say: Say) -> str:
    row = deck.rows[card]
    ingredient = name_card(row)["ingredient"]
    points = write_points(row, say)
    key = f"move-{VERBS[verb]}-card"
    if verb != PLAY:
        return say(key, ingredient=ingredient, short=points)
    return say(key, ingredient=ingredient, short=points, gain=gain(view, deck, card))
