from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.carnavalesque.data.cards import AGE_NAMES, CARD_NAMES, UNKNOWN, UNMARKED
from ludotheque.games.carnavalesque.knowledge.view import Lying

from .table import A, B, C, CarnavalesqueTable, age_of, lay, names

EYES = "abcw"
WIDTH = 630  # of a card, in tenths of a millimetre


def shifted(card: str, side: str, gap: int, cover: str = "robot-kite") -> CarnavalesqueTable:
    """Lay out spot 2 under spot 3, which leaves a strip of it, so many tenths of a mm wide."""
    under = f"2 {card} {side} 0 0, 3 {cover} up {gap} 0"
    return lay(A, B, C, crowd=f"1 witch-fan up -3000 0, {under}")


def seen_as(card: str, side: str, gap: int, age: int, face: int) -> Lying:
    """Return what a view should have of spot 2."""
    return Lying(2, 0, 0, 0, side == "up", age, face, (3,) if gap < WIDTH else ())


def age(card: str) -> int:
    """Return the age of a card as views have it."""
    return AGE_NAMES.index(age_of(card))


@pytest.mark.parametrize("side", ["up", "down"])
def test_a_card_fully_covered_is_not_sent(side: str) -> None:
    """V2.5: a card of which nothing shows is in nobody's view."""
    table = shifted("pirate-mask", side, 0)
    for eyes in EYES:
        assert set(table.seen(eyes)) == {1, 3}


@pytest.mark.parametrize("side", ["up", "down"])
@pytest.mark.parametrize("gap", [20, 60, 110])
def test_of_a_sliver_only_outline_and_side(side: str, gap: int) -> None:
    """V2.5: of less than a fifth only the outline and the side that is up are sent."""
    table = shifted("pirate-mask", side, gap)
    expected = seen_as("pirate-mask", side, gap, UNKNOWN, UNKNOWN)
    for eyes in EYES:
        assert table.seen(eyes)[2] == expected


@pytest.mark.parametrize("gap", [142, 300, WIDTH])
def test_a_fifth_of_a_face(gap: int) -> None:
    """V2.5: where at least a fifth shows, a card face up is sent with its face."""
    table = shifted("pirate-mask", "up", gap)
    card = CARD_NAMES.index("pirate-mask")
    for eyes in EYES:
        assert table.seen(eyes)[2] == seen_as("pirate-mask", "up", gap, age("pirate-mask"), card)


@pytest.mark.parametrize("gap", [142, 300, WIDTH])
@pytest.mark.parametrize("card", ["pirate-mask", "rabbit-trumpet", "fairy-lantern"])
def test_a_fifth_of_a_back(gap: int, card: str) -> None:
    """V2.5: where at least a fifth shows, a card face down is sent with its age, not its face."""
    table = shifted(card, "down", gap)
    for eyes in EYES:
        assert table.seen(eyes)[2] == seen_as(card, "down", gap, age(card), UNKNOWN)


@pytest.mark.parametrize("side", ["up", "down"])
def test_the_third_workshop_is_known_by_both_sides(side: str) -> None:
    """V2.5: the Third Workshop card has no age: where a fifth shows all know it, else nobody."""
    card = CARD_NAMES.index("third-workshop")
    lying = shifted("third-workshop", side, 300).seen("a")[2]
    assert (lying.age, lying.card) == (UNMARKED, card)
    lying = shifted("third-workshop", side, 60).seen("a")[2]
    assert (lying.age, lying.card) == (UNKNOWN, UNKNOWN)


TWINS: list[tuple[str, str, str, int]] = [
    ("pirate-mask", "dragon-mask", "up", 0),  # hidden
    ("pirate-mask", "robot-umbrella", "down", 0),
    ("pirate-mask", "third-workshop", "up", 0),
    ("pirate-mask", "rabbit-trumpet", "up", 60),  # a sliver
    ("pirate-mask", "third-workshop", "down", 60),
    ("pirate-mask", "dragon-mask", "down", 300),  # a back of the same age
]


