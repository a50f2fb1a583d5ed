"""Random play in OpenSpiel: looped in its C++, and looped in Python.

Both start from positions where the cards are dealt: dealing is chance, not play, and its search
cannot start from a move of chance.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import fmean
from typing import Any

from bench.clock import per_second
from bench.peers.line_up import NoGame

STARTS = 16
ROLLOUTS = 20  # a call, so that calling from Python costs next to nothing
MEMORY_MB = 10
LENGTH_ROUNDS = 20


def measure_outside(name: str, seconds: float) -> tuple[float, float]:
    """Return decisions and moves of chance a second, looped in Python."""
    starts, rng = dealt(load(name)), Random(0)  # noqa: S311 - random play, no secret
    decisions, chances = mean_length(starts, rng)
    rate = per_second(lambda: sum(_play(each.clone(), rng)[0] for each in starts), seconds)
    return rate, rate * chances / decisions


def measure_inside(name: str, seconds: float) -> tuple[float, float]:
    """Return decisions and moves of chance a second, looped in C++.

    C++ counts games, not moves: their mean length is measured in Python on the same positions.
    """
    game = load(name)
    starts = dealt(game)
    decisions, chances = mean_length(starts, Random(0))  # noqa: S311 - random play, no secret
    games = max(per_second(way, seconds) for way in _ways(game, starts))
    return games * decisions, games * chances


def load(name: str) -> Any:
    """Return a game of theirs, or raise NoGame."""
    spiel = import_module("pyspiel")
    if name not in spiel.registered_names():
        raise NoGame(name)
    return spiel.load_game(name)


def dealt(game: Any) -> list[Any]:
    """Return positions right after the deal."""
    rng = Random(1)  # noqa: S311 - random play, no secret
    starts = [game.new_initial_state() for _ in range(STARTS)]
    for state in starts:
        while state.is_chance_node():
            state.apply_action(draw(state, rng))
    return starts


def _ways(game: Any, starts: list[Any]) -> list[Callable[[], int]]:
    """Return the ways to loop random games in C++ that this game allows; each plays some."""
    spiel = import_module("pyspiel")
    bots = [spiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def by_bots() -> int:
        for start in starts:
            spiel.evaluate_bots(start.clone(), bots, 1)
        return len(starts)

    # One step of a search is nothing but the rollouts of its evaluator, which Python cannot call.
    evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    try:
        search = spiel.MCTSBot(game, evaluator, 1.0, 1, MEMORY_MB, False, 1, False)
    except spiel.SpielError:  # it wants games whose rewards come at the end only
        return [by_bots]

    def by_search() -> int:
        for start in starts:
            search.mcts_search(start)
        return ROLLOUTS * len(starts)

    return [by_bots, by_search]


def mean_length(starts: list[Any], rng: Random) -> tuple[float, float]:
    """Return the mean numbers of decisions and of moves of chance in a game."""
    lengths = [_play(start.clone(), rng) for _ in range(LENGTH_ROUNDS) for start in starts]
    decisions, chances = zip(*lengths, strict=True)
    return fmean(decisions), fmean(chances)


def _play(state: Any, rng: Random) -> tuple[int, int]:
    """Play a game at random; return its decisions and its moves of chance."""
    decisions = chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state, rng))
            chances += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions, chances


def draw(state: Any, rng: Random) -> int:
    """Draw a move of chance."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, weights)[0])
