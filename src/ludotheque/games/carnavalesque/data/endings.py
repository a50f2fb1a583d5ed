"""How a game of Carnavalesque ends: five verdicts of the public (V9.2), two ways to lose."""

from __future__ import annotations

VERDICTS = ("yawns", "claps", "lovely", "encores", "peace")
PARADE_POINTS = 2  # V9.1: that a card brings
WORKSHOP_POINTS = 1
DEAD_END_POINTS = -1
EACH = {"parade": PARADE_POINTS, "workshop": WORKSHOP_POINTS, "dead-end": DEAD_END_POINTS}
BETTER_FROM = (36, 45, 50, 55)  # points from which the next verdict is given
DEAD_END_FULL = 5  # V6.6
EXHAUSTED = 6  # V7.2

ENDINGS = (*VERDICTS, "dead-end", "exhausted")

# No game that is played from the start comes to V7.2: two floats on parade and three in the
# workshops have 45 cards at most, the dead end 4, and a King without cards has others with 4 at
# most between them; the other cards lie in the crowd. A position may still begin there.
IN_PLAY = ENDINGS[:EXHAUSTED]


def verdict(points: int) -> int:
    """Return the verdict on a parade (V9.2)."""
    return sum([points >= least for least in BETTER_FROM])
