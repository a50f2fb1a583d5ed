"""Runs `ludo` as a person would."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Done:
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str


def ludo(*arguments: str, cwd: Path | None = None, **environment: str) -> Done:
    """Run `ludo` in a process of its own, speaking English unless told otherwise."""
    done = subprocess.run(  # noqa: S603 - our own interpreter and our own program
        [sys.executable, "-m", "ludotheque", *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "LC_ALL": "en_GB.UTF-8", **environment},
    )
    return Done(done.returncode, done.stdout, done.stderr)


def assert_one_line_fault(done: Done, *words: str) -> None:
    """Check that a command refused its input with one clear line and exit code 2."""
    assert done.code == 2, done
    assert done.out == ""
    assert done.err.count("\n") == 1, done.err
    assert done.err.startswith("ludo: ")
    assert "Traceback" not in done.err
    for word in words:
        assert word in done.err, done.err
