"""Plays what is left of a league, on all cores."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ludotheque.lab.arena.league import League, play_game
from ludotheque.lab.arena.ledger import Ledger
from ludotheque.lab.cores import on_cores
from ludotheque.lab.games import Result


def play_league(
    league: League, ledger: Ledger, progress: Callable[[int], None], workers: int
) -> None:
    """Play the games that the ledger does not hold yet; `progress` hears of each."""

    def heard(done: tuple[int, Result]) -> None:
        ledger.enter(*done)
        progress(1)

    wanted = [number for number in range(league.games()) if number not in ledger.results]
    on_cores(partial(play_game, league), wanted, heard, workers)
