"""Work on all cores, which ends at once when it is stopped."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import active_children
from typing import TypeVar

from ludotheque.system.processes import end_with_parent

Piece = TypeVar("Piece")
Done = TypeVar("Done")


def count_cores() -> int:
    """Return how many processes can work at the same time here."""
    return os.cpu_count() or 1


def on_cores(
    work: Callable[[Piece], Done],
    pieces: Iterable[Piece],
    heard: Callable[[Done], None],
    workers: int,
) -> None:
    """Do each piece of some work in one of several processes; `heard` gets what is done.

    Whatever stops it (Ctrl-C, an error) stops the work at once: nobody waits for what was begun.
    """
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, initializer=_follow_parent)
    try:
        for done in as_completed([pool.submit(work, piece) for piece in pieces]):
            heard(done.result())
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - others:
            child.terminate()
        raise
    pool.shutdown()


def _follow_parent() -> None:
    """Leave Ctrl-C to the parent, and end when it ends, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
