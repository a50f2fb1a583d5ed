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
    """The clock of the house."""

    def now(self) -> float:
        """Return the seconds since 1970."""
        return time()

    def call_later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Call once so many seconds have passed."""
        return asyncio.get_running_loop().call_later(seconds, call)
