"""Processes that do not outlive the one that started them."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """Let this process end when the one that started it is gone, however it went."""
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
