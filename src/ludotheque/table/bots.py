"""The bots of one table: each thinks as soon as it is asked, and moves at its pace."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ludotheque.table.decisions import BotWorkers, DecisionRequest
from ludotheque.table.table import Table
from ludotheque.table.words import PERSON, PLAYING

STAND_IN = "regular"  # the level of a bot that plays for somebody who is away


class Bots:
    """Lets bots think, one thought at a time for each seat; `move` hears what one wants to do.

    `move` gets the seat, the turn that was thought about, and the move as text.
    """

    def __init__(
        self, table: Table, workers: BotWorkers, pace: float, move: Callable[[int, int, str], None]
    ) -> None:
        self._table = table
        self._workers = workers
        self._pace = pace
        self._move = move
        self._thinking: dict[int, asyncio.Task[None]] = {}

    def look(self, stands: bool) -> None:
        """Let every bot think that is asked, unless it already does; none where the game stands."""
        if stands:
            self.close()
            return
        table = self._table
        seats = [seat for seat, chair in enumerate(table.chairs) if chair.played_by_bot]
        if seats and table.stage == PLAYING:
            asked = table.state.actors()
            for seat in seats:
                if asked >> seat & 1 and seat not in self._thinking:
                    thinking = self._think(seat, table.turn, self._request_of(seat))
                    self._thinking[seat] = asyncio.get_running_loop().create_task(thinking)

    def _request_of(self, seat: int) -> DecisionRequest:
        chair = self._table.chairs[seat]
        level = STAND_IN if chair.kind == PERSON else chair.level
        return self._table.request_of(seat, "bot", level)

    async def _think(self, seat: int, turn: int, request: DecisionRequest) -> None:
        pace = asyncio.sleep(self._pace)
        chosen, _ = await asyncio.gather(self._workers.decide(request), pace)
        move = self._table.terms.game.write(chosen)
        del self._thinking[seat]  # if the move comes too late, this seat is to think again
        self._move(seat, turn, move)

    def close(self) -> None:
        """Stop thinking."""
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
