"""The clock of a room: whoever holds up the game for too long gets a stand-in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from ludotheque.table.frames import waits_for
from ludotheque.table.table import PLAYING, Table


@dataclass(frozen=True, slots=True)
class Patience:
    """How long, in seconds, a house waits where a table has no clock of its own."""

    absent: float = 45.0  # for a person who is gone
    idle: float = 900.0  # for a decision: nobody can freeze a table
    pace: float = 0.8  # that a bot takes at least, so that people can follow


class Timer:
    """Looks who is awaited since when, and calls `late` with the seats that took too long."""

    def __init__(
        self,
        table: Table,
        patience: Patience,
        here: Callable[[], list[bool]],
        late: Callable[[int], None],
    ) -> None:
        self._table = table
        self._patience = patience
        self._here = here
        self._late = late
        self._since: dict[int, tuple[int, float]] = {}  # by seat, the turn it was asked, and when
        self._handle: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Look who is awaited now, and wake up when the first of them is late."""
        self.stop()
        loop = asyncio.get_running_loop()
        before, asked, now = self._since, self._table.asked, loop.time()
        self._since = {}
        for seat in self._awaited():
            known = before.get(seat)
            same = known is not None and known[0] == asked[seat]
            self._since[seat] = known if known is not None and same else (asked[seat], now)
        if self._since:
            self._handle = loop.call_at(max(self._first(), now), self._wake_up)

    def left(self) -> int | None:
        """Return the milliseconds until the first awaited person is late, if there is a clock."""
        if not self._table.terms.clock or not self._since:
            return None
        return max(0, round(1000 * (self._first() - asyncio.get_running_loop().time())))

    def stop(self) -> None:
        """Do not wake up any more."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _awaited(self) -> list[int]:
        table = self._table
        if table.stage != PLAYING:
            return []
        return [seat for seat in waits_for(table) if not table.chairs[seat].played_by_bot]

    def _first(self) -> float:
        return min(self._deadline(seat) for seat in self._since)

    def _deadline(self, seat: int) -> float:
        limit = float(self._table.terms.clock) or self._patience.idle
        if not self._here()[seat]:
            limit = min(limit, self._patience.absent)
        return self._since[seat][1] + limit

    def _wake_up(self) -> None:
        now = asyncio.get_running_loop().time()
        for seat in sorted(self._since):
            if self._deadline(seat) <= now:
                self._late(seat)
