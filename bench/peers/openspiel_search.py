"""OpenSpiel's own search for games with hidden cards (ISMCTS), in its C++."""

from __future__ import annotations

from importlib import import_module
from itertools import cycle
from random import Random
from typing import Any

from bench.clock import per_second
from bench.peers.openspiel import dealt, draw, load, mean_length
from bench.search.rates import ITERATIONS

CURIOSITY = 1.4


def measure(name: str, seconds: float) -> tuple[float, float, float, float]:
    """Return iterations a second and decisions a rollout: after the deal, then half played."""
    game = load(name)
    starts = dealt(game)
    rng = Random(0)  # noqa: S311 - random play, no secret
    middles = [_half_played(start, rng) for start in starts]
    lengths = mean_length(starts, rng)[0], mean_length(middles, rng)[0]
    return _rate(starts, seconds), lengths[0], _rate(middles, seconds), lengths[1]


def _rate(positions: list[Any], seconds: float) -> float:
    spiel = import_module("pyspiel")
    bot = spiel.ISMCTSBot(
        seed=1,
        evaluator=spiel.RandomRolloutEvaluator(1, 1),
        uct_c=CURIOSITY,
        max_simulations=ITERATIONS,
        final_policy_type=spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        allow_inconsistent_action_sets=True,  # in the worlds that it imagines
    )
    following = cycle(positions)

    def think() -> int:
        bot.step(next(following))
        return ITERATIONS

    return per_second(think, seconds)


def _half_played(start: Any, rng: Random) -> Any:
    """Return a decision in the middle of a random game."""
    path = [start.clone()]
    while not path[-1].is_terminal():
        state = path[-1].clone()
        chance = state.is_chance_node()
        state.apply_action(draw(state, rng) if chance else rng.choice(state.legal_actions()))
        path.append(state)
    decisions = [state for state in path[:-1] if not state.is_chance_node()]
    return decisions[len(decisions) // 2]
