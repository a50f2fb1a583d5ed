"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, with what scores, after how many rounds, and why it ended (a key of the texts)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: int
    reason: str
