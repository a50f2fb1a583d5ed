"""What is printed on the cards of Carnuta, and what they would score, for whoever draws them."""

from __future__ import annotations

import msgspec

from ludotheque.core.view import Outlook, Printed
from ludotheque.games.carnuta.data.cards import (
    ACTIONS,
    FULL,
    HALF_OF,
    HALVES,
    INGREDIENTS,
    PLACES,
    ROW,
    SALT,
    SICKLES,
    TOKEN_AT,
    UNLOCK_AT,
    Half,
)
from ludotheque.games.carnuta.data.deck import Deck
from ludotheque.games.carnuta.data.deck_file import CardRow, name_card
from ludotheque.games.carnuta.data.moves import CARD_VERBS, CUT, SALT_ON, TOKEN, WORDS, CardVerb
from ludotheque.games.carnuta.knowledge.offered import offer, verb_of, write_move
from ludotheque.games.carnuta.knowledge.payment import CostSymbol, Payment, reckon, symbols_of
from ludotheque.games.carnuta.knowledge.preview import TIMES, gain, points
from ludotheque.games.carnuta.knowledge.view import CarnutaView


class CarnutaCard(msgspec.Struct, frozen=True):
    """One card, with its cost symbol by symbol.

    It scores `times` for each set of the ingredients that it speaks of (C5), or that once if of
    none. `scoring` names its kind of points as the texts do.
    """

    id: str
    half: Half
    ingredient: str
    counts_as: int
    cost: tuple[CostSymbol, ...]
    scoring: str
    times: int
    of: tuple[str, ...]


class CarnutaHalf(msgspec.Struct, frozen=True):
    """A half of the market: the places of its cards, and the move that renews them (C3.7)."""

    name: Half
    places: tuple[int, ...]
    sickle: str


class CarnutaIngredient(msgspec.Struct, frozen=True):
    """An ingredient: the moves of Salt onto its column, and of its token (C4.2, C4.3)."""

    name: str
    half: Half
    salt: str
    token: str


class CarnutaPrinted(Printed, frozen=True):
    """The deck, its cards by number, the things of the box, and numbers of the rules.

    `counter` is what each step of the counter brings: a padlock off, a token, the end, or nothing.
    """

    deck: str
    reconstruction: bool
    places: int
    actions: int
    sickles: int
    halves: tuple[CarnutaHalf, ...]
    ingredients: tuple[CarnutaIngredient, ...]
    counter: tuple[str, ...]
    cards: tuple[CarnutaCard, ...]


class Foreseen(msgspec.Struct, frozen=True):
    """A card at hand: its move where it lies, how it would be paid, and what it would bring.

    `gain` is how many points the potion would gain, `points` how many the card would score;
    `counted` is how much of each ingredient that it speaks of there would be.
    """

    does: CardVerb
    move: str
    payment: Payment
    gain: int
    points: int
    counted: tuple[int, ...]


class CarnutaOutlook(Outlook, frozen=True):
    """The cards of the market and of one's own hand, and the moves that this phase offers."""

    market: tuple[Foreseen | None, ...]
    hand: tuple[Foreseen, ...]
    offered: tuple[str, ...]


def print_cards(deck: Deck, name: str, reconstruction: bool) -> CarnutaPrinted:
    """Return what is printed on the cards of a deck."""
    return CarnutaPrinted(
        deck=name,
        reconstruction=reconstruction,
        places=PLACES,
        actions=ACTIONS,
        sickles=SICKLES,
        halves=tuple(_half(half) for half in range(len(HALVES))),
        ingredients=tuple(_ingredient(kind) for kind in range(len(INGREDIENTS))),
        counter=tuple(bonus_at(step) for step in range(1, FULL + 1)),
        cards=tuple(_card(row) for row in deck.rows),
    )


def _half(half: int) -> CarnutaHalf:
    places = tuple(range(ROW * half, ROW * half + ROW))
    return CarnutaHalf(HALVES[half], places, WORDS[CUT][half])


def _ingredient(kind: int) -> CarnutaIngredient:
    half = HALVES[HALF_OF[kind]]
    return CarnutaIngredient(INGREDIENTS[kind], half, WORDS[SALT_ON][kind], WORDS[TOKEN][kind])


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
        cost=symbols_of(row),
        scoring=str(name_card(row)["scoring"]),
        times=TIMES[row.scoring],
        of=tuple(INGREDIENTS[kind] for kind in row.of),
    )


def look_ahead(view: CarnutaView, deck: Deck) -> CarnutaOutlook | None:
    """Return what cards would bring to whoever looks; nothing to those who only watch."""
    if view.seat < 0:
        return None
    market = [foresee(view, deck, card) if card >= 0 else None for card in view.market]
    hand = [foresee(view, deck, card) for card in view.hands[view.seat]]
    return CarnutaOutlook(tuple(market), tuple(hand), offer(view, deck))


def foresee(view: CarnutaView, deck: Deck, card: int) -> Foreseen:
    """Return what can be done with a card, and what it would bring; Salt where it is best."""
    row = deck.rows[card]
    amounts = list(view.amounts[view.seat])
    if row.ingredient != SALT:
        amounts[row.ingredient] += row.counts_as
    counted = tuple(amounts[kind] for kind in row.of)
    verb = verb_of(view, card)
    return Foreseen(
        does=CARD_VERBS[verb],
        move=write_move(deck, verb, card),
        payment=reckon(view, row),
        gain=gain(view, deck, card),
        points=points(row, amounts),
        counted=counted,
    )
