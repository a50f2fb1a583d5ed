"""One browser for all tests of a process, and in it a new memory for each person of each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from tests.browser.browser import launch
from tests.browser.people import People
from tests.server.conftest import serve, server
from tests.server.running import Player
from tests.server.serving import Serving

HERE = Path(__file__).parent
__all__ = ["serve", "server"]  # fixtures that these tests share with the server's


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let these tests share an event loop, as what speaks with the browser belongs to one."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Start a browser."""
    async with async_playwright() as playwright:
        started = await launch(playwright)
        yield started
        await started.close()


@pytest_asyncio.fixture(loop_scope="session", autouse=True)
async def say_goodbye() -> AsyncIterator[None]:
    """Close the sockets that a test has opened."""
    yield
    await Player.all_go()


@pytest_asyncio.fixture(loop_scope="session")
async def people(browser: Browser, serve: Serving) -> AsyncIterator[People]:
    """Let people come to one server, each with a memory of their own; none may meet an error.

    The server starts when the first of them comes, so that tables can be laid before.
    """
    coming = People(browser, serve)
    yield coming
    await coming.go()
    assert coming.faults == []
