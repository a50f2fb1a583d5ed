"""Processes that run `ludo` without importing it first: each is forked from one that has.

Importing everything takes far longer than most of what tests do with it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, ForkServerProcess
from multiprocessing.forkserver import ensure_running
from pathlib import Path

IMPORTED = ["ludotheque.cli", "ludotheque.server.run", __name__]
ENVIRONMENT = dict(os.environ)  # before any test changes it


def start(
    words: Sequence[str],
    complaints: Path,
    *,
    output: Path | None = None,
    environment: Mapping[str, str] | None = None,
    cwd: Path | None = None,
    cold: bool = False,
) -> tuple[ForkServerProcess, Connection]:
    """Start `ludo` with some words; return its process, and the end of a pipe where it speaks.

    What it complains of goes to a file, and what it says, too, if there is one for its output.
    `cold`, it gets an interpreter of its own, which does what the environment asks of a new one.
    """
    warm = _context()
    hears, speaks = warm.Pipe(duplex=False)
    files = str(output) if output else None, str(complaints)
    given = (list(words), files, dict(environment or os.environ), str(cwd or Path.cwd()))
    process = warm.Process(target=run, args=(*given, speaks, cold))
    process.start()
    speaks.close()
    return process, hears


def _context() -> ForkServerContext:
    """Return what forks processes: it outlives the test that starts it, and so do its imports."""
    warm = get_context("forkserver")
    warm.set_forkserver_preload(IMPORTED)
    now = dict(os.environ)
    os.environ.clear()
    os.environ.update(ENVIRONMENT)
    try:
        ensure_running()
    finally:
        os.environ.clear()
        os.environ.update(now)
    return warm


def run(
    words: list[str],
    files: tuple[str | None, str],
    environment: Mapping[str, str],
    cwd: str,
    speaks: Connection,
    cold: bool,
) -> None:
    """Become `ludo`, in the new process."""
    # What a killed server leaves behind is for nobody here to count.
    resource_tracker._resource_tracker._fd = None  # type: ignore[attr-defined]
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(cwd)
    output, complaints = files
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(_open(output) if output else speaks.fileno(), 1)
    os.dup2(_open(complaints), 2)
    if cold:
        ludo = "from ludotheque.cli import main; main()"
        os.execv(sys.executable, [sys.executable, "-c", ludo, *words])  # noqa: S606 - ourselves
    from ludotheque.cli import main
    from tests.server import clocks

    clocks.install()
    sys.argv = ["ludo", *words]
    main()


def _open(path: str) -> int:
    return os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
