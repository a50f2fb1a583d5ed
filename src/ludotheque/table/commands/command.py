"""What all commands share: a number, a right, a price; and what all lines share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Self

import msgspec

from ludotheque.core.records.record import LETTERS
from ludotheque.table.adviser import Adviser
from ludotheque.table.clients import Answer, Client
from ludotheque.table.fields import Whole
from ludotheque.table.lines import form, read_seat
from ludotheque.table.table import Table
from ludotheque.table.waiting.pace import Buckets
from ludotheque.table.waiting.presence import Presence


class Right(Enum):
    """Who may give a command."""

    ANYBODY = "anybody"
    SEAT = "seat"  # whoever sits at the table
    OWNER = "owner"  # of the seat that the command names; and the host
    HOST = "host"
    ROOM = "room"  # no client: only the room itself


@dataclass(slots=True)
class Context:
    """What commands are decided with, besides who gives them.

    `play_again` opens the next table and answers the command of that number later; `now` tells the
    time, `presence` who plays and is here.
    """

    table: Table
    adviser: Adviser
    talk: Buckets
    play_again: Callable[[Client, int], None]
    presence: Presence
    now: Callable[[], float]


class Line(msgspec.Struct, frozen=True):
    """What happened at a table, as the journal keeps it: a word, then what belongs to it."""

    word: ClassVar[str]
    reseats: ClassVar[bool] = False  # whether somebody sits down or stands up, goes or comes

    def write(self) -> str:
        """Return the line as text."""
        return self.word

    @classmethod
    def read(cls, rest: str) -> Self:
        """Read what stands after the word: here nothing."""
        if rest:
            raise form()
        return cls()

    def check(self, table: Table) -> None:
        """Raise Fault or IllegalMove if it cannot be carried out there, changing nothing.

        Commands are decided by it, and lines from a disk are checked by it.
        """
        raise NotImplementedError  # abstract

    def apply(self, table: Table) -> None:
        """Carry it out."""
        raise NotImplementedError  # abstract


class SeatLine(Line, frozen=True):
    """A line that tells something of a seat, and nothing else."""

    seat: int

    def write(self) -> str:
        """Return the word and the letter of the seat."""
        return f"{self.word} {LETTERS[self.seat]}"

    @classmethod
    def read(cls, rest: str) -> Self:
        """Read the letter of a seat."""
        return cls(read_seat(rest))


@dataclass(frozen=True, slots=True)
class Decided:
    """What a command comes to: a line to be kept, an answer to its sender, something begun.

    What is begun `then` gives the answer, unless there is one already. Without either, the frame
    that follows is the answer.
    """

    line: Line | None = None
    answer: Answer | None = None
    then: Callable[[], None] | None = None


class Command(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True
):
    """What somebody wants of a table, with the number of its sender: 0 is the room itself."""

    right: ClassVar[Right]
    price: ClassVar[int] = 1  # what it takes out of the bucket of a connection
    idempotent: ClassVar[bool] = False  # `decide` knows itself that a command came again

    n: Whole = 0

    def decide(self, context: Context, client: Client) -> Decided:
        """Return what the command comes to, changing nothing; or raise why it cannot be."""
        raise NotImplementedError  # abstract


class SeatCommand(Command, frozen=True, kw_only=True):
    """A command about a seat that it names."""

    seat: Whole
