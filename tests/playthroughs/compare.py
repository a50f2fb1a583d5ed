"""Shows where a playthrough first differs from what was recorded, and what to do about it."""

from __future__ import annotations

import re
from itertools import zip_longest

BEFORE = 3  # lines that are shown before the first that differs
LONGEST = 300  # characters of a line that are shown
_STEP = re.compile(r"^\d+\. ")
_RENEW = """\
If this is what you meant, `.venv/bin/python -m tests.playthroughs.print {name}` writes it anew,
with the same moves as far as they are legal. Where the same moves now lead elsewhere or are
refused, the game's `version` rises first (CONTRIBUTING.md, "When the version rises")."""


def first_difference(name: str, recorded: str, printed: str) -> str:
    """Say where two playthroughs first differ, after which move; nothing if they do not."""
    before, after = recorded.splitlines(), printed.splitlines()
    for number, (was, now) in enumerate(zip_longest(before, after)):
        if was != now:
            told = [f"was {_shown(was)}", f"is  {_shown(now)}", _RENEW.format(name=name)]
            return "\n".join([*_where(name, before[:number]), *told])
    return ""


def _where(name: str, alike: list[str]) -> list[str]:
    """Say after which lines that are alike the difference is."""
    last = next((line for line in reversed(alike) if _STEP.match(line)), "the deal")
    place = f"{name} differs first in line {len(alike) + 1}, after “{last}”"
    return [place, *(f"    {line[:LONGEST]}" for line in alike[-BEFORE:])]


def _shown(line: str | None) -> str:
    return "(the end)" if line is None else line[:LONGEST]
