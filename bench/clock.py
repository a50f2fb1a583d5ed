"""How often a second something can be done."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

REPEATS = 3


def per_second(work: Callable[[], int], seconds: float) -> float:
    """Repeat `work`, which returns how much it did, and return the best rate of a few spans.

    The best and not the mean: whatever else the machine does can only slow a span down.
    """
    return max(_one_span(work, seconds / REPEATS) for _ in range(REPEATS))


def _one_span(work: Callable[[], int], seconds: float) -> float:
    done = 0
    started = perf_counter()
    spent = 0.0
    while spent <= 0 or spent < seconds:
        done += work()
        spent = perf_counter() - started
    return done / spent
