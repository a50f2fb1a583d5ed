"""Servers on one file of games, and tables that are laid into it before the first one starts."""

from __future__ import annotations

import os
from pathlib import Path

from tests.server import clocks
from tests.server.laid import (
    Choose,
    Deal,
    Laid,
    Wanted,
    any_move,
    lay,
    lay_all_kinds,
    lay_before_the_end,
    write,
)
from tests.server.running import QUICK, Running


class Serving:
    """Starts servers, one after the other; all are stopped in the end.

    Tests are faster than people: unless they say otherwise, they may be.
    """

    def __init__(self, folder: Path) -> None:
        self.data = folder / "games.db"
        self.servers: list[Running] = []
        self._clock = folder / "clock"

    def __call__(self, *more: str, cold: bool = False, **environment: str) -> Running:
        """Start a server, with some words of its own, and what its environment has besides ours.

        What the environment asks of a new interpreter, only a `cold` one does.
        """
        self.servers.append(
            Running(
                self.data,
                *(more or QUICK),
                cold=cold,
                **{clocks.FILE: str(self._clock), **environment},
            )
        )
        return self.servers[-1]

    def turn_on(self, seconds: float) -> None:
        """Let so much time pass for the servers of this test, and for those that start later."""
        before = float(self._clock.read_text()) if self._clock.exists() else 0.0
        written = self._clock.with_suffix(".new")
        written.write_text(str(before + seconds))
        written.replace(self._clock)
        for server in self.servers:
            if server.process.is_alive():
                os.kill(server.pid, clocks.TURNED)

    @property
    def one(self) -> Running:
        """The first server, which starts when it is asked for."""
        return self.servers[0] if self.servers else self()

    def lay(
        self,
        deal: Deal,
        wanted: Wanted | None = None,
        *,
        choose: Choose = any_move,
        after: int = 0,
    ) -> Laid:
        """Lay a table at a moment (see `tests.server.laid`), while no server runs."""
        laid = lay(deal, wanted, choose=choose, after=after)
        write(self.data, [laid])
        return laid

    def lay_before_the_end(self, deal: Deal, left: int, *, choose: Choose = any_move) -> Laid:
        """Lay a table where the first seat is asked, so many moves before its end."""
        laid = lay_before_the_end(deal, left, choose=choose)
        write(self.data, [laid])
        return laid

    def lay_all_kinds(self, deal: Deal, *, choose: Choose = any_move) -> dict[str, Laid]:
        """Lay a table at each kind of moment, and one that is over, while no server runs."""
        tables = lay_all_kinds(deal, choose=choose)
        tables["over"] = lay(deal, choose=choose)
        write(self.data, tables.values())
        return tables

    def stop(self) -> None:
        """Stop all servers."""
        for server in self.servers:
            server.kill()
