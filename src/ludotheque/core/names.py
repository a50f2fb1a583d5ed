"""What people may be called at a table."""

from __future__ import annotations

from ludotheque.core.faults import Fault

BOT = "bot "
LONGEST_NAME = 24


def read_name(text: str) -> str:
    """Read a person's name: one line, not too long, and not that of a bot."""
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or name.startswith(BOT):
        raise Fault("fault-name", name=name[:40], longest=LONGEST_NAME)
    return name
