from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.running import PATIENCE, Running, play, seat_people
from tests.server.test_bot_pool import figure

pytestmark = pytest.mark.once  # a server runs the build it finds

QUICK = ("--rate", "100000", "--pace", "0", "--analysis-games", "10")
SLOW = (*QUICK[:-1], "1000000")  # a moment is given up after a second


async def finished_game(server: Running) -> tuple[str, int]:
    """Play a short game; return where its analysis is, and how many moves it has."""
    table, players = await seat_people(server, 2, options={"turn_limit": "1"})
    path = f"/api/tables/{table['key']}/analysis"
    status, text = server.ask(path)
    assert (status, json.loads(text)["faults"][0]["key"]) == (400, "fault-not-over")
    await play(*players)
    return path, players[0].frame["turn"]


def read(server: Running, path: str) -> list[dict[str, Any]]:
    """Read a whole analysis."""
    status, text = server.ask(path)
    assert status == 200, text
    return [json.loads(line) for line in text.splitlines()]


async def test_an_analysis_tells_what_each_could_expect(serve: Callable[..., Running]) -> None:
    """The curve goes from the first move to the last, then come the moves that changed most."""
    server = serve(*QUICK)
    path, moves = await finished_game(server)
    first, *curve, last = await asyncio.to_thread(read, server, path)
    assert first["begun"] == {"length": moves, "together": False}
    places = [line["expected"]["place"] for line in curve]
    assert places == sorted(set(places))
    assert (places[0], places[-1]) == (0, moves)
    assert all(len(line["expected"]["values"]) == 2 for line in curve)
    turned = last["turned"]
    assert 0 < len(turned) <= 5
    assert {turn["place"] - 1 for turn in turned} <= set(places)
    sizes = [sum(abs(a - b) for a, b in zip(t["after"], t["before"], strict=True)) for t in turned]
    assert sizes == sorted(sizes, reverse=True)
    thoughts = figure(server, "ludo_decisions_total")
    again = await asyncio.to_thread(read, server, path)
    assert again == [first, *curve, last]
    assert figure(server, "ludo_decisions_total") == thoughts, "what was worked out is kept"


@asynccontextmanager
async def reading(server: Running, path: str) -> AsyncIterator[asyncio.StreamReader]:
    """Begin to read an analysis, and leave in the middle."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    async with asyncio.timeout(PATIENCE):
        await reader.readuntil(b'"expected"')
    yield reader
    writer.transport.abort()


async def reaches(server: Running, name: str, value: int) -> None:
    """Wait until a figure has a value."""
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(figure, server, name) != value:
            pass


async def test_nobody_works_for_readers_who_left(serve: Callable[..., Running]) -> None:
    """Only some analyses go on at once; a reader who leaves ends theirs and makes room."""
    server = serve(*SLOW)
    paths = [(await finished_game(server))[0] for _ in range(3)]
    async with reading(server, paths[0]), reading(server, paths[1]):
        await reaches(server, "ludo_analyses", 2)
        status, text = await asyncio.to_thread(server.ask, paths[2])
        assert status == 400
        fault = json.loads(text)["faults"][0]
        assert (fault["key"], fault["args"]) == ("fault-analyses", {"most": 2})
    await reaches(server, "ludo_analyses", 0)
    await reaches(server, "ludo_thinking", 0)
    async with reading(server, paths[2]):
        await reaches(server, "ludo_analyses", 1)
