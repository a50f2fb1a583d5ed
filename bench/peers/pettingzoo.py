"""Random play in PettingZoo, through its Python interface."""

from __future__ import annotations

from importlib import import_module
from itertools import count
from random import Random

from bench.clock import per_second
from bench.peers.line_up import NoGame


def measure(name: str, seconds: float) -> tuple[float, float]:
    """Return decisions a second; chance is inside the game and not counted."""
    import_module("pettingzoo.classic")
    try:
        env = import_module(f"pettingzoo.classic.{name}").env()
    except ModuleNotFoundError as error:
        if error.name == f"pettingzoo.classic.{name}":
            raise NoGame(name) from None
        raise
    rng = Random(0)  # noqa: S311 - random play, no secret
    numbers = count()

    def play() -> int:
        made = 0
        env.reset(seed=next(numbers))
        for _agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
                made += 1
        return made

    return per_second(play, seconds), 0.0
