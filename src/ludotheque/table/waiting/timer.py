"""The clock of a room: whoever keeps others waiting for too long gets a stand-in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludotheque.table.frames import people_waited_for
from ludotheque.table.table import Table
from ludotheque.table.waiting.clock import Alarm, Clock
from ludotheque.table.waiting.going import AbsentSeen, Going
from ludotheque.table.waiting.presence import Presence
from ludotheque.table.words import DAYS, LIVE, PLAYING, RELAXED


@dataclass(frozen=True, slots=True)
class Patience:
    """How long, in seconds, people wait for each other, by the rhythm of their table."""

    absent: float = 120.0  # for who is gone
    relaxed: float = 3600.0  # the same at a relaxed table
    idle: float = 900.0  # for a decision where there is no clock: nobody can freeze a table
    pace: float = 0.8  # that a bot takes at least, so that people can follow

    def for_absent(self, table: Table) -> float | None:
        """Return how long others wait for who is gone; over days only the clock counts."""
        return {LIVE: self.absent, RELAXED: self.relaxed, DAYS: None}[table.terms.rhythm]

    def for_idle(self, table: Table) -> float | None:
        """Return how long others wait for a decision without a clock."""
        return {LIVE: self.idle, RELAXED: max(self.idle, self.relaxed), DAYS: None}[
            table.terms.rhythm
        ]


class Timer:
    """Looks who is awaited since when, and calls `late` with the seat that took too long.

    It costs a move next to nothing while everybody is here: it sleeps until the earliest moment at
    which anybody could be late, and only then looks closely.
    """

    def __init__(
        self,
        table: Table,
        patience: Patience,
        presence: Presence,
        clock: Clock,
        late: Callable[[int], None],
    ) -> None:
        self._table = table
        self._patience = patience
        self._presence = presence
        self._clock = clock
        self._late = late
        self._alarm: Alarm | None = None
        self._people: list[int] = []  # who was here when it fell asleep
        # Lines from before the machine's clock was set back are not from the future.
        latest = clock.now()
        table.asked_at = [None if at is None else min(at, latest) for at in table.asked_at]

    def look(self) -> None:
        """Stay awake while somebody waits for somebody."""
        if self._presence.stands:
            self.stop()
        elif (
            self._alarm is None
            or self._presence.absent()
            or self._people != self._presence.people()
        ):
            self._sleep()

    def left(self) -> int | None:
        """Return the milliseconds until the first awaited person is late, if there is a clock."""
        if not self._table.terms.clock or self._presence.stands:
            return None
        deadlines = self._deadlines().values()
        return milliseconds(min(deadlines) - self._clock.now()) if deadlines else None

    def going(self) -> Going:
        """Look how the game goes on."""
        if self._table.stage != PLAYING:
            return Going()
        presence, now = self._presence, self._clock.now()
        deadlines = {} if presence.stands else self._deadlines()
        left = {seat: milliseconds(deadline - now) for seat, deadline in deadlines.items()}
        absent = [
            AbsentSeen(seat, milliseconds(now - gone), left.get(seat))
            for seat, gone in presence.absent().items()
        ]
        return Going(self.left(), presence.waits, absent, presence.voters())

    def stop(self) -> None:
        """Do not wake up any more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _deadlines(self) -> dict[int, float]:
        """Return until when each awaited person has time, where somebody else waits for them."""
        people = self._presence.people()
        awaited = [seat for seat in people_waited_for(self._table) if {*people} - {seat}]
        found = {seat: self._deadline(seat) for seat in awaited}
        return {seat: deadline for seat, deadline in found.items() if deadline is not None}

    def _deadline(self, seat: int) -> float | None:
        """Return when a seat is late: by the clock, by being gone, or by thinking for too long.

        What happened while the table stood, through a restart perhaps, leaves everybody the time
        in which they can come back.
        """
        table, since = self._table, self._presence.since
        clock, gone = table.terms.clock, self._presence.absent().get(seat)
        absent, idle = self._patience.for_absent(table), self._patience.for_idle(table)
        asked = table.asked_at[seat] or since
        limits = list[float]()
        if clock:
            come_back = self._presence.came + min(clock, self._patience.absent)
            limits.append(max(asked + clock, come_back))
        elif idle is not None:
            limits.append(max(asked, since) + idle)
        if gone is not None and absent is not None:
            limits.append(max(gone, since) + absent)
        return min(limits, default=None)

    def _soonest(self) -> float | None:
        """Return in how many seconds somebody who is asked now would be late."""
        table, patience = self._table, self._patience
        given = [float(table.terms.clock), patience.for_absent(table), patience.for_idle(table)]
        return min((each for each in given if each), default=None)

    def _sleep(self) -> None:
        """Sleep until somebody could be late."""
        self.stop()
        self._people = self._presence.people()
        now = self._clock.now()
        waits = [deadline - now for deadline in self._deadlines().values()]
        soonest = self._soonest()
        if soonest is not None:
            waits.append(soonest)
        if waits:
            self._alarm = self._clock.call_later(max(0.0, min(waits)), self._wake_up)

    def _wake_up(self) -> None:
        self._alarm = None
        if self._presence.stands:
            return
        now = self._clock.now()
        late = [seat for seat, deadline in self._deadlines().items() if deadline <= now]
        if late:
            self._late(late[0])  # the next one, if somebody still waits, once this one is kept
        else:
            self._sleep()


def milliseconds(seconds: float) -> int:
    """Return a time that is left, as frames tell it."""
    return max(0, round(1000 * seconds))
