"""What the drawings of all games share: words, keys of moves, names, the order of seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ludotheque.core.say import Say
from ludotheque.core.view import View
from ludotheque.drawing.ink import EMPTY, Span, columns, ink, shorten


@dataclass(frozen=True, slots=True)
class Drawn:
    """What every drawing needs: words, and the keys of moves in a game's own style."""

    say: Say
    labels: Mapping[int, str]
    key_style: str

    def key(self, move: int) -> Span:
        """Draw the key of a move, or nothing if it cannot be made."""
        label = self.labels.get(move, "")
        return ink(label, self.key_style) if label else EMPTY

    def key_or(self, move: int, other: str, style: str = "none") -> Span:
        """Draw the key of a move, or another sign in its place."""
        return self.key(move) if self.labels.get(move) else ink(other, style)


def name_in(say: Say, seat: int, reader: int, width: int) -> str:
    """Return what a seat is called, marked as one's own where that fits into a width."""
    name = say.name(seat)
    if seat != reader:
        return name
    yours = say("table-you", name=name)
    return yours if columns(yours) <= width else shorten(name, width)


def seats_around(view: View) -> list[int]:
    """Return all seats from the next one on, so that whoever looks comes last."""
    if view.seat < 0:
        return list(range(view.seats))
    return [(view.seat + step) % view.seats for step in range(1, view.seats + 1)]
