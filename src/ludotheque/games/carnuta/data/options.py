"""What the host of a game of Carnuta may choose, each with its clause."""

from __future__ import annotations

from ludotheque.core.options import Choice, Number, Switch

# C2.2: where starting cards go that nobody was dealt
SPARE_STARTS = ("shuffled", "aside")
SHUFFLED, ASIDE = range(2)

# C6.5: after how many rounds in which nobody lays a card the game ends
NEVER = 0
LEAST_QUIET = 3
QUIET = 10
MOST_QUIET = 100

OPTIONS = (
    Choice("spare_starts", SPARE_STARTS[SHUFFLED], "C2.2", SPARE_STARTS),
    Switch("memory_aid", True, "C3.9"),
    Switch("last_turn", True, "C6.1"),
    Number("quiet_rounds", QUIET, "C6.5", NEVER, MOST_QUIET),
)
