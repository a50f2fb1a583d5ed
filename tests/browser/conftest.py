from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, async_playwright

from tests.browser.browser import launch
from tests.browser.people import People
from tests.server.conftest import say_goodbye, serve, server
from tests.server.running import Running

__all__ = ["say_goodbye", "serve", "server"]  # fixtures that these tests share with the server's


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """Start a browser."""
    async with async_playwright() as playwright:
        started = await launch(playwright)
        yield started
        await started.close()


@pytest.fixture
async def people(browser: Browser, server: Running) -> AsyncIterator[People]:
    """Let people come to one server, each with a browser of their own; none may meet an error."""
    coming = People(browser, server)
    yield coming
    await coming.go()
    assert coming.faults == []
