"""Finished games being analysed: moment by moment, as long as somebody reads."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

from ludotheque.bots.analysis import Values, ending, luck_at, moments, swings
from ludotheque.core.faults import Fault
from ludotheque.core.records.record import Record
from ludotheque.core.view import View
from ludotheque.server.wire import encode_any
from ludotheque.table.analyses import (
    Begun,
    Expected,
    LineKind,
    Turned,
    begun_of,
    expected_of,
    turned_by,
)
from ludotheque.table.decisions import DecisionRequest, cards_of
from ludotheque.table.replays import finished
from ludotheque.table.table import Table

KEPT = 32  # analyses that are kept at hand

Evaluate = Callable[[DecisionRequest], Awaitable[Values | None]]


class Analysis:
    """What is known of one game so far; whoever reads on works out what is missing.

    Playing a long game again takes a while, so a thread does it: tables do not wait.
    """

    def __init__(self, record: Record, evaluate: Evaluate) -> None:
        self._record = record
        self._evaluate = evaluate
        self._moments: list[View | None] = []
        self._curve: list[Values | None] = []
        self._working = asyncio.Lock()

    @property
    def complete(self) -> bool:
        """Say whether nothing is missing."""
        return len(self._curve) > len(self._record.moves)

    async def read(self) -> AsyncIterator[bytes]:
        """Return all lines: what is there at once, the rest when it is worked out."""
        record = self._record
        yield _line("begun", begun_of(record))
        for place in range(len(record.moves) + 1):
            values = await self._at(place)
            if values is not None:
                yield _line("expected", expected_of(record, place, values))
        found = await asyncio.to_thread(swings, record, self._curve)
        yield _line("turned", [turned_by(record, swing) for swing in found])

    async def _at(self, place: int) -> Values | None:
        """Return what was expected at a moment; only one of all readers has it worked out."""
        async with self._working:
            if place == len(self._curve):
                self._curve.append(await self._work_out(place))
        return self._curve[place]

    async def _work_out(self, place: int) -> Values | None:
        record = self._record
        self._moments = self._moments or await asyncio.to_thread(moments, record)
        view = self._moments[place]
        if place == len(record.moves):
            return await asyncio.to_thread(ending, record)
        if view is None:
            return None
        request = DecisionRequest(cards_of(record.game), view, [], luck_at(record, place))
        return await self._evaluate(request)


def _line(kind: LineKind, told: Begun | Expected | list[Turned]) -> bytes:
    return encode_any({kind: told}) + b"\n"


class Analyses:
    """The analyses that were asked for last; only some may be going on at once."""

    def __init__(self, evaluate: Evaluate, most: int) -> None:
        self.readers = 0
        self._evaluate = evaluate
        self._most = most
        self._kept: dict[str, Analysis] = {}

    def read(self, table: Table) -> AsyncIterator[bytes]:
        """Return the lines of the analysis of a finished game; refuse it while there are many."""
        record = finished(table)
        analysis = self._kept.pop(table.key, None) or Analysis(record, self._evaluate)
        if not analysis.complete and self.readers >= self._most:
            raise Fault("fault-analyses", most=self._most)
        self._kept[table.key] = analysis
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return self._counted(analysis)

    async def _counted(self, analysis: Analysis) -> AsyncIterator[bytes]:
        self.readers += 1
        try:
            async for line in analysis.read():
                yield line
        finally:  # whoever reads goes, and nobody works for them any more
            self.readers -= 1
