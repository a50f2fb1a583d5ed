"""Records as files: reading them, and keeping them without running over others."""

from __future__ import annotations

import errno
import os
from itertools import count
from pathlib import Path

from ludotheque.core.faults import Fault
from ludotheque.core.record import Record
from ludotheque.core.record_reading import read_record
from ludotheque.core.record_writing import write_record
from ludotheque.games import GAMES

SUFFIX = ".ludo"
SEED_DIGITS = 8  # the last ones: short seeds start with zeros


def read_text(path: Path) -> str:
    """Read a file that a person named, or say in one line why not."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Fault("fault-file", path=str(path), problem=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise Fault("fault-file", path=str(path), problem=error.reason) from None


def read_file(path: Path) -> Record:
    """Read a record from a file, or say in one line what is wrong with it."""
    return read_record(read_text(path), GAMES)


class Keeper:
    """Knows where the record of one game is kept.

    A file that the person named is written as asked; otherwise a name is made
    from the game and its seed, and a file of that name that holds something else is left alone.
    """

    def __init__(self, named: Path | None = None) -> None:
        if named is not None and not named.parent.is_dir():
            problem = os.strerror(errno.ENOENT)
            raise Fault("fault-save", path=str(named), problem=problem)
        self._path = named

    def keep(self, record: Record) -> Path:
        """Write the record and return where it is."""
        text = write_record(record)
        if self._path is None:
            self._path = _free_path(record, text)
        part = self._path.with_name(f"{self._path.name}.part")
        try:
            part.write_text(text, encoding="utf-8")
            part.replace(self._path)  # at once: a crash never leaves half a record
        except OSError as error:
            problem = error.strerror or str(error)
            raise Fault("fault-save", path=str(self._path), problem=problem) from None
        return self._path


def _free_path(record: Record, text: str) -> Path:
    stem = f"{record.game.key}-{record.seed.hex()[-SEED_DIGITS:]}"
    names = (f"{stem}{SUFFIX}" if n == 1 else f"{stem}-{n}{SUFFIX}" for n in count(1))
    return next(path for path in map(Path, names) if not path.exists() or _holds(path, text))


def _holds(path: Path, text: str) -> bool:
    return path.is_file() and path.read_bytes() == text.encode()
