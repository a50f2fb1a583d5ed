"""Which rank a bot has, and which ranks the results leave open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rank:
    """A place in the table, and the best and the worst place that the results allow."""

    place: int
    best: int
    worst: int


def rank_all(order: Sequence[str], beats: Iterable[tuple[str, str]]) -> dict[str, Rank]:
    """Rank bots that are in order, given who is proven better than whom."""
    proven = list(beats)
    ranks = {}
    for place, bot in enumerate(order, 1):
        best = 1 + sum(loser == bot for _, loser in proven)
        worst = len(order) - sum(winner == bot for winner, _ in proven)
        ranks[bot] = Rank(place, min(best, place), max(worst, place))
    return ranks
