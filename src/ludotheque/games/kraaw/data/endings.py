"""Why a match of Kraaw ended."""

from __future__ import annotations

THREE_ROUNDS = 0  # K1.1
FINAL = 1  # K6.4
TURN_LIMIT = 2  # K6.5: the round that decided was cut short

ENDINGS = ("three-rounds", "final", "turn-limit")
