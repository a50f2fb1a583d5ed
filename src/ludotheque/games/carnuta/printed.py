"""What is printed on the cards of Carnuta, and what they would score, for whoever draws them."""

from __future__ import annotations

import msgspec

from ludotheque.core.printed import Outlook, Printed
from ludotheque.games.carnuta.cards import HALVES, INGREDIENTS, SALT, SCORING
from ludotheque.games.carnuta.deck import Deck
from ludotheque.games.carnuta.deck_file import CardRow
from ludotheque.games.carnuta.preview import TIMES, gain
from ludotheque.games.carnuta.view import CarnutaView


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
    """The deck: its name, whether it is our own reconstruction, and its cards by number."""

    deck: str
    reconstruction: bool
    ingredients: tuple[str, ...]
    cards: tuple[CarnutaCard, ...]


class CarnutaOutlook(Outlook, frozen=True):
    """How many points each card of the market and of one's own hand would bring if laid now."""

    market: tuple[int, ...]
    hand: tuple[int, ...]


def print_cards(deck: Deck, name: str, reconstruction: bool) -> CarnutaPrinted:
    """Return what is printed on the cards of a deck."""
    return CarnutaPrinted(name, reconstruction, INGREDIENTS, tuple(_card(row) for row in deck.rows))


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
    gains = [gain(view, deck, card) if card >= 0 else 0 for card in view.market]
    return CarnutaOutlook(tuple(gains), tuple(gain(view, deck, c) for c in view.hands[view.seat]))
