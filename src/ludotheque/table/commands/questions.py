"""What only asks, and what concerns more than this table: nothing of it comes to a line."""

from __future__ import annotations

from functools import partial
from typing import Annotated, ClassVar

import msgspec

from ludotheque.table.answers import refused_by
from ludotheque.table.clients import Client
from ludotheque.table.commands.command import Command, Context, Decided, Right
from ludotheque.table.fields import Whole
from ludotheque.table.frames import log_page


class Hello(msgspec.Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """What is said first: who comes, and the last number seen.

    `token` opens a seat, `host` is the host's; `sender` is a secret that the page drew, by which it
    is known again when it comes back.
    """

    price: ClassVar[int] = 1

    token: str = ""
    host: str = ""
    since: Whole = 0
    sender: Annotated[str, msgspec.Meta(min_length=22, max_length=64)] | None = None


class Ping(msgspec.Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Asks whether the server hears: a connection that died on its way tells neither side.

    It is answered at once, whatever the table waits for.
    """

    price: ClassVar[int] = 1

    n: Whole = 0


class Why(Command, frozen=True, tag="why"):
    """Ask why a move is not possible."""

    right: ClassVar[Right] = Right.SEAT
    idempotent: ClassVar[bool] = True

    move: str

    def decide(self, context: Context, client: Client) -> Decided:
        """Say it from what this client may know."""
        game, view = context.table.terms.game, context.table.state.view(client.seat)
        return Decided(answer=refused_by(game.refuse(view, game.read(self.move)), self.n))


class ReadLog(Command, frozen=True, tag="log"):
    """Ask what happened and was said after one number and up to another."""

    right: ClassVar[Right] = Right.ANYBODY
    idempotent: ClassVar[bool] = True

    after: Whole
    before: Whole

    def decide(self, context: Context, client: Client) -> Decided:
        """Tell it as these eyes saw it."""
        return Decided(answer=log_page(context.table, client.seat, self.n, self.after, self.before))


class PlayAgain(Command, frozen=True, tag="again"):
    """Open the next table for the same people, once the game is over."""

    right: ClassVar[Right] = Right.SEAT

    def decide(self, context: Context, client: Client) -> Decided:
        """Look whether nobody did; opening it takes a while."""
        context.table.check_followed()
        return Decided(then=partial(context.play_again, client, self.n))
