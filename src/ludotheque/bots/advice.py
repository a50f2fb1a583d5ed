"""What an expert would advise: the moves it likes best, and their values."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from ludotheque.bots.levels import Budget, think
from ludotheque.bots.search import Opinion
from ludotheque.core.chance import Noise
from ludotheque.core.game import Game
from ludotheque.core.view import View

USUAL = Budget(games=1200, seconds=2.0)
COMPARED = 3  # moves that an advice speaks of


@dataclass(frozen=True, slots=True)
class Advice:
    """The best moves, best first, after so many imagined games; none where there is no choice."""

    games: int
    opinions: tuple[Opinion, ...]


def advise(game: Game, view: View, legal: list[int], noise: Noise, budget: Budget) -> Advice:
    """Advise whoever has this view: nothing else is known."""
    if len(legal) == 1:
        return Advice(0, (Opinion(legal[0], 0, 0.0),))
    search = think(game, view, noise, budget)
    return Advice(search.simulations, tuple(ranked(search.opinions())[:COMPARED]))


def ranked(opinions: list[Opinion]) -> list[Opinion]:
    """Sort moves by a lower bound of their value: the less one was tried, the less is certain.

    A bot makes the move it tried most; people are told the value of a move, and would wonder if
    the best were not first. Twice the spread of a mean of so many games is taken away.
    """
    return sorted(opinions, key=lambda each: (1 / sqrt(each.tried) - each.value, each.move))
