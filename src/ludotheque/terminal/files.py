"""Records as files: reading them, and keeping them without running over others."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from ludotheque.core.records.reading import read_record
from ludotheque.core.records.record import Record
from ludotheque.core.records.writing import write_record
from ludotheque.games import GAMES
from ludotheque.system.files import check_folder, read_text, replace

SUFFIX = ".ludo"
SEED_DIGITS = 8  # the last ones: short seeds start with zeros


def read_file(path: Path) -> Record:
    """Read a record from a file, or say in one line what is wrong with it."""
    return read_record(read_text(path), GAMES)


class Keeper:
    """Knows where the record of one game is kept.

    A file that the person named is written as asked; otherwise a name is made
    from the game and its seed, and a file of that name that holds something else is left alone.
    """

    def __init__(self, named: Path | None = None) -> None:
        if named is not None:
            check_folder(named)
        self._path = named

    def keep(self, record: Record) -> Path:
        """Write the record and return where it is."""
        text = write_record(record)
        if self._path is None:
            self._path = _free_path(record, text)
        replace(self._path, text.encode())
        return self._path


def _free_path(record: Record, text: str) -> Path:
    stem = f"{record.game.key}-{record.seed.hex()[-SEED_DIGITS:]}"
    names = (f"{stem}{SUFFIX}" if n == 1 else f"{stem}-{n}{SUFFIX}" for n in count(1))
    return next(path for path in map(Path, names) if not path.exists() or _holds(path, text))


def _holds(path: Path, text: str) -> bool:
    return path.is_file() and path.read_bytes() == text.encode()
