"""What a seat says to the table, and what it asks an expert."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Self

from ludotheque.core.event import Event
from ludotheque.core.faults import Fault, IllegalMove
from ludotheque.core.names import shows
from ludotheque.core.records.record import LETTERS
from ludotheque.table.clients import Client
from ludotheque.table.commands.command import Command, Context, Decided, Right, SeatLine
from ludotheque.table.fields import Whole
from ludotheque.table.lines import read_seat, read_whole, read_word
from ludotheque.table.table import Table

LONGEST_SAYING = 300


class Spoken(SeatLine, frozen=True):
    """A seat said something.

    The letter of the seat is followed by who sent it under which number, `a#6f2c09d1b7e4:12`: what
    is sent again to a server that was started anew is not said twice. Older lines have no mark.
    """

    word: ClassVar[str] = "say"

    text: str
    tag: str = ""
    n: int = 0

    def write(self) -> str:
        """Return the seat, the sender and the text."""
        mark = f"#{self.tag}:{self.n}" if self.tag else ""
        return f"{self.word} {LETTERS[self.seat]}{mark} {self.text}"

    @classmethod
    def read(cls, rest: str) -> Self:
        """Read who said what."""
        who, _, text = rest.partition(" ")
        letter, _, mark = who.partition("#")
        tag, _, number = mark.partition(":")
        return cls(read_seat(letter), text, tag and read_word(tag), read_whole(number or "0"))

    def check(self, table: Table) -> None:
        """Refuse what is no message, and where the rules of the game let nobody speak."""
        table.chair(self.seat)
        if not 0 < len(self.text) <= LONGEST_SAYING or not shows(self.text):
            raise Fault("fault-saying", longest=LONGEST_SAYING)
        silence = table.truth.silence(self.seat) if table.truth is not None else None
        if silence is not None:
            raise IllegalMove(silence)

    def apply(self, table: Table) -> None:
        """Note what was said, and that this was heard."""
        table.sayings.append((table.number, self.seat, self.text))
        table.heard[self.tag] = self.n


class Say(Command, frozen=True, tag="say"):
    """Say something to the table, where the rules of the game let this seat speak."""

    right: ClassVar[Right] = Right.SEAT
    idempotent: ClassVar[bool] = True

    text: str

    def decide(self, context: Context, client: Client) -> Decided:
        """Look whether it can be said, was not said before, and lets the others read as well."""
        table, sender = context.table, client.sender
        if self.n <= table.heard.get(sender.tag, 0):
            return Decided()
        table.check_lines()
        line = Spoken(client.seat, " ".join(self.text.split()), sender.tag, self.n)
        line.check(table)
        if not context.talk.take(client.seat):
            raise Fault("fault-say-fast")
        return Decided(line)


class HintAsked(SeatLine, frozen=True):
    """A seat asked for a hint, which everybody may know."""

    word: ClassVar[str] = "hint"

    def check(self, table: Table) -> None:
        """Refuse where there is nothing to decide, or no hint is allowed."""
        table.playing()
        if not table.terms.hints:
            raise Fault("fault-hint-off")
        if not table.state.legal(self.seat):
            raise Fault("fault-hint-turn")

    def apply(self, table: Table) -> None:
        """Tell that it was asked."""
        table.events.append((table.number, Event("hint", {"seat": self.seat})))


class AskHint(Command, frozen=True, tag="hint"):
    """Ask for a hint about a decision of one's own, the one of the turn that was seen."""

    right: ClassVar[Right] = Right.SEAT
    idempotent: ClassVar[bool] = True

    turn: Whole

    def decide(self, context: Context, client: Client) -> Decided:
        """Look whether there is something to decide, and hints are allowed; not too many."""
        table, adviser, seat = context.table, context.adviser, client.seat
        if adviser.knows(seat, client, self.n):
            return Decided(then=partial(adviser.tell_again, seat, client))
        table.check_lines()
        line = HintAsked(seat)
        line.check(table)
        table.check_turn(seat, self.turn)
        adviser.check(seat)
        return Decided(line, then=partial(adviser.ask, seat, client, self.n))
