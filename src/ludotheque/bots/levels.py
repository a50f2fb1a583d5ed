"""How well a bot plays, in words that people understand: three levels, from easy to hard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ludotheque.bots.search import Search
from ludotheque.bots.simple import random_bot
from ludotheque.core.chance import Noise
from ludotheque.core.game import Game
from ludotheque.core.moves import listed
from ludotheque.core.view import View

LEVELS = ("beginner", "regular", "expert")  # that tables offer, from easy to hard


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: so many imagined games, and no longer than some seconds."""

    games: int
    seconds: float = 0.0  # no limit


SECOND = 1.0  # that nobody thinks much longer than


def regular_budget(game: Game) -> Budget:
    """Return how long somebody thinks who plays this game now and then."""
    return Budget(game.difficulty.regular, SECOND)


def expert_budget(game: Game) -> Budget:
    """Return how long an expert of this game thinks."""
    return Budget(game.difficulty.expert, SECOND)


def think(game: Game, view: View, noise: Noise, budget: Budget) -> Search:
    """Think about a decision, and return the thoughts."""
    search = Search(game, view, noise)
    search.run(budget.games, budget.seconds)
    return search


def beginner_bot(game: Game, view: View, moves: list[int], noise: Noise) -> int:
    """Draw a move by its prior, without any search, and now and then do anything."""
    if len(moves) == 1 or noise.below(game.difficulty.beginner_random) == 0:
        return random_bot(game, view, moves, noise)
    weighted = listed(moves)
    game.evaluator().prior(game.sample(view, noise), view.seat, weighted)
    return moves[weighted.draw(noise)]


class Thinker(Protocol):
    """A bot that thinks, as long as its level does or within a budget of its own."""

    def __call__(
        self, game: Game, view: View, moves: list[int], noise: Noise, budget: Budget | None = None
    ) -> int:
        """Choose a move."""


def regular_bot(
    game: Game, view: View, moves: list[int], noise: Noise, budget: Budget | None = None
) -> int:
    """Think a little; where that is as good as thinking long, slip now and then."""
    slips = game.difficulty.regular_random
    if slips > 0 and noise.below(slips) == 0:
        return random_bot(game, view, moves, noise)
    return _decide(game, view, moves, noise, budget or regular_budget(game))


def expert_bot(
    game: Game, view: View, moves: list[int], noise: Noise, budget: Budget | None = None
) -> int:
    """Think for about a second."""
    return _decide(game, view, moves, noise, budget or expert_budget(game))


def _decide(game: Game, view: View, moves: list[int], noise: Noise, budget: Budget) -> int:
    if len(moves) == 1:
        return moves[0]
    search = Search(game, view, noise)
    only = search.only_move()
    if only >= 0:
        return only  # what the team agreed on needs no thought
    search.run(budget.games, budget.seconds)
    return search.opinions()[0].move
