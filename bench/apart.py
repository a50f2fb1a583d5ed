"""Measure in a process of its own: another build, or a peer that may fall over."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

CHECKOUT = Path(__file__).parents[1]  # where `python -m` finds this package


def run_apart(module: str, *words: str, env: Mapping[str, str] | None = None) -> dict[str, Any]:
    """Run a module of ours in another Python; its last line is its answer, as JSON.

    Raises `Crash` when there is no answer.
    """
    done = subprocess.run(  # noqa: S603 - our own module
        [sys.executable, "-m", module, *words],
        cwd=CHECKOUT,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        raise Crash(last)
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


class Crash(Exception):
    """The other process ended without an answer."""
