"""What the tests of several measurements share."""

from __future__ import annotations

import sys

import pytest

from bench.peers.line_up import LineUp


@pytest.fixture
def absent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure peers here, where none is installed."""
    for module in ("pyspiel", "pettingzoo", "rlcard"):
        monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setattr(LineUp, "measure_apart", LineUp.measure_here)
