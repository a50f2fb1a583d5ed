from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ludotheque.bots.match import play_out
from ludotheque.core.deck import DeckText
from ludotheque.core.faults import Fault
from ludotheque.core.records.record import Record
from ludotheque.core.records.writing import write_record
from ludotheque.games.carnuta.data.deck_file import CardRow

from ..table import seed
from .decks import deck_text
from .table import CARNUTA, TEN, half_of, lay, new, player

BOOK = Path(__file__).parents[3] / "docs" / "rules" / "carnuta-cards.csv"
DAY = ("clover", "flower", "egg", "honey")
NIGHT = ("skull", "butterfly", "berry", "mushroom")
POINTS = {"flat2", "flat5", "each", "both", "twice", "pair", "trio"}

# what a card costs, written a second time: O is the face of its own half, X the other one
COSTS = {
    "flat2": "flip:O",
    "flat5": "give:O give:X",
    "each": "flip:O flip:X",
    "both": "give:O",
    "twice": "give:O flip:X",
    "pair": "flip:O give:O",
    "trio": "flip:O flip:O give:O",
    "double": "flip:O flip:O",
    "salt": "give:X",
}


def cost(row: CardRow) -> Counter[str]:
    """Return a cost as symbols."""
    symbols = ("flip:S", "flip:M", "give:S", "give:M")
    return Counter(dict(zip(symbols, row.cost, strict=True)))


def test_how_many_play() -> None:
    """C1.1: two to four players."""
    for seats in (2, 3, 4):
        assert new(seats).state.seats == seats
    for seats in (1, 5):
        with pytest.raises(Fault):
            new(seats)


def test_seventy_two_cards_in_two_halves() -> None:
    """C1.1: 72 cards, half of Day and half of Night, each ingredient in its own half."""
    assert [len(half_of(half)) for half in ("day", "night")] == [36, 36]
    kinds = [{card.partition("-")[0] for card in half_of(half)} for half in ("day", "night")]
    assert kinds == [{*DAY, "salt"}, {*NIGHT, "salt"}]


def test_the_tokens_of_the_box() -> None:
    """C1.1: four players use up all 22 runes, 8 padlocks, 8 sickles and 4 counters."""
    view = new(4).view("w")
    assert sum(view.suns) + sum(view.moons) + sum(view.reserve) == 22
    assert (sum(view.padlocks), sum(view.sickles), len(view.laid)) == (8, 8, 4)
    assert view.tokens == (-1,) * 8
    assert view.ancestor in range(4)


def test_nothing_gets_lost() -> None:
    """C1.1: after a whole game every card and every rune of the box is there once."""
    for number in range(5):
        state, _ = play_out(
            CARNUTA, CARNUTA.read_options({}), 4, seed(number), ("random",) * 4, 100_000
        )
        assert state.outcome() is not None
        assert state.broken_laws() == []


def test_the_cards_are_those_of_the_book() -> None:
    """C1.2: the deck of the game is the file beside the rule book."""
    assert DeckText("book", BOOK.read_text(encoding="utf-8")).hash == deck_text(CARNUTA).hash


@pytest.mark.parametrize("ingredient", DAY + NIGHT)
def test_each_ingredient_has_every_kind_of_points(ingredient: str) -> None:
    """C1.2: one card of each of the seven kinds of points, and one double worth none."""
    rows = [row for row in CARNUTA.table.rows if row.id.startswith(ingredient)]
    assert {row.id.partition("-")[2] for row in rows} == {*POINTS, "double"}
    assert len(rows) == 8
    doubles = [row for row in rows if row.counts_as == 2]
    assert [(row.id, row.scoring) for row in doubles] == [(f"{ingredient}-double", 0)]


def test_eight_salts() -> None:
    """C1.2: four Salts by day and four by night, worth no points themselves."""
    salts = [row for row in CARNUTA.table.rows if row.id.startswith("salt")]
    assert Counter(row.half for row in salts) == {0: 4, 1: 4}
    assert {(row.scoring, row.counts_as) for row in salts} == {(0, 1)}


def test_what_the_cards_cost() -> None:
    """C1.2: the cost of every card, from its kind and its half."""
    for row in CARNUTA.table.rows:
        kind = "salt" if row.id.startswith("salt") else row.id.partition("-")[2]
        own, other = "SM" if row.half == 0 else "MS"
        symbols = COSTS[kind].replace("O", own).replace("X", other).split()
        assert +cost(row) == Counter(symbols), row.id


def test_a_record_names_the_deck() -> None:
    """C1.2: the name and the hash of the deck are in the record."""
    text = write_record(Record(CARNUTA, CARNUTA.read_options({}), 2, seed(0), ("Ana", "Bo")))
    assert f"deck reconstruction-1 {deck_text(CARNUTA).hash}" in text.splitlines()


def test_the_starting_cards() -> None:
    """C1.3: the "2 points" card of each ingredient, and no other."""
    starters = [row.id for row in CARNUTA.table.rows if row.starter]
    assert starters == [f"{ingredient}-flat2" for ingredient in DAY + NIGHT]


def test_one_token_per_ingredient() -> None:
    """C1.4: one token of each ingredient lies in the centre; a second one cannot be taken."""
    five = " ".join(TEN.split()[:5])
    table = lay(
        player(hand="flower-flat2", laid=five),
        player(hand="skull-flat2", laid="skull-each skull-both berry-each berry-both berry-pair"),
    )
    table.play("a play flower-flat2")
    assert table.legal("a") == [f"token {ingredient}" for ingredient in DAY + NIGHT]
    table.play("a token honey", "a flip-suns", "a end", "b play skull-flat2")
    rest = [ingredient for ingredient in DAY + NIGHT if ingredient != "honey"]
    assert table.legal("b") == [f"token {ingredient}" for ingredient in rest]
