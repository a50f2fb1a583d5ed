"""What a room wants of itself: a stand-in for who is away, and the name of the next table."""

from __future__ import annotations

import json
from typing import ClassVar, Self

import msgspec

from ludotheque.core.event import Event
from ludotheque.core.faults import Fault
from ludotheque.core.records.record import LETTERS
from ludotheque.table.chairs import Promise
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
from ludotheque.table.lines import form, read_json, read_seat, read_word
from ludotheque.table.table import Table
from ludotheque.table.words import OPEN


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
        table.proposal = None if _is_about(table, self.seat) else table.proposal
        table.tell(Event("away", {"seat": self.seat}))


class CameBack(SeatLine, frozen=True):
    """A person who was away plays again."""

    word: ClassVar[str] = "back"
    reseats: ClassVar[bool] = True

    def check(self, table: Table) -> None:
        """Refuse where no bot stands in."""
        _check_person(table, self.seat, away=True)

    def apply(self, table: Table) -> None:
        """Give the seat back, with as much time as anybody gets."""
        table.chairs[self.seat].away = False
        table.asked_at[self.seat] = table.at
        table.tell(Event("back", {"seat": self.seat}))


def _is_about(table: Table, seat: int) -> bool:
    return table.proposal is not None and table.proposal.about == seat


def _check_person(table: Table, seat: int, away: bool) -> None:
    table.playing()
    chair = table.chair(seat)
    if not chair.owned or chair.away != away:
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


class _Kept(msgspec.Struct):
    name: str
    token: str
    until: int


class Promised(SeatLine, frozen=True):
    """A seat is kept for who sat there at the table before, for a while.

    They are known by the token of their old seat, of which only the hash is kept.
    """

    word: ClassVar[str] = "keep"
    reseats: ClassVar[bool] = True

    name: str
    token: str
    until: int

    def write(self) -> str:
        """Return the seat, and for whom it is kept until when as JSON."""
        kept = {"name": self.name, "token": self.token, "until": self.until}
        return f"{self.word} {LETTERS[self.seat]} {json.dumps(kept)}"

    @classmethod
    def read(cls, rest: str) -> Self:
        """Read for whom a seat is kept."""
        letter, _, written = rest.partition(" ")
        kept = read_json(written, _Kept)
        if kept.until < 0:
            raise form()
        return cls(read_seat(letter), kept.name, read_word(kept.token), kept.until)

    def check(self, table: Table) -> None:
        """Refuse a seat that is taken."""
        table.check_lobby()
        if table.chair(self.seat).kind != OPEN:
            raise Fault("fault-no-free-seat", seats=table.terms.seats)

    def apply(self, table: Table) -> None:
        """Keep it."""
        table.promises[self.seat] = Promise(self.name, self.token, self.until)


class KeepSeat(SeatCommand, frozen=True, kw_only=True):
    """Keep a seat for who played before."""

    right: ClassVar[Right] = Right.ROOM

    name: str
    token: str
    until: int

    def decide(self, context: Context, _client: Client) -> Decided:
        """Look whether it is free."""
        line = Promised(self.seat, self.name, self.token, self.until)
        line.check(context.table)
        return Decided(line)
