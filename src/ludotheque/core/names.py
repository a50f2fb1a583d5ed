"""What people may be called at a table, and what may be written there at all."""

from __future__ import annotations

from ludotheque.core.faults import SHOWN, Fault

BOT = "bot "
LONGEST_NAME = 24
JOINER = "\u200d"  # of which many emoji are made


def shows(text: str) -> bool:
    """Say whether a text consists of what can be seen, so that nothing hides in it."""
    return text.replace(JOINER, "").isprintable() and not text.startswith(JOINER)


def read_name(text: str) -> str:
    """Read a person's name: one line, not too long, and not that of a bot."""
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME or not shows(name) or name.startswith(BOT):
        raise Fault("fault-name", name=name[:SHOWN], longest=LONGEST_NAME)
    return name
