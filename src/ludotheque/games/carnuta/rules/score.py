"""What a potion is worth (C5, C6.3)."""

from __future__ import annotations

from ludotheque.games.carnuta.data.cards import (
    BOTH,
    EACH,
    FLAT2,
    FLAT2_POINTS,
    FLAT5,
    FLAT5_POINTS,
    KINDS,
    MOST_LAID,
    PAIR,
    PAIR_POINTS,
    TRIO,
    TRIO_POINTS,
    TWICE,
    TWICE_POINTS,
)
from ludotheque.games.carnuta.rules.state import Carnuta


def card_points(game: Carnuta, seat: int, card: int) -> int:
    """Return what a card scores with the ingredients of a player (C5.7)."""
    have = KINDS * seat
    first = game.amount[have + game.deck.of[3 * card]]
    second = game.amount[have + game.deck.of[3 * card + 1]]
    third = game.amount[have + game.deck.of[3 * card + 2]]
    return points_of(game.deck.scoring[card], first, second, third)


def points_of(scoring: int, first: int, second: int, third: int) -> int:
    """Return what a kind of points gives for the ingredients it speaks of (C5.1 to C5.6)."""
    points = 0
    if scoring == FLAT2:
        points = FLAT2_POINTS
    elif scoring == FLAT5:
        points = FLAT5_POINTS
    elif scoring == EACH:
        points = first
    elif scoring == BOTH:
        points = first + second
    elif scoring == TWICE:
        points = TWICE_POINTS * first
    elif scoring == PAIR:
        points = PAIR_POINTS * smaller(first, second)
    elif scoring == TRIO:
        points = TRIO_POINTS * smaller(smaller(first, second), third)
    return points


def smaller(one: int, other: int) -> int:
    """Return the smaller of two numbers."""
    return one if one < other else other


def total(game: Carnuta, seat: int) -> int:
    """Add up what all cards of a player score."""
    points = 0
    for index in range(MOST_LAID * seat, MOST_LAID * seat + game.laid_size[seat]):
        points += card_points(game, seat, game.laid[index])
    return points


def column_points(game: Carnuta, seat: int, kind: int) -> int:
    """Add up what the cards of one column score."""
    points = 0
    for index in range(MOST_LAID * seat, MOST_LAID * seat + game.laid_size[seat]):
        if game.column[index] == kind:
            points += card_points(game, seat, game.laid[index])
    return points


def best_column(game: Carnuta, seat: int) -> int:
    """Return the points of a player's best column, which settles a tie (C6.3)."""
    best = 0
    for kind in range(KINDS):
        points = column_points(game, seat, kind)
        if points > best:
            best = points
    return best
