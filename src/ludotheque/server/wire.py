"""Bytes on the wire: JSON, one message each, with its kind as the only key.

The server sends `{"frame": …}` and others, named in `KINDS`; a client sends `{"do": "move", …}`
(`table.commands.reading`). Encoded are structs that were built for one pair of eyes, nothing else.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.faults import Fault
from ludotheque.table.answers import Pong, Refused, Seated
from ludotheque.table.clients import Answer
from ludotheque.table.frames import Frame, LogPage
from ludotheque.table.hints import Hint

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder()
KINDS = {
    Frame: "frame",
    Seated: "seated",
    Refused: "refused",
    LogPage: "log",
    Hint: "hint",
    Pong: "pong",
}
_OPENINGS = {each: f'{{"{kind}":'.encode() for each, kind in KINDS.items()}


def encode(sent: Answer | Pong) -> bytes:
    """Return a message as text in UTF-8."""
    return _OPENINGS[type(sent)] + _encoder.encode(sent) + b"}"


def encode_any(plain: object) -> bytes:
    """Return plain data and structs as JSON."""
    return _encoder.encode(plain)


def decode(text: str | bytes) -> dict[str, Any]:
    """Read a message of a client, or raise Fault."""
    try:
        message = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise Fault("fault-message")
    return message
