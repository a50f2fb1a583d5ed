"""A clock that a test turns on for a server in a process of its own, and for those after it.

The server shows the time of the world, and so many seconds more as stand in a file beside its
games. It looks there again when it gets a signal, and rings what is due by then.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

from ludotheque.server import tables
from ludotheque.table.waiting.clock import Clock

FILE = "TEST_CLOCK"  # what the environment calls the file
TURNED = signal.SIGUSR1


class TurnedOn(Clock):
    """The clock of a server under test."""

    def __init__(self) -> None:
        self._file = Path(os.environ[FILE])
        super().__init__()
        self._alarms: list[Ringing] = []
        loop = asyncio.get_running_loop()
        signal.signal(TURNED, lambda *_: loop.call_soon_threadsafe(self._turn))
        self._more = self._read()

    def _read(self) -> float:
        return float(self._file.read_text()) if self._file.exists() else 0.0

    def now(self) -> float:
        """Return the time that it shows."""
        return super().now() + self._more

    def call_later(self, seconds: float, call: Callable[[], None]) -> Ringing:
        """Ring then, or when it was turned on so far."""
        ringing = Ringing(self, self.now() + seconds, call)
        self._alarms.append(ringing)
        return ringing

    def forget(self, ringing: Ringing) -> None:
        """Know nothing of it any more."""
        if ringing in self._alarms:
            self._alarms.remove(ringing)

    def _turn(self) -> None:
        """Show another time, and ring what is due."""
        self._more = self._read()
        for ringing in sorted(self._alarms, key=lambda each: each.at):
            if ringing.at <= self.now():
                ringing.ring()


class Ringing:
    """A call at a time, until it is cancelled."""

    def __init__(self, clock: TurnedOn, at: float, call: Callable[[], None]) -> None:
        self.at = at
        self._clock = clock
        self._call = call
        later = asyncio.get_running_loop().call_later
        self._timer = later(max(0.0, at - clock.now()), self.ring)

    def ring(self) -> None:
        """Ring, once."""
        self.cancel()
        self._call()

    def cancel(self) -> None:
        """Do not ring."""
        self._timer.cancel()
        self._clock.forget(self)


def install() -> None:
    """Give this process the clock that its environment names, if it names one."""
    if FILE in os.environ:
        signal.signal(TURNED, signal.SIG_IGN)  # a clock looks at the file when it begins
        vars(tables)["Clock"] = TurnedOn  # what every house takes
