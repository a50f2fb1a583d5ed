"""The table of a league in a game that is won together: each team is one bot on all seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from ludotheque.core.outcome import Outcome
from ludotheque.lab.arena.deals import Deal
from ludotheque.lab.arena.intervals import Interval, lead, mean, wilson
from ludotheque.lab.arena.ranks import Rank, rank_all

Played = Mapping[int, Outcome]  # the games of a team by round


@dataclass(frozen=True, slots=True)
class Team:
    """A team in the table; a lost game is worth the points that its rules give it."""

    bot: str
    rank: Rank
    win_rate: Interval
    points: Interval | None
    points_when_won: Interval | None
    games: int


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more the first of two teams had, on the deals that both played."""

    bot: str
    other: str
    deals: int
    win_rate: Interval
    points: Interval | None


@dataclass(frozen=True, slots=True)
class Teams:
    """All teams, the best first, and the differences between them in the same order."""

    teams: list[Team]
    differences: list[Difference]


def stand_together(bots: Sequence[str], deals: Sequence[Deal]) -> Teams:
    """Make the table of a league of teams: by wins, then by points."""
    played = {bot: _of(bot, deals) for bot in bots}
    order = sorted(bots, key=lambda bot: _strength(played[bot]), reverse=True)
    differences = [
        compare_teams(bot, other, played[bot], played[other])
        for bot, other in combinations(order, 2)
    ]
    ranks = rank_all(order, [proof for each in differences for proof in _proofs(each)])
    teams = [_describe(bot, ranks[bot], list(played[bot].values())) for bot in order]
    return Teams(teams, differences)


def compare_teams(bot: str, other: str, mine: Played, theirs: Played) -> Difference:
    """Compare two teams deal by deal, so that the luck of the deal falls out."""
    both = [(mine[number], theirs[number]) for number in mine if number in theirs]
    wins = [float(bool(one.winners)) - float(bool(two.winners)) for one, two in both]
    points = [_points(one) - _points(two) for one, two in both]
    return Difference(bot, other, len(both), lead(wins), mean(points))


def _of(bot: str, deals: Sequence[Deal]) -> dict[int, Outcome]:
    games = [(deal.round, *deal.games[0]) for deal in deals]
    return {number: outcome for number, seating, outcome in games if seating[0] == bot}


def _strength(played: Played) -> tuple[float, float]:
    outcomes = list(played.values())
    if not outcomes:
        return 0.0, 0.0
    return fmean(bool(each.winners) for each in outcomes), fmean(map(_points, outcomes))


def _describe(bot: str, rank: Rank, outcomes: Sequence[Outcome]) -> Team:
    won = [outcome for outcome in outcomes if outcome.winners]
    return Team(
        bot=bot,
        rank=rank,
        win_rate=wilson(len(won), len(outcomes)),
        points=mean([_points(outcome) for outcome in outcomes]),
        points_when_won=mean([_points(outcome) for outcome in won]),
        games=len(outcomes),
    )


def _points(outcome: Outcome) -> float:
    return fmean(outcome.scores)


def _proofs(difference: Difference) -> list[tuple[str, str]]:
    if difference.win_rate.low > 0:
        return [(difference.bot, difference.other)]
    return [(difference.other, difference.bot)] if difference.win_rate.high < 0 else []
