"""What time it is, and being called later: time goes on while no server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import time
from typing import Protocol


class Alarm(Protocol):
    """A call that was asked for."""

    def cancel(self) -> None:
        """Do not call."""


class Clock:
    """The clock of the house: set once by that of the machine, which may be set back later."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._start = time() - self._loop.time()

    def now(self) -> float:
        """Return the seconds since 1970."""
        return self._start + self._loop.time()

    def call_later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Call once so many seconds have passed."""
        return self._loop.call_later(seconds, call)
