"""What a room wants of itself: a stand-in for who is away, and the name of the next table."""

from __future__ import annotations

from typing import ClassVar, Self

from ludotheque.core.faults import Fault
from ludotheque.table.clients import Client
from ludotheque.table.commands.command import (
    Command,
    Context,
    Decided,
    Line,
    Right,
    SeatCommand,
    SeatLine,
)
from ludotheque.table.lines import read_word
from ludotheque.table.table import Table
from ludotheque.table.words import PERSON


class WentAway(SeatLine, frozen=True):
    """A bot plays for a person from now on."""

    word: ClassVar[str] = "away"
    reseats: ClassVar[bool] = True

    def check(self, table: Table) -> None:
        """Refuse where no person plays."""
        _check_person(table, self.seat, away=False)

    def apply(self, table: Table) -> None:
        """Let a bot stand in."""
        table.chairs[self.seat].away = True


class CameBack(SeatLine, frozen=True):
    """A person who was away plays again."""

    word: ClassVar[str] = "back"
    reseats: ClassVar[bool] = True

    def check(self, table: Table) -> None:
        """Refuse where no bot stands in."""
        _check_person(table, self.seat, away=True)

    def apply(self, table: Table) -> None:
        """Give the seat back."""
        table.chairs[self.seat].away = False


def _check_person(table: Table, seat: int, away: bool) -> None:
    table.playing()
    chair = table.chair(seat)
    if chair.kind != PERSON or chair.away != away:
        raise Fault("fault-seat-empty", number=seat + 1)


class StandIn(SeatCommand, frozen=True):
    """Let a bot play for a person who is away or took too long."""

    right: ClassVar[Right] = Right.ROOM

    def decide(self, context: Context, _client: Client) -> Decided:
        """Look whether the person plays."""
        line = WentAway(self.seat)
        line.check(context.table)
        return Decided(line)


class GiveBack(SeatCommand, frozen=True):
    """Give a person's seat back."""

    right: ClassVar[Right] = Right.ROOM

    def decide(self, context: Context, _client: Client) -> Decided:
        """Look whether a bot stands in."""
        line = CameBack(self.seat)
        line.check(context.table)
        return Decided(line)


class Followed(Line, frozen=True):
    """The same people play again at another table."""

    word: ClassVar[str] = "next"

    key: str

    def write(self) -> str:
        """Return the key of that table."""
        return f"{self.word} {self.key}"

    @classmethod
    def read(cls, rest: str) -> Self:
        """Read which table it is."""
        return cls(read_word(rest))

    def check(self, table: Table) -> None:
        """Refuse before the end, and twice."""
        table.check_followed()

    def apply(self, table: Table) -> None:
        """Note where it goes on."""
        table.following = self.key


class Follow(Command, frozen=True):
    """Name the table where the same people play again."""

    right: ClassVar[Right] = Right.ROOM

    key: str

    def decide(self, context: Context, _client: Client) -> Decided:
        """Look whether nobody was faster."""
        line = Followed(self.key)
        line.check(context.table)
        return Decided(line)
