from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core.faults import BadPosition

from .table import lay

ROWS = ("1 2 3 4 5", "1 1 2 2 3")


def test_the_notation_of_a_row() -> None:
    """A row reads back as it was written: states, who knows a card, and where it was dealt."""
    rows = ("3^@b1 5^ 2= 4:aw 1:*@b2", "1@a1 3@a5 2:b 2 1=")
    table = lay(*rows)
    assert (table.row("a"), table.row("b")) == rows


def test_a_position_reads_back() -> None:
    """A position that was written and read again is the same position."""
    table = lay("1 2:a 3^ 4= 5", "1 1 2 2 3", wins=[2, 1], first=1, locks=[2, 0])
    table.play("a exchange", "a b1")
    truth = table.truth()
    again = lay(
        *truth["rows"], **{key: truth[key] for key in truth if key not in ("rows", "seats")}
    )
    assert again.truth() == truth
    assert again.play("b a1").truth() == table.play("b a1").truth()


@pytest.mark.parametrize(
    "wrong",
    [
        {"turn": 2},
        {"turn": -1},
        {"turn": 100_000},
        {"first": 6},
        {"announcer": 2},
        {"champion": -2},
        {"stolen": 10},
        {"swapped": [5, -1]},
        {"playing": "a", "dog": [1, 2, 2, 3, 4]},
        {"phase": "lunch"},
        {"wins": [0] * 7},
        {"dog": [1, 2, 2, 3, 5]},
        {"dog": [1, 2, 2, 3]},
        {"locks": [3, 0]},
        {"dealt": [[1, 2, 3, 4], [1, 1, 2, 2, 3]]},
    ],
)
def test_positions_that_make_no_sense(wrong: dict[str, Any]) -> None:
    """What points outside the table or breaks a law of the game is refused, compiled or not."""
    with pytest.raises(BadPosition):
        lay(*ROWS, **wrong)


@pytest.mark.parametrize(
    "rows",
    [
        ("1 2 3 4 5", "1 1 2 2"),
        ("1 2 3 4 5", "1 1 2 2 6"),
        ("1 2 3 4 5", "5 1 2 2 3"),
        ("1 2 3 4 5?", "1 1 2 2 3"),
        ("1 2 3 4 5@b1", "1 1 2 2 3"),
        ("1= 2= 3= 4 5", "1 1 2 2 3"),
    ],
)
def test_rows_that_make_no_sense(rows: tuple[str, str]) -> None:
    """A row has five cards of the deck, each dealt to one place, at most two of them locked."""
    with pytest.raises(BadPosition):
        lay(*rows, dog=[1, 2, 2, 3, 4])


@pytest.mark.parametrize("seats", [1, 7])
def test_tables_that_make_no_sense(seats: int) -> None:
    """Two to six players sit at a table."""
    with pytest.raises(BadPosition):
        lay(*["1 1 1 1 1"] * seats, playing="ab", dog=[1] * 5)
