"""The table of a league in which bots play against each other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from ludotheque.lab.arena.deals import Deal, Game
from ludotheque.lab.arena.intervals import Interval, share
from ludotheque.lab.arena.ranks import Rank, rank_all
from ludotheque.lab.arena.ratings import rate


@dataclass(frozen=True, slots=True)
class Standing:
    """A bot in the table; `win_rate` is that of a seat on which it sits."""

    bot: str
    rank: Rank
    rating: Interval
    win_rate: Interval
    games: int


@dataclass(frozen=True, slots=True)
class Pair:
    """Two bots: which part of the wins of either the first one had, where both sat."""

    bot: str
    other: str
    deals: int
    games: int
    win_rate: Interval


@dataclass(frozen=True, slots=True)
class Standings:
    """All bots, the best first, and all pairs of them in the same order."""

    standings: list[Standing]
    pairs: list[Pair]


def stand(bots: Sequence[str], deals: Sequence[Deal]) -> Standings:
    """Make the table of a league."""
    games = [game for deal in deals for game in deal.games]
    ratings = rate(bots, games)
    order = sorted(bots, key=lambda bot: -ratings[bot].value)
    pairs = [compare(bot, other, deals) for bot, other in combinations(order, 2)]
    ranks = rank_all(order, [proof for pair in pairs for proof in _proofs(pair)])
    standings = [
        Standing(bot, ranks[bot], ratings[bot], _win_rate(bot, deals), _count(games, bot))
        for bot in order
    ]
    return Standings(standings, pairs)


def compare(bot: str, other: str, deals: Sequence[Deal]) -> Pair:
    """Compare two bots over the games where both sat; a round is one deal for all of them."""
    rounds: dict[int, list[Game]] = defaultdict(list)
    for deal in deals:
        rounds[deal.round] += [game for game in deal.games if bot in game[0] and other in game[0]]
    met = [games for games in rounds.values() if games]
    units = [(_wins(games, bot), _wins(games, other)) for games in met]
    return Pair(bot, other, len(met), sum(map(len, met)), share(units))


def _win_rate(bot: str, deals: Sequence[Deal]) -> Interval:
    rounds: dict[int, list[Game]] = defaultdict(list)
    for deal in deals:
        rounds[deal.round] += [game for game in deal.games if bot in game[0]]
    units = [(_wins(games, bot), len(games) - _wins(games, bot)) for games in rounds.values()]
    return share(units)


def _wins(games: Sequence[Game], bot: str) -> float:
    """Add up the wins of a bot, a shared one as a share, of its average seat in each game."""
    total = 0.0
    for seating, outcome in games:
        won = sum(seating[seat] == bot for seat in outcome.winners)
        total += won / max(1, len(outcome.winners)) / seating.count(bot)
    return total


def _count(games: Sequence[Game], bot: str) -> int:
    return sum(bot in seating for seating, _ in games)


def _proofs(pair: Pair) -> list[tuple[str, str]]:
    if pair.win_rate.low > 0.5:
        return [(pair.bot, pair.other)]
    return [(pair.other, pair.bot)] if pair.win_rate.high < 0.5 else []
