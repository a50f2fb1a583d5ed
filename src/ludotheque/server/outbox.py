"""What is to be sent goes out together, once all that happened at one time is worked out.

Each message wakes up whoever reads it; sent one after the other, they wake up the network once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Outbox:
    """Collects messages and sends them at the next turn of the loop, in their order."""

    def __init__(self) -> None:
        self.sent = 0
        self._waiting: list[tuple[Callable[[Any], None], Any]] = []

    def add(self, send: Callable[[T], None], what: T) -> None:
        """Put a message into the box, with the way to send it."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._empty)
        self._waiting.append((send, what))

    def _empty(self) -> None:
        waiting, self._waiting = self._waiting, []
        self.sent += len(waiting)
        for send, what in waiting:
            send(what)
