"""One number a bot for how well it plays, from all its games (OpenSkill, Plackett and Luce)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import TYPE_CHECKING

from ludotheque.core.outcome import Outcome
from ludotheque.lab.arena.intervals import Interval, Z, interval
from ludotheque.lab.arena.seatings import Seating

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

WON, LOST = 1, 2  # nobody is second: rules know winners and others


def rate(bots: Sequence[str], games: Iterable[tuple[Seating, Outcome]]) -> dict[str, Interval]:
    """Return the rating of each bot with its interval, from games in the order of the plan.

    OpenSkill supposes that games are independent; seatings of one deal even out instead, so its
    intervals are rather too wide than too narrow.
    """
    from openskill.models import PlackettLuce  # here: nobody who plays needs it

    model = PlackettLuce(tau=0.0)  # a bot does not change from game to game
    ratings = {bot: model.rating() for bot in bots}
    for seating, outcome in games:
        before = [[model.rating(ratings[bot].mu, ratings[bot].sigma)] for bot in seating]
        ranks = [WON if seat in outcome.winners else LOST for seat in range(len(seating))]
        after = [rating for [rating] in model.rate(before, ranks=[float(rank) for rank in ranks])]
        _learn(ratings, seating, after)
    return {bot: _interval(rating.mu, rating.sigma) for bot, rating in ratings.items()}


def _learn(
    ratings: Mapping[str, PlackettLuceRating],
    seating: Seating,
    after: Sequence[PlackettLuceRating],
) -> None:
    """Give each bot its new rating; one on several seats learns what they do on average."""
    for bot in dict.fromkeys(seating):
        own = [rating for each, rating in zip(seating, after, strict=True) if each == bot]
        ratings[bot].mu = fmean(rating.mu for rating in own)
        ratings[bot].sigma = fmean(rating.sigma for rating in own)


def _interval(mu: float, sigma: float) -> Interval:
    return interval(mu, mu - Z * sigma, mu + Z * sigma)
