"""Processes that run `ludo` without importing it first: each is forked from one that has.

Importing the server takes far longer than starting it, and most tests want a server of their own.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path

IMPORTED = ["ludotheque.cli", "ludotheque.server.run", __name__]


def start(
    words: Sequence[str], logs: Path, *, cold: bool = False
) -> tuple[ForkServerProcess, Connection]:
    """Start `ludo` with some words; return its process, and the end of a pipe where it speaks.

    What it complains of goes to a file. `cold`, it gets an interpreter of its own, which does
    what the environment asks of a new one.
    """
    warm = get_context("forkserver")
    warm.set_forkserver_preload(IMPORTED)
    hears, speaks = warm.Pipe(duplex=False)
    given = (list(words), str(logs), dict(os.environ), speaks, cold)
    process = warm.Process(target=run, args=given)
    process.start()
    speaks.close()
    return process, hears


def run(
    words: list[str], logs: str, environment: Mapping[str, str], speaks: Connection, cold: bool
) -> None:
    """Become `ludo`, in the new process."""
    # What a killed server leaves behind is for nobody here to count.
    resource_tracker._resource_tracker._fd = None  # type: ignore[attr-defined]
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(speaks.fileno(), 1)
    os.dup2(os.open(logs, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), 2)
    if cold:
        ludo = "from ludotheque.cli import main; main()"
        os.execv(sys.executable, [sys.executable, "-c", ludo, *words])  # noqa: S606 - ourselves
    from ludotheque.cli import main

    sys.argv = ["ludo", *words]
    main()
