"""The file itself, as an operator knows it: whose it is, and what can be wrong with it."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path

from ludotheque.store.seals import Broken

OURS_ALONE = 0o600  # secrets of games that go on are in it

_KNOWN = {
    sqlite3.SQLITE_BUSY: "fault-store-in-use",
    sqlite3.SQLITE_FULL: "fault-store-full",
    sqlite3.SQLITE_CORRUPT: "fault-store-damaged",
    sqlite3.SQLITE_NOTADB: "fault-store-foreign",
    sqlite3.SQLITE_CANTOPEN: "fault-store-path",
    sqlite3.SQLITE_READONLY: "fault-store-path",
}


def prepare(path: Path) -> None:
    """Make a file that nobody else can read, if there is none; raise OSError if it cannot be ours.

    A file that is there is asked about, not opened: closing it would let go of SQLite's locks.
    """
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, OURS_ALONE))
    elif not os.access(path, os.R_OK | os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def fault_of(error: sqlite3.Error | OSError | Broken) -> str:
    """Return what to tell an operator, who may not know SQLite."""
    if isinstance(error, Broken):
        return "fault-store-damaged"
    if isinstance(error, OSError):
        return "fault-store-full" if error.errno == errno.ENOSPC else "fault-store-path"
    return _KNOWN.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "fault-store")
