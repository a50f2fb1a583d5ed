"""A deck of cards that is data: a name, its text, and a hash that a record can hold."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class DeckText:
    """The text of a deck as it was written; `built_in` decks need not travel with a record."""

    name: str
    text: str
    built_in: bool = False

    @property
    def hash(self) -> str:
        """Return a short hash of the text, the same whatever ends its lines."""
        lines = "\n".join(self.lines()).encode()
        return blake2b(lines, digest_size=8, person=b"ludotheque").hexdigest()

    def lines(self) -> list[str]:
        """Return the lines of the text that are not blank."""
        return [line.strip() for line in self.text.splitlines() if line.strip()]


def built_in(game: str, name: str) -> DeckText:
    """Return a deck that comes with a game."""
    path = files("ludotheque.games").joinpath(game, "data", "decks", f"{name}.csv")
    return DeckText(name, path.read_text(encoding="utf-8"), built_in=True)
