"""What somebody wants of a table, and the line that it comes to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludotheque.core.faults import Fault
from ludotheque.core.record import LETTERS
from ludotheque.core.state import SPECTATOR
from ludotheque.table.answers import Refused, Seated
from ludotheque.table.chairs import hash_of, new_token
from ludotheque.table.fields import read_number, read_text, read_whole
from ludotheque.table.frames import Frame, Story
from ludotheque.table.hints import Adviser, Hint
from ludotheque.table.pace import Buckets
from ludotheque.table.table import Table

Answer = Frame | Seated | Refused | Story | Hint
TALK = (1.0, 10.0)  # messages of a seat to the others: each second on the average, and at once


@dataclass(slots=True, eq=False)
class Client:
    """Somebody who is connected: what they are sent goes to `send`, which must not wait."""

    send: Callable[[Answer], None]
    seat: int = SPECTATOR
    host: bool = False
    since: int = 0


@dataclass(slots=True)
class Wish:
    """What somebody wants, or what the room wants of itself (`client` is then None)."""

    client: Client | None
    message: Mapping[str, Any] = field(default_factory=dict)


class Decider:
    """Decides the wishes at one table: each comes to a line, or raises why it cannot be."""

    def __init__(self, table: Table, adviser: Adviser) -> None:
        self._table = table
        self._adviser = adviser
        self._talk = Buckets(*TALK, asyncio.get_running_loop().time)

    def decide(self, wish: Wish) -> tuple[str, Seated | None]:
        """Return the line that a wish comes to, and the answer that only its owner gets."""
        message, client = wish.message, wish.client
        if client is None:
            return self._decide_by_itself(message), None
        do = message.get("do")
        if do == "sit":
            return self._sit(client, message)
        return self._decide_for(client, str(do), message), None

    def _sit(self, client: Client, message: Mapping[str, Any]) -> tuple[str, Seated]:
        if client.seat != SPECTATOR:
            raise Fault("fault-seated")
        token = new_token()
        wanted = read_whole(message, "seat") if message.get("seat") is not None else None
        name, share = read_text(message, "name"), read_number(message, "share")
        line = self._table.sit(name, hash_of(token), share, wanted)
        return line, Seated(LETTERS.index(line[4]), token)

    def _decide_for(self, client: Client, do: str, message: Mapping[str, Any]) -> str:
        """Return the line of what a client wants."""
        table = self._table
        if do in ("bot", "start", "free"):
            return self._arrange(client, do, message)
        if client.seat == SPECTATOR:
            raise Fault("fault-spectator")
        if do == "move":
            return table.move(client.seat, read_whole(message, "turn"), read_text(message, "move"))
        if do == "undo":
            return table.undo(client.seat)
        if do == "say":
            return self._say(client.seat, read_text(message, "text"))
        if do == "hint":
            return self._hint(client.seat)
        raise Fault("fault-field", field="do")

    def _say(self, seat: int, text: str) -> str:
        """Return the line of what a seat says, if it lets the others read as well."""
        line = self._table.say(seat, text)
        if not self._talk.take(seat):
            raise Fault("fault-say-fast")
        return line

    def _hint(self, seat: int) -> str:
        """Return the line by which all learn that a seat asks for a hint."""
        line = self._table.hint(seat)
        self._adviser.check(seat)
        return line

    def _arrange(self, client: Client, do: str, message: Mapping[str, Any]) -> str:
        """Return the line of what only the host may do; a person may free their own seat."""
        table = self._table
        if do == "free" and client.seat != SPECTATOR and read_whole(message, "seat") == client.seat:
            return table.free(client.seat)
        if not client.host:
            raise Fault("fault-host")
        if do == "bot":
            return table.seat_bot(read_whole(message, "seat"), read_text(message, "level"))
        return table.start() if do == "start" else table.free(read_whole(message, "seat"))

    def _decide_by_itself(self, message: Mapping[str, Any]) -> str:
        """Return the line of what the room wants: a bot, its move, a stand-in, the next table."""
        table = self._table
        if message["do"] == "move":
            return table.move(message["seat"], message["turn"], message["move"])
        if message["do"] == "next":
            return table.follow(message["key"])
        if message["do"] == "bot":
            return table.seat_bot(message["seat"], message["level"])
        return table.stand_in(message["seat"], message["do"] == "away")
