"""A table of Kraaw for tests: positions and moves as text in, what each seat sees out."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludotheque.games import GAMES
from ludotheque.games.kraaw.knowledge.view import KraawView
from ludotheque.games.positions import read_position

from ..table import SEATS, GameTable, seed

KRAAW = GAMES["kraaw"]
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


class Table(GameTable[KraawView]):
    """One match of Kraaw."""

    def pick_ravens(self) -> Table:
        """Let everybody take a raven, so that the first round is dealt."""
        seats = range(self.state.seats)
        return self.play(*(f"{SEATS[seat]} raven {RAVENS[seat]}" for seat in seats))

    def row(self, letter: str) -> str:
        """Return a row in the notation of positions."""
        return str(self.truth()["rows"][SEATS.index(letter)])


def new(seats: int, number: int = 0, **options: str) -> Table:
    """Start a match whose ravens are not picked yet."""
    return Table(KRAAW, KRAAW.new(KRAAW.read_options(options), seats, seed(number)))


def dealt(seats: int, number: int = 0, **options: str) -> Table:
    """Start a match and deal its first round."""
    return new(seats, number, **options).pick_ravens()


def lay(*rows: str, **more: Any) -> Table:
    """Lay out a position, `a` to act first; what is not in the rows is in the chien."""
    if "dog" not in more:
        more["dog"] = rest(rows, len(more.get("playing", rows)))
    return Table(KRAAW, read_position(KRAAW, {"seats": len(rows), "rows": list(rows), **more}))
