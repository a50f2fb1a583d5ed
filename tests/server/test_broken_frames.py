"""WebSockets spoken badly, byte by byte: no library would."""

from __future__ import annotations

import asyncio
import base64
import json
import struct
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import pytest

from tests.server.running import PATIENCE, Running, play, seat_people

pytestmark = pytest.mark.once  # a server runs the build it finds

TEXT, CLOSE, PING = 1, 8, 9
MASK = b"mask"
Socket = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture
def server(one_server: Running) -> Running:
    """Try everything on one server: it must stand it."""
    return one_server


def head(length: int, *, mask: int = 1) -> bytes:
    """Write the first bytes of a text, with its length in eight of them."""
    return struct.pack("!BBQ", 1 << 7 | TEXT, mask << 7 | 127, length)


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True, reserved: int = 0) -> bytes:
    """Write a frame as short as it can be."""
    first = bytes([fin << 7 | reserved << 4 | opcode])
    length = len(payload)
    size = bytes([1 << 7 | length]) if length < 126 else struct.pack("!BH", 1 << 7 | 126, length)
    masked = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))
    return first + size + MASK + masked


ENDING = {
    "unmasked": (head(2, mask=0) + b"{}", 1002),
    "an unknown opcode": (frame(3, b"x"), 1002),
    "an unknown control": (frame(11, b"x"), 1002),
    "a length of 2^62": (head(2**62), 1009),
    "a length of 2^64 - 1": (head(2**64 - 1), 1002),
    "just too long": (frame(TEXT, b"x" * 5000), 1009),
    "a long ping": (frame(PING, b"x" * 200), 1002),
    "a ping in parts": (frame(PING, b"x", fin=False), 1002),
    "a close of one byte": (frame(CLOSE, b"\x03"), 1002),
    "a close with no such reason": (frame(CLOSE, struct.pack("!H", 999)), 1002),
    "a close that may not be sent": (frame(CLOSE, struct.pack("!H", 1005)), 1002),
    "a close that is no text": (frame(CLOSE, struct.pack("!H", 1000) + b"\xff"), 1007),
    "another protocol": (b"GET / HTTP/1.1\r\n\r\n", 1002),
}
REFUSED = {
    "reserved bits": frame(TEXT, b'{"do": "dance"}', reserved=7),
    "a continuation of nothing": frame(0, b"x"),
    "a message in parts": frame(TEXT, b"{", fin=False),
    "no text": frame(TEXT, b"\xff\xfe"),
}


def upgrade(key: str, cookie: str = "") -> bytes:
    """Write the request for a WebSocket."""
    secret = base64.b64encode(bytes(16)).decode()
    lines = (
        f"GET /ws/{key} HTTP/1.1",
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {secret}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    )
    return "\r\n".join((*lines, "", "")).encode()


async def hear(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """Wait for a frame; return its opcode and what is in it."""
    first, size = await reader.readexactly(2)
    if size == 126:
        (size,) = struct.unpack("!H", await reader.readexactly(2))
    return first & 15, await reader.readexactly(size)


@asynccontextmanager
async def looking_on(server: Running, key: str, cookie: str = "") -> AsyncIterator[Socket]:
    """Come to a table as a spectator, and see how it stands."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    async with asyncio.timeout(PATIENCE):
        writer.write(upgrade(key, cookie))
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(TEXT, b"{}"))
        opcode, text = await hear(reader)
        assert opcode == TEXT
        assert "frame" in json.loads(text)
        yield reader, writer
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


async def test_a_broken_frame_ends_its_connection_and_nothing_else(server: Running) -> None:
    """What no browser sends is answered with the reason and the end; the others play on."""
    table, players = await seat_people(server, 2)
    for name, (broken, reason) in ENDING.items():
        async with looking_on(server, table["key"]) as (reader, writer):
            writer.write(broken)
            opcode, said = await hear(reader)
            assert (opcode, *struct.unpack("!H", said[:2])) == (CLOSE, reason), name
            assert await reader.read() == b"", name
    await play(*players, moves=2)
    assert "Traceback" not in server.logs.read_text()


async def test_a_frame_that_is_no_message_is_refused(server: Running) -> None:
    """What can be read as a frame but not as a message is refused, and one may go on."""
    table, players = await seat_people(server, 2)
    async with looking_on(server, table["key"]) as (reader, writer):
        for name, wrong in REFUSED.items():
            writer.write(wrong)
            opcode, text = await hear(reader)
            assert opcode == TEXT, name
            assert "refused" in json.loads(text), name
        writer.write(frame(PING, b"still there?"))
        assert await hear(reader) == (10, b"still there?")
    await play(*players, moves=2)


async def test_the_cookies_of_others_keep_nobody_out(server: Running) -> None:
    """A browser that sends 10 kB of cookies comes in; one with 100 kB ends, without a trace."""
    key = server.open_table()["key"]
    async with looking_on(server, key, "a" * 10_000) as (_, writer):
        assert not writer.is_closing()
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    async with asyncio.timeout(PATIENCE):
        writer.write(upgrade(key, "a" * 100_000))
        with suppress(ConnectionError):
            assert await reader.read() == b""
    writer.close()
    assert "Traceback" not in server.logs.read_text()


async def ping_for_ever(writer: asyncio.StreamWriter) -> None:
    """Send one ping after the other."""
    while True:
        writer.write(frame(PING, b"x" * 125) * 1000)
        await writer.drain()


async def test_whoever_pings_and_does_not_read_is_let_go(server: Running) -> None:
    """Answers to pings do not pile up either: after a megabyte the connection is closed."""
    table, players = await seat_people(server, 2)
    async with looking_on(server, table["key"]) as (_, writer):
        with pytest.raises(ConnectionError):
            await ping_for_ever(writer)
    await play(*players, moves=2)


async def test_pings_count_as_messages(serve: Callable[..., Running]) -> None:
    """A flood of pings is a flood: its sender's connection ends, with the reason."""
    slow = serve("--rate", "5")
    async with looking_on(slow, slow.open_table()["key"]) as (reader, writer):
        writer.write(frame(PING) * 50)
        while (heard := await hear(reader))[0] != CLOSE:
            assert heard == (10, b"")
        assert struct.unpack("!H", heard[1][:2]) == (4429,)
