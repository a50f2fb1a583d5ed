"""Who wins a match of Kraaw, and why it ended (K1.1, K6.4)."""

from __future__ import annotations

from ludotheque.core.outcome import Outcome
from ludotheque.games.kraaw.board import Board
from ludotheque.games.kraaw.endings import ENDINGS
from ludotheque.games.kraaw.phases import OVER


def result(match: Board) -> Outcome | None:
    """Return the outcome of a match that is over."""
    if match.phase != OVER:
        return None
    scores = tuple([match.wins[seat] for seat in range(match.seats)])
    return Outcome((match.champion,), scores, match.round, ENDINGS[match.ending])
