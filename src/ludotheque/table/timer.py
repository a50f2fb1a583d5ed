"""The clock of a room: whoever holds up the game for too long gets a stand-in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from ludotheque.table.frames import people_waited_for
from ludotheque.table.table import Table
from ludotheque.table.words import PLAYING

MANY_TURNS = 64  # whose times are noted before those that nobody needs are dropped


@dataclass(frozen=True, slots=True)
class Patience:
    """How long, in seconds, a house waits where a table has no clock of its own."""

    absent: float = 45.0  # for a person who is gone
    idle: float = 900.0  # for a decision: nobody can freeze a table
    pace: float = 0.8  # that a bot takes at least, so that people can follow


class Timer:
    """Looks who is awaited since when, and calls `late` with the seats that took too long.

    It costs a move next to nothing: while it sleeps, only the times of turns are noted; it wakes
    up at the earliest moment at which anybody could be late, and then looks closely.
    """

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
        self._times: dict[int, float] = {}  # when each turn began, as long as somebody is asked
        self._now = asyncio.get_running_loop().time
        self._handle: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Note when a turn begins; stay awake while there is somebody to wait for."""
        table = self._table
        if table.stage != PLAYING:
            self.stop()
            return
        if table.turn not in self._times:
            self._times[table.turn] = self._now()
            if len(self._times) > MANY_TURNS:
                needed = {*table.asked, table.turn}
                self._times = {turn: at for turn, at in self._times.items() if turn in needed}
        if self._handle is None:
            self._sleep_until(self._soonest())

    def left(self) -> int | None:
        """Return the milliseconds until the first awaited person is late, if there is a clock."""
        if not self._table.terms.clock or not (deadlines := self._deadlines()):
            return None
        return max(0, round(1000 * (min(deadlines.values()) - self._now())))

    def stop(self) -> None:
        """Do not wake up any more."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _deadlines(self) -> dict[int, float]:
        """Return until when each awaited person has time."""
        table, here = self._table, self._here()
        seats = people_waited_for(table)
        begun = {seat: self._times.get(table.asked[seat], self._now()) for seat in seats}
        return {seat: since + self._limit(here[seat]) for seat, since in begun.items()}

    def _limit(self, here: bool) -> float:
        limit = float(self._table.terms.clock) or self._patience.idle
        return limit if here else min(limit, self._patience.absent)

    def _soonest(self) -> float:
        """Return when somebody who is asked now and gone would be late: before anybody else."""
        return self._now() + self._limit(False)

    def _sleep_until(self, when: float) -> None:
        self._handle = asyncio.get_running_loop().call_at(when, self._wake_up)

    def _wake_up(self) -> None:
        self._handle = None
        if self._table.stage != PLAYING:
            return
        now, deadlines = self._now(), self._deadlines()
        late = [seat for seat, deadline in deadlines.items() if deadline <= now]
        for seat in late:
            self._late(seat)
        if deadlines and not late:
            self._sleep_until(min([self._soonest(), *deadlines.values()]))
