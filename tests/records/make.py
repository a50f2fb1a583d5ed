"""Looks for games between bots that end in each way a game can end, and writes their records.

`python -m tests.records.make` adds what is missing, and renews records of older versions of a
game: with the same moves if they still lead to the same ending. It touches no record of the version
that is played: those replay for ever.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path

from ludotheque.bots.match import bot_noise, choose
from ludotheque.bots.players import BOTS
from ludotheque.core.chance import derive
from ludotheque.core.faults import Fault
from ludotheque.core.game import Game
from ludotheque.core.options import Choice, Number, Switch
from ludotheque.core.playout import one_actor
from ludotheque.core.records.reading import read_record
from ludotheque.core.records.record import Record, replay
from ludotheque.core.records.writing import write_record
from ludotheque.core.releases import RELEASE
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


def is_of_today(game: Game, text: str) -> bool:
    """Say whether a record is of the version of its game that is played."""
    today = f"game {game.key} {game.version} "
    return any(f"{line} ".startswith(today) for line in text.splitlines())


def played_as_before(game: Game, ending: str, text: str) -> Record | None:
    """Return a game of an older version as it is today, if its moves still end in this way."""
    today = f"game {game.key} {game.version} release {RELEASE}"
    lines = [today if _names(each) else each for each in _body(text)]
    try:
        record = read_record("\n".join(lines), GAMES)
        record.outcome = replay(record).outcome()
    except Fault:
        return None
    return record if record.outcome is not None and record.outcome.reason == ending else None


def _names(line: str) -> bool:
    return line.startswith("game ")


def _body(text: str) -> list[str]:
    """Return the lines of a record without its end, which may be another one today."""
    return [line for line in text.splitlines() if not line.startswith("end ")]


def make(folder: Path = FOLDER) -> None:
    """Add what is missing, and renew what is older."""
    for game in GAMES.values():
        for ending in game.endings:
            path = folder / f"{game.key}-{ending}.ludo"
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            if not is_of_today(game, text):
                record = played_as_before(game, ending, text) or look_for(game, ending)
                path.write_text(write_record(record), encoding="utf-8")


if __name__ == "__main__":
    make()
