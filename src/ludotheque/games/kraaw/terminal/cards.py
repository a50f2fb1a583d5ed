"""The cards of Kraaw drawn with lines, in three sizes.

The three states can be told apart without colour: a hidden card shows its back, a revealed one
stands upright with its value, a locked one lies on its side with a padlock (K2.1).
"""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.drawing.ink import Span, ink, line
from ludotheque.games.kraaw.data.cards import HIDDEN, LOCKED
from ludotheque.games.kraaw.terminal.colours import AMBER, BONE, DUSK, EMBER, KEY

SMALL = 0
MIDDLE = 1
LARGE = 2

LOCK = "▣"
NO_LOCK = "▢"
BACK = "▒"
WANTED = "▼"

_ROUND = "╭─╮│╰╯"
_STRAIGHT = "┌─┐│└┘"
_DOUBLE = "╔═╗║╚╝"
_LITTLE = " ₁₂₃₄₅"
_BIG = {
    1: ("▀█ ", " █ ", "▀▀▀"),
    2: ("▀▀█", "█▀▀", "▀▀▀"),
    3: ("▀▀█", " ▀█", "▀▀▀"),
    4: ("█ █", "▀▀█", "  ▀"),
    5: ("█▀▀", "▀▀█", "▀▀▀"),
}


@dataclass(frozen=True, slots=True)
class Card:
    """What a drawing shows of one card; the value is 0 when the player does not know it."""

    face: int
    value: int
    key: str
    wanted: bool


def draw_card(card: Card, size: int) -> list[Span]:
    """Draw one card."""
    if card.face == HIDDEN:
        known = BONE if card.value else DUSK
        return _box(card, _ROUND, DUSK, known, _hidden(card.value, size))
    if card.face == LOCKED:
        return _box(card, _DOUBLE, AMBER, f"bold {AMBER}", _locked(card.value, size))
    return _box(card, _STRAIGHT, BONE, f"bold {BONE}", _revealed(card.value, size))


def _hidden(value: int, size: int) -> list[str]:
    """The back of a card, with what the player remembers of it in small."""
    if size == SMALL:
        return [BACK + _LITTLE[value] if value else BACK * 2]
    if size == MIDDLE:
        return [BACK * 3, f"({value})" if value else BACK * 3]
    return [BACK * 5, f"{BACK}({value}){BACK}" if value else BACK * 5, BACK * 5]


def _revealed(value: int, size: int) -> list[str]:
    if size == SMALL:
        return [f"{value} "]
    if size == MIDDLE:
        return [f"{value}  ", f"  {value}"]
    return [f" {row} " for row in _BIG[value]]


def _locked(value: int, size: int) -> list[str]:
    if size == SMALL:
        return [f"{value} {LOCK} "]
    if size == MIDDLE:
        return [f" {value} {LOCK} "]
    return [f" {value}   ∩ ", f"     {LOCK} "]


def _box(card: Card, corners: str, edge: str, inside: str, rows: list[str]) -> list[Span]:
    left_top, flat, right_top, side, left_low, right_low = tuple(corners)
    edge = f"bold {EMBER}" if card.wanted else edge
    width = len(rows[0])
    roof = (WANTED if card.wanted else flat).center(width, flat)
    top = ink(left_top + roof + right_top, edge)
    wall = ink(side, edge)
    middle = [line(wall, ink(row, inside), wall) for row in rows]
    return [top, *middle, _floor(card.key, left_low, flat * width, right_low, edge)]


def _floor(key: str, left: str, flat: str, right: str, edge: str) -> Span:
    """Draw the lower edge, with the key that chooses the card set into it."""
    if not key:
        return ink(left + flat + right, edge)
    before = (len(flat) - len(key)) // 2
    after = len(flat) - len(key) - before
    return line(ink(left + flat[:before], edge), ink(key, KEY), ink(flat[:after] + right, edge))
