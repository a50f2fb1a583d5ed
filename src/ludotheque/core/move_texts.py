"""The texts of a game's moves: each number has one, and is found again by it."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.core.faults import SHOWN, BadMove


class MoveTexts:
    """The words of all moves, in the order of their numbers."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = tuple(words)
        self.moves = {text: move for move, text in enumerate(self.words)}

    def write(self, move: int) -> str:
        """Write a move."""
        return self.words[move]

    def read(self, text: str) -> int:
        """Read what `write` wrote, or raise BadMove."""
        if text not in self.moves:
            raise BadMove("fault-move", text=text[:SHOWN])
        return self.moves[text]
