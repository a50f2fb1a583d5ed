"""Random play in RLCard, through its Python interface."""

from __future__ import annotations

from importlib import import_module
from random import Random

from bench.clock import per_second
from bench.peers.line_up import NoGame


def measure(name: str, seconds: float) -> tuple[float, float]:
    """Return decisions a second; chance is inside the game and not counted."""
    make = import_module("rlcard").make
    try:
        env = make(name, config={"seed": 0})
    except ValueError:
        raise NoGame(name) from None
    rng = Random(0)  # noqa: S311 - random play, no secret

    def play() -> int:
        made = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            made += 1
        return made

    return per_second(play, seconds), 0.0
