"""Files that a person named: what goes wrong with one is told in one line."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludotheque.core.faults import Fault


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turn what keeps a file from being read into a Fault."""
    try:
        yield
    except OSError as error:
        raise Fault("fault-file", path=str(path), problem=_problem(error)) from None


@contextmanager
def saving(path: Path) -> Iterator[None]:
    """Turn what keeps a file from being written into a Fault."""
    try:
        yield
    except OSError as error:
        raise Fault("fault-save", path=str(path), problem=_problem(error)) from None


def _problem(error: OSError) -> str:
    return error.strerror or str(error)


def read_text(path: Path) -> str:
    """Read a whole text."""
    try:
        with reading(path):
            return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise Fault("fault-file", path=str(path), problem=error.reason) from None


def replace(path: Path, content: bytes) -> None:
    """Write a whole file at once: a crash never leaves less than there was."""
    part = path.with_name(f"{path.name}.part")
    with saving(path):
        part.write_bytes(content)
        part.replace(path)


def check_folder(path: Path) -> None:
    """Refuse a file in a folder that is not there, before anything is done for it."""
    if not path.parent.is_dir():
        raise Fault("fault-save", path=str(path), problem=os.strerror(errno.ENOENT))
