"""Coloured text whose width on a terminal is known: what the drawing is put together from."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from unicodedata import combining, east_asian_width

_TAG = re.compile(r"(\\*)(\[[a-z#/@][^\[]*?\])")  # what Rich takes for a tag
_LAST_SLASHES = re.compile(r"\\+$")


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of one line, in Rich console markup, with the columns it takes."""

    markup: str
    width: int

    def __add__(self, other: Span) -> Span:
        """Put another piece behind this one."""
        return Span(self.markup + other.markup, self.width + other.width)

    def padded(self, width: int) -> Span:
        """Fill up with spaces on the right."""
        gap = max(0, width - self.width)
        return Span(self.markup + " " * gap, self.width + gap)


EMPTY = Span("", 0)


def ink(text: str, style: str = "none") -> Span:
    """Colour a text, whatever brackets it holds."""
    safe = _TAG.sub(lambda found: f"{found[1]}{found[1]}\\{found[2]}", text)
    safe = _LAST_SLASHES.sub(lambda found: found[0] * 2, safe)  # else they would eat the [/]
    return Span(f"[{style}]{safe}[/]", columns(text))


def line(*spans: Span) -> Span:
    """Put pieces one behind the other."""
    whole = EMPTY
    for span in spans:
        whole += span
    return whole


def columns(text: str) -> int:
    """Count the columns of a text: a name may be Chinese or have loose accents."""
    return sum(_columns_of(letter) for letter in text)


def _columns_of(letter: str) -> int:
    if combining(letter):
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1


def shorten(text: str, width: int) -> str:
    """Cut a text that is too wide, with a sign that it was cut."""
    if columns(text) <= width:
        return text
    while columns(text) > width - 1:
        text = text[:-1]
    return text + "…"


def fit(text: str, width: int) -> str:
    """Cut or fill a text to a width."""
    cut = shorten(text, width)
    return cut + " " * (width - columns(cut))


def at_both_ends(left: str, right: str, width: int, style: str, dots: str) -> Span:
    """Write two texts at both ends of a line, with dots of their own style between them."""
    gap = width - columns(left) - columns(right) - 2
    return line(ink(left, style), ink(f" {'·' * gap} ", dots), ink(right, style))


def beside(blocks: Iterable[list[Span]], gap: int) -> list[Span]:
    """Put blocks of lines side by side, standing on the same ground."""
    kept = [block for block in blocks if block]
    height = max(len(block) for block in kept)
    rows = [EMPTY] * height
    for number, block in enumerate(kept):
        width = max(span.width for span in block)
        raised = [EMPTY] * (height - len(block)) + block
        space = ink(" " * gap) if number else EMPTY
        rows = [row + space + span.padded(width) for row, span in zip(rows, raised, strict=True)]
    return rows
