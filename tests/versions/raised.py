"""Processes in which every game has a version that nothing was written under."""

from __future__ import annotations

import os
from pathlib import Path

RAISED = 99
_WHEN_IT_STARTS = f"""
from ludotheque.games import GAMES
for game in GAMES.values():
    type(game).version = {RAISED}
"""


def python_path(folder: Path) -> str:
    """Return a PYTHONPATH with which a new interpreter raises the versions when it starts."""
    (folder / "sitecustomize.py").write_text(_WHEN_IT_STARTS)
    ours = os.environ.get("PYTHONPATH", "")
    return f"{folder}{os.pathsep}{ours}"
