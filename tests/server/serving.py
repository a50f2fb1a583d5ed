"""Servers on one file of games, and tables that are laid into it before the first one starts."""

from __future__ import annotations

from pathlib import Path

from tests.server.laid import Choose, Deal, Laid, Wanted, any_move, lay
from tests.server.running import QUICK, Running


class Serving:
    """Starts servers, one after the other; all are stopped in the end.

    Tests are faster than people: unless they say otherwise, they may be.
    """

    def __init__(self, folder: Path) -> None:
        self.data = folder / "games.db"
        self.servers: list[Running] = []
        self.laid = 0

    def __call__(self, *more: str, cold: bool = False) -> Running:
        """Start a server, with some words of its own."""
        self.servers.append(Running(self.data, *(more or QUICK), cold=cold))
        return self.servers[-1]

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
        self.laid += 1
        key = f"laid{self.laid}"
        return lay(self.data, deal, wanted, choose=choose, after=after, key=key)

    def stop(self) -> None:
        """Stop all servers."""
        for server in self.servers:
            server.kill()
