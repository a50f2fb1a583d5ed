"""Who plays and is here: a table where nobody but bots would go on waits for its people."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.table.table import Table
from ludotheque.table.words import DAYS, PLAYING

ASKED_FOR = 60.0  # seconds that somebody who is gone is still asked what the others want


class Presence:
    """Knows since when each person is gone, and `since` when the table goes on.

    Unlike that, `came` is no later after a pause: it is when the first of its people came.

    Nothing of it is kept: a server that was started anew has seen nobody yet.
    """

    def __init__(
        self, table: Table, here: Callable[[], list[bool]], now: Callable[[], float]
    ) -> None:
        self._table = table
        self.here = here
        self._now = now
        self._gone: dict[int, float] = {}
        self._stood = self._waited = True
        self.since = self.came = now()
        self.look()

    def look(self) -> None:
        """See who has come and gone, and note when the table begins to go on."""
        for seat, here in enumerate(self.here()):
            if here:
                self._gone.pop(seat, None)
            else:
                self._gone.setdefault(seat, self._now())
        stands, waits = self.stands, self._table.stage != PLAYING or self.waits
        if self._stood and not stands:
            self.since = self._now()
        if self._waited and not waits:
            self.came = self._now()
        self._stood, self._waited = stands, waits

    def people(self) -> list[int]:
        """Return the seats of those who play and are here; over days nobody has to stay."""
        chairs, days = self._table.chairs, self._table.terms.rhythm == DAYS
        return [
            seat
            for seat, here in enumerate(self.here())
            if chairs[seat].owned and not chairs[seat].away and (here or days)
        ]

    def voters(self) -> list[int]:
        """Return the seats of those who are asked: who plays and is here, or has just gone.

        Nobody ends a game while a page of somebody else is loaded anew, or a server is.
        """
        chairs, people, now = self._table.chairs, self.people(), self._now()
        gone = self.absent()
        just = [seat for seat, at in gone.items() if now < at + ASKED_FOR]
        return sorted({*people, *(seat for seat in just if not chairs[seat].away)})

    def next_voter_goes(self) -> float | None:
        """Return when somebody who has just gone is asked no longer."""
        ends = [at + ASKED_FOR for at in self.absent().values()]
        return min((end for end in ends if end > self._now()), default=None)

    def absent(self) -> dict[int, float]:
        """Return the seats of people who are not here, each with when they went."""
        chairs = self._table.chairs
        return {seat: at for seat, at in self._gone.items() if chairs[seat].owned}

    @property
    def waits(self) -> bool:
        """Say whether nobody but bots would go on, while somebody may come back."""
        owned = any(chair.owned for chair in self._table.chairs)
        return self._table.stage == PLAYING and owned and not self.people()

    @property
    def stands(self) -> bool:
        """Say whether nothing goes on: no clock, no stand-in, no bot."""
        return self._table.stage != PLAYING or self._table.paused or self.waits
