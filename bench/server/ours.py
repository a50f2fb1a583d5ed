"""Matches of Kraaw at our own server, with random legal moves; after the end they play again."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from urllib.request import Request, urlopen

import msgspec

from bench.server.matches import CLIENTS, Match, Socket, Tally
from ludotheque.core.chance import Noise
from ludotheque.table.words import LOBBY, OVER, PLAYING


class Frame(msgspec.Struct):
    """What the load has to know of a frame; the rest is skipped over."""

    turn: int
    stage: str
    legal: list[str]
    following: str


class Message(msgspec.Struct):
    """A message of the server; one that refuses ends the load."""

    frame: Frame | None = None
    seated: dict[str, object] | None = None
    refused: dict[str, object] | None = None


_decode = msgspec.json.Decoder(Message).decode


class Table(Match):
    """One table of ours."""

    def __init__(self, port: int, key: str, host: str, tally: Tally, noise: Noise) -> None:
        super().__init__(tally, noise)
        self._port = port
        self._key = key
        self._host = host
        self._sockets: list[Socket] = []
        self._legal: list[list[str]] = [[]] * CLIENTS
        self._numbers = count(1)  # of both clients' commands
        self._moving: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect both clients, who sit down."""
        url = f"ws://127.0.0.1:{self._port}/ws/{self._key}"
        self._sockets = [await Socket.open(url, self._hear, seat) for seat in range(CLIENTS)]
        for seat, socket in enumerate(self._sockets):
            socket.send(json.dumps({"do": "hello", "host": self._host}).encode())
            self._send(socket, do="sit", name=f"P{seat}", share=f"{seat:032x}", seat=seat)

    def _hear(self, socket: Socket, text: bytes) -> None:
        message = _decode(text)
        if message.refused is not None:
            raise RuntimeError(f"refused: {message.refused}")
        if message.frame is None:
            if socket.seat == CLIENTS - 1:
                self._send(socket, do="start")
        elif message.frame.stage != LOBBY and socket is self._sockets[socket.seat]:
            self._look(socket, message.frame)

    def _look(self, socket: Socket, frame: Frame) -> None:
        if frame.stage == PLAYING:
            self._legal[socket.seat] = frame.legal
            self.see(socket.seat, frame.turn)
        elif frame.following:
            if self._moving is None:
                self._moving = asyncio.create_task(self._move_on(frame.following))
        elif socket.seat == 0 and frame.stage == OVER:
            self._send(socket, do="again")

    async def _move_on(self, key: str) -> None:
        """Go to the next table."""
        for socket in self._sockets:
            socket.transport.disconnect()
        self.forget()
        self._key = key
        await self.start()
        self._moving = None

    def move(self) -> None:
        """Make a random legal move."""
        seat = 0 if self._legal[0] else 1
        legal = self._legal[seat]
        move = legal[self.noise.below(len(legal))]
        self._send(self._sockets[seat], do="move", turn=self.turn, move=move)

    def _send(self, socket: Socket, **command: int | str) -> None:
        """Send a command with the next number."""
        socket.send(msgspec.json.encode({**command, "n": next(self._numbers)}))


async def open_matches(port: int, count: int, tally: Tally) -> list[Match]:
    """Open tables at a server."""
    asked = json.dumps({"game": "kraaw", "seats": CLIENTS}).encode()
    tables: list[Match] = []
    for number in range(count):
        request = Request(f"http://127.0.0.1:{port}/api/tables", asked)
        with urlopen(request) as answer:  # noqa: S310 - the same
            opened = json.load(answer)
        tables.append(Table(port, opened["key"], opened["host"], tally, Noise(number)))
    return tables
