"""What an expert would advise: the moves it likes best, and what they promise."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.bots.levels import Budget, think
from ludotheque.bots.search import Opinion
from ludotheque.core.chance import Noise
from ludotheque.core.game import Game
from ludotheque.core.view import View

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
    return Advice(search.imagined, tuple(search.opinions()[:COMPARED]))
