"""The plan of a league, and the games that follow from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludotheque.bots.players import by_games
from ludotheque.core.chance import derive
from ludotheque.core.releases import RELEASE
from ludotheque.games import GAMES
from ludotheque.lab.arena.seatings import Seating, selections
from ludotheque.lab.games import Result, Setting, play_one

FORMAT = 1


@dataclass(frozen=True, slots=True)
class League(Setting):
    """What to play: in each round one deal, for every selection of bots in all its seatings.

    The same plan and seed give the same results on any number of cores. Games are numbered round
    by round, so more rounds only add games at the end.
    """

    bots: tuple[str, ...]
    rounds: int
    seed: bytes

    def selections(self) -> list[list[Seating]]:
        """Return who plays whom in every round, each selection in all its seatings."""
        return selections(self.bots, self.seats, GAMES[self.game].cooperative)

    def seatings(self) -> list[Seating]:
        """Return all seatings of a round, one game each."""
        return [seating for selection in self.selections() for seating in selection]

    def games(self) -> int:
        """Return the number of games."""
        return self.rounds * len(self.seatings())

    def players(self) -> dict[str, str]:
        """Return the names under which the bots play, with no limit of time."""
        return {bot: by_games(bot, GAMES[self.game]) for bot in self.bots}

    def describe(self) -> dict[str, Any]:
        """Describe all that decides how a game of this league goes; how many it has does not."""
        return {
            "league": FORMAT,
            "house": RELEASE,
            "game": f"{self.game} {GAMES[self.game].version}",
            "deck": "" if self.deck is None else self.deck.hash,
            "options": self.options,
            "seats": self.seats,
            "bots": list(self.bots),
            "players": list(self.players().values()),
            "seed": self.seed.hex(),
        }


def play_game(league: League, number: int) -> tuple[int, Result]:
    """Play one game of a league; its bots count imagined games and do not look at the clock."""
    seatings = league.seatings()
    deal, index = divmod(number, len(seatings))
    bots = [league.players()[bot] for bot in seatings[index]]
    seed = derive(league.seed, "deal", deal)
    return number, play_one(league.find_game(), league, seed, bots)
