"""How a game's drawing gets its words without knowing any language."""

from __future__ import annotations

from typing import Protocol

from ludotheque.core.event import Arg
from ludotheque.core.ink import columns, shorten


class Say(Protocol):
    """Turns a key and arguments into a sentence, and a seat into a name."""

    def __call__(self, key: str, **args: Arg) -> str:
        """Return the sentence of a key."""

    def name(self, seat: int) -> str:
        """Return what a seat is called."""


def name_in(say: Say, seat: int, reader: int, width: int) -> str:
    """Return what a seat is called, marked as one's own where that fits into a width."""
    name = say.name(seat)
    if seat != reader:
        return name
    yours = say("table-you", name=name)
    return yours if columns(yours) <= width else shorten(name, width)
