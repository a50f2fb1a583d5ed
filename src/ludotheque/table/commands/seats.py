"""Before the start: people and bots sit down and stand up, until the host starts the game."""

from __future__ import annotations

import json
from functools import partial
from typing import ClassVar, Self

from ludotheque.core.faults import Fault
from ludotheque.core.names import BOT as BOT_NAME
from ludotheque.core.names import read_name
from ludotheque.core.records.fairness import NUMBER_BYTES, Proof, seed_of
from ludotheque.core.records.record import LETTERS, Record
from ludotheque.core.state import SPECTATOR
from ludotheque.table.answers import Seated
from ludotheque.table.chairs import Chair, hash_of, token_for
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
from ludotheque.table.fields import Whole
from ludotheque.table.table import Table
from ludotheque.table.words import BOT, OPEN, PERSON, PLAYING, Level


class PersonSat(SeatLine, frozen=True):
    """A person sat down; of the token that opens the seat only the hash is kept."""

    word: ClassVar[str] = "sit"
    reseats: ClassVar[bool] = True

    name: str
    token: str
    share: bytes

    def write(self) -> str:
        """Return the seat, and the person as JSON."""
        person = {"name": self.name, "token": self.token, "share": self.share.hex()}
        return f"{self.word} {LETTERS[self.seat]} {json.dumps(person)}"

    @classmethod
    def read(cls, rest: str) -> Self:
        """Read who sat down where."""
        letter, _, written = rest.partition(" ")
        person = json.loads(written)
        share = bytes.fromhex(person["share"])
        return cls(LETTERS.index(letter), person["name"], person["token"], share)

    def apply(self, table: Table) -> None:
        """Put the person on the chair."""
        table.chairs[self.seat] = Chair(PERSON, self.name, self.token, self.share)


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat: the one asked for, or the first one.

    The token comes from the table's secret, the sender and the number. So whoever did not hear the
    answer and asks again, even of a server that was started anew, gets the same seat.
    """

    right: ClassVar[Right] = Right.ANYBODY
    idempotent: ClassVar[bool] = True

    name: str
    share: str  # in hexadecimal digits
    seat: Whole | None = None

    def decide(self, context: Context, client: Client) -> Decided:
        """Find a seat, or the one that was taken already."""
        table = context.table
        token = token_for(table.secret, client.sender.id, self.n)
        taken = table.seat_of(token)
        if taken is not None:
            return self._at(taken, token, client)
        if client.seat != SPECTATOR:
            raise Fault("fault-seated")
        seat = self._find(table)
        line = PersonSat(seat, self._new_name(table), hash_of(token), _number(self.share))
        return self._at(seat, token, client, line)

    def _at(self, seat: int, token: str, client: Client, line: Line | None = None) -> Decided:
        return Decided(line, Seated(self.n, seat, token), partial(client.take_seat, seat))

    def _find(self, table: Table) -> int:
        table.check_lines()
        table.check_lobby()
        free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == OPEN]
        if not free or (self.seat is not None and self.seat not in free):
            raise Fault("fault-no-free-seat", seats=table.terms.seats)
        return free[0] if self.seat is None else self.seat

    def _new_name(self, table: Table) -> str:
        name = read_name(self.name)
        if name in [chair.name for chair in table.chairs]:
            raise Fault("fault-name-taken", name=name)
        return name


def _number(digits: str) -> bytes:
    """Read what a person adds to the deal."""
    try:
        number = bytes.fromhex(digits)
    except ValueError:
        number = b""
    if len(number) != NUMBER_BYTES:
        raise Fault("fault-field", field="share")
    return number


class BotSat(SeatLine, frozen=True):
    """A bot was put on a seat; tables from before the levels have others than are offered now."""

    word: ClassVar[str] = "bot"
    reseats: ClassVar[bool] = True

    level: str

    def write(self) -> str:
        """Return the seat and the level."""
        return f"{self.word} {LETTERS[self.seat]} {self.level}"

    @classmethod
    def read(cls, rest: str) -> Self:
        """Read which bot sat down where."""
        letter, _, level = rest.partition(" ")
        return cls(LETTERS.index(letter), level)

    def apply(self, table: Table) -> None:
        """Put the bot on the chair."""
        table.chairs[self.seat] = Chair(BOT, level=self.level)


class SeatBot(SeatCommand, frozen=True, tag="bot"):
    """Put a bot on a free seat."""

    right: ClassVar[Right] = Right.HOST

    level: Level

    def decide(self, context: Context, _client: Client) -> Decided:
        """Look whether the seat is free."""
        table = context.table
        table.check_lines()
        table.check_lobby()
        if table.chair(self.seat).kind != OPEN:
            raise Fault("fault-no-free-seat", seats=table.terms.seats)
        return Decided(BotSat(self.seat, self.level))


class SeatFreed(SeatLine, frozen=True):
    """Nobody sits there any more."""

    word: ClassVar[str] = "free"
    reseats: ClassVar[bool] = True

    def apply(self, table: Table) -> None:
        """Empty the chair."""
        table.chairs[self.seat] = Chair()


class Free(SeatCommand, frozen=True, tag="free"):
    """Free a seat before the start."""

    right: ClassVar[Right] = Right.OWNER

    def decide(self, context: Context, _client: Client) -> Decided:
        """Look whether somebody sits there."""
        table = context.table
        table.check_lines()
        table.check_lobby()
        if table.chair(self.seat).kind == OPEN:
            raise Fault("fault-seat-empty", number=self.seat + 1)
        return Decided(SeatFreed(self.seat))


class Started(Line, frozen=True):
    """The game began: all that it is dealt from is known now."""

    word: ClassVar[str] = "start"

    def apply(self, table: Table) -> None:
        """Deal."""
        shares = tuple(chair.share for chair in table.chairs if chair.kind == PERSON)
        proof = Proof(table.commitment, table.secret, shares)
        names = tuple(
            chair.name if chair.kind == PERSON else f"{BOT_NAME}{chair.level}"
            for chair in table.chairs
        )
        terms, seed = table.terms, seed_of(table.secret, shares)
        table.record = Record(terms.game, terms.options, terms.seats, seed, names, proof=proof)
        table.truth = table.record.start()
        table.events = [(table.number, event) for event in table.record.opening()]
        table.stage = PLAYING


class Start(Command, frozen=True, tag="start"):
    """Start when every seat is taken."""

    right: ClassVar[Right] = Right.HOST

    def decide(self, context: Context, _client: Client) -> Decided:
        """Count the seats that are free."""
        context.table.check_lobby()
        missing = sum(chair.kind == OPEN for chair in context.table.chairs)
        if missing:
            raise Fault("fault-seats-open", missing=missing)
        return Decided(Started())
