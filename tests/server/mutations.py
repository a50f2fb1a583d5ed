"""Messages as nobody should send them: real ones with something wrong, the same ones every time."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ludotheque.core.chance import Noise

REAL: tuple[dict[str, Any], ...] = (
    {"do": "hello", "token": "x" * 24, "host": "y" * 24, "since": 3, "sender": "z" * 24},
    {"do": "sit", "name": "Eve", "share": "00" * 16, "seat": 1},
    {"do": "bot", "seat": 0, "level": "beginner"},
    {"do": "free", "seat": 0},
    {"do": "start"},
    {"do": "move", "turn": 0, "move": "raven jais"},
    {"do": "undo", "turn": 1},
    {"do": "say", "text": "Hello"},
    {"do": "hint", "turn": 0},
    {"do": "why", "move": "raven jais"},
    {"do": "log", "after": 0, "before": 5},
    {"do": "ping"},
    {"do": "again"},
)
NASTY: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 7, 10**9, 10**18, 10**30, -(10**400), 0.5, 1e308, "", " ", "0"),
    *("x" * 3000, "\x00", "\u202e\u2066", "\ufeff", "é" * 300, "😀" * 300, "a\u0301" * 50),
    *("<script>alert(1)</script>", "'; DROP TABLE keys; --", "../../../etc/passwd", "{ $name }"),
    *("__class__", "move a look\nmove b look", "%s%n", "NaN", "sit", "next", "away", "bot x"),
    *([], {}, [[]], {"do": "move"}, [1] * 400, {"a": {"b": {"c": []}}}, ["raven jais"]),
)
BROKEN: tuple[bytes, ...] = (
    *(b"", b"{", b"}", b"\x00" * 50, b"\xff\xfe\xfd", b"null", b"[]", b"7", b'"do"', b"NaN"),
    *(b'{"do": "\\ud800"}', b'{"token": "\\ud800"}', b'{"host": "\\udfff"}', b'{"do":1e999}'),
    *(b'{"a":' * 600, b"[" * 4000, b'{"do": "say", "text": "\\u0000"}', b'{"do":"say"} {}'),
    *(b'{"do": "say", "text": "\\ud83d"}', b'{"do": "sit", "name": "\\udc00", "share": ""}'),
)


def mutations(number: int, seed: int = 1) -> Iterator[bytes]:
    """Return so many wrong messages, under the size at which a connection ends."""
    noise = Noise(seed)
    for each in range(1, number + 1):
        yield _mutation(noise, each)[:4000]


def _mutation(noise: Noise, number: int) -> bytes:
    message = dict(REAL[noise.below(len(REAL))])
    if message["do"] != "hello":
        message["n"] = number
    kind = noise.below(8)
    if kind == 0:
        return BROKEN[noise.below(len(BROKEN))]
    if kind == 1:
        return _garbled(json.dumps(message).encode(), noise)
    for _ in range(1 + noise.below(2)):
        _spoil(message, noise)
    return json.dumps(message, ensure_ascii=noise.below(2) == 0).encode()


def _garbled(text: bytes, noise: Noise) -> bytes:
    """Cut a text short, or change a byte of it."""
    place = noise.below(len(text))
    if noise.below(2):
        return text[:place]
    return text[:place] + bytes([noise.below(256)]) + text[place + 1 :]


def _spoil(message: dict[str, Any], noise: Noise) -> None:
    """Take a field out, give it a value of another form, or put one in that is not expected."""
    fields = [*message, "seat", "token", "client"]
    field = fields[noise.below(len(fields))]
    if noise.below(5) == 0:
        message.pop(field, None)
    else:
        message[field] = NASTY[noise.below(len(NASTY))]
