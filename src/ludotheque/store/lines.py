"""Append-only lines of text in SQLite: what a table needs to be built again."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from ludotheque.core.faults import Fault

LAYOUT = 1
APPLICATION = 0x4C75646F  # "Ludo": a file of somebody else is not touched

_LAYOUT = """
CREATE TABLE keys (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, closed INTEGER NOT NULL);
CREATE TABLE lines (id INTEGER NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL);
CREATE UNIQUE INDEX line_of ON lines (id, number);
"""

_OPEN = """
INSERT INTO keys (key, closed) VALUES (?, 0) ON CONFLICT (key) DO UPDATE SET closed = 0 RETURNING id
"""

_CLOSE = "UPDATE keys SET closed = 1 WHERE key = ?"
# all lines in one statement: for each one, Python would have to take its lock back from the loop
_APPEND = """
INSERT INTO lines SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)
"""


class Line(NamedTuple):
    """The line of a number, counted from 0 without gaps, under a key."""

    key: str
    number: int
    text: str


class Store:
    """One file, one process. Everything raises Fault where the file or the disk cannot do it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._ids: dict[str, int] = {}
        with self._faults():
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            self._open()

    def _open(self) -> None:
        """Take the file for this process alone, and lay it out if it is new."""
        self._db.execute("PRAGMA busy_timeout=0")
        self._db.execute("PRAGMA locking_mode=EXCLUSIVE")
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=FULL")
        with self._transaction():
            if self._pragma("application_id") == self._pragma("user_version") == 0:
                self._lay_out()
        if (self._pragma("application_id"), self._pragma("user_version")) != (APPLICATION, LAYOUT):
            raise Fault("fault-store-foreign", path=str(self.path))
        self._ids = dict(self._db.execute("SELECT key, id FROM keys WHERE NOT closed"))

    def _pragma(self, name: str) -> int:
        return int(self._db.execute(f"PRAGMA {name}").fetchone()[0])

    def _lay_out(self) -> None:
        if self._db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            raise Fault("fault-store-foreign", path=str(self.path))
        for statement in _LAYOUT.split(";"):
            self._db.execute(statement)
        self._db.execute(f"PRAGMA application_id={APPLICATION}")
        self._db.execute(f"PRAGMA user_version={LAYOUT}")

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """Do all or nothing; when this is left, it is on the disk."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    @contextmanager
    def _faults(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise Fault(_fault_of(error), path=str(self.path), problem=str(error)) from None

    def append(self, lines: Sequence[Line], closed: Sequence[str] = ()) -> None:
        """Add lines of any keys, all or none; when this returns they are on the disk.

        Nothing more is expected under the keys that are closed with them.
        """
        new = {line.key: 0 for line in lines if line.key not in self._ids}
        with self._faults(), self._transaction():
            for key in new:
                (new[key],) = self._db.execute(_OPEN, (key,)).fetchone()
            ids = self._ids | new if new else self._ids
            rows = [(ids[key], number, text) for key, number, text in lines]
            self._db.execute(_APPEND, (json.dumps(rows),))
            self._db.executemany(_CLOSE, [(key,) for key in closed])
        self._ids.update(new)
        for key in closed:
            self._ids.pop(key, None)

    def open_keys(self) -> list[str]:
        """Return the keys that are not closed, the oldest first."""
        with self._faults():
            rows = self._db.execute("SELECT key FROM keys WHERE NOT closed ORDER BY id")
            return [key for (key,) in rows]

    def read(self, key: str) -> list[str]:
        """Return the lines of a key in their order; none if there is no such key."""
        wanted = "SELECT text FROM lines JOIN keys USING (id) WHERE key = ? ORDER BY number"
        with self._faults():
            return [text for (text,) in self._db.execute(wanted, (key,))]

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()


def _fault_of(error: sqlite3.Error) -> str:
    """Return what to tell an operator, who may not know SQLite."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    known = {
        sqlite3.SQLITE_BUSY: "fault-store-in-use",
        sqlite3.SQLITE_FULL: "fault-store-full",
        sqlite3.SQLITE_CORRUPT: "fault-store-damaged",
        sqlite3.SQLITE_NOTADB: "fault-store-foreign",
        sqlite3.SQLITE_CANTOPEN: "fault-store-path",
        sqlite3.SQLITE_READONLY: "fault-store-path",
    }
    return known.get(code, "fault-store")
