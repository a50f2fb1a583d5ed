from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludotheque.table.decisions import BotWorkers
from ludotheque.table.waiting.timer import Patience
from tests.table.rooms import CALM, Run, RunningRoom


@pytest.fixture
async def run_room(tmp_path: Path) -> AsyncIterator[Run]:
    """Run rooms that are closed after the test."""
    rooms: list[RunningRoom] = []

    def build(
        patience: Patience = CALM, workers: BotWorkers | None = None, **asked: object
    ) -> RunningRoom:
        rooms.append(RunningRoom(tmp_path / f"{len(rooms)}.db", patience, workers, **asked))
        return rooms[-1]

    yield build
    for running in rooms:
        await running.close()
