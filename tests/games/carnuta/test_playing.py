from __future__ import annotations

import pytest

from .table import MARKET, lay, player

# --- playing a card

PAYMENTS = [
    # card, its cost, runes before, runes after, what the reserve gains
    ("clover-both", "↑S", "SSMM", "SMM", (1, 0)),
    ("egg-flat2", "↻S", "SSMM", "SMMM", (0, 0)),
    ("skull-each", "↻M ↻S", "SM", "SM", (0, 0)),
    ("skull-twice", "↑M ↻S", "SSMM", "SMM", (0, 1)),
    ("clover-twice", "↑S ↻M", "SSMM", "SSM", (1, 0)),
    ("egg-flat5", "↑S ↑M", "SSMM", "SM", (1, 1)),
    ("egg-pair", "↻S ↑S", "SSMM", "MMM", (1, 0)),
    ("egg-trio", "↻S ↻S ↑S", "SSSM", "MMM", (1, 0)),
    ("berry-trio", "↻M ↻M ↑M", "MMM", "SS", (0, 1)),
    ("egg-double", "↻S ↻S", "SSMM", "MMMM", (0, 0)),
]


@pytest.mark.parametrize(("card", "cost", "before", "after", "given"), PAYMENTS)
def test_paying(card: str, cost: str, before: str, after: str, given: tuple[int, int]) -> None:
    """C3.2: a rune is flipped in place or goes back to the reserve as it is."""
    left = 6 - len(before)
    table = lay(player(before, hand=card), player("SSMM"), reserve=[left, 0])
    table.play(f"a play {card}")
    assert table.runes("a") == after
    assert table.reserve() == (left + given[0], given[1])
    assert table.hand("a") == ""
    assert table.laid("a") == f"clover-flat2 {card}"


@pytest.mark.parametrize(
    ("runes", "card"),
    [
        ("MMMM", "clover-both"),  # ↑S
        ("SMMM", "egg-pair"),  # ↻S ↑S
        ("SSMM", "egg-trio"),  # ↻S ↻S ↑S
        ("SSSS", "egg-each"),  # ↻S ↻M
        ("S", "egg-each"),
        ("M", "egg-each"),
        ("", "salt-night-1"),  # ↑S
    ],
)
def test_each_symbol_needs_a_rune_of_its_own(runes: str, card: str) -> None:
    """C3.2: a rune that was flipped for a card pays no other symbol of it, nor the other face."""
    table = lay(player(runes, hand=card), player("MM"))
    assert table.refused(f"a play {card}") == ("C3.2", "cannot-pay")


def test_a_flipped_rune_pays_the_next_card() -> None:
    """C3.2: what was flipped for one card is there for the next one."""
    table = lay(player("S", hand="egg-flat2 skull-both"), player("MM"))
    table.play("a play egg-flat2", "a play skull-both")
    assert (table.runes("a"), table.hand("a")) == ("", "")


def test_only_cards_of_the_hand_are_played() -> None:
    """C3.2: neither the market nor another hand."""
    table = lay(player(hand="egg-flat2"), player(hand="clover-both"), market=MARKET)
    assert table.refused("a play clover-both") == ("C3.2", "not-in-hand")
    assert table.refused("a play egg-both") == ("C3.2", "not-in-hand")


# --- columns and counter


def test_cards_lie_in_columns() -> None:
    """C3.3: each card joins the column of its ingredient."""
    table = lay(player("SSSM", hand="skull-both clover-both"), player(laid="berry-flat2"))
    table.play("a play skull-both", "a play clover-both")
    sheet = {column.ingredient: column for column in table.sheet("a").columns}
    cards = {kind: [line.name["card"] for line in sheet[kind].lines] for kind in sheet}
    assert cards == {"clover": ["clover-flat2", "clover-both"], "skull": ["skull-both"]}


def test_the_counter_is_the_number_of_cards() -> None:
    """C3.3: it goes up by one with each card played, and by nothing else."""
    table = lay(player(hand="egg-flat2 clover-both"), player(), market=MARKET)
    counters = []
    for move in ("a play egg-flat2", "a sickle-day", "a play clover-both"):
        table.play(move)
        counters.append(len(table.view("a").laid[0]))
    assert counters == [2, 2, 3]
