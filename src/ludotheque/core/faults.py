"""Everything that can be wrong with what came from outside: a key and arguments, no sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from ludotheque.core.event import Args

SHOWN = 40  # characters of a wrong input that a fault repeats


class Fault(Exception):
    """Bad input. The texts turn `key` and `args` into one sentence in the reader's language."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key, args)
        self.key = key
        self.details = args

    def __reduce__(self) -> tuple[Callable[[], Fault], tuple[()]]:
        """Let a fault pass from one process to another."""
        return partial(type(self), self.key, **self.details), ()

    def __str__(self) -> str:
        return f"{self.key} {self.details}"


class BadOption(Fault):
    """An option that the game does not have, or a value it cannot take."""


class BadRecord(Fault):
    """A record that cannot be read or does not replay."""


class BadPosition(Fault):
    """A position that cannot be read or breaks a law of its game."""


class BadMove(Fault):
    """A text that is no move of the game."""


class BadDeck(Exception):
    """A deck that cannot be played, with everything that is wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(faults)
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not possible: the clause of the rule book, and a key of the texts."""

    clause: str
    key: str
    args: Args = field(default_factory=dict)


class IllegalMove(Exception):
    """A move that the rules refuse now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.refusal.clause}: {self.refusal.key} {self.refusal.args}"
