from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from tests.server.running import Player, Running


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Start servers on one file of games; all are stopped after the test.

    Tests are faster than people: unless they say otherwise, they may be.
    """
    servers: list[Running] = []

    def start(*more: str) -> Running:
        quick = more or ("--rate", "100000", "--pace", "0")
        servers.append(Running(tmp_path / "games.db", *quick))
        return servers[-1]

    yield start
    for server in servers:
        if server.process.poll() is None:
            server.kill()


@pytest.fixture(autouse=True)
async def say_goodbye() -> AsyncIterator[None]:
    """Close the sockets that a test has opened."""
    yield
    for player in Player.connected:
        await player.close()
    Player.connected.clear()


@pytest.fixture
def server(serve: Callable[..., Running]) -> Running:
    """Start one server."""
    return serve()


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Start one server for all tests of a file."""
    data = tmp_path_factory.mktemp("one") / "games.db"
    server = Running(data, "--rate", "100000", "--pace", "0")
    yield server
    server.kill()
