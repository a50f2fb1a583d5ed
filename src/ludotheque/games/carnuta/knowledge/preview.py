"""What a card would score, and why a card scores what it scores, read from a view (C6.4)."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core.event import Args
from ludotheque.games.carnuta.data.cards import INGREDIENTS, KINDS, SALT
from ludotheque.games.carnuta.data.deck import Deck
from ludotheque.games.carnuta.data.deck_file import CardRow, name_card
from ludotheque.games.carnuta.knowledge.view import CarnutaView
from ludotheque.games.carnuta.rules.score import points_of

TIMES = (0, 2, 5, 1, 1, 2, 4, 6)  # points for each set, by kind of points (C5.1 to C5.6)


def points(row: CardRow, amounts: tuple[int, ...] | list[int]) -> int:
    """Return what a card scores with these amounts of each ingredient (C5)."""
    first, second, third = (*(amounts[kind] for kind in row.of), 0, 0, 0)[:3]
    return points_of(row.scoring, first, second, third)


def gain(view: CarnutaView, deck: Deck, card: int) -> int:
    """Return how many points a potion would gain by a card laid now; Salt where it is best."""
    row = deck.rows[card]
    kinds = set(view.columns[view.seat]) - {SALT} if row.ingredient == SALT else {row.ingredient}
    return max(_gain_with(view, deck, row, kind) for kind in sorted(kinds))


def _gain_with(view: CarnutaView, deck: Deck, row: CardRow, kind: int) -> int:
    amounts = list(view.amounts[view.seat])
    amounts[kind] += row.counts_as
    laid = [*(deck.rows[card] for card in view.laid[view.seat]), row]
    return sum(points(each, amounts) for each in laid) - view.totals[view.seat]


def column_points(view: CarnutaView, seat: int, kind: int) -> int:
    """Add up what the cards of one column score."""
    cards = zip(view.columns[seat], view.points[seat], strict=True)
    return sum(score for column, score in cards if column == kind)


@dataclass(frozen=True, slots=True)
class Why:
    """The arithmetic of a card: the key of its text, and the numbers.

    Its points are `times` × `sets`; the `sets` come from the `amounts` of its `ingredients`.
    """

    key: str
    args: Args


@dataclass(frozen=True, slots=True)
class Line:
    """One card of a score sheet: its name, how much it adds to its column, its points and why."""

    name: Args
    adds: int
    points: int
    counted: tuple[tuple[str, int], ...]
    why: Why


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
    """The score sheet of one player (C6.4); `best` is the best column, which settles ties."""

    seat: int
    columns: tuple[Column, ...]
    total: int
    best: int


def score_sheet(view: CarnutaView, deck: Deck, seat: int) -> Sheet:
    """Return a player's score sheet, ingredient by ingredient, card by card."""
    kinds = [k for k in range(KINDS) if view.amounts[seat][k] > 0]
    columns = tuple(_column(view, deck, seat, k) for k in kinds)
    best = max((column.points for column in columns), default=0)
    return Sheet(seat, columns, view.totals[seat], best)


def _column(view: CarnutaView, deck: Deck, seat: int, kind: int) -> Column:
    cards = zip(view.laid[seat], view.columns[seat], view.points[seat], strict=True)
    lines = [_line(view, deck.rows[card], seat, score) for card, k, score in cards if k == kind]
    return Column(
        ingredient=INGREDIENTS[kind],
        amount=view.amounts[seat][kind],
        token=view.tokens[kind] == seat,
        lines=tuple(lines),
        points=column_points(view, seat, kind),
    )


def _line(view: CarnutaView, row: CardRow, seat: int, score: int) -> Line:
    counted = [(INGREDIENTS[kind], view.amounts[seat][kind]) for kind in row.of]
    return Line(name_card(row), row.counts_as, score, tuple(counted), _why(row, counted, score))


def _why(row: CardRow, counted: list[tuple[str, int]], score: int) -> Why:
    """Say where the points of a card come from (C5)."""
    times = TIMES[row.scoring]
    args: Args = {
        "times": times,
        "sets": score // times if times else 0,
        "points": score,
        "ingredients": [ingredient for ingredient, _ in counted],
        "amounts": [amount for _, amount in counted],
    }
    return Why(f"why-{name_card(row)['scoring']}", args)
