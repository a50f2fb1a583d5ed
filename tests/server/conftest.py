from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.running import Player, Running
from tests.server.serving import Serving


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serving]:
    """Start servers on one file of games; all are stopped after the test."""
    serving = Serving(tmp_path)
    yield serving
    serving.stop()


@pytest.fixture(autouse=True)
async def say_goodbye() -> AsyncIterator[None]:
    """Close the sockets that a test has opened."""
    yield
    await Player.all_go()


@pytest.fixture
def server(serve: Serving) -> Running:
    """Start one server."""
    return serve.one


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Start one server for all tests of a file."""
    serving = Serving(tmp_path_factory.mktemp("one"))
    yield serving.one
    serving.stop()
