"""Stores and records with damaged lines: never a signal, never a stack trace, always the place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.core.chance import Noise
from ludotheque.store.lines import Line, Store
from tests.server.running import Player
from tests.server.serving import Serving
from tests.versions.cases import tables
from tests.versions.damage import damaged
from tests.versions.fuzz import KINDS, run

pytestmark = pytest.mark.once  # a signal is what compiled rules could end with

FEW = 120
ON_A_SERVER = 60


@pytest.mark.parametrize("kind", KINDS)
def test_damaged_lines_end_no_process_and_have_a_place(kind: str) -> None:
    """Changed, cut, doubled, swapped and foreign lines: each fault names its place, none kills."""
    came, found = run(kind, 0, FEW)
    assert not found
    assert len(came) > 3, "damage of several kinds was met"


def lay_damaged(path: Path) -> None:
    """Write a healthy table and many damaged ones, as if a server had just been closed."""
    noise, store = Noise(4), Store(path)
    for number in range(ON_A_SERVER):
        lines = tables()[noise.below(len(tables()))]
        _, broken = damaged(lines, noise, tables()[noise.below(len(tables()))])
        store.append([Line(f"broken{number}", *each) for each in enumerate(broken)])
    store.append([Line("healthy", *each) for each in enumerate(tables()[1])])
    store.close()


async def test_a_server_with_damaged_tables_serves_the_others(
    serve: Serving, tmp_path: Path
) -> None:
    """Each damaged table is shown or named with its line; the healthy one is played on."""
    lay_damaged(tmp_path / "games.db")
    server = serve.one
    for number in range(ON_A_SERVER):
        status, text = server.ask(f"/api/tables/broken{number}")
        if status != 200:
            [fault] = json.loads(text)["faults"]
            assert fault["key"].startswith(("fault-line-", "fault-other-rules", "fault-no-table"))
        await Player.come(server, f"broken{number}")
    watcher = await Player.come(server, "healthy")
    assert watcher.frame["stage"] == "playing"
    assert "Traceback" not in server.logs.read_text()
