"""What is printed on the cards of Carnuta, and what they would score, for whoever draws them."""

from __future__ import annotations

import msgspec

from ludotheque.core.view import Outlook, Printed
from ludotheque.games.carnuta.data.cards import (
    FULL,
    HALVES,
    INGREDIENTS,
    SALT,
    SCORING,
    TOKEN_AT,
    UNLOCK_AT,
)
from ludotheque.games.carnuta.data.deck import Deck
from ludotheque.games.carnuta.data.deck_file import CardRow
from ludotheque.games.carnuta.knowledge.preview import TIMES, gain, points
from ludotheque.games.carnuta.knowledge.view import CarnutaView


class CarnutaCard(msgspec.Struct, frozen=True):
    """One card. The cost counts suns flipped, moons flipped, suns given, moons given.

    It scores `times` for each set of the ingredients that it speaks of (C5), or that once if of
    none.
    """

    id: str
    half: str
    ingredient: str
    counts_as: int
    cost: tuple[int, int, int, int]
    scoring: str
    times: int
    of: tuple[str, ...]


class CarnutaPrinted(Printed, frozen=True):
    """The deck: its name, whether it is our own reconstruction, and its cards by number.

    `counter` is what each step of the counter brings: a padlock off, a token, the end, or nothing.
    """

    deck: str
    reconstruction: bool
    ingredients: tuple[str, ...]
    counter: tuple[str, ...]
    cards: tuple[CarnutaCard, ...]


class Foreseen(msgspec.Struct, frozen=True):
    """A card if it were laid now: how many points the potion gains, how many the card scores.

    `counted` is how much of each ingredient that it speaks of there would be.
    """

    gain: int
    points: int
    counted: tuple[int, ...]


class CarnutaOutlook(Outlook, frozen=True):
    """What each card of the market and of one's own hand would bring."""

    market: tuple[Foreseen | None, ...]
    hand: tuple[Foreseen, ...]


def print_cards(deck: Deck, name: str, reconstruction: bool) -> CarnutaPrinted:
    """Return what is printed on the cards of a deck."""
    counter = tuple(bonus_at(step) for step in range(1, FULL + 1))
    cards = tuple(_card(row) for row in deck.rows)
    return CarnutaPrinted(name, reconstruction, INGREDIENTS, counter, cards)


def bonus_at(step: int) -> str:
    """Return what a step of the counter brings, if anything (C4.3, C6.1)."""
    if step in UNLOCK_AT:
        return "padlock"
    if step in TOKEN_AT:
        return "token"
    return "end" if step == FULL else ""


def _card(row: CardRow) -> CarnutaCard:
    return CarnutaCard(
        id=row.id,
        half=HALVES[row.half],
        ingredient="salt" if row.ingredient == SALT else INGREDIENTS[row.ingredient],
        counts_as=row.counts_as,
        cost=row.cost,
        scoring=SCORING[row.scoring],
        times=TIMES[row.scoring],
        of=tuple(INGREDIENTS[kind] for kind in row.of),
    )


def look_ahead(view: CarnutaView, deck: Deck) -> CarnutaOutlook | None:
    """Return what cards would bring to whoever looks; nothing to those who only watch."""
    if view.seat < 0:
        return None
    market = [foresee(view, deck, card) if card >= 0 else None for card in view.market]
    hand = [foresee(view, deck, card) for card in view.hands[view.seat]]
    return CarnutaOutlook(tuple(market), tuple(hand))


def foresee(view: CarnutaView, deck: Deck, card: int) -> Foreseen:
    """Return what a card would bring; Salt where it is best."""
    row = deck.rows[card]
    amounts = list(view.amounts[view.seat])
    if row.ingredient != SALT:
        amounts[row.ingredient] += row.counts_as
    counted = tuple(amounts[kind] for kind in row.of)
    return Foreseen(gain(view, deck, card), points(row, amounts), counted)
