from __future__ import annotations

from ludotheque.core.event import Seen
from ludotheque.games import GAMES

from .table import Table, lay

KRAAW = GAMES["kraaw"]


def reason(table: Table, move: str) -> Seen | None:
    """Return what speaks for a move of the first player."""
    return KRAAW.reason(table.view("a"), KRAAW.read(move))


def test_a_card_that_was_known_is_named() -> None:
    """A stolen card is called by its value if the thief has seen it, else nothing is claimed."""
    table = lay("1 1 2 2 3", "4^ 2 2 3 5").play("a exchange")
    assert reason(table, "b1") == Seen("known", {"value": 4}, told=False)
    assert reason(table, "b5") is None


def test_a_prize_and_what_is_unknown() -> None:
    """Stealing is spoken for by the best card that can be had, looking by what is not known."""
    table = lay("1:a 1 2 2 3", "4^ 2 2 3 5=")
    assert reason(table, "exchange") == Seen("prize", {"value": 4, "to": 1, "place": 1}, told=False)
    assert reason(table, "look") == Seen("unknown-left", {"count": 4}, told=False)


def test_who_is_not_helped_to_remember_is_not_told() -> None:
    """K5.8: at a table without a memory aid, a reason names no hidden card."""
    table = lay("5:a 1 2 2 3", "1 2 2 3 4", options={"memory_aid": "off"})
    assert reason(table, "reveal-lock") is None
