"""Lines of text under keys, in SQLite: what a table needs to be built again.

What is added goes to the end of a log, one row a batch: a disk does nothing faster. The lines of
keys that are open are in memory as well. When a key is closed its lines are laid down together, in
one row of their own; when the log is long, those of the open keys are too, and it starts anew.
Every row is sealed (`store.seals`): what was changed by anybody else is never taken for a game.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from ludotheque.core.faults import Fault
from ludotheque.store.files import fault_of, prepare
from ludotheque.store.seals import Broken, seal, unseal

LAYOUT = 3
APPLICATION = 0x4C75646F  # "Ludo": a file of somebody else is not touched
LONG = 5_000  # batches in the log

_LAYOUT = """
CREATE TABLE log (number INTEGER PRIMARY KEY, lines BLOB NOT NULL);
CREATE TABLE keys (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, lines BLOB NOT NULL, open INTEGER NOT NULL
);
"""
_LAY_DOWN = """
INSERT INTO keys (key, lines, open) VALUES (?, ?, ?)
ON CONFLICT (key) DO UPDATE SET lines = excluded.lines, open = excluded.open
"""
_FORGET = """
DELETE FROM keys WHERE NOT open AND id <= (
    SELECT id FROM keys WHERE NOT open ORDER BY id DESC LIMIT 1 OFFSET ?
)
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
            prepare(path)
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            try:
                self._open()
                self._examine()
                self._remember()
                self._start_anew()
            except BaseException:
                self._db.close()
                raise

    def _open(self) -> None:
        """Take the file for this process alone, and lay it out if it is new."""
        self._db.execute("PRAGMA busy_timeout=0")
        self._db.execute("PRAGMA locking_mode=EXCLUSIVE")
        new = self._is_new()  # before anything is written: a file of somebody else is not touched
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=FULL")
        with self._transaction():
            if new:
                self._lay_out()

    def _is_new(self) -> bool:
        """Say whether nothing is in the file yet; raise Fault if it is not one of this program."""
        application, layout = self._pragma("application_id"), self._pragma("user_version")
        if application == APPLICATION and layout != LAYOUT:
            raise Fault("fault-store-layout", path=str(self.path), found=layout, known=LAYOUT)
        found = self._db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if application != APPLICATION and (application or layout or found):
            raise Fault("fault-store-foreign", path=str(self.path))
        return application == 0

    def _examine(self) -> None:
        """Look through the whole file: damage is better found now than in the middle of a game."""
        found = self._db.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise Broken(" ".join(found.split()))

    def _pragma(self, name: str) -> int:
        return int(self._db.execute(f"PRAGMA {name}").fetchone()[0])

    def _lay_out(self) -> None:
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
        except (sqlite3.Error, OSError, Broken) as error:
            raise Fault(fault_of(error), path=str(self.path), problem=str(error)) from None

    def _remember(self) -> None:
        """Bring the lines of open keys into memory: those laid down, then those of the log.

        A line of the log that was laid down since is passed over: its number is taken.
        """
        for key, lines in self._db.execute("SELECT key, lines FROM keys WHERE open ORDER BY id"):
            self._open_lines[key] = unseal(key, lines)
        closed: dict[str, list[str]] = {}
        for (batch,) in self._db.execute("SELECT lines FROM log ORDER BY number").fetchall():
            for key, number, text in unseal("", batch):
                lines = self._open_lines.get(key) or closed.get(key)
                if lines is None:
                    lines = closed[key] = self._laid_down(key)
                if number == len(lines):
                    lines.append(text)
                    self._open_lines[key] = lines

    def _laid_down(self, key: str) -> list[str]:
        row = self._db.execute("SELECT lines FROM keys WHERE key = ?", (key,)).fetchone()
        return unseal(key, row[0]) if row is not None else []

    def _start_anew(self) -> None:
        """Lay down the lines of all open keys, and empty the log."""
        with self._transaction():
            for key, lines in self._open_lines.items():
                self._db.execute(_LAY_DOWN, (key, seal(key, lines), True))
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
                self._db.execute(_LAY_DOWN, (key, seal(key, self._open_lines[key]), False))
        for key in keys:
            self._open_lines.pop(key, None)

    def forget(self, kept: int) -> int:
        """Drop the closed keys that came first, but for so many; return how many were dropped."""
        with self._faults():
            return self._db.execute(_FORGET, (kept,)).rowcount

    def append(self, lines: Sequence[Line]) -> None:
        """Add lines of any keys, all or none; when this returns they are on the disk."""
        with self._faults():
            opened = self._check(lines)
            self._db.execute("INSERT INTO log (lines) VALUES (?)", (seal("", lines),))
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
