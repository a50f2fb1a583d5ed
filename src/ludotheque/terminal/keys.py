"""A key for every choice: 1 to 9, then letters that mean nothing else here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

KEYS = "123456789abcdefghijklmoptuvwxyzABCDEFGHIJKLMOPTUVWXYZ"  # without n, q, r and s


def give_keys(moves: Sequence[int], before: Mapping[int, str]) -> dict[int, str]:
    """Give each move a key; moves that had one keep it.

    So a key does not change its meaning under a finger when another player's choice,
    made at the same time, takes a move away.
    """
    kept = {move: before[move] for move in moves if move in before}
    free = iter([key for key in KEYS if key not in kept.values()])
    fresh = {move: next(free, "") for move in moves if move not in kept}
    return {move: kept.get(move) or fresh.get(move, "") for move in moves}