@pytest.mark.parametrize(("one", "other", "side", "gap"), TWINS)
def test_a_view_has_nothing_else(one: str, other: str, side: str, gap: int) -> None:
    """V2.5: with another card in a place that does not show it, every view is the same."""
    tables = [shifted(card, side, gap) for card in (one, other)]
    assert tables[0].truth() != tables[1].truth()
    for eyes in EYES:
        assert tables[0].view(eyes).wire() == tables[1].view(eyes).wire()


def test_where_a_hidden_card_lies_is_not_sent() -> None:
    """V2.5: a hidden card may lie anywhere under others, either side up: the views are the same."""
    over = "3 robot-kite up 0 0, 4 fairy-lantern up 100 0, 5 fairy-mask down 0 100"
    under = ("2 pirate-mask up 0 0", "2 pirate-mask down 100 0", "17 pirate-mask up 40 0")
    tables = [lay(A, B, C, crowd=f"1 witch-fan up -3000 0, {card}, {over}") for card in under]
    for eyes in EYES:
        assert len({table.view(eyes).wire() for table in tables}) == 1


def test_who_covers_whom_is_seen() -> None:
    """V2.5: what shows is sent with the spots that are seen to lie on it, and its place."""
    over = "4 robot-kite up 500 0, 6 fairy-mask up -500 0"
    crowd = f"1 witch-fan up -3000 0, 9 pirate-mask up 0 0 30, {over}"
    seen = lay(A, B, C, crowd=crowd).seen("w")
    assert (seen[9].covered_by, seen[9].angle) == ((4, 6), 30)
    assert (seen[4].covered_by, seen[4].x, seen[4].y) == ((), 500, 0)


def test_there_is_no_memory_of_what_showed() -> None:
    """V2.5: a card that gets covered is gone from the views: the table shows what shows."""
    crowd = "1 witch-fan up -3000 0, 2 pirate-mask up 2000 0, 3 robot-kite up 1000 0"
    hand = [690, 0, 0, 16384]
    table = lay(A, B, C, crowd=crowd, phase="blind", hand=hand)
    assert 2 in table.seen("b")
    for _ in range(5):
        table.play("a sweep east short")
    assert table.pile()["robot-kite"].x == 2000
    assert 2 not in table.seen("b")


def test_hands_are_secret() -> None:
    """V2.2: another hand with the same backs leaves the views of the others the same."""
    tables = [lay(hand, B, C) for hand in (A, A.replace("witch-drum", "witch-kite"))]
    for eyes in "bcw":
        assert tables[0].view(eyes).wire() == tables[1].view(eyes).wire()
    assert tables[0].view("a") != tables[1].view("a")


@pytest.mark.parametrize("eyes", EYES)
def test_backs_are_seen_at_any_time(eyes: str) -> None:
    """V2.2: everybody sees the backs of all hands, sorted, so that their order tells nothing."""
    table = lay(A, f"{B} third-workshop", C)
    assert table.backs(eyes, "a") == ["child", "child", "teen", "adult"]
    assert table.backs(eyes, "b") == ["child", "teen", "adult", "adult", "none"]
    assert table.view("w").hand == ()
    for letter, cards in (("a", A), ("c", C)):
        assert sorted(names(table.view(letter).hand)) == sorted(cards.split())


def test_only_the_owner_sees_a_hand() -> None:
    """V2.2: no card of a hand is named anywhere in the view of somebody else."""
    table = lay(A, B, C)
    mine = {CARD_NAMES.index(card) for card in A.split()}
    for eyes in "bcw":
        assert not mine & cards_in(table.view(eyes))
    assert mine <= cards_in(table.view("a"))


def cards_in(view: Any) -> set[int]:
    """Return all cards that a view names."""
    rows = (view.hand, view.shown, view.dead_end, *view.sure, *view.maybe, *view.floats)
    return {card for row in (*rows, *view.parade) for card in row} | {
        lying.card for lying in view.crowd
    }
