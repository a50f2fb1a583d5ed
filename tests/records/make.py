"""Looks for games between bots that end in each way a game can end, and writes their records.

`python -m tests.records.make` adds what is missing; it never touches a record that is there,
because records replay for ever.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path

from ludotheque.bots.match import bot_noise, choose
from ludotheque.bots.players import BOTS
from ludotheque.core.chance import derive
from ludotheque.core.game import Game
from ludotheque.core.options import Choice, Number, Switch
from ludotheque.core.playout import one_actor
from ludotheque.core.records.record import Record
from ludotheque.core.records.writing import write_record
from ludotheque.games import GAMES
from tests.contract.setups import Setup, fits

FOLDER = Path(__file__).parent


def variants(game: Game) -> list[dict[str, str]]:
    """Return the default options, then each option switched or set to something else."""
    found: list[dict[str, str]] = [{}]
    for option in game.options:
        if isinstance(option, Switch):
            found.append({option.name: option.write(not option.default)})
        elif isinstance(option, Choice):
            found += [
                {option.name: choice} for choice in option.choices if choice != option.default
            ]
        elif isinstance(option, Number):
            found += [{option.name: str(option.least + more)} for more in (3, 6)]
    return found


def look_for(game: Game, ending: str) -> Record:
    """Let bots play, each kind in turn, until a game ends in this way."""
    for number in count():
        written = variants(game)[number % len(variants(game))]
        seats = game.least_seats + number % (game.most_seats - game.least_seats + 1)
        seed = derive(bytes(16), "record", game.key, number)
        setup = Setup(game, seats, written, seed, number)
        if fits(setup):
            record = play(setup, list(BOTS)[number // len(variants(game)) % len(BOTS)])
            if record.outcome is not None and record.outcome.reason == ending:
                return record
    raise AssertionError(ending)


def play(setup: Setup, bot: str) -> Record:
    """Let one kind of bot play a game to its end."""
    names = tuple(f"Player {seat + 1}" for seat in range(setup.seats))
    record = Record(setup.game, setup.options, setup.seats, setup.seed, names)
    state, noise = setup.new(), bot_noise(setup.seed, 0)
    while state.actors():
        seat = one_actor(state, noise)
        move = choose(BOTS[bot], setup.game, state, seat, noise)
        record.moves.append((seat, move))
        state.apply(seat, move)
    record.outcome = state.outcome()
    return record


if __name__ == "__main__":
    for game in GAMES.values():
        for ending in game.endings:
            path = FOLDER / f"{game.key}-{ending}.ludo"
            if not path.exists():
                path.write_text(write_record(look_for(game, ending)), encoding="utf-8")
