from __future__ import annotations

from dataclasses import dataclass

import pytest

from .table import Table, lay, player


def scores(table: Table, letter: str) -> dict[str, int]:
    """Return what each card of a potion scores, by its id."""
    lines = [line for column in table.sheet(letter).columns for line in column.lines]
    return {str(line.name["card"]): line.points for line in lines}


def brew(laid: str, *tokens: str) -> Table:
    """Lay out a potion of a, with tokens."""
    mine, other = player(laid=laid, padlocks=0), player(laid="skull-flat2")
    return lay(mine, other, tokens=dict.fromkeys(tokens, 0), nearness=2)


# --- one kind of points after the other


@pytest.mark.parametrize(
    "rest", ["", "clover-each", "clover-double flower-double honey-each", "salt-day-1:clover"]
)
def test_fixed_points(rest: str) -> None:
    """C5.1: two or five points, whatever else there is."""
    table = brew(f"clover-flat2 egg-flat5 {rest}")
    assert (scores(table, "a")["clover-flat2"], scores(table, "a")["egg-flat5"]) == (2, 5)


@pytest.mark.parametrize(
    ("rest", "points"),
    [
        ("", 1),  # the card itself
        ("mushroom-flat5", 2),
        ("mushroom-flat5 mushroom-both mushroom-twice", 4),  # the example of the source
        ("skull-each berry-each", 1),
    ],
)
def test_each(rest: str, points: int) -> None:
    """C5.2: one point per ingredient of its type, itself included."""
    assert scores(brew(f"mushroom-each {rest}"), "a")["mushroom-each"] == points


@pytest.mark.parametrize(
    ("rest", "points"),
    [
        ("", 0),
        ("skull-each", 1),
        ("berry-each berry-flat2", 2),
        ("skull-each berry-each berry-flat2", 3),
        ("egg-each", 0),
    ],
)
def test_both(rest: str, points: int) -> None:
    """C5.3: one point per ingredient of each of two types (Egg: Skull and Berry)."""
    assert scores(brew(f"egg-both {rest}"), "a")["egg-both"] == points


@pytest.mark.parametrize(
    ("rest", "points"),
    [
        ("", 0),
        ("berry-each", 2),
        ("berry-each berry-flat2 berry-flat5", 6),  # the example of the source
        ("clover-each", 0),
    ],
)
def test_twice(rest: str, points: int) -> None:
    """C5.4: two points per ingredient of the type (Clover: Berry)."""
    assert scores(brew(f"clover-twice {rest}"), "a")["clover-twice"] == points


@pytest.mark.parametrize(
    ("rest", "points"),
    [
        ("", 0),
        ("clover-flat2", 0),
        ("berry-flat2", 0),
        ("clover-flat2 berry-flat2", 4),
        ("clover-flat2 clover-flat5 berry-flat2", 4),
        ("clover-flat2 clover-flat5 berry-flat2 berry-flat5", 8),  # the example of the source
    ],
)
def test_pair(rest: str, points: int) -> None:
    """C5.5: four points per complete pair (Butterfly: Clover and Berry)."""
    assert scores(brew(f"butterfly-pair {rest}"), "a")["butterfly-pair"] == points


@pytest.mark.parametrize(
    ("rest", "points"),
    [
        ("", 0),  # it is an Egg itself
        ("honey-flat2", 0),
        ("mushroom-flat2", 0),
        ("honey-flat2 mushroom-flat2", 6),
        ("honey-flat2 mushroom-flat2 egg-flat2", 6),
        ("honey-flat2 honey-flat5 mushroom-flat2 egg-flat2", 6),
        ("honey-flat2 honey-flat5 mushroom-flat2 mushroom-flat5", 6),
        ("honey-flat2 honey-flat5 mushroom-flat2 mushroom-flat5 egg-flat2", 12),
    ],
)
def test_trio(rest: str, points: int) -> None:
    """C5.6: six points per complete set of three (Egg: Egg, Honey and Mushroom)."""
    assert scores(brew(f"egg-trio {rest}"), "a")["egg-trio"] == points


# --- doubles, Salt and tokens

READERS = [
    # a card, what else lies there, and its points with one Berry more
    ("berry-each", "", 2),
    ("egg-both", "skull-each", 2),
    ("clover-twice", "", 2),
    ("butterfly-pair", "clover-flat2", 4),
    ("butterfly-trio", "flower-flat2", 6),
]


