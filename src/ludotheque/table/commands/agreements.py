"""What people decide together: a pause, an end, a bot for who is absent. All who are here agree."""

from __future__ import annotations

from typing import ClassVar, Self, get_args

from msgspec.structs import astuple

from ludotheque.core.event import Event
from ludotheque.core.faults import Fault
from ludotheque.core.records.record import LETTERS
from ludotheque.table.agreeing import Proposal
from ludotheque.table.clients import Client
from ludotheque.table.commands.command import (
    Command,
    Context,
    Decided,
    Line,
    Right,
    SeatLine,
)
from ludotheque.table.fields import Whole
from ludotheque.table.lines import form, read_seat
from ludotheque.table.table import Table
from ludotheque.table.words import Matter

MATTERS: dict[str, Matter] = {each: each for each in get_args(Matter)}


class Proposed(SeatLine, frozen=True):
    """A seat proposed something, and agrees to it."""

    word: ClassVar[str] = "propose"

    matter: Matter
    about: int | None = None

    def write(self) -> str:
        """Return the seat, the matter, and the seat that it is about if there is one."""
        about = "" if self.about is None else f" {LETTERS[self.about]}"
        return f"{self.word} {LETTERS[self.seat]} {self.matter}{about}"

    @classmethod
    def read(cls, rest: str) -> Self:
        """Read who proposed what."""
        letter, _, what = rest.partition(" ")
        matter, _, about = what.partition(" ")
        if matter not in MATTERS:
            raise form()
        return cls(read_seat(letter), MATTERS[matter], read_seat(about) if about else None)

    def check(self, table: Table) -> None:
        """Refuse what cannot be, and a second proposal beside one that is open."""
        _check_voter(table, self.seat)
        if table.proposal is not None:
            raise Fault("fault-proposed")
        if (self.about is not None) != (self.matter == "replace"):
            raise Fault("fault-field", field="about")
        if self.matter in ("pause", "go-on") and table.paused == (self.matter == "pause"):
            raise Fault("fault-paused" if table.paused else "fault-not-paused")
        if self.about is not None:
            _check_replaced(table, self.seat, self.about)

    def apply(self, table: Table) -> None:
        """Ask the others."""
        table.proposal = Proposal(
            self.matter, self.seat, table.number, self.about, agreed={self.seat}
        )
        args = {"seat": self.seat} | ({} if self.about is None else {"to": self.about})
        table.tell(Event(f"propose-{self.matter}", {**args}))


def _check_voter(table: Table, seat: int) -> None:
    table.playing()
    if not table.chair(seat).owned:
        raise Fault("fault-spectator")


def _check_replaced(table: Table, seat: int, about: int) -> None:
    chair = table.chair(about)
    if about == seat or not chair.owned or chair.away:
        raise Fault("fault-not-replaced", number=about + 1)


class Propose(Command, frozen=True, kw_only=True, tag="propose"):
    """Propose something to all who play; sent again to a server started anew, it is open already.

    Who is here is not for anybody to replace.
    """

    right: ClassVar[Right] = Right.SEAT

    matter: Matter
    about: Whole | None = None

    def decide(self, context: Context, client: Client) -> Decided:
        """Look whether it can be."""
        table = context.table
        table.check_lines()
        line = Proposed(client.seat, self.matter, self.about)
        known = table.proposal
        if known is not None and (known.by, known.matter, known.about) == astuple(line):
            return Decided()
        line.check(table)
        if self.about is not None and context.presence.here()[self.about]:
            raise Fault("fault-not-replaced", number=self.about + 1)
        return Decided(line)


class Agreed(SeatLine, frozen=True):
    """A seat agreed to what is proposed."""

    word: ClassVar[str] = "agree"

    def check(self, table: Table) -> None:
        """Refuse where nothing is proposed."""
        _proposal(table, self.seat)

    def apply(self, table: Table) -> None:
        """Count it."""
        _proposal(table, self.seat).agreed.add(self.seat)
        table.tell(Event("agree", {"seat": self.seat}))


class Declined(SeatLine, frozen=True):
    """A seat is against what is proposed: it falls."""

    word: ClassVar[str] = "decline"

    def check(self, table: Table) -> None:
        """Refuse where nothing is proposed."""
        _proposal(table, self.seat)

    def apply(self, table: Table) -> None:
        """Forget it."""
        table.proposal = None
        table.tell(Event("decline", {"seat": self.seat}))


def _proposal(table: Table, seat: int) -> Proposal:
    _check_voter(table, seat)
    if table.proposal is None:
        raise Fault("fault-not-proposed")
    return table.proposal


class Vote(Command, frozen=True, tag="vote"):
    """Agree to a proposal, or not; its number sees to it that nobody agrees to another one."""

    right: ClassVar[Right] = Right.SEAT

    proposal: Whole
    agree: bool

    def decide(self, context: Context, client: Client) -> Decided:
        """Look whether it is still open."""
        table = context.table
        line = Agreed(client.seat) if self.agree else Declined(client.seat)
        line.check(table)
        proposal = _proposal(table, client.seat)
        if proposal.number != self.proposal:
            raise Fault("fault-stale")
        return Decided() if self.agree and client.seat in proposal.agreed else Decided(line)


class Paused(Line, frozen=True):
    """All agreed on a pause: nothing goes on."""

    word: ClassVar[str] = "pause"

    def check(self, table: Table) -> None:
        """Refuse it twice."""
        table.check_going()

    def apply(self, table: Table) -> None:
        """Stop the clock."""
        table.paused, table.paused_at, table.proposal = True, table.at, None
        table.tell(Event("paused", {}))


class WentOn(Line, frozen=True):
    """All agreed to go on."""

    word: ClassVar[str] = "resume"

    def check(self, table: Table) -> None:
        """Refuse it where there is no pause."""
        table.playing()
        if not table.paused:
            raise Fault("fault-not-paused")

    def apply(self, table: Table) -> None:
        """Go on, with the time that each had left."""
        lost = (table.at or 0) - (table.paused_at or 0)
        table.asked_at = [None if at is None else at + lost for at in table.asked_at]
        table.paused, table.paused_at, table.proposal = False, None, None
        table.tell(Event("resumed", {}))


class Fallen(Line, frozen=True):
    """What was proposed makes no sense any more: who was to be replaced is here."""

    word: ClassVar[str] = "drop"

    def check(self, table: Table) -> None:
        """Refuse where nothing is proposed."""
        if table.proposal is None:
            raise Fault("fault-not-proposed")

    def apply(self, table: Table) -> None:
        """Forget it."""
        table.proposal = None
