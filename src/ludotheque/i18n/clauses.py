"""The clauses of a rule book: `- K5.4 text …`, one list item each."""

from __future__ import annotations

import re

_CLAUSE = re.compile(r"^- ([A-Z]\d+\.\d+) (.*(?:\n(?!- |#|\n).*)*)", re.MULTILINE)


def read_clauses(page: str) -> dict[str, str]:
    """Return the text of every clause of a rule book, in order."""
    found = _CLAUSE.finditer(page)
    return {match[1]: " ".join(match[2].split()) for match in found}
