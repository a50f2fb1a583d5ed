"""Why a match of Kraaw ended, and why a round did."""

from __future__ import annotations

THREE_ROUNDS = 0  # K1.1
FINAL = 1  # K6.4
TURN_LIMIT = 2  # K6.5: the round that decided was cut short

REPETITION = 3  # K6.6: the same situation ended the round that decided

ENDINGS = ("three-rounds", "final", "turn-limit", "repetition")

# why a round ended
GOES_ON = -1
RAN_OUT = 0  # K6.1
LIMITED = 1  # K6.5
REPEATED = 2  # K6.6

ROUND_ENDS = ("ran-out", "turn-limit", "repetition")
