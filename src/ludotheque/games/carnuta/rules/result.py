"""Who wins a game of Carnuta (C6.3)."""

from __future__ import annotations

from ludotheque.core.outcome import Outcome
from ludotheque.games.carnuta.data.endings import BEST_COLUMN, ENDINGS, POINTS, SHARED, STUCK
from ludotheque.games.carnuta.data.phases import OPEN, OVER
from ludotheque.games.carnuta.rules.score import best_column, total
from ludotheque.games.carnuta.rules.state import Carnuta


def totals(game: Carnuta) -> list[int]:
    """Return the score of every player."""
    return [total(game, seat) for seat in range(game.seats)]


def leaders(game: Carnuta) -> list[int]:
    """Return the players with the highest score."""
    scores = totals(game)
    return [seat for seat in range(game.seats) if scores[seat] == max(scores)]


def winners(game: Carnuta) -> list[int]:
    """Return the players with the highest score and, among them, the best column."""
    columns = {seat: best_column(game, seat) for seat in leaders(game)}
    return [seat for seat in columns if columns[seat] == max(columns.values())]


def result(game: Carnuta) -> Outcome | None:
    """Return the outcome of a game that is over."""
    if game.phase != OVER:
        return None
    won = winners(game)
    ending = SHARED if len(won) > 1 else BEST_COLUMN if len(leaders(game)) > 1 else POINTS
    if game.nearness == OPEN:  # nobody laid an eleventh card (C6.5)
        ending = STUCK
    return Outcome(tuple(won), tuple(totals(game)), game.round, ENDINGS[ending])
