"""Hints for the seats of one table: asked for, thought about elsewhere, told to the seat alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from msgspec.structs import replace

from ludotheque.core.faults import Fault
from ludotheque.table.answers import Refused, refused_by
from ludotheque.table.clients import Client, Sender
from ludotheque.table.decisions import BotWorkers, DecisionRequest
from ludotheque.table.hints import Hint, hint_of
from ludotheque.table.table import Table
from ludotheque.table.waiting.pace import Buckets
from ludotheque.table.words import PLAYING

EVERY = 6.0  # seconds between two hints of a seat, on the average
AT_ONCE = 5


@dataclass(slots=True)
class Asked:
    """A hint that was asked for: who wants to hear it, under which number; and what it came to."""

    client: Client
    sender: Sender
    n: int
    task: asyncio.Task[None] | None = None
    answer: Hint | Refused | None = None


class Adviser:
    """Gets hints, one at a time for each seat; the last one is kept for who was cut off meanwhile.

    `clients` returns those who look through the eyes of a seat.
    """

    def __init__(
        self, table: Table, workers: BotWorkers, clients: Callable[[int], list[Client]]
    ) -> None:
        self._table = table
        self._workers = workers
        self._clients = clients
        self._asked: dict[int, Asked] = {}
        self._pace = Buckets(1 / EVERY, AT_ONCE, monotonic)

    def knows(self, seat: int, client: Client, n: int) -> bool:
        """Say whether a seat asked for this very hint before."""
        asked = self._asked.get(seat)
        return asked is not None and asked.sender is client.sender and asked.n == n

    def tell_again(self, seat: int, client: Client) -> None:
        """Tell a client that came back what it missed, or as soon as it is known."""
        asked = self._asked[seat]
        asked.client = client
        if isinstance(asked.answer, Hint) and self._is_stale(seat, asked.answer.turn):
            asked.answer = refused_by(Fault("fault-stale"), asked.n)
        if asked.answer is not None:
            client.send(asked.answer)

    def check(self, seat: int) -> None:
        """Refuse a seat that is waiting for a hint, or that asks too often."""
        asked = self._asked.get(seat)
        if asked is not None and asked.answer is None:
            raise Fault("fault-hint-busy")
        if not self._pace.take(seat):
            raise Fault("fault-hint-fast", seconds=round(EVERY))

    def ask(self, seat: int, client: Client, n: int) -> None:
        """Let somebody think about the decision of a seat; the answer comes later."""
        turn, request = self._table.turn, self._table.request_of(seat, "hint")
        asked = self._asked[seat] = Asked(client, client.sender, n)
        thinking = self._think(seat, turn, request, asked)
        asked.task = asyncio.get_running_loop().create_task(thinking)

    async def _think(self, seat: int, turn: int, request: DecisionRequest, asked: Asked) -> None:
        try:
            answer: Hint | Refused = await self._advise(seat, turn, request, asked.n)
        except Fault as fault:
            answer = refused_by(fault, asked.n)
        asked.answer = answer  # whoever has it may ask again
        self._tell(seat, asked, answer)

    def _tell(self, seat: int, asked: Asked, answer: Hint | Refused) -> None:
        """Answer who asked, if still there; a hint is for all who look through the seat's eyes."""
        for client in self._clients(seat):
            if client is asked.client:
                client.send(answer)
            elif isinstance(answer, Hint):
                client.send(replace(answer, n=0))

    async def _advise(self, seat: int, turn: int, request: DecisionRequest, n: int) -> Hint:
        advice = await self._workers.advise(request)
        if self._is_stale(seat, turn):
            raise Fault("fault-stale")
        return hint_of(self._table.terms.game, request.view, turn, advice, n)

    def _is_stale(self, seat: int, turn: int) -> bool:
        """Say whether a seat is asked something else by now."""
        return self._table.stage != PLAYING or self._table.asked[seat] > turn

    def close(self) -> None:
        """Stop thinking."""
        for asked in self._asked.values():
            if asked.task is not None:
                asked.task.cancel()
