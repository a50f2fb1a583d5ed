"""How sure a figure is: intervals that hold the truth 95 times in 100."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev

Z = NormalDist().inv_cdf(0.975)
PLACES = 4


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure with its bounds."""

    value: float
    low: float
    high: float


def interval(value: float, low: float, high: float) -> Interval:
    """Return an interval with no more digits than anybody reads."""
    return Interval(round(value, PLACES), round(low, PLACES), round(high, PLACES))


def wilson(won: int, games: int) -> Interval:
    """Return the rate of something that happened in some of several independent games (Wilson)."""
    if games == 0:
        return Interval(0.5, 0.0, 1.0)
    rate = won / games
    centre = (won + Z * Z / 2) / (games + Z * Z)
    reach = Z * sqrt(games * rate * (1 - rate) + Z * Z / 4) / (games + Z * Z)
    return interval(rate, max(0.0, centre - reach), min(1.0, centre + reach))


def share(deals: Sequence[tuple[float, float]], extra: float = Z * Z) -> Interval:
    """Return the part that one had of what two had, deal by deal.

    Why not Wilson: the seatings of a deal share its luck, so only deals are independent, and their
    own spread is counted; z² extra deals, half of them won (Agresti and Coull), keep a clean sweep
    from looking certain, which a bootstrap would not.
    """
    total = sum(mine + theirs for mine, theirs in deals)
    if total == 0:
        return Interval(0.5, 0.0, 1.0)
    usual = total / len(deals)
    mine = sum(mine for mine, _ in deals)
    weight = total + extra * usual
    centre = (mine + extra / 2 * usual) / weight
    spread = sum((mine - centre * (mine + theirs)) ** 2 for mine, theirs in deals)
    spread += extra / 2 * usual**2 * (centre**2 + (1 - centre) ** 2)
    reach = Z * sqrt(spread) / weight
    return interval(mine / total, max(0.0, centre - reach), min(1.0, centre + reach))


def lead(differences: Sequence[float]) -> Interval:
    """Return the mean of differences from -1 to 1, deal by deal (two extra: Bonett and Price)."""
    half = share([((1 + each) / 2, (1 - each) / 2) for each in differences], extra=2)
    return interval(2 * half.value - 1, 2 * half.low - 1, 2 * half.high - 1)


def mean(values: Sequence[float]) -> Interval | None:
    """Return the mean of independent figures (Student); None of fewer than two, which tell none."""
    if len(values) < 2:
        return None
    centre = fmean(values)
    reach = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return interval(centre, centre - reach, centre + reach)


def student(freedom: int) -> float:
    """Return the 97.5 % point of Student's distribution (Hill 1970), within 1 % from 3 on."""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3
