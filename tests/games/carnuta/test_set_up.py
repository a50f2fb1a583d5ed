from __future__ import annotations

import pytest

from ludotheque.core.chance import Noise
from ludotheque.games import drawings
from ludotheque.i18n.texts import Texts

from ..table import SEATS
from .table import CARNUTA, half_of, lay, new, player

STARTERS = {f"{kind}-flat2" for kind in ("clover", "flower", "egg", "honey")} | {
    f"{kind}-flat2" for kind in ("skull", "butterfly", "berry", "mushroom")
}
MANY = 60


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_each_player_starts_with(seats: int) -> None:
    """C2.1: two Suns, two Moons, two padlocks, two sickles, one card, an empty hand."""
    table = new(seats)
    for letter in SEATS[:seats]:
        mine = table.player(letter)
        assert (mine["suns"], mine["moons"], mine["padlocks"], mine["sickles"]) == (2, 2, 2, 2)
        assert (len(mine["laid"]), mine["hand"]) == (1, [])


def test_the_board_has_six_places() -> None:
    """C2.1: with four runes and two padlocks no place is free."""
    table = new(2)
    letter = table.to_act()
    assert table.refused(f"{letter} suns") == ("C3.4", "no-free-place")


def test_the_counter_starts_on_one() -> None:
    """C2.1: the counter shows the starting card."""
    picture = drawings.draw(CARNUTA, new(2).view("w"), Texts("en", "carnuta"), {})
    assert picture.count(" 1/11") == 2


def test_a_starting_card_each() -> None:
    """C2.2: each player has one starting card face up, and is told so."""
    for seats in (2, 3, 4):
        table = new(seats)
        laid = [table.laid(letter) for letter in SEATS[:seats]]
        assert len(set(laid)) == seats
        assert set(laid) <= STARTERS
        assert [args["card"] for args in table.heard("w", "starter")] == laid


def test_starting_cards_are_drawn() -> None:
    """C2.2: any seat can get any of the eight."""
    tables = [new(2, number) for number in range(MANY)]
    for letter in "ab":
        assert {table.laid(letter) for table in tables} == STARTERS


def test_other_starting_cards_are_in_the_piles() -> None:
    """C2.2: starting cards that were not dealt are shuffled in: some games reveal one at once."""
    tables = [new(2, number) for number in range(MANY)]
    for table in tables:
        dealt = {table.laid("a"), table.laid("b")}
        centre = [c for h in ("day", "night") for c in table.row(h) + table.pile(h)]
        assert STARTERS & set(centre) == STARTERS - dealt
    revealed = {c for table in tables for half in ("day", "night") for c in table.row(half)}
    assert revealed >= STARTERS


def test_by_option_other_starting_cards_are_left_out() -> None:
    """C2.2: with `spare_starts` = `aside` those that were not dealt are nowhere in the game."""
    for number in range(10):
        table = new(3, number, spare_starts="aside")
        centre = [c for h in ("day", "night") for c in table.row(h) + table.pile(h)]
        assert STARTERS & set(centre) == set()
        assert len(centre) == 72 - 8


def test_what_is_left_out_is_not_imagined() -> None:
    """C2.2: whoever imagines the piles knows that starting cards are not among them."""
    table = new(2, spare_starts="aside")
    world = CARNUTA.sample(table.view("a"), Noise(1))
    assert world.broken_laws() == []
    assert sum(world.pile_size) == 72 - 8 - 8


def test_a_position_knows_what_is_left_out() -> None:
    """C2.2: a position keeps the option, and its piles hold no starting card."""
    table = lay(player(), player(), options={"spare_starts": "aside"})
    assert STARTERS & set(table.pile("day") + table.pile("night")) == set()
    assert table.truth()["options"]["spare_starts"] == "aside"


@pytest.mark.parametrize("half", ["day", "night"])
def test_four_cards_of_each_half_are_revealed(half: str) -> None:
    """C2.3: four cards of the half lie in the market, the rest of it in its pile."""
    table = new(3)
    row, pile = table.row(half), table.pile(half)
    laid = {table.laid(letter) for letter in "abc"}
    assert len(row) == 4
    assert sorted(row + pile) == sorted(set(half_of(half)) - laid)
    assert table.discards(half) == []


@pytest.mark.parametrize("half", ["day", "night"])
def test_the_piles_are_shuffled(half: str) -> None:
    """C2.3: any card can be the first revealed and the last of its pile."""
    tables = [new(2, number) for number in range(400)]
    assert {table.row(half)[0] for table in tables} == set(half_of(half))
    assert {table.pile(half)[-1] for table in tables} == set(half_of(half))


def test_the_halves_are_shuffled_apart() -> None:
    """C2.3: the same order by day comes with many orders by night."""
    tables = [new(2, number) for number in range(400)]
    beside: dict[str, set[str]] = {}
    for table in tables:
        beside.setdefault(table.row("day")[0], set()).add(table.row("night")[0])
    assert min(len(cards) for cards in beside.values()) > 1


@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 2), (4, 3)])
def test_the_reserve(seats: int, each: int) -> None:
    """C2.4: one, two or three runes of each face, for two, three or four players."""
    assert new(seats).reserve() == (each, each)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ancestor_is_drawn_and_starts(seats: int) -> None:
    """C2.5: any player can be the Ancestor, who acts first; the table is told."""
    found = set()
    for number in range(MANY):
        table = new(seats, number)
        assert table.to_act() == SEATS[table.view("w").ancestor]
        assert table.heard("w", "ancestor") == [{"seat": table.view("w").ancestor}]
        found.add(table.to_act())
    assert found == set(SEATS[:seats])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_play_is_clockwise(seats: int) -> None:
    """C2.5: after the Ancestor each next seat plays; a round later the Ancestor again."""
    table = new(seats, 5)
    first = table.view("w").ancestor
    for turn in range(seats + 1):
        letter = SEATS[(first + turn) % seats]
        assert table.to_act() == letter
        assert table.view("w").round == 1 + turn // seats
        table.idle(letter)
