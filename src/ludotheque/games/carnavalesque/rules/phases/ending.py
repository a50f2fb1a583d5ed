"""The end of a game, for all alike (V6.6, V7.2, V9)."""

from __future__ import annotations

from ludotheque.core.outcome import Outcome
from ludotheque.games.carnavalesque.data.endings import DEAD_END_FULL, ENDINGS
from ludotheque.games.carnavalesque.data.phases import OVER
from ludotheque.games.carnavalesque.rules.log import tell_end
from ludotheque.games.carnavalesque.rules.state import Carnavalesque, Phase


def end_game(game: Carnavalesque, ending: int, key: str) -> int:
    """End the game, and tell it by this key."""
    game.ending = ending
    tell_end(game, key)
    return OVER


class Over(Phase):
    """The game is over: nobody decides anything."""

    def actors(self, _game: Carnavalesque) -> int:
        """Return no seat."""
        return 0


def result(game: Carnavalesque) -> Outcome | None:
    """Return the outcome of a game that is over: all win with the same score, or nobody does."""
    if game.phase != OVER:
        return None
    won = game.ending < DEAD_END_FULL
    winners = tuple(range(game.seats)) if won else ()
    scores = (game.street.score() if won else 0,) * game.seats
    return Outcome(winners, scores, game.round, ENDINGS[game.ending])
