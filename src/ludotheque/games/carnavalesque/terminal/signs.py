"""The signs by which Carnavalesque is read without colour; the texts name each of them."""

from __future__ import annotations

from ludotheque.games.carnavalesque.data.cards import (
    ACCESSORIES,
    ALL_POINTS,
    COSTUMES,
    POINT_NAMES,
    POINTS,
    THIRD_WORKSHOP,
)

ACCESSORY_SIGNS = ("ψ", "○", "☂", "♪", "∞", "▥", "☼", "◇", "≈")
COSTUME_SIGNS = ("☾", "ɤ", "☠", "§", "▣", "✶")
POINT_SIGNS = (*ACCESSORY_SIGNS, *COSTUME_SIGNS)

HOUSE = "⌂"  # the Third Workshop card
AGE_MARKS = ("∙", "╱", "╳", HOUSE)  # the older, the more strokes
ACTS = "▶"
CROWN = "♛"
CLAIMS = "♕"
FOOL_SIGN = "☻"
MUTE = {"freely": " ", "stop": "!", "nothing": "…"}
PAWN = "●"  # the Decree's
PIP = "■"
NO_PIP = "□"
FLAG = "⚑"
NO_FLAG = "⚐"
WALL = "▦"  # at the end of the dead end
NUMBERS = "¹²³⁴"
ARROWS = "→↘↓↙←↖↑↗"
HAND = "✛"
CALLED = "!"
SEEN_BY_ALL = "◉"


def points_of(mask: int) -> list[int]:
    """Return the costumes and accessories of a mask, the costume first as on a card."""
    found = [point for point in range(ALL_POINTS) if mask >> point & 1]
    return sorted(found, key=lambda point: (point < len(ACCESSORIES), point))


def write_card(card: int) -> str:
    """Write a card with signs: costume and accessory, or the three accessories of a joker."""
    if card == THIRD_WORKSHOP:
        return HOUSE
    return "".join(POINT_SIGNS[point] for point in points_of(POINTS[card]))


def name_key(point: int) -> str:
    """Return the key of the text that names a costume or an accessory."""
    kind = "costume" if POINT_NAMES[point] in COSTUMES else "accessory"
    return f"{kind}-{POINT_NAMES[point]}"
