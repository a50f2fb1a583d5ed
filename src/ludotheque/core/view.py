"""What leaves a game: what one seat may know, and what whoever draws it needs besides."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True):
    """The part that all views share; each game adds its own fields.

    `seat` is SPECTATOR for somebody who only watches; `to_act` are the seats that must decide;
    `phase` names what the game is waiting for, and the texts have a sentence for it, `phase-…`.
    """

    seat: int
    seats: int
    to_act: tuple[int, ...]
    phase: str

    def wire(self) -> bytes:
        """Return the view as compact JSON, the same bytes for the same knowledge."""
        return msgspec.json.encode(self)


class Printed(msgspec.Struct, frozen=True):
    """What is printed on the things of a game: it never changes, and no view repeats it.

    Each game that has any adds its own fields, in the order of the numbers that its views use.
    """


class Outlook(msgspec.Struct, frozen=True):
    """What follows from a view by the rules alone, such as what a card would score.

    Each game that has any adds its own fields. It is worked out from a view, so it gives nothing
    away.
    """
