"""How many moves a server carries at different sizes, and how long they take."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass

from bench.apart import CHECKOUT
from bench.server.drive import COUNTING
from bench.server.servers import Missing, Server, start_boardgame_io, start_ours
from ludotheque.core.faults import Fault

OURS = "ours"
BOARDGAME_IO = "boardgame.io"
CORES = 2

Start = Callable[[int], AbstractContextManager[Server]]
SERVERS: dict[str, Start] = {OURS: start_ours, BOARDGAME_IO: start_boardgame_io}


@dataclass(frozen=True, slots=True)
class Load:
    """What a server did with so many tables of two clients each.

    `rate`: moves in a second, each sent, made (durable, with us) and seen by both clients;
    `middle` and `slow`: the 50th and the 99th of a hundred of these ways, in milliseconds;
    `memory`: the bytes of the server when the measurement began and when it ended.
    `problem` says why a server could not be measured; the figures are 0 then.
    """

    server: str
    tables: int
    rate: float = 0.0
    middle: float = 0.0
    slow: float = 0.0
    memory: tuple[int, int] = (0, 0)
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Ratio:
    """Ours divided by a peer's, at one size."""

    tables: int
    rate: float
    slow: float


def measure(servers: Sequence[str], sizes: Sequence[int], seconds: float) -> Iterator[Load]:
    """Measure each server at each size, one after the other, each from a fresh start."""
    if not hasattr(os, "sched_setaffinity") or len(os.sched_getaffinity(0)) < CORES:
        raise Fault("fault-cores", cores=CORES)
    serving, driving = sorted(os.sched_getaffinity(0))[:CORES]
    for tables in sizes:
        for server in servers:
            try:
                with SERVERS[server](serving) as running:
                    yield _drive(server, running, tables, seconds, driving)
            except Missing as missing:
                yield Load(server, tables, problem=str(missing))


def _drive(server: str, running: Server, tables: int, seconds: float, core: int) -> Load:
    """Load a server from another process on another core."""
    words = [server, str(running.port), str(tables), str(seconds)]
    command = [sys.executable, "-m", "bench.server.drive", *words]
    with subprocess.Popen(  # noqa: S603 - our own program
        command, cwd=CHECKOUT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        os.sched_setaffinity(process.pid, {core})
        assert process.stdout is not None
        began = running.memory() if process.stdout.readline().strip() == COUNTING else 0
        answer = process.stdout.readline()
        ended = running.memory()
        _, errors = process.communicate()
    if not answer:
        return Load(server, tables, problem=(errors.strip().splitlines() or ["?"])[-1])
    return Load(server, tables, memory=(began, ended), **json.loads(answer))


def ratios(loads: Sequence[Load]) -> list[Ratio]:
    """Compare ours with the peer at each size where both were measured."""
    found = {(load.server, load.tables): load for load in loads if not load.problem}
    return [
        Ratio(tables, ours.rate / peer.rate, ours.slow / peer.slow)
        for (server, tables), ours in found.items()
        if server == OURS and (peer := found.get((BOARDGAME_IO, tables))) is not None
    ]


def as_json(loads: Sequence[Load]) -> str:
    """Write everything that was measured as one object: see `Load` and `Ratio`."""
    plain = {"loads": [asdict(load) for load in loads]}
    return json.dumps(plain | {"ratios": [asdict(ratio) for ratio in ratios(loads)]})
