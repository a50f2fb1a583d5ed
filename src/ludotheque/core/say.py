"""How games find words without knowing a language."""

from __future__ import annotations

from typing import Protocol

from ludotheque.core.event import Arg


class Say(Protocol):
    """Turns a key and arguments into a sentence, and a seat into a name."""

    def __call__(self, key: str, **args: Arg) -> str:
        """Return the sentence of a key."""

    def name(self, seat: int) -> str:
        """Return what a seat is called."""
