"""Too much of everything, from somebody who means no good: the others play on."""

from __future__ import annotations

import asyncio
import gc
import http.client
import json
import resource
import socket
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludotheque.server.run import configure, listen
from ludotheque.server.settings import Limits, Settings
from ludotheque.server.sockets import TOO_MUCH
from ludotheque.store.lines import Store
from ludotheque.table.commands.questions import ReadLog
from tests.server.running import LINUX, PATIENCE, Running, play, seat_people

pytestmark = pytest.mark.once  # a server runs the build it finds


@pytest.fixture
def server(one_server: Running) -> Running:
    """Try everything on one server: it must stand it."""
    return one_server


@asynccontextmanager
async def impatient(folder: Path) -> AsyncIterator[int]:
    """Run a server in this process that waits for a second and takes 20 kB; return its port."""
    settings = Settings(folder / "games.db", limits=Limits(seconds=1, request=20_000))
    collects = gc.get_threshold()
    with listen("127.0.0.1", 0) as listening:
        server = uvicorn.Server(configure(settings, Store(settings.path)))
        running = asyncio.create_task(server.serve([listening]))
        yield int(listening.getsockname()[1])
        server.should_exit = True
        await running
    gc.unfreeze()
    gc.set_threshold(*collects)


SLOW = {
    "says nothing": b"",
    "never ends its first line": b"GET / HT",
    "never ends its headers": b"GET / HTTP/1.1\r\nHost: x\r\nX-A: b\r\n",
    "never ends its body": b"POST /api/tables HTTP/1.1\r\nContent-Length: 90\r\n\r\n{",
}
ENDLESS = {
    "address": (b"GET /", b"a"),
    "header": (b"GET / HTTP/1.1\r\nX-A: ", b"a"),
    "headers": (b"GET / HTTP/1.1\r\n", b"X-A: b\r\n"),
    "body": (b"POST /api/games HTTP/1.1\r\nContent-Length: 999999999\r\n\r\n", b"a"),
}


async def read_all(reader: asyncio.StreamReader) -> bytes:
    """Read until the other side has gone."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""


async def test_visitors_who_never_finish_are_let_go(tmp_path: Path) -> None:
    """Requests that do not end in time, or do not end at all, end their connection."""
    async with impatient(tmp_path) as port:
        slow = [await asyncio.open_connection("127.0.0.1", port) for _ in SLOW]
        for (_, writer), part in zip(slow, SLOW.values(), strict=True):
            writer.write(part)
        for start, more in ENDLESS.values():
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(start + 40_000 // len(more) * more)
            assert b"200 OK" not in await read_all(reader)
            writer.close()
        for reader, writer in slow:
            assert await read_all(reader) == b""
            writer.close()
        patient, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(2):  # and one who asks again on the same connection is heard
            writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert await patient.readuntil(b"}") != b""
        writer.close()


async def test_a_command_takes_its_price_out_of_the_bucket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What costs more than a client has ends its connection; what costs less is answered."""
    monkeypatch.setattr(ReadLog, "price", 10**6)
    async with impatient(tmp_path) as port:
        address = f"http://127.0.0.1:{port}/api/tables"
        asked = urllib.request.Request(address, b'{"game": "kraaw", "seats": 2}')
        opened = await asyncio.to_thread(urllib.request.urlopen, asked)
        key = json.load(opened)["key"]
        async with connect(f"ws://127.0.0.1:{port}/ws/{key}") as talking:
            await talking.send('{"do": "hello"}')
            await talking.send('{"do": "why", "n": 1, "move": "look"}')
            answers = [json.loads(await talking.recv()) for _ in range(2)]
            assert answers[1]["refused"]["n"] == 1
            await talking.send('{"do": "log", "n": 2, "after": 0, "before": 1}')
            with pytest.raises(ConnectionClosed):
                await talking.recv()
            assert talking.close_code == TOO_MUCH


def descriptors(server: Running) -> int:
    """Return how many files and sockets a server has open."""
    return len(list(Path(f"/proc/{server.pid}/fd").iterdir()))


@LINUX
async def test_players_play_on_while_every_connection_is_taken(server: Running) -> None:
    """With no socket left newcomers are turned away, those who sit play; then all can come."""
    _, (ana, bo) = await seat_people(server, 2)
    pid = server.pid
    usual = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    few = (descriptors(server) + 20, usual[1])
    resource.prlimit(pid, resource.RLIMIT_NOFILE, few)
    crowd = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(60)]
    await play(ana, bo, moves=10)
    with pytest.raises((OSError, http.client.HTTPException)):
        server.ask("/health")
    for visitor in crowd:
        visitor.close()
    resource.prlimit(pid, resource.RLIMIT_NOFILE, usual)
    await play(ana, bo, moves=1)  # it is done with turning newcomers away
    assert server.ask("/health")[0] == 200


async def never_read(server: Running, key: str) -> None:
    """Ask for much, again and again, and read nothing of it."""
    own = socket.socket()
    own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    own.connect(("127.0.0.1", server.port))
    async with connect(f"ws://127.0.0.1/ws/{key}", sock=own) as deaf, asyncio.timeout(PATIENCE):
        await deaf.send('{"do": "hello"}')
        deaf.transport.pause_reading()
        for number in count(1):
            await deaf.send(f'{{"do": "log", "n": {number}, "after": 0, "before": 9999}}')


async def test_whoever_does_not_read_is_let_go(server: Running) -> None:
    """Answers that nobody reads do not pile up: after a megabyte the connection is closed."""
    table, (ana, bo) = await seat_people(server, 2)
    await play(ana, bo, moves=100)
    with pytest.raises(ConnectionClosed):
        await never_read(server, table["key"])
    await play(ana, bo, moves=2)


async def test_a_chatterbox_lets_the_others_read(server: Running) -> None:
    """Of fifty messages at once ten and a few are said; the rest are refused with a sentence."""
    _, (ana, bo) = await seat_people(server, 2)
    for number in range(50):
        await ana.send(do="say", text=f"word {number}")
    answers = [await ana.hear() for _ in range(50)]
    refused = [answer["refused"]["key"] for answer in answers if "refused" in answer]
    assert set(refused) == {"fault-say-fast"}
    assert len(refused) >= 50 - 10 - 20
    await bo.send(do="say", text="May I?")
    while not any(said["text"] == "May I?" for said in bo.frame["said"]):
        await bo.hear()
