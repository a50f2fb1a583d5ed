"""Plays recorded moves again, and prints every step through every public function, to be compared.

`python -m tests.playthroughs.print [kraaw-2 …]` writes the files anew: with the same moves as far
as the rules still allow them, then with others to the end of the game. Look at the difference
before you commit it.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ludotheque.core.chance import Noise, derive
from ludotheque.core.event import Event
from ludotheque.core.faults import Fault, IllegalMove
from ludotheque.core.game import Game
from ludotheque.core.play import play
from ludotheque.core.playout import one_actor
from ludotheque.core.records.record import LETTERS
from ludotheque.core.state import State
from ludotheque.games import GAMES
from ludotheque.games.positions import write_position
from ludotheque.i18n.texts import Texts
from tests.contract.setups import eyes

FOLDER = Path(__file__).parent
FULL_STEPS = 60  # after these, only what happens is printed
_MOVE = re.compile(r"^\d+\. (.+)$", re.MULTILINE)


class Printer:
    """Writes what is new since the last step: the whole at first, then what has changed."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.lines = [f"# {game.key}, {seats} seats"]
        self.last: dict[str, dict[str, object]] = {}

    def print(self, line: str) -> None:
        """Write one line."""
        self.lines.append(line)

    def print_changes(self, name: str, fields: dict[str, object]) -> None:
        """Write the fields that are not as they were."""
        last = self.last.get(name, {})
        for key, value in fields.items():
            if key not in last or last[key] != value:
                self.print(f"  {name}.{key} = {json.dumps(value)}")
        self.last[name] = fields

    def print_state(self, state: State) -> None:
        """Write the whole truth and what everybody sees of it."""
        self.print_changes("position", write_position(self.game, state))
        for seat in eyes(state):
            self.print_changes(f"view({seat})", msgspec.to_builtins(state.view(seat)))
        for seat in state.to_act():
            moves = [self.game.write(move) for move in state.legal(seat)]
            self.print(f"  legal({seat}) = {', '.join(moves)}")
            self.print(
                f"  worths({seat}) = {self.game.scores(state.view(seat), state.legal(seat))}"
            )
        self.print(f"  faults = {state.broken_laws()}")

    def print_events(self, events: list[Event], seats: int) -> None:
        """Write what happened, as each seat reads it, in one language after the other."""
        for event in events:
            for reader in range(-1, seats):
                say = Texts(("fr", "en")[reader % 2], self.game.key)
                seen = event.seen_by(reader)
                self.print(f"  event({reader}) {seen.key}: {say.event(seen, reader)}")


class Playthrough:
    """The game of a file name such as kraaw-2, printed while it is played."""

    def __init__(self, name: str) -> None:
        key, _, number = name.rpartition("-")
        self.game, self.seats = GAMES[key], int(number)
        self._printer = Printer(self.game, self.seats)
        seed = derive(bytes(16), "playthrough", name)
        self.state = self.game.new(self.game.read_options({}), self.seats, seed)
        self.state.record_events()
        self._step = 0

    def play(self, move: str) -> None:
        """Make a move such as `a take 3`, and print what it did; raise what is wrong with it."""
        letter, _, text = move.partition(" ")
        self._step += 1
        full = self._step <= FULL_STEPS
        if full:
            self._printer.print_state(self.state)
        self._printer.print(f"{self._step}. {move}")
        events = play(self.game, self.state, LETTERS.index(letter), self.game.read(text))
        self._printer.print_events(events, self.seats if full else 0)

    def any_move(self, noise: Noise) -> str:
        """Return one of the legal moves."""
        seat = one_actor(self.state, noise)
        legal = self.state.legal(seat)
        return f"{LETTERS[seat]} {self.game.write(legal[noise.below(len(legal))])}"

    def refuse(self, problem: Fault | IllegalMove) -> str:
        """Print why the recorded game does not go on; return all that was printed."""
        self._printer.print(f"  refused: {problem}")
        return self._text()

    def end(self) -> str:
        """Print how it ended; return all that was printed."""
        self._printer.print_state(self.state)
        self._printer.print(f"outcome = {self.state.outcome()}")
        return self._text()

    def _text(self) -> str:
        return "\n".join(self._printer.lines) + "\n"


def recorded_moves(text: str) -> list[str]:
    """Return the moves of a playthrough."""
    return _MOVE.findall(text)


def replayed(name: str, moves: Sequence[str]) -> str:
    """Print a playthrough of these moves and no others."""
    playthrough = Playthrough(name)
    for move in moves:
        try:
            playthrough.play(move)
        except (Fault, IllegalMove) as problem:
            return playthrough.refuse(problem)
    return playthrough.end()


def renewed(name: str, moves: Sequence[str]) -> str:
    """Print a playthrough of these moves, as far as they are legal, then of any to its end."""
    playthrough, kept = Playthrough(name), list[str]()
    for move in moves:
        try:
            playthrough.play(move)
        except (Fault, IllegalMove):
            break
        kept.append(move)
    noise = Noise(playthrough.seats)
    while playthrough.state.actors():
        kept.append(playthrough.any_move(noise))
        playthrough.play(kept[-1])
    return replayed(name, kept)


def _write(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    moves = recorded_moves(path.read_text(encoding="utf-8")) if path.exists() else []
    path.write_text(renewed(name, moves), encoding="utf-8")


if __name__ == "__main__":
    every = [f"{g.key}-{n}" for g in GAMES.values() for n in (g.least_seats, g.most_seats)]
    for each in sys.argv[1:] or every:
        _write(each)
