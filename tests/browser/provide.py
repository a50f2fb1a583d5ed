"""Provides a browser for the tests: `python -m tests.browser.provide`.

One that is installed is taken; else Debian's package where we may install it, else Playwright's
own. Where none can be had it says so loudly: the tests will say so too, and fail where CI is set.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from playwright.sync_api import sync_playwright

from tests.browser.browser import NONE_FOUND, find_browser

UPDATE, INSTALL = ("apt-get", "update", "-qq"), ("apt-get", "install", "-qq", "-y")
APT = tuple((UPDATE, (*INSTALL, name)) for name in ("chromium-headless-shell", "chromium"))
OWN = ((sys.executable, "-m", "playwright", "install", "chromium"),)


def found() -> str | None:
    """Return the browser that the tests will drive."""
    with sync_playwright() as playwright:
        return find_browser(playwright.chromium.executable_path)


def install(commands: tuple[tuple[str, ...], ...]) -> None:
    """Run commands until one fails."""
    for command in commands:
        if subprocess.run(command, check=False).returncode != 0:  # noqa: S603 - the ones above
            return


def main() -> None:
    """Find a browser, or try to install one."""
    with_apt = APT if shutil.which("apt-get") and os.geteuid() == 0 else ()
    for commands in (*with_apt, OWN):
        if not found():
            install(commands)
    path = found()
    rule = "!" * 78
    sys.stdout.write(f"browser: {path}\n" if path else f"{rule}\n{NONE_FOUND}\n{rule}\n")


if __name__ == "__main__":
    main()
