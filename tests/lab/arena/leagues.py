"""Small leagues, and results made up for them."""

from __future__ import annotations

from ludotheque.core.outcome import Outcome
from ludotheque.games import GAMES
from ludotheque.lab.arena.league import League
from ludotheque.lab.games import Result


def league(*bots: str, game: str = "kraaw", seats: int = 2, rounds: int = 3) -> League:
    """Return a league with the usual options."""
    return League(game, dict(GAMES[game].read_options({})), seats, bots, rounds, bytes(16))


def won_by(*winners: int, seats: int = 2, points: int = 1) -> Result:
    """Return a game that some seats won."""
    scores = tuple(points if seat in winners else 0 for seat in range(seats))
    return Result(10, Outcome(winners, scores, 1, "three-rounds"))
