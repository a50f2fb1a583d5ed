"""What is to be sent goes out together, once all that happened at one time is worked out.

Each message wakes up whoever reads it; sent one after the other, they wake up the network once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

Write = Callable[[bytes], None]


class Outbox:
    """Collects messages and sends them at the next turn of the loop, in their order."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Write, bytes]] = []

    def add(self, write: Write, text: bytes) -> None:
        """Put a message into the box."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._empty)
        self._waiting.append((write, text))

    def _empty(self) -> None:
        waiting, self._waiting = self._waiting, []
        for write, text in waiting:
            write(text)
