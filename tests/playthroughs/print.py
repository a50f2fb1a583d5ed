"""Prints a game step by step through every public function, to be diffed.

`python -m tests.playthroughs.print` writes the files anew; look at the diff before you commit it.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from ludotheque.core.chance import Noise, derive
from ludotheque.core.event import Event
from ludotheque.core.game import Game
from ludotheque.core.play import play
from ludotheque.core.playout import one_actor
from ludotheque.core.state import State
from ludotheque.games import GAMES
from ludotheque.games.positions import write_position
from ludotheque.i18n.texts import Texts
from tests.contract.setups import eyes

FOLDER = Path(__file__).parent
FULL_STEPS = 60  # after these, only what happens is printed


class Printer:
    """Writes what is new since the last step: the whole at first, then what has changed."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.lines = [f"# {game.key} version {game.version}, {seats} seats"]
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


def print_playthrough(name: str) -> str:
    """Print the game of a file name such as kraaw-2."""
    key, _, number = name.rpartition("-")
    game, seats = GAMES[key], int(number)
    printer = Printer(game, seats)
    seed = derive(bytes(16), "playthrough", name)
    state = game.new(game.read_options({}), seats, seed)
    state.record_events()
    noise = Noise(seats)
    step = 0
    while state.actors():
        step += 1
        if step <= FULL_STEPS:
            printer.print_state(state)
        seat = one_actor(state, noise)
        legal = state.legal(seat)
        move = legal[noise.below(len(legal))]
        printer.print(f"{step}. {'abcdefghij'[seat]} {game.write(move)}")
        printer.print_events(play(game, state, seat, move), seats if step <= FULL_STEPS else 0)
    printer.print_state(state)
    printer.print(f"outcome = {state.outcome()}")
    return "\n".join(printer.lines) + "\n"


if __name__ == "__main__":
    for game in GAMES.values():
        for seats in (game.least_seats, game.most_seats):
            name = f"{game.key}-{seats}"
            FOLDER.joinpath(f"{name}.txt").write_text(print_playthrough(name), encoding="utf-8")
