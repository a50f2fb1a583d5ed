"""What a card would score, and why a card scores what it scores, read from a view (C6.4)."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core.event import Args
from ludotheque.games.carnuta.cards import INGREDIENTS, KINDS, SALT
from ludotheque.games.carnuta.deck import Deck
from ludotheque.games.carnuta.deck_file import CardRow, name_card
from ludotheque.games.carnuta.score import points_of
from ludotheque.games.carnuta.view import CarnutaView


def points(row: CardRow, amounts: tuple[int, ...] | list[int]) -> int:
    """Return what a card scores with these amounts of each ingredient (C5)."""
    first, second, third = (*(amounts[kind] for kind in row.of), 0, 0, 0)[:3]
    return points_of(row.scoring, first, second, third)


def gain(view: CarnutaView, deck: Deck, card: int) -> int:
    """Return how many points a potion would gain by a card laid now; Salt where it is best."""
    row = deck.rows[card]
    kinds = set(view.columns[view.seat]) if row.ingredient == SALT else {row.ingredient}
    return max(_gain_with(view, deck, row, kind) for kind in sorted(kinds))


def _gain_with(view: CarnutaView, deck: Deck, row: CardRow, kind: int) -> int:
    amounts = list(view.amounts[view.seat])
    amounts[kind] += row.counts_as
    laid = [*(deck.rows[card] for card in view.laid[view.seat]), row]
    return sum(points(each, amounts) for each in laid) - view.totals[view.seat]


@dataclass(frozen=True, slots=True)
class Line:
    """One card of a score sheet: its name, its points, and the amounts they come from."""

    name: Args
    points: int
    counted: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Column:
    """One ingredient of a score sheet: how much of it there is, its cards and their points."""

    ingredient: str
    amount: int
    token: bool
    lines: tuple[Line, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score sheet of one player, ingredient by ingredient, card by card (C6.4)."""

    seat: int
    columns: tuple[Column, ...]
    total: int


def score_sheet(view: CarnutaView, deck: Deck, seat: int) -> Sheet:
    """Return a player's score sheet."""
    kinds = [k for k in range(KINDS) if view.amounts[seat][k] > 0]
    return Sheet(seat, tuple(_column(view, deck, seat, k) for k in kinds), view.totals[seat])


def _column(view: CarnutaView, deck: Deck, seat: int, kind: int) -> Column:
    cards = zip(view.laid[seat], view.columns[seat], view.points[seat], strict=True)
    lines = [_line(view, deck.rows[card], seat, score) for card, k, score in cards if k == kind]
    return Column(
        ingredient=INGREDIENTS[kind],
        amount=view.amounts[seat][kind],
        token=view.tokens[kind] == seat,
        lines=tuple(lines),
        points=sum(line.points for line in lines),
    )


def _line(view: CarnutaView, row: CardRow, seat: int, score: int) -> Line:
    counted = [(INGREDIENTS[kind], view.amounts[seat][kind]) for kind in row.of]
    return Line(name_card(row), score, tuple(counted))
