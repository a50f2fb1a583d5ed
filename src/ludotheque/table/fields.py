"""Reads the fields of what came from outside; a field of another form is a fault that names it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.core.faults import Fault

LARGEST = 10**9


def read_text(message: Mapping[str, Any], field: str) -> str:
    """Read a text."""
    value = message.get(field)
    if not isinstance(value, str):
        raise Fault("fault-field", field=field)
    return value


def read_whole(message: Mapping[str, Any], field: str, missing: int | None = None) -> int:
    """Read a whole number, which may have a value where it is missing."""
    value = message.get(field, missing)
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > LARGEST:
        raise Fault("fault-field", field=field)
    return value


def read_number(message: Mapping[str, Any], field: str) -> bytes:
    """Read a number in hexadecimal digits; what is none has no bytes, so it is too short."""
    value = message.get(field)
    try:
        return bytes.fromhex(value) if isinstance(value, str) else b""
    except ValueError:
        return b""
