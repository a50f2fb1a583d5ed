"""The signs by which Carnuta is read without colour: faces, costs, ingredients, tokens."""

from __future__ import annotations

from ludotheque.games.carnuta.data.deck_file import CardRow

SUN = "☼"
MOON = "☾"
HALF_SIGNS = (SUN, MOON)
FLIPPED = "↻"
GIVEN = "↑"
SYMBOLS = (f"{FLIPPED}{SUN}", f"{FLIPPED}{MOON}", f"{GIVEN}{SUN}", f"{GIVEN}{MOON}")

KIND_SIGNS = ("♣", "✿", "○", "◈", "☠", "∞", "∴", "☂", "∷")  # the last one is Salt
SICKLE = "ʔ"
HELD = "▯"
PILE = "▤"
PADLOCK = "▣"
FREE = "·"
TOKEN_SIGN = "◇"  # noqa: S105 - a wooden token, not a secret
END_SIGN = "⚑"
LAID = "●"
ACTION_SIGNS = ("·", "◆")  # an action done, an action left
ACTS = "▶"
ANCESTOR = "✶"
PAYABLE = "✓"
BEST = "♛"


def write_cost(row: CardRow, width: int = 16) -> str:
    """Write a cost with signs: a rune that is flipped, a rune that goes back."""
    counts = zip(SYMBOLS, row.cost, strict=True)
    signs = [sign for sign, count in counts for _ in range(count)]
    spaced = " ".join(signs)
    return spaced if len(spaced) <= width else "".join(signs)
