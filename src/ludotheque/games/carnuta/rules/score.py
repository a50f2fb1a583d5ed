"""What a potion is worth (C5, C6.3)."""

from __future__ import annotations

from ludotheque.games.carnuta.data.cards import (
    BOTH,
    EACH,
    FLAT2,
    FLAT5,
    KINDS,
    MOST_LAID,
    PAIR,
    TRIO,
    TWICE,
)
from ludotheque.games.carnuta.rules.state import Board


def card_points(board: Board, seat: int, card: int) -> int:
    """Return what a card scores with the ingredients of a player (C5.7)."""
    have = KINDS * seat
    first = board.amount[have + board.deck.of[3 * card]]
    second = board.amount[have + board.deck.of[3 * card + 1]]
    third = board.amount[have + board.deck.of[3 * card + 2]]
    return points_of(board.deck.scoring[card], first, second, third)


def points_of(scoring: int, first: int, second: int, third: int) -> int:
    """Return what a kind of points gives for the ingredients it speaks of (C5.1 to C5.6)."""
    points = 0
    if scoring == FLAT2:
        points = 2
    elif scoring == FLAT5:
        points = 5
    elif scoring == EACH:
        points = first
    elif scoring == BOTH:
        points = first + second
    elif scoring == TWICE:
        points = 2 * first
    elif scoring == PAIR:
        points = 4 * smaller(first, second)
    elif scoring == TRIO:
        points = 6 * smaller(smaller(first, second), third)
    return points


def smaller(one: int, other: int) -> int:
    """Return the smaller of two numbers."""
    return one if one < other else other


def total(board: Board, seat: int) -> int:
    """Add up what all cards of a player score."""
    points = 0
    for index in range(MOST_LAID * seat, MOST_LAID * seat + board.laid_size[seat]):
        points += card_points(board, seat, board.laid[index])
    return points


def column_points(board: Board, seat: int, kind: int) -> int:
    """Add up what the cards of one column score."""
    points = 0
    for index in range(MOST_LAID * seat, MOST_LAID * seat + board.laid_size[seat]):
        if board.column[index] == kind:
            points += card_points(board, seat, board.laid[index])
    return points


def best_column(board: Board, seat: int) -> int:
    """Return the points of a player's best column, which settles a tie (C6.3)."""
    best = 0
    for kind in range(KINDS):
        points = column_points(board, seat, kind)
        if points > best:
            best = points
    return best
