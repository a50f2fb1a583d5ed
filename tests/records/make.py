"""Looks for random games that end in each way a game can end, and writes their records.

`python -m tests.records.make` adds what is missing; it never touches a record that is there,
because records replay for ever.
"""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.chance import derive
from ludotheque.core.game import Game
from ludotheque.core.options import Number, Switch
from ludotheque.core.record import Record, write_record
from ludotheque.games import GAMES
from tests.contract.setups import Setup, walk

FOLDER = Path(__file__).parent


def variants(game: Game) -> list[dict[str, str]]:
    """Return the default options, then each option switched or set to a small number."""
    found: list[dict[str, str]] = [{}]
    for option in game.options:
        if isinstance(option, Switch):
            found.append({option.name: option.write(not option.default)})
        elif isinstance(option, Number):
            found.append({option.name: str(option.least + 6)})
    return found


def look_for(game: Game, ending: str) -> Record:
    """Play at random until a game ends in this way."""
    number = 0
    while True:
        written = variants(game)[number % len(variants(game))]
        seats = game.least_seats + number % (game.most_seats - game.least_seats + 1)
        seed = derive(bytes(16), "record", game.key, number)
        setup = Setup(game, seats, written, seed, number)
        names = tuple(f"Player {seat + 1}" for seat in range(seats))
        record = Record(game, setup.options, seats, seed, names)
        for state, seat, move in walk(setup):
            last = state
            record.moves.append((seat, move))
        record.outcome = last.outcome()
        if record.outcome is not None and record.outcome.reason == ending:
            return record
        number += 1


if __name__ == "__main__":
    for game in GAMES.values():
        for ending in game.endings:
            path = FOLDER / f"{game.key}-{ending}.ludo"
            if not path.exists():
                path.write_text(write_record(look_for(game, ending)), encoding="utf-8")
