"""Before the start: people and bots sit down and stand up, until the host starts the game."""

from __future__ import annotations

import json
from functools import partial
from typing import ClassVar, Self

import msgspec

from ludotheque.bots.players import BOTS
from ludotheque.core.faults import SHOWN, Fault
from ludotheque.core.names import BOT as BOT_NAME
from ludotheque.core.names import read_name
from ludotheque.core.records.fairness import NUMBER_BYTES, Proof, seed_of
from ludotheque.core.records.record import LETTERS, Record
from ludotheque.core.releases import FIRST, FIRST_VERSION, RELEASE
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
from ludotheque.table.lines import (
    form,
    read_json,
    read_seat,
    read_secret,
    read_whole,
    read_word,
)
from ludotheque.table.table import Table
from ludotheque.table.words import BOT, OPEN, PERSON, PLAYING, Level


class _Person(msgspec.Struct):
    name: str
    token: str
    share: str


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
        person = read_json(written, _Person)
        name, token, share = person.name, read_word(person.token), read_secret(person.share)
        return cls(read_seat(letter), name, token, share)

    def check(self, table: Table) -> None:
        """Refuse a seat that is taken, and a name that is none or somebody else's."""
        table.check_free(self.seat)
        if read_name(self.name) != self.name or self.name in table.names:
            raise Fault("fault-name-taken", name=self.name)

    def apply(self, table: Table) -> None:
        """Put the person on the chair."""
        table.chairs[self.seat] = Chair(PERSON, self.name, self.token, self.share)


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat: the one asked for, or the first one.

    The token comes from the table's secret, the sender and the number. So whoever did not hear the
    answer and asks again, even of a server that was started anew, gets the same seat. `before` is
    the token of a seat at the table before, which is kept here for whoever sat there.
    """

    right: ClassVar[Right] = Right.ANYBODY
    idempotent: ClassVar[bool] = True

    name: str
    share: str  # in hexadecimal digits
    seat: Whole | None = None
    before: str = ""

    def decide(self, context: Context, client: Client) -> Decided:
        """Find a seat, or the one that was taken already."""
        table = context.table
        token = token_for(table.secret, client.sender.id, self.n)
        taken = table.seat_of(token)
        if taken is not None:
            return self._at(taken, token, client)
        if client.seat != SPECTATOR:
            raise Fault("fault-seated")
        seat = self._find(table, context.now())
        line = PersonSat(seat, read_name(self.name), hash_of(token), _number(self.share))
        line.check(table)
        return self._at(seat, token, client, line)

    def _at(self, seat: int, token: str, client: Client, line: Line | None = None) -> Decided:
        return Decided(line, Seated(self.n, seat, token), partial(client.take_seat, seat))

    def _find(self, table: Table, now: float) -> int:
        table.check_lines()
        table.check_lobby()
        open_seats = [seat for seat, chair in enumerate(table.chairs) if chair.kind == OPEN]
        known = hash_of(self.before)
        own = [each for each in open_seats if table.is_promised_to(each, known)]
        free = own or [each for each in open_seats if not table.is_kept(each, now)]
        if not open_seats:
            raise Fault("fault-no-free-seat", seats=table.terms.seats)
        wanted = self.seat if self.seat is not None else (free or open_seats)[0]
        if wanted in open_seats and wanted not in own:
            table.check_kept(wanted, now)
        return wanted


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
        return cls(read_seat(letter), level)

    def check(self, table: Table) -> None:
        """Refuse a seat that is taken, and a bot that nobody knows."""
        table.check_free(self.seat)
        if self.level not in BOTS:
            raise Fault("fault-bot", wanted=self.level[:SHOWN], known=", ".join(BOTS))

    def apply(self, table: Table) -> None:
        """Put the bot on the chair."""
        table.chairs[self.seat] = Chair(BOT, level=self.level)


class SeatBot(SeatCommand, frozen=True, tag="bot"):
    """Put a bot on a free seat."""

    right: ClassVar[Right] = Right.HOST

    level: Level

    def decide(self, context: Context, _client: Client) -> Decided:
        """Look whether the seat is free."""
        context.table.check_lines()
        context.table.check_kept(self.seat, context.now())
        line = BotSat(self.seat, self.level)
        line.check(context.table)
        return Decided(line)


class SeatFreed(SeatLine, frozen=True):
    """Nobody sits there any more."""

    word: ClassVar[str] = "free"
    reseats: ClassVar[bool] = True

    def check(self, table: Table) -> None:
        """Refuse where nobody sits."""
        table.check_lobby()
        if table.chair(self.seat).kind == OPEN:
            raise Fault("fault-seat-empty", number=self.seat + 1)

    def apply(self, table: Table) -> None:
        """Empty the chair."""
        table.chairs[self.seat] = Chair()


class Free(SeatCommand, frozen=True, tag="free"):
    """Free a seat before the start."""

    right: ClassVar[Right] = Right.OWNER

    def decide(self, context: Context, _client: Client) -> Decided:
        """Look whether somebody sits there."""
        context.table.check_lines()
        line = SeatFreed(self.seat)
        line.check(context.table)
        return Decided(line)


class Started(Line, frozen=True):
    """The game began: all that it is dealt from is known now, and which rules it follows."""

    word: ClassVar[str] = "deal"

    version: int
    release: str

    def write(self) -> str:
        """Return the version of the game, and the release that dealt it."""
        return f"{self.word} {self.version} {self.release}"

    @classmethod
    def read(cls, rest: str) -> Self:
        """Read which rules the game follows."""
        version, _, release = rest.partition(" ")
        return cls(read_whole(version), read_word(release))

    def check(self, table: Table) -> None:
        """Refuse while a seat is free."""
        table.check_lobby()
        missing = sum(chair.kind == OPEN for chair in table.chairs)
        if missing:
            raise Fault("fault-seats-open", missing=missing)

    def apply(self, table: Table) -> None:
        """Deal."""
        shares = tuple(chair.share for chair in table.chairs if chair.kind == PERSON)
        proof = Proof(table.commitment, table.secret, shares)
        names = tuple(
            chair.name if chair.kind == PERSON else f"{BOT_NAME}{chair.level}"
            for chair in table.chairs
        )
        terms, seed = table.terms, seed_of(table.secret, shares)
        table.record = Record(
            terms.game, terms.options, terms.seats, seed, names, proof=proof, release=self.release
        )
        table.truth = table.record.start()
        table.events = [(table.number, event) for event in table.record.opening()]
        table.stage = PLAYING
        table.ask(*range(terms.seats))


class StartedAtFirst(Started, frozen=True):
    """A game that began before lines named their rules."""

    word: ClassVar[str] = "start"

    def write(self) -> str:
        """Return the word alone."""
        return self.word

    @classmethod
    def read(cls, rest: str) -> Self:
        """Know which rules there were."""
        if rest:
            raise form()
        return cls(FIRST_VERSION, FIRST)


class Start(Command, frozen=True, tag="start"):
    """Start when every seat is taken."""

    right: ClassVar[Right] = Right.HOST

    def decide(self, context: Context, _client: Client) -> Decided:
        """Count the seats that are free."""
        line = Started(context.table.terms.game.version, RELEASE)
        line.check(context.table)
        return Decided(line)
