"""Thousands of damaged stores and records, each in a process whose signals are seen.

`python -m tests.versions.fuzz 5000` takes so many stores (of four damaged tables each) and as many
records, and counts what came of them. A signal, a stack trace or a place that is not named is a
finding: it is shown with its number, and the exit code is 1.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.versions.cases import cases

KINDS = ("stores", "records")
LONGEST = 600  # seconds that a process may take
AT_ONCE = 500  # cases of one process


def run(kind: str, first: int, count: int) -> tuple[Counter[str], str]:
    """Take some cases in a process of its own; return what came of them, and what was found."""
    command = [sys.executable, "-m", "tests.versions.fuzz", kind, str(first), str(count)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=False)  # noqa: S603 - ours
    came = done.stdout.splitlines()
    found = ""
    if done.returncode or len(came) != count:
        place = f"{kind} {first + len(came)}"
        found = f"{place}: exit code {done.returncode}\n{done.stderr[-3000:]}"
    return Counter(word for line in came for word in line.split()), found


def _child(kind: str, first: int, count: int) -> None:
    with TemporaryDirectory() as folder:
        for came in cases(kind, first, count, Path(folder)):
            sys.stdout.write(f"{came}\n")
            sys.stdout.flush()


def _parent(count: int) -> int:
    findings = 0
    for kind in KINDS:
        total: Counter[str] = Counter()
        for first in range(0, count, AT_ONCE):
            came, found = run(kind, first, min(AT_ONCE, count - first))
            total += came
            findings += bool(found)
            sys.stdout.write(found)
        told = ", ".join(f"{key} {number}" for key, number in total.most_common())
        sys.stdout.write(f"{count} {kind}: {told}\n")
    return int(findings > 0)


if __name__ == "__main__":
    if sys.argv[1] in KINDS:
        _child(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
    else:
        sys.exit(_parent(int(sys.argv[1])))
