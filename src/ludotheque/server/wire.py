"""Bytes on the wire: JSON, one message each, with its kind as the only key.

The server sends `{"frame": …}`, `{"seated": …}`, `{"refused": …}`, `{"story": …}` and
`{"hint": …}`; a client sends `{"do": "move", …}`. Encoded are structs that were built for one pair
of eyes, nothing else.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.faults import Fault
from ludotheque.table.answers import Refused, Seated
from ludotheque.table.frames import Frame, Story
from ludotheque.table.hints import Hint
from ludotheque.table.wishes import Answer

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder()
_KINDS = {
    Frame: b'{"frame":',
    Seated: b'{"seated":',
    Refused: b'{"refused":',
    Story: b'{"story":',
    Hint: b'{"hint":',
}


def encode(sent: Answer) -> bytes:
    """Return a message as text in UTF-8."""
    return _KINDS[type(sent)] + _encoder.encode(sent) + b"}"


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