@pytest.mark.parametrize(("card", "rest", "points"), READERS)
def test_a_token_counts_in_every_kind(card: str, rest: str, points: int) -> None:
    """C5.7: a Berry token serves each, both, twice, pair and trio."""
    assert scores(brew(f"{card} {rest}", "berry"), "a")[card] == points


@pytest.mark.parametrize(
    ("card", "rest", "points"),
    [
        ("berry-each", "", 3),
        ("egg-both", "", 2),
        ("clover-twice", "", 4),
        ("butterfly-pair", "clover-flat2 clover-flat5", 8),
        ("butterfly-trio", "butterfly-flat2 flower-flat2 flower-flat5", 12),
    ],
)
def test_a_double_counts_in_every_kind(card: str, rest: str, points: int) -> None:
    """C5.7: a double Berry is two of them for each, both, twice, pair and trio."""
    assert scores(brew(f"{card} berry-double {rest}"), "a")[card] == points


@pytest.mark.parametrize(
    ("card", "rest", "points"),
    [
        ("berry-each", "", 3),
        ("egg-both", "", 2),
        ("clover-twice", "", 4),
        ("butterfly-pair", "clover-flat2 clover-flat5", 8),
        ("butterfly-trio", "butterfly-flat2 flower-flat2 flower-flat5", 12),
    ],
)
def test_salt_counts_in_every_kind(card: str, rest: str, points: int) -> None:
    """C5.7: Salt on a Berry makes two of it for each, both, twice, pair and trio."""
    assert scores(brew(f"{card} berry-flat2 salt-day-1:berry {rest}"), "a")[card] == points


def test_an_ingredient_serves_several_cards() -> None:
    """C5.7: the same Berry scores for every card that speaks of it."""
    table = brew("berry-flat2 clover-twice butterfly-pair egg-both")
    expected = {"berry-flat2": 2, "clover-twice": 2, "butterfly-pair": 4, "egg-both": 1}
    assert scores(table, "a") == expected


def test_the_potions_of_others_do_not_count() -> None:
    """C5.7: a card reads the potion that it lies in."""
    table = lay(player(laid="clover-twice"), player(laid="berry-flat2"), tokens={"berry": 1})
    assert scores(table, "a") == {"clover-twice": 0}


# --- whole potions, worked out by hand


@dataclass(frozen=True)
class Potion:
    """A potion, its tokens, and by hand: amounts, the points of each card, and the total."""

    tokens: tuple[str, ...]
    amounts: dict[str, int]
    columns: dict[str, dict[str, int]]  # ingredient → card → points
    total: int

    def laid(self) -> str:
        """Return the cards as a position writes them."""
        return " ".join(
            f"{card}:{kind}" if card.startswith("salt") else card
            for kind, cards in self.columns.items()
            for card in cards
        )


PAIRS = Potion(  # 11 cards
    tokens=("honey", "mushroom"),
    amounts={
        "clover": 5,  # 1 + 1 + double 2 + Salt 1
        "honey": 2,  # 1 + token
        "skull": 1,
        "butterfly": 1,
        "berry": 3,  # 1 + double 2
        "mushroom": 3,  # 1 + 1 + token
    },
    columns={
        "clover": {
            "clover-flat2": 2,
            "clover-each": 5,  # 1 × 5 Clovers
            "clover-double": 0,
            "salt-day-1": 0,
        },  # 7
        "honey": {"honey-twice": 6},  # 2 × 3 Mushrooms
        "skull": {"skull-twice": 4},  # 2 × 2 Honeys
        "butterfly": {"butterfly-pair": 12},  # 5 Clovers, 3 Berries: 3 pairs × 4
        "berry": {
            "berry-pair": 12,  # 5 Clovers, 3 Mushrooms: 3 pairs × 4
            "berry-double": 0,
        },  # 12
        "mushroom": {
            "mushroom-flat5": 5,
            "mushroom-both": 5,  # 5 Clovers + 0 Flowers
        },  # 10
    },
    total=51,  # 7 + 6 + 4 + 12 + 12 + 10
)

