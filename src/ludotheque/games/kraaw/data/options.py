"""What the host of a match of Kraaw may choose, each with its clause."""

from __future__ import annotations

from ludotheque.core.options import Choice, Number, Switch

# K5.4: what a victim may take of the thief's
REPRISALS = ("unlocked", "any")
UNLOCKED, ANY = range(2)

# K6.6: how often the same situation may come
NEVER = 0
LEAST_TIMES = 3
TIMES = 5
MOST_TIMES = 20
TOLD_FROM = 3  # all are told of it from this time on
STILL = 3  # turns of each player with nothing new, which count as much as one such time

OPTIONS = (
    Choice("first_player", "random", "K1.5", ("random", "1", "2", "3", "4", "5", "6")),
    Choice("direction", "clockwise", "K1.6", ("clockwise", "anticlockwise")),
    Switch("dog_exchange", True, "K3.3"),
    Switch("swap_hand", False, "K3.4"),
    Choice("reprisal", REPRISALS[UNLOCKED], "K5.4", REPRISALS),
    Switch("turn_locked", True, "K5.7"),
    Switch("memory_aid", True, "K5.8"),
    Number("repetition", TIMES, "K6.6", NEVER, MOST_TIMES),
    Number("turn_limit", 0, "K6.5", 0, 10000, for_simulations=True),
)
