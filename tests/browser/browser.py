"""A real browser: where it is found, and what goes wrong in its pages."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn
from urllib.parse import urlsplit

import pytest

from ludotheque.server.client import PAGE, client_folder

if TYPE_CHECKING:
    from playwright.async_api import Browser, Error, Page, Playwright, Request, Response

# Without windows first: it starts sooner and leaves more of a small machine to the pages.
INSTALLED = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
NONE_FOUND = (
    "NO BROWSER: these tests need one. Install Chromium (`apt install chromium`), or run "
    "`playwright install chromium`, or name one with LUDO_BROWSER=/path/to/it"
)
NOT_BUILT = "NO CLIENT: these tests need the one for browsers to be built. Run `make web`"
HOUSE = "ludotheque.example"  # leads the browser here, as if from another device
ABORTED = "net::ERR_ABORTED"  # a page that is left drops what it had asked for


def find_browser(own: str) -> str | None:
    """Return the browser to drive: the one named, one installed, or Playwright's own."""
    named = os.environ.get("LUDO_BROWSER")
    if named:
        return named
    found = [path for name in INSTALLED if (path := shutil.which(name))]
    return next(iter(found), own if Path(own).exists() else None)


def refuse(why: str) -> NoReturn:
    """Skip a test that cannot run here, or fail it where it must."""
    if os.environ.get("CI"):
        pytest.fail(why)
    pytest.skip(why)


async def launch(playwright: Playwright) -> Browser:
    """Start a browser."""
    if not (client_folder() / PAGE).exists():
        refuse(NOT_BUILT)
    path = find_browser(playwright.chromium.executable_path)
    if path is None:
        refuse(NONE_FOUND)
    arguments = [f"--host-resolver-rules=MAP {HOUSE} 127.0.0.1"]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    return await playwright.chromium.launch(executable_path=path, args=arguments)


class Faults:
    """What went wrong in a page: errors in its console or its code, requests that failed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []
        self.expected: list[str] = []  # patterns of what a test provokes
        page.on("console", lambda said: self._note(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self._note(_whole(error)))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def expect(self, *patterns: str) -> None:
        """Name what this test provokes."""
        self.expected += patterns

    @property
    def unexpected(self) -> list[str]:
        """What went wrong and was not provoked."""
        return [each for each in self.found if not _matches(each, self.expected)]

    def _note(self, fault: str) -> None:
        self.found.append(fault)

    def _failed(self, request: Request) -> None:
        if request.failure != ABORTED and self._of_the_house(request.url):
            self._note(f"{request.url} failed: {request.failure}")

    def _answered(self, answer: Response) -> None:
        if answer.status >= 400 and self._of_the_house(answer.url):
            self._note(f"{answer.url} answered {answer.status}")

    def _of_the_house(self, url: str) -> bool:
        return urlsplit(url).netloc == urlsplit(self.page.url).netloc


def _whole(error: Error) -> str:
    return error.stack or error.message


def _matches(fault: str, patterns: Iterable[str]) -> bool:
    return any(re.search(pattern, fault) for pattern in patterns)
