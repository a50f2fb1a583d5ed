"""Two players who steal a card from each other and steal it back, again and again."""

from __future__ import annotations

from .table import Table

# nobody has a lock left, and each has a hidden card: the round goes on
ROWS = ("1^ 2 3= 2= 1", "5^ 4 2= 1= 3")


def rob(table: Table, one: str, other: str) -> Table:
    """Let whose turn it is steal a card, and the victim take one in reprisal."""
    thief, victim = table.to_act(), other[0]
    return table.play(f"{thief} exchange", f"{thief} {other}", f"{victim} {one}")


def to_and_fro(table: Table, turns: int) -> Table:
    """Let a steal the five for the one, and b steal it back, so many turns in all."""
    for _ in range(turns):
        mine, theirs = ("a1", "b1") if table.to_act() == "a" else ("b1", "a1")
        rob(table, mine, theirs)
    return table
