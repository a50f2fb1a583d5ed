from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core.faults import BadPosition
from ludotheque.games import drawings
from ludotheque.games.positions import read_position
from ludotheque.i18n.texts import LANGUAGES, Texts

from .table import CARNUTA, MARKET, TEN, Table, lay, player


def test_a_position_reads_back() -> None:
    """A position that was written and read again is the same position."""
    first = player("SM", hand="salt-day-1 honey-flat2", laid="clover-flat2 salt-day-2:clover")
    table = lay(first, player(), tokens={"egg": 1}, round=3, market=MARKET)
    table.play("a sickle-day", "a play salt-day-1", "a salt-on clover")
    again = Table(CARNUTA, read_position(CARNUTA, table.truth()))
    assert again.truth() == table.truth()
    moves = ("a play honey-flat2", "a end", "b take skull-each")
    assert again.play(*moves).truth() == table.play(*moves).truth()


@pytest.mark.parametrize(
    "wrong",
    [
        {"turn": 2},
        {"turn": -1},
        {"turn": 100_000},
        {"ancestor": 2},
        {"actions": 3},
        {"actions": -1},
        {"nearness": 3},
        {"phase": "lunch"},
        {"phase": "place-salt"},
        {"reserve": [2, 1]},
        {"reserve": [-1, 3]},
        {"reserve": [1, 1, 0]},
        {"tokens": {"egg": 2}},
        {"market": "egg-each egg-each"},
        {"market": "toad-each"},
        {"market": "skull-each"},
        {"market": f"{MARKET} berry-each"},
        {"discards": {"day": ["clover-flat2"]}},
    ],
)
def test_positions_that_make_no_sense(wrong: dict[str, Any]) -> None:
    """What points outside the table or breaks a law of the game is refused, compiled or not."""
    with pytest.raises(BadPosition):
        lay(player(), player(), **{"market": MARKET, **wrong})


@pytest.mark.parametrize(
    "wrong",
    [
        player("SSSMM"),  # a rune on a padlock
        player(padlocks=3),
        player(padlocks=-1),
        player(sickles=3),
        player(sickles=-1),
        player(hand="egg-flat2 egg-flat5 egg-trio egg-double"),
        player(laid="clover-flat2 salt-day-1"),  # Salt without a column
        player(laid=f"{TEN} egg-flat2"),  # eleven cards, and no end is near
    ],
)
def test_players_that_make_no_sense(wrong: dict[str, Any]) -> None:
    """The same for what lies in front of a player."""
    with pytest.raises(BadPosition):
        lay(wrong, player(), market=MARKET)


@pytest.mark.parametrize("count", [1, 5])
def test_tables_that_make_no_sense(count: int) -> None:
    """Two to four players sit at a table."""
    players = [player() for _ in range(count)]
    with pytest.raises(BadPosition):
        read_position(CARNUTA, {"seats": count, "players": players})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_second_salt_in_hand_is_drawn(lang: str) -> None:
    """While one Salt waits for its column, another in hand can still be drawn and reckoned."""
    table = lay(player(hand="salt-day-1 salt-day-2"), player()).play("a play salt-day-1")
    assert drawings.draw(CARNUTA, table.view("a"), Texts(lang, "carnuta"), {})
