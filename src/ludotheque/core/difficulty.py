"""How strong the bots of a game are at each level."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Difficulty:
    """The figures of the three levels; a game changes those that do not suit it.

    `regular` and `expert` are simulated games for one decision. One in `beginner_random` moves of a
    beginner is any legal move, and one in `regular_random` of a regular player (0: none).
    """

    regular: int = 48
    expert: int = 4000
    beginner_random: int = 2
    regular_random: int = 0
