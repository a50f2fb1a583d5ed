"""What the host of a game of Carnuta may choose, each with its clause."""

from __future__ import annotations

from ludotheque.core.options import Choice, Switch

# C2.2: where starting cards go that nobody was dealt
SPARE_STARTS = ("shuffled", "aside")
SHUFFLED, ASIDE = range(2)

OPTIONS = (
    Choice("spare_starts", SPARE_STARTS[SHUFFLED], "C2.2", SPARE_STARTS),
    Switch("memory_aid", True, "C3.9"),
    Switch("last_turn", True, "C6.1"),
)
