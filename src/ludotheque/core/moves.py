"""A buffer of moves that is filled again and again, so that listing moves allocates nothing."""

from __future__ import annotations

from ludotheque.core.chance import Noise

CAPACITY = 1024


class Moves:
    """Up to CAPACITY moves; `n` of them are there, in `at[0]` … `at[n-1]`.

    Whoever weighs them puts into `weight` how often each would be chosen.
    """

    def __init__(self) -> None:
        self.at = [0] * 1024
        self.weight = [0] * 1024
        self.n = 0

    def clear(self) -> None:
        """Forget all moves."""
        self.n = 0

    def add(self, move: int) -> None:
        """Append one move."""
        self.at[self.n] = move
        self.n += 1

    def to_list(self) -> list[int]:
        """Return the moves as an ordinary list."""
        return [self.at[i] for i in range(self.n)]

    def weight_list(self) -> list[int]:
        """Return the weight as an ordinary list."""
        return [self.weight[i] for i in range(self.n)]

    def draw(self, noise: Noise) -> int:
        """Return the place of a move, drawn by the weight."""
        total = 0
        for index in range(self.n):
            total += self.weight[index]
        rest = noise.below(total)
        index = 0
        while rest >= self.weight[index]:
            rest -= self.weight[index]
            index += 1
        return index


def listed(moves: list[int]) -> Moves:
    """Return a buffer with these moves."""
    found = Moves()
    for move in moves:
        found.add(move)
    return found
