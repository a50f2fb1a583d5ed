"""What whoever draws a game needs besides a view, and does not have to work out by rules."""

from __future__ import annotations

import msgspec


class Printed(msgspec.Struct, frozen=True):
    """What is printed on the things of a game: it never changes, and no view repeats it.

    Each game that has any adds its own fields, in the order of the numbers that its views use.
    """


class Outlook(msgspec.Struct, frozen=True):
    """What follows from a view by the rules alone, such as what a card would score.

    Each game that has any adds its own fields. It is worked out from a view, so it gives nothing
    away.
    """
