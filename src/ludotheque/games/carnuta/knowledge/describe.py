"""What a move of Carnuta is called, said to one player."""

from __future__ import annotations

from ludotheque.core.say import Say
from ludotheque.games.carnuta.data.cards import BOTH, INGREDIENTS
from ludotheque.games.carnuta.data.deck import Deck
from ludotheque.games.carnuta.data.deck_file import CardRow, name_card
from ludotheque.games.carnuta.data.moves import CARD_VERBS, PLAY, SALT_ON, TOKEN, WORDS
from ludotheque.games.carnuta.knowledge.preview import gain
from ludotheque.games.carnuta.knowledge.view import CarnutaView

OF_INGREDIENTS = {SALT_ON: "move-salt-card", TOKEN: "move-token-card"}


def describe(view: CarnutaView, deck: Deck, move: int, say: Say) -> str:
    """Name an action, with the card it touches and what it would score."""
    verb, thing = deck.verb[move], deck.thing[move]
    if verb in CARD_VERBS:
        return _describe_card(view, deck, verb, thing, say)
    if verb in OF_INGREDIENTS:
        return say(OF_INGREDIENTS[verb], ingredient=INGREDIENTS[thing])
    return say(f"move-{WORDS[verb][thing]}")


def _describe_card(view: CarnutaView, deck: Deck, verb: int, card: int, say: Say) -> str:
    row = deck.rows[card]
    ingredient = name_card(row)["ingredient"]
    points = write_points(row, say)
    key = f"move-{CARD_VERBS[verb]}-card"
    if verb != PLAY:
        return say(key, ingredient=ingredient, short=points)
    return say(key, ingredient=ingredient, short=points, gain=gain(view, deck, card))


def short(say: Say, kind: int) -> str:
    """Return the first letters of an ingredient."""
    return say(f"ingredient-{INGREDIENTS[kind]}")[:3]


def write_points(row: CardRow, say: Say) -> str:
    """Write a kind of points as short as a card is narrow."""
    between = "/" if row.scoring == BOTH else "+"
    kinds = between.join(short(say, kind) for kind in row.of)
    return say(f"table-points-{name_card(row)['scoring']}", kinds=kinds)
