"""The texts of a game's moves: each number has one, and is found again by it."""

from __future__ import annotations

from ludotheque.core.faults import SHOWN, BadMove


class MoveTexts:
    """The words of all moves, in the order of their numbers, verb by verb.

    A verb is called by its first number, and a move of it is that number and the thing it is done
    to: with `GRAB = texts.add("grab 1", "grab 2")` the second is `GRAB + 1`, and its verb `GRAB`.
    """

    def __init__(self) -> None:
        self.words: list[str] = []
        self.moves: dict[str, int] = {}
        self.verbs: list[int] = []  # of each move

    def add(self, *words: str) -> int:
        """Give the moves of one more verb the next numbers; return the first."""
        first = len(self.words)
        for text in words:
            self.moves[text] = len(self.words)
            self.words.append(text)
            self.verbs.append(first)
        return first

    def verb(self, move: int) -> int:
        """Return the verb of a move."""
        return self.verbs[move]

    def write(self, move: int) -> str:
        """Write a move."""
        return self.words[move]

    def read(self, text: str) -> int:
        """Read what `write` wrote, or raise BadMove."""
        if text not in self.moves:
            raise BadMove("fault-move", text=text[:SHOWN])
        return self.moves[text]
