"""A real server in a process of its own, and clients with real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest
from websockets.asyncio.client import ClientConnection, connect

from ludotheque.core.chance import Noise
from tests.server import warm
from tests.server.laid import Laid

PATIENCE = 60.0  # seconds that a test waits for something that must come, on a busy machine
QUICK = ("--rate", "100000", "--pace", "0")  # for tests, which are faster than people
LINUX = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux bounds and measures a process that runs"
)


class Running:
    """`ludo serve` on any free port, with its games in a file."""

    def __init__(self, data: Path, *more: str, cold: bool = False, **environment: str) -> None:
        self.data = data
        self.logs = data.with_suffix(".log")
        words = ["serve", "--port", "0", "--data", str(data), "--lang", "en", *more]
        self.process, self._hears = warm.start(
            words, self.logs, environment={**os.environ, **environment}, cold=cold
        )
        with os.fdopen(os.dup(self._hears.fileno())) as said:
            found = re.search(r"http://[\d.]+:(\d+)/", said.readline())
        assert found is not None, self.logs.read_text()
        self.port = int(found[1])

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self.process.pid is not None
        return self.process.pid

    def kill(self) -> None:
        """Kill it without warning."""
        self.process.kill()
        self.process.join()

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> int | None:
        """Ask it to stop; return its exit code."""
        os.kill(self.pid, how)
        await asyncio.to_thread(self.process.join, PATIENCE)
        return self.process.exitcode

    def ask(
        self, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, str]:
        """Ask over HTTP; return the status and the text."""
        url = f"http://127.0.0.1:{self.port}{path}"
        request = urllib.request.Request(url, body, headers or {})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - http
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def open_table(self, game: str = "kraaw", seats: int = 2, **more: object) -> dict[str, str]:
        """Open a table; return its key and the host's token."""
        body = json.dumps({"game": game, "seats": seats, **more}).encode()
        status, text = self.ask("/api/tables", body)
        assert status == 201, text
        table: dict[str, str] = json.loads(text)
        return table


class Player:
    """One socket at one table; `frame` is the last one that came, `frames` are all of them."""

    connected: ClassVar[list[Player]] = []  # to be closed after the test

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.token = ""
        self._number = 0

    @classmethod
    async def come(cls, server: Running, key: str, **hello: object) -> Player:
        """Connect, say who comes, and wait for the first frame."""
        socket = await connect(f"ws://127.0.0.1:{server.port}/ws/{key}")
        player = cls(socket)
        cls.connected.append(player)
        await player.socket.send(json.dumps({"do": "hello", **hello}))
        await player.hear()
        return player

    @property
    def frame(self) -> dict[str, Any]:
        """The last frame."""
        return self.frames[-1]

    async def send(self, **command: object) -> None:
        """Send a command with the next number."""
        self._number += 1
        await self.socket.send(json.dumps({"n": self._number, **command}))

    async def hear(self) -> dict[str, Any]:
        """Wait for the next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.texts.append(text)
        message: dict[str, Any] = json.loads(text)
        if "frame" in message:
            self.frames.append(message["frame"])
        return message

    async def until(self, key: str) -> dict[str, Any]:
        """Wait for a message of one kind."""
        while True:
            message = await self.hear()
            if key in message:
                found: dict[str, Any] = message[key]
                return found

    async def sit(self, name: str, number: int = 1) -> None:
        """Take a seat."""
        await self.send(do="sit", name=name, share=bytes([number] * 16).hex())
        self.token = (await self.until("seated"))["token"]
        await self.until("frame")

    async def refused(self, **message: object) -> dict[str, Any]:
        """Send a message that is refused; return why."""
        await self.send(**message)
        return await self.until("refused")

    async def move(self, noise: Noise) -> None:
        """Make one of the legal moves."""
        legal = self.frame["legal"]
        move = legal[noise.below(len(legal))]
        await self.send(do="move", turn=self.frame["turn"], move=move)

    async def see_turn(self, turn: int) -> None:
        """Wait until a turn has come."""
        while self.frame["turn"] < turn:
            await self.hear()

    @classmethod
    async def all_go(cls) -> None:
        """Close all sockets that are open."""
        for player in cls.connected:
            await player.close()
        cls.connected.clear()

    async def close(self) -> None:
        """Go away at once, as a phone does whose battery is empty."""
        self.socket.transport.abort()
        await self.socket.wait_closed()


async def seat_people(
    server: Running, seats: int, **asked: Any
) -> tuple[dict[str, str], list[Player]]:
    """Open a table, let a person take each seat, the first of them its host, and start."""
    table = server.open_table(seats=seats, **asked)
    players = []
    for number in range(1, seats + 1):
        hello = {"host": table["host"]} if number == 1 else {}
        players.append(await Player.come(server, table["key"], **hello))
        await players[-1].sit(f"Player {number}", number)
    await players[0].send(do="start")
    for player in players:
        while player.frame["stage"] != "playing":
            await player.hear()
    return table, players


async def come(server: Running, laid: Laid) -> list[Player]:
    """Let everybody come back to a table that was laid (see `tests.server.laid`)."""
    return [await Player.come(server, laid.key, token=token) for token in laid.tokens]


async def play(
    *players: Player,
    moves: int = 10**9,
    until: Callable[[dict[str, Any]], bool] = lambda _: False,
) -> None:
    """Let players move, whoever can, until the game is over, so many moves were made, or `until`.

    All of them see each move before the next one; where nobody here can move, bots do.
    """
    noise = Noise(1)
    while moves > 0 and players[0].frame["stage"] != "over" and not until(players[0].frame):
        able = [player for player in players if player.frame["legal"]]
        if able:
            await able[0].move(noise)
            moves -= 1
        turn = players[0].frame["turn"] + 1
        for player in players:
            await player.see_turn(turn)
