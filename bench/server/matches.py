"""A match under load: two clients, and one move on its way, measured until both of them saw it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from time import perf_counter

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from ludotheque.core.chance import Noise

CLIENTS = 2


class Tally:
    """When moves of all matches were sent and seen by everybody; it counts between two moments.

    Matches wait for each other before their first move.
    """

    def __init__(self) -> None:
        self.counting = False
        self.delays: list[float] = []  # seconds
        self._waiting: list[Match] | None = []
        self._came = asyncio.Event()

    def waits(self, match: Match) -> bool:
        """Say whether a match has to wait for the others."""
        if self._waiting is None:
            return False
        self._waiting.append(match)
        self._came.set()
        return True

    async def start(self, matches: int) -> None:
        """Let so many matches begin, once all of them are ready."""
        while self._waiting is not None and len(self._waiting) < matches:
            self._came.clear()
            await self._came.wait()
        ready, self._waiting = self._waiting or [], None
        for match in ready:
            match.go_on()

    def add(self, sent: float) -> None:
        """Note a move that was sent at a time and has now been seen by everybody."""
        if self.counting:
            self.delays.append(perf_counter() - sent)


class Socket(WSListener):
    """One client of a match."""

    transport: WSTransport

    def __init__(self, hear: Callable[[Socket, bytes], None], seat: int) -> None:
        self._hear = hear
        self.seat = seat

    @classmethod
    async def open(cls, url: str, hear: Callable[[Socket, bytes], None], seat: int) -> Socket:
        """Connect."""
        socket = cls(hear, seat)
        await ws_connect(lambda: socket, url)
        return socket

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Note the way out."""
        self.transport = transport

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        """Hand on what was said; a server that closes a socket has failed."""
        if frame.msg_type == WSMsgType.TEXT:
            self._hear(self, frame.get_payload_as_bytes())

    def send(self, text: bytes) -> None:
        """Send a message."""
        self.transport.send(WSMsgType.TEXT, text)


class Match(ABC):
    """A match; `turn` counts its moves, `seen` what each client knows of that."""

    def __init__(self, tally: Tally, noise: Noise) -> None:
        self.noise = noise
        self.turn = -1
        self.seen = [-1] * CLIENTS
        self._tally = tally
        self._sent = 0.0

    @abstractmethod
    async def start(self) -> None:
        """Connect, sit down, and make the first move."""

    @abstractmethod
    def move(self) -> None:
        """Send a move of whoever is to act."""

    def see(self, seat: int, turn: int) -> None:
        """Note that a client saw a turn; once all did, make the next move."""
        self.seen[seat] = turn
        if turn > self.turn and min(self.seen) == turn:
            if self._sent:
                self._tally.add(self._sent)
            self.turn = turn
            if not self._tally.waits(self):
                self.go_on()

    def go_on(self) -> None:
        """Make the next move."""
        self._sent = perf_counter()
        self.move()

    def forget(self) -> None:
        """Begin another match on the same sockets' seats: nothing is on its way."""
        self.turn = -1
        self.seen = [-1] * CLIENTS
        self._sent = 0.0


Open = Callable[[int, int, Tally], Awaitable[list[Match]]]
