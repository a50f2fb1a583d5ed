"""Lines of text under keys, in SQLite: what a table needs to be built again.

What is added goes to the end of a log, one row a batch: a disk does nothing faster. The lines of
keys that are open are in memory as well. When a key is closed its lines are laid down together, in
one row of their own; when the log is long, those of the open keys are too, and it starts anew.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from ludotheque.core.faults import Fault

LAYOUT = 2
APPLICATION = 0x4C75646F  # "Ludo": a file of somebody else is not touched
LONG = 5_000  # batches in the log

_LAYOUT = """
CREATE TABLE log (number INTEGER PRIMARY KEY, lines TEXT NOT NULL);
CREATE TABLE keys (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, lines TEXT NOT NULL, open INTEGER NOT NULL
);
"""
_LAY_DOWN = """
INSERT INTO keys (key, lines, open) VALUES (?, ?, ?)
ON CONFLICT (key) DO UPDATE SET lines = excluded.lines, open = excluded.open
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
        self._open_lines: dict[str, list[str]] = {}
        self._logged = 0
        with self._faults():
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            self._open()
            self._remember()
            self._start_anew()

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

    def _remember(self) -> None:
        """Bring the lines of open keys into memory: those laid down, then those of the log.

        A line of the log that was laid down since is passed over: its number is taken.
        """
        for key, lines in self._db.execute("SELECT key, lines FROM keys WHERE open ORDER BY id"):
            self._open_lines[key] = json.loads(lines)
        closed: dict[str, list[str]] = {}
        for (batch,) in self._db.execute("SELECT lines FROM log ORDER BY number").fetchall():
            for key, number, text in json.loads(batch):
                lines = self._open_lines.get(key) or closed.get(key)
                if lines is None:
                    lines = closed[key] = self._laid_down(key)
                if number == len(lines):
                    lines.append(text)
                    self._open_lines[key] = lines

    def _laid_down(self, key: str) -> list[str]:
        row = self._db.execute("SELECT lines FROM keys WHERE key = ?", (key,)).fetchone()
        lines: list[str] = json.loads(row[0]) if row is not None else []
        return lines

    def _start_anew(self) -> None:
        """Lay down the lines of all open keys, and empty the log."""
        with self._transaction():
            for key, lines in self._open_lines.items():
                self._db.execute(_LAY_DOWN, (key, json.dumps(lines), True))
            self._db.execute("DELETE FROM log")
        self._logged = 0

    def tidy_up(self, closed: Sequence[str] = ()) -> None:
        """Close keys under which nothing more is expected, and keep the log short."""
        with self._faults():
            if closed:
                self._close([key for key in closed if key in self._open_lines])
            if self._logged >= LONG:
                self._start_anew()

    def _close(self, keys: Sequence[str]) -> None:
        with self._transaction():
            for key in keys:
                self._db.execute(_LAY_DOWN, (key, json.dumps(self._open_lines[key]), False))
        for key in keys:
            self._open_lines.pop(key, None)

    def append(self, lines: Sequence[Line]) -> None:
        """Add lines of any keys, all or none; when this returns they are on the disk."""
        with self._faults():
            opened = self._check(lines)
            self._db.execute("INSERT INTO log (lines) VALUES (?)", (json.dumps(lines),))
            self._logged += 1
            self._open_lines.update(opened)
            for key, _, text in lines:
                self._open_lines[key].append(text)

    def _check(self, lines: Sequence[Line]) -> dict[str, list[str]]:
        """Refuse lines that are not the next ones; return what the keys to be opened hold."""
        opened: dict[str, list[str]] = {}
        count: dict[str, int] = {}
        for key, number, _ in lines:
            if key not in count:
                known = self._open_lines.get(key)
                if known is None:
                    known = opened[key] = self._laid_down(key)
                count[key] = len(known)
            if number != count[key]:
                problem = f"line {number} of a key that has {count[key]}"
                raise Fault("fault-store", path=str(self.path), problem=problem)
            count[key] += 1
        return opened

    def open_keys(self) -> list[str]:
        """Return the keys that are not closed, in the order in which they were opened."""
        return list(self._open_lines)

    def read(self, key: str) -> list[str]:
        """Return the lines of a key in their order; none if there is no such key."""
        with self._faults():
            return list(self._open_lines.get(key) or self._laid_down(key))

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
