"""A real server in a process of its own, and clients with real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest
from websockets.asyncio.client import ClientConnection, connect

from ludotheque.core.chance import Noise

LUDO = (sys.executable, "-c", "from ludotheque.cli import main; main()")
PATIENCE = 20.0  # seconds that a test waits for something that must come
LINUX = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux bounds and measures a process that runs"
)


class Running:
    """`ludo serve` on any free port, with its games in a file."""

    def __init__(self, data: Path, *more: str) -> None:
        self.data = data
        self.logs = data.with_suffix(".log")
        command = [*LUDO, "serve", "--port", "0", "--data", str(data), "--lang", "en", *more]
        with self.logs.open("ab") as logs:
            self.process = subprocess.Popen(  # noqa: S603 - our own program
                command, stdout=subprocess.PIPE, stderr=logs, text=True, env={**os.environ}
            )
        assert self.process.stdout is not None
        found = re.search(r"http://[\d.]+:(\d+)/", self.process.stdout.readline())
        assert found is not None, self.logs.read_text()
        self.port = int(found[1])

    def kill(self) -> None:
        """Kill it without warning."""
        self.process.kill()
        self.process.communicate()

    async def stop(self) -> int:
        """Ask it to stop; return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(self.process.communicate, timeout=PATIENCE)
        return self.process.returncode

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
