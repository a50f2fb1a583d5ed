"""Leaving for good: a bot plays on; or all together: the game is over without a winner."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.event import Event
from ludotheque.core.faults import Fault
from ludotheque.table.agreeing import Proposal
from ludotheque.table.clients import Client
from ludotheque.table.commands.agreements import Fallen, Paused, WentOn
from ludotheque.table.commands.command import Command, Context, Decided, Line, Right, SeatLine
from ludotheque.table.commands.own import WentAway
from ludotheque.table.table import Table
from ludotheque.table.words import OVER


class HandedOver(SeatLine, frozen=True):
    """A person gave their seat to a bot, for good."""

    word: ClassVar[str] = "leave"
    reseats: ClassVar[bool] = True

    def check(self, table: Table) -> None:
        """Refuse where no person plays."""
        table.playing()
        if not table.chair(self.seat).owned:
            raise Fault("fault-seat-empty", number=self.seat + 1)

    def apply(self, table: Table) -> None:
        """Let the bot play; a proposal about or of this seat falls."""
        chair = table.chairs[self.seat]
        chair.away = chair.left = True
        proposal = table.proposal
        if proposal is not None and self.seat in (proposal.by, proposal.about):
            table.proposal = None
        table.tell(Event("handed-over", {"seat": self.seat}))


class HandOver(Command, frozen=True, tag="leave"):
    """Give one's own seat to a bot; sent again, there is no seat to give any more."""

    right: ClassVar[Right] = Right.SEAT

    def decide(self, context: Context, client: Client) -> Decided:
        """Look whether there is a game to leave."""
        line = HandedOver(client.seat)
        line.check(context.table)
        return Decided(line)


class Ended(Line, frozen=True):
    """All agreed to end the game where it stands."""

    word: ClassVar[str] = "end"

    def check(self, table: Table) -> None:
        """Refuse it without a game."""
        table.playing()

    def apply(self, table: Table) -> None:
        """Close the game: nobody has won."""
        table.stage, table.ended, table.paused, table.proposal = OVER, True, False, None
        table.tell(Event("ended", {}))


class CarryOut(Command, frozen=True):
    """Do what all who play and are here agreed on, or drop what makes no sense any more."""

    right: ClassVar[Right] = Right.ROOM

    def decide(self, context: Context, _client: Client) -> Decided:
        """Count once more: somebody may have come meanwhile."""
        proposal = context.table.proposal
        line = None if proposal is None else outcome_of(context, proposal)
        if line is None:
            raise Fault("fault-not-proposed")
        line.check(context.table)
        return Decided(line)


def outcome_of(context: Context, proposal: Proposal) -> Line | None:
    """Return what a proposal comes to now, or None while it is open."""
    presence = context.presence
    if proposal.about is not None and presence.here()[proposal.about]:
        return Fallen()
    if not proposal.is_agreed(presence.voters()):
        return None
    if proposal.about is not None:
        return WentAway(proposal.about)
    lines: dict[str, type[Line]] = {"end": Ended, "pause": Paused, "go-on": WentOn}
    return lines[proposal.matter]()
