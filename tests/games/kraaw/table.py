"""A table of Kraaw for tests: positions and moves as text in, what each seat sees out."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from ludotheque.core.event import Args
from ludotheque.core.faults import IllegalMove, Refusal
from ludotheque.core.play import play
from ludotheque.core.state import SPECTATOR, State
from ludotheque.games import GAMES
from ludotheque.games.kraaw.view import KraawView
from ludotheque.games.positions import read_position, write_position

KRAAW = GAMES["kraaw"]
SEATS = "abcdef"
WATCHER = "w"
RAVENS = ("jais", "onyx", "suie", "brume", "encre", "braise")

# K1.2, written a second time: what the source says must not be read from what is tested
DECKS = {
    2: (4, 5, 3, 2, 1),
    3: (6, 6, 4, 3, 1),
    4: (8, 8, 5, 3, 1),
    5: (9, 9, 6, 4, 2),
    6: (10, 10, 8, 5, 2),
}


def deck(players: int) -> list[int]:
    """Return the sorted cards of a round."""
    return [value for value, copies in enumerate(DECKS[players], 1) for _ in range(copies)]


def values_of(row: str) -> list[int]:
    """Return the values of a row, whatever the state of its cards."""
    return [int(word[0]) for word in row.split()]


def rest(rows: tuple[str, ...], players: int) -> list[int]:
    """Return the cards that are left for the chien."""
    laid = Counter(value for row in rows for value in values_of(row) if value)
    return sorted((Counter(deck(players)) - laid).elements())


def seed(number: int) -> bytes:
    """Return one of many seeds."""
    return number.to_bytes(16, "little")


class Table:
    """One match: `play("a look", "a a3")` goes through the checked way in."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.state.record_events()
        self.events = self.state.take_events()

    def play(self, *lines: str) -> Table:
        """Make moves written as in a record; `heard` then tells what they caused."""
        self.events = []
        for line in lines:
            letter, _, text = line.partition(" ")
            self.events += play(KRAAW, self.state, SEATS.index(letter), KRAAW.read(text))
        return self

    def pick_ravens(self) -> Table:
        """Let everybody take a raven, so that the first round is dealt."""
        seats = range(self.state.seats)
        return self.play(*(f"{SEATS[seat]} raven {RAVENS[seat]}" for seat in seats))

    def refusal(self, line: str) -> Refusal:
        """Return why a move is refused; the refused move must change nothing."""
        before = self.truth()
        with pytest.raises(IllegalMove) as refused:
            self.play(line)
        assert self.truth() == before
        return refused.value.refusal

    def refused(self, line: str) -> tuple[str, str]:
        """Return the clause and the key of a refusal."""
        refusal = self.refusal(line)
        return refusal.clause, refusal.key

    def view(self, letter: str) -> KraawView:
        """Return what a seat, or the watcher, may know."""
        seat = SPECTATOR if letter == WATCHER else SEATS.index(letter)
        return cast("KraawView", self.state.view(seat))

    def heard(self, letter: str, key: str) -> list[Args]:
        """Return the arguments of all events of a key since the last `play`, as a seat saw them."""
        seat = SPECTATOR if letter == WATCHER else SEATS.index(letter)
        seen = [event.seen_by(seat) for event in self.events]
        return [each.args for each in seen if each.key == key]

    def truth(self) -> dict[str, Any]:
        """Return the whole position."""
        return write_position(KRAAW, self.state)

    def row(self, letter: str) -> str:
        """Return a row in the notation of positions."""
        return str(self.truth()["rows"][SEATS.index(letter)])

    def legal(self, letter: str) -> list[str]:
        """Return the moves of a seat as text."""
        return [KRAAW.write(move) for move in self.state.legal(SEATS.index(letter))]

    def to_act(self) -> str:
        """Return the seats that must decide, as letters."""
        return "".join(SEATS[seat] for seat in self.state.to_act())

    @property
    def phase(self) -> str:
        """Say what the match is waiting for."""
        return self.view(WATCHER).phase


def new(seats: int, number: int = 0, **options: str) -> Table:
    """Start a match whose ravens are not picked yet."""
    return Table(KRAAW.new(KRAAW.read_options(options), seats, seed(number)))


def dealt(seats: int, number: int = 0, **options: str) -> Table:
    """Start a match and deal its first round."""
    return new(seats, number, **options).pick_ravens()


def lay(*rows: str, **more: Any) -> Table:
    """Lay out a position, `a` to act first; what is not in the rows is in the chien."""
    if "dog" not in more:
        more["dog"] = rest(rows, len(more.get("playing", rows)))
    return Table(read_position(KRAAW, {"seats": len(rows), "rows": list(rows), **more}))
