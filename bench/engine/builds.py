"""The same measurement in both builds, each in a process of its own."""

from __future__ import annotations

import os
from dataclasses import dataclass

from bench.apart import run_apart
from bench.engine.rates import Rates

COMPILED = "compiled"
INTERPRETED = "interpreted"


@dataclass(frozen=True, slots=True)
class Engine:
    """The rates of each build that exists here; `interpreted` always does."""

    builds: dict[str, list[Rates]]

    def best(self) -> list[Rates]:
        """Return the rates of the faster build."""
        return self.builds.get(COMPILED, self.builds[INTERPRETED])

    def speedups(self) -> list[Rates]:
        """Divide the rates of the compiled build by those of the interpreted one."""
        pairs = zip(self.builds.get(COMPILED, []), self.builds[INTERPRETED], strict=False)
        return [_divide(compiled, interpreted) for compiled, interpreted in pairs]


def measure_engine(seconds: float) -> Engine:
    """Measure the compiled build, if there is one, and the interpreted one."""
    builds = {COMPILED: _measure_build(seconds, pure=False)}
    builds[INTERPRETED] = _measure_build(seconds, pure=True)
    return Engine({name: rates for name, rates in builds.items() if rates})


def _measure_build(seconds: float, pure: bool) -> list[Rates]:
    """Return the rates of a build; none where the one that was asked for does not run."""
    env = {name: value for name, value in os.environ.items() if name != "LUDOTHEQUE_PURE"}
    if pure:
        env["LUDOTHEQUE_PURE"] = "1"
    answer = run_apart("bench.engine", str(seconds), env=env)
    return [] if answer["compiled"] == pure else [Rates(**each) for each in answer["rates"]]


def _divide(one: Rates, other: Rates) -> Rates:
    return Rates(
        game=one.game,
        seats=one.seats,
        random_play=one.random_play / other.random_play,
        python_play=one.python_play / other.python_play,
        copy=one.copy / other.copy,
        view=one.view / other.view,
        sample=one.sample / other.sample,
    )
