"""Who wins a round (K6.2, K6.3)."""

from __future__ import annotations

from ludotheque.games.kraaw.board import Board
from ludotheque.games.kraaw.cards import HIDDEN, PLACES


def total(board: Board, seat: int) -> int:
    """Add up the face-up cards of a row, revealed and locked (K6.2)."""
    points = 0
    for slot in range(PLACES * seat, PLACES * seat + PLACES):
        if board.face[slot] != HIDDEN:
            points += board.value[slot]
    return points


def strength(board: Board, seat: int) -> int:
    """Return a number that is smaller for the row that wins a tie (K6.3).

    Ranked from strongest to weakest, the first difference decides, and the weaker card wins:
    so compare the number of fives, then of fours, and so on. Totals being equal, rows of different
    length always differ before the shorter one ends.
    """
    rank = 0
    for slot in range(PLACES * seat, PLACES * seat + PLACES):
        if board.face[slot] != HIDDEN:
            rank += 1 << 3 * board.value[slot]
    return rank


def winners(board: Board) -> int:
    """Return the winners of the round, as a mask."""
    best = 0
    weakest = 0
    found = 0
    for seat in range(board.seats):
        if board.playing >> seat & 1:
            points = total(board, seat)
            rank = strength(board, seat)
            if found == 0 or points > best or (points == best and rank < weakest):
                best = points
                weakest = rank
                found = 1 << seat
            elif points == best and rank == weakest:
                found |= 1 << seat
    return found
