"""Who wins a game of Carnuta (C6.3)."""

from __future__ import annotations

from ludotheque.core.outcome import Outcome
from ludotheque.games.carnuta.data.endings import BEST_COLUMN, ENDINGS, POINTS, SHARED
from ludotheque.games.carnuta.rules.score import best_column, total
from ludotheque.games.carnuta.rules.state import Board


def totals(board: Board) -> list[int]:
    """Return the score of every player."""
    return [total(board, seat) for seat in range(board.seats)]


def leaders(board: Board) -> list[int]:
    """Return the players with the highest score."""
    scores = totals(board)
    return [seat for seat in range(board.seats) if scores[seat] == max(scores)]


def winners(board: Board) -> list[int]:
    """Return the players with the highest score and, among them, the best column."""
    columns = {seat: best_column(board, seat) for seat in leaders(board)}
    return [seat for seat in columns if columns[seat] == max(columns.values())]


def result(board: Board) -> Outcome:
    """Return the outcome of a game that is over."""
    won = winners(board)
    ending = SHARED if len(won) > 1 else BEST_COLUMN if len(leaders(board)) > 1 else POINTS
    return Outcome(tuple(won), tuple(totals(board)), board.round, ENDINGS[ending])
