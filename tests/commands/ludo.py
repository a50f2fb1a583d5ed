"""Runs `ludo` as a person would."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.warm import start


@dataclass(frozen=True)
class Done:
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str


def ludo(*arguments: str, cwd: Path | None = None, cold: bool = False, **environment: str) -> Done:
    """Run `ludo` in a process of its own, speaking English unless told otherwise.

    `cold`, in an interpreter of its own, too: some of the environment is read when it starts.
    """
    speaks = {**os.environ, "LC_ALL": "en_GB.UTF-8", **environment}
    with TemporaryDirectory() as folder:
        out, err = Path(folder, "out"), Path(folder, "err")
        process, _ = start(arguments, err, output=out, environment=speaks, cwd=cwd, cold=cold)
        process.join()
        assert process.exitcode is not None
        return Done(process.exitcode, out.read_text("utf-8"), err.read_text("utf-8"))


def assert_one_line_fault(done: Done, *words: str) -> None:
    """Check that a command refused its input with one clear line and exit code 2."""
    assert done.code == 2, done
    assert done.out == ""
    assert done.err.count("\n") == 1, done.err
    assert done.err.startswith("ludo: ")
    assert "Traceback" not in done.err
    for word in words:
        assert word in done.err, done.err
