"""Decides commands: whether somebody may give them, whether they came before, what they come to."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core.faults import Fault
from ludotheque.core.state import SPECTATOR
from ludotheque.table.clients import Client
from ludotheque.table.commands.command import Command, Context, Decided, Right, SeatCommand


@dataclass(slots=True)
class Request:
    """A command and who gave it; the room's `own` may be given in the name of a client."""

    client: Client
    command: Command
    own: bool = False


class Dispatcher:
    """Decides the commands at one table, one after the other."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def decide(self, request: Request) -> Decided:
        """Return what a command comes to, or raise why it cannot be.

        What was decided before is answered as it was; `turn` in a command, and the line of what was
        said, see to it where a server that was started anew remembers no sender.
        """
        command, client = request.command, request.client
        if not request.own:
            sender = client.sender
            if command.n in sender.refused:
                return Decided(answer=sender.refused[command.n])
            if command.n <= sender.done and not command.idempotent:
                return Decided()
            check_right(command, client)
        return command.decide(self._context, client)


def check_right(command: Command, client: Client) -> None:
    """Refuse a command to a client that has no right to it."""
    right = command.right
    if right is Right.SEAT and client.seat == SPECTATOR:
        raise Fault("fault-spectator")
    if right is Right.HOST and not client.host:
        raise Fault("fault-host")
    if right is Right.OWNER and not (client.host or _owns(command, client)):
        raise Fault("fault-host")
    if right is Right.ROOM:
        raise Fault("fault-field", field="do")


def _owns(command: Command, client: Client) -> bool:
    named = command.seat if isinstance(command, SeatCommand) else SPECTATOR
    return client.seat != SPECTATOR and client.seat == named