TRIOS = Potion(  # 12 cards
    tokens=("flower", "butterfly"),
    amounts={
        "flower": 1,  # token
        "egg": 5,  # 1 + 1 + double 2 + Salt 1
        "honey": 4,  # 1 + 1 + double 2
        "skull": 3,  # 1 + double 2
        "butterfly": 2,  # 1 + token
        "mushroom": 2,
    },
    columns={
        "flower": {},  # a token scores nothing itself
        "egg": {
            "egg-flat2": 2,
            "egg-trio": 12,  # 5 Eggs, 4 Honeys, 2 Mushrooms: 2 trios × 6
            "egg-double": 0,
            "salt-day-2": 0,
        },  # 14
        "honey": {
            "honey-each": 4,  # 1 × 4 Honeys
            "honey-trio": 0,  # no Clover
            "honey-double": 0,
        },  # 4
        "skull": {
            "skull-trio": 12,  # 5 Eggs, 3 Skulls, 2 Butterflies: 2 trios × 6
            "skull-double": 0,
        },  # 12
        "butterfly": {"butterfly-trio": 0},  # 1 Flower, 2 Butterflies, no Berry
        "mushroom": {
            "mushroom-trio": 0,  # 1 Flower, no Berry
            "mushroom-each": 2,  # 1 × 2 Mushrooms
        },  # 2
    },
    total=32,  # 14 + 4 + 12 + 0 + 2
)

MIXED = Potion(  # 14 cards
    tokens=("skull", "berry"),
    amounts={
        "clover": 3,  # 1 + 1 + Salt 1
        "flower": 5,  # 4 × 1 + Salt 1
        "egg": 2,
        "skull": 1,  # token
        "berry": 3,  # 1 + 1 + token
        "mushroom": 3,  # 1 + double 2
    },
    columns={
        "clover": {
            "clover-flat5": 5,
            "clover-twice": 6,  # 2 × 3 Berries
            "salt-day-3": 0,
        },  # 11
        "flower": {
            "flower-flat2": 2,
            "flower-pair": 8,  # 2 Eggs, 3 Mushrooms: 2 pairs × 4
            "flower-trio": 18,  # 3 Clovers, 5 Flowers, 3 Mushrooms: 3 trios × 6
            "flower-twice": 2,  # 2 × 1 Skull
            "salt-night-1": 0,
        },  # 30
        "egg": {
            "egg-both": 4,  # 1 Skull + 3 Berries
            "egg-pair": 0,  # 5 Flowers, no Butterfly
        },  # 4
        "skull": {},  # a token
        "berry": {
            "berry-each": 3,  # 1 × 3 Berries
            "berry-both": 2,  # 2 Eggs + 0 Honeys
        },  # 5
        "mushroom": {
            "mushroom-pair": 0,  # no Honey, 1 Skull
            "mushroom-double": 0,
        },  # 0
    },
    total=50,  # 11 + 30 + 4 + 5 + 0
)


def served(potion: Potion) -> Table:
    """Lay out a whole potion for b."""
    other, mine = player(laid="butterfly-flat2"), player(laid=potion.laid(), padlocks=0)
    return lay(other, mine, tokens=dict.fromkeys(potion.tokens, 1), nearness=2)


@pytest.mark.parametrize("potion", [PAIRS, TRIOS, MIXED], ids=["pairs", "trios", "mixed"])
def test_a_whole_potion(potion: Potion) -> None:
    """C6.4 and C5.7: the sheet has the points of every card and column, worked out by hand."""
    table = served(potion)
    sheet = table.sheet("b")
    found = {column.ingredient: column for column in sheet.columns}
    assert {kind: column.amount for kind, column in found.items()} == potion.amounts
    for kind, cards in potion.columns.items():
        assert {line.name["card"]: line.points for line in found[kind].lines} == cards
        assert found[kind].points == sum(cards.values())
        assert found[kind].token == (kind in potion.tokens)
    assert list(found) == list(potion.columns)
    assert sheet.total == potion.total == table.view("w").totals[1]


def test_the_sheet_says_why() -> None:
    """C6.4: each card names the amounts that its points come from."""
    lines = [line for column in served(MIXED).sheet("b").columns for line in column.lines]
    counted = {str(line.name["card"]): line.counted for line in lines}
    assert counted["flower-trio"] == (("clover", 3), ("flower", 5), ("mushroom", 3))
    assert counted["egg-pair"] == (("flower", 5), ("butterfly", 0))
    assert counted["egg-both"] == (("skull", 1), ("berry", 3))
    assert counted["berry-each"] == (("berry", 3),)
    assert counted["flower-flat2"] == counted["salt-day-3"] == ()


def test_the_sheet_names_the_cards() -> None:
    """C6.4: a line has what the texts need to name its card."""
    (column,) = brew("clover-pair").sheet("a").columns
    name = {"card": "clover-pair", "ingredient": "clover", "scoring": "pair"}
    assert column.lines[0].name == {**name, "ingredients": ["flower", "berry"]}
