"""What lines of a journal are made of, read without trust: a file may come from anywhere."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

from ludotheque.core.faults import Fault
from ludotheque.core.records.fairness import NUMBER_BYTES
from ludotheque.core.records.record import LETTERS

T = TypeVar("T")
_STAMPED = re.compile(r"@(\d{1,12}) (.*)", re.ASCII | re.DOTALL)
_WORD = re.compile(r"[\w.:+-]{1,64}", re.ASCII)


class BadLine(Fault):
    """A line that cannot be read; whoever builds the table says which one it is."""


def form() -> BadLine:
    """Return what is told of a line that is not as lines are written."""
    return BadLine("fault-line-form")


def stamped(text: str, at: float) -> str:
    """Write before a line when it happened, in whole seconds."""
    return f"@{at:.0f} {text}"


def unstamp(text: str) -> tuple[float | None, str]:
    """Return when a line happened, where that is written, and the line itself."""
    found = _STAMPED.fullmatch(text)
    return (None, text) if found is None else (float(found[1]), found[2])


def read_json(text: str, kind: type[T]) -> T:
    """Read the fields of a line."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise form() from None


def read_seat(letter: str) -> int:
    """Read the letter of a seat; whether there is one is for the table to say."""
    if len(letter) != 1 or letter not in LETTERS:
        raise form()
    return LETTERS.index(letter)


def read_secret(digits: str) -> bytes:
    """Read a number of 128 bits in hexadecimal digits."""
    try:
        number = bytes.fromhex(digits)
    except ValueError:
        number = b""
    if len(number) != NUMBER_BYTES:
        raise form()
    return number


def read_word(text: str) -> str:
    """Read a key, a hash, a level or a release: what has no blanks and nothing to hide."""
    if not _WORD.fullmatch(text):
        raise form()
    return text


def read_whole(digits: str) -> int:
    """Read a number that is not negative."""
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 10):
        raise form()
    return int(digits)
