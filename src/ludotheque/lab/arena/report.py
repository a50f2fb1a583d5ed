"""All that is known of a league, played to the end or not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from ludotheque.bots.players import is_timed
from ludotheque.games import GAMES
from ludotheque.lab.arena.deals import complete_deals
from ludotheque.lab.arena.league import League
from ludotheque.lab.arena.standings import Standings, stand
from ludotheque.lab.arena.teams import Teams, stand_together
from ludotheque.lab.games import Result

EXAMPLES = 5


@dataclass(frozen=True, slots=True)
class Report:
    """The plan, how far it got, and the table.

    `players` says who really played under each name; `left_out` counts finished games of deals
    that other seatings have not finished; `reproducible` is false if a bot looks at the clock.
    """

    game: str
    seats: int
    options: dict[str, bool | int | str]
    players: dict[str, str]
    seed: str
    rounds: int
    reproducible: bool
    games: int
    played: int
    finished: int
    left_out: int
    errors: int
    error_examples: list[str]
    table: Standings | Teams

    def as_json(self) -> dict[str, Any]:
        """Return everything as one object, the table's parts beside the rest."""
        everything = asdict(self)
        table: dict[str, Any] = everything.pop("table")
        return everything | table


def report(league: League, results: Mapping[int, Result]) -> Report:
    """Say what the results of a league prove; those beyond its rounds are not looked at."""
    known = [results[number] for number in range(league.games()) if number in results]
    deals = complete_deals(league, results)
    finished = sum(result.outcome is not None for result in known)
    errors = [result.error for result in known if result.error]
    players = league.players()
    cooperative = GAMES[league.game].cooperative
    return Report(
        game=league.game,
        seats=league.seats,
        options=league.options,
        players=players,
        seed=league.seed.hex(),
        rounds=league.rounds,
        reproducible=not any(map(is_timed, players.values())),
        games=league.games(),
        played=len(known),
        finished=finished,
        left_out=finished - sum(len(deal.games) for deal in deals),
        errors=len(errors),
        error_examples=errors[:EXAMPLES],
        table=(stand_together if cooperative else stand)(league.bots, deals),
    )
