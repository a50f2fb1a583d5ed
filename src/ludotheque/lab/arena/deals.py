"""The deals of a league that all their seatings have played: what all figures are made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ludotheque.core.outcome import Outcome
from ludotheque.lab.arena.league import League
from ludotheque.lab.arena.seatings import Seating
from ludotheque.lab.games import Result

Game = tuple[Seating, Outcome]


@dataclass(frozen=True, slots=True)
class Deal:
    """One selection of bots on one deal, in all its seatings."""

    round: int
    games: tuple[Game, ...]


def complete_deals(league: League, results: Mapping[int, Result]) -> list[Deal]:
    """Return the deals without a gap, in the order of the plan.

    A deal that lacks a seating, because the league was stopped or a game failed, would favour
    whoever had the better seats in the others.
    """
    deals = []
    number = 0
    for turn in range(league.rounds):
        for selection in league.selections():
            games = []
            for seating in selection:
                result = results.get(number)
                if result is not None and result.outcome is not None:
                    games.append((seating, result.outcome))
                number += 1
            if len(games) == len(selection):
                deals.append(Deal(turn, tuple(games)))
    return deals
