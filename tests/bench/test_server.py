from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from bench.server.measure import BOARDGAME_IO, OURS, Load, as_json, ratios

pytestmark = pytest.mark.once

TWO_CORES = pytest.mark.skipif(
    not hasattr(os, "sched_getaffinity") or len(os.sched_getaffinity(0)) < 2,
    reason="the load needs Linux and a core beside the server's",
)


def bench(*words: str, **environment: str) -> dict[str, list[dict[str, object]]]:
    """Run `ludo bench server` and read its figures."""
    program = (sys.executable, "-c", "from ludotheque.cli import main; main()")
    done = subprocess.run(  # noqa: S603 - our own program
        [*program, "bench", "server", "--tables", "3", "--seconds", "0.5", "--json", *words],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    figures: dict[str, list[dict[str, object]]] = json.loads(done.stdout)
    return figures


@TWO_CORES
def test_tables_play_under_load() -> None:
    """Real clients play at a real server on a core of its own, and each move is measured."""
    [load] = bench()["loads"]
    assert (load["server"], load["tables"], load["problem"]) == (OURS, 3, "")
    assert isinstance(load["rate"], float)
    assert load["rate"] > 0
    assert isinstance(load["slow"], float)
    assert isinstance(load["middle"], float)
    assert 0 < load["middle"] <= load["slow"]


@TWO_CORES
def test_a_peer_that_is_not_here_is_reported() -> None:
    """Without Node there is nothing to compare with; ours is measured all the same."""
    figures = bench("--peers", PATH="")
    [ours, peer] = figures["loads"]
    assert (ours["problem"], peer["server"]) == ("", BOARDGAME_IO)
    assert "node" in str(peer["problem"])
    assert figures["ratios"] == []


def test_ratios_compare_the_same_size() -> None:
    """Ours is divided by the peer's at each size that both were measured at."""
    loads = [
        Load(OURS, 50, 900.0, 1.0, 5.0),
        Load(BOARDGAME_IO, 50, 300.0, 2.0, 10.0),
        Load(OURS, 200, 900.0, 1.0, 5.0),
        Load(BOARDGAME_IO, 200, problem="fell over"),
    ]
    [ratio] = ratios(loads)
    assert (ratio.tables, ratio.rate, ratio.slow) == (50, 3.0, 0.5)
    assert json.loads(as_json(loads))["ratios"] == [{"tables": 50, "rate": 3.0, "slow": 0.5}]
