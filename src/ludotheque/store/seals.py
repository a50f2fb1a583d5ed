"""Seals: a row that was changed by anything but the store is found out when it is read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

SIZE = 8  # bytes: against a failing disk, not against somebody who writes the file


class Broken(Exception):
    """A row that is not as the store wrote it."""


def seal(key: str, lines: Sequence[object]) -> bytes:
    """Write the lines under a key with a seal before them."""
    written = json.dumps(lines).encode()
    return _seal_of(key, written) + written


def unseal(key: str, row: bytes) -> list[Any]:
    """Read lines again, or raise Broken."""
    written = row[SIZE:]
    if row[:SIZE] != _seal_of(key, written):
        raise Broken("the seal of a row is broken")
    lines: list[Any] = json.loads(written)
    return lines


def _seal_of(key: str, written: bytes) -> bytes:
    return blake2b(key.encode() + b"\n" + written, digest_size=SIZE).digest()
