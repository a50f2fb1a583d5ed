from __future__ import annotations

import pytest

from ludotheque.core.deck import DeckText
from ludotheque.games.carnuta.game import CarnutaGame

from ..table import seed
from .table import CARNUTA, MARKET, Table, half_of, lay, player

# four starting cards, and four more by day
TINY = """id,half,ingredient,counts_as,cost,scoring,of,starter
clover-flat2,day,clover,1,flip:S,flat2,,yes
skull-flat2,night,skull,1,flip:M,flat2,,yes
berry-flat2,night,berry,1,flip:M,flat2,,yes
mushroom-flat2,night,mushroom,1,flip:M,flat2,,yes
egg-1,day,egg,1,,flat2,,no
egg-2,day,egg,1,,flat2,,no
egg-3,day,egg,1,,flat2,,no
egg-4,day,egg,1,,flat2,,no
egg-5,day,egg,1,,flat2,,no
"""


def tiny() -> CarnutaGame:
    """Return a game with hardly any cards."""
    return CARNUTA.with_deck(DeckText("tiny", TINY))


# --- sickles


@pytest.mark.parametrize("half", ["day", "night"])
def test_a_sickle_renews_a_half(half: str) -> None:
    """C3.7: the four visible cards of one half are discarded and four new ones revealed."""
    table = lay(player(), player(), market=MARKET)
    other = "night" if half == "day" else "day"
    old, following, kept = table.row(half), table.pile(half)[:4], table.row(other)
    table.play(f"a sickle-{half}")
    assert table.row(half) == following
    assert table.row(other) == kept
    assert table.discards(half) == sorted(old)
    assert table.player("a")["sickles"] == 1
    assert table.view("a").actions == 2


@pytest.mark.parametrize("before", [0, 1, 2])
def test_a_sickle_at_any_moment(before: int) -> None:
    """C3.7: before, between and after the two actions, besides them."""
    table = lay(player(), player(), market=MARKET)
    moves = ["a flip-suns", "a flip-moons"]
    table.play(*moves[:before], "a sickle-day", *moves[before:])
    assert table.to_act() == "a"
    assert table.legal("a") == ["end", "sickle-day", "sickle-night"]
    assert table.play("a end").to_act() == "b"


def test_both_sickles_in_one_turn() -> None:
    """C3.7: no limit per turn but the two tokens; then there is none left."""
    table = lay(player(), player(), market=MARKET)
    table.play("a sickle-day", "a sickle-day")
    assert table.refused("a sickle-night") == ("C3.7", "no-sickle")
    assert table.view("a").actions == 2


def test_the_turn_ends_by_itself_without_a_sickle() -> None:
    """C3.7: after the second action nothing is left to decide for who has no sickle."""
    table = lay(player(sickles=0), player(), market=MARKET)
    assert table.play("a flip-suns", "a flip-moons").to_act() == "b"
    table = lay(player(sickles=1), player(), market=MARKET)
    assert table.play("a flip-suns", "a flip-moons").to_act() == "a"
    assert table.play("a sickle-night").to_act() == "b"


def test_a_last_sickle_then_the_discard() -> None:
    """C3.7: when the last sickle ends the turn, the hand is still reduced."""
    hand = "clover-each clover-both clover-pair"
    table = lay(player(sickles=1, hand=hand), player(), market=MARKET)
    table.play("a take egg-each", "a flip-moons", "a sickle-day")
    assert (table.to_act(), table.phase) == ("a", "discard-down")


def test_the_sickle_of_another_turn() -> None:
    """C3.7: only in one's own turn."""
    table = lay(player(), player(), market=MARKET)
    assert table.refused("b sickle-day") == ("C2.5", "turn-of-other")


# --- empty piles


def short_pile(*pile: str, number: int = 0) -> Table:
    """Lay out a day pile of a few cards; all others of the day are discards."""
    piles, chance = {"day": list(pile)}, seed(number).hex()
    return lay(player(), player(), market=MARKET, piles=piles, seed=chance)


def test_the_pile_is_rebuilt_at_once() -> None:
    """C3.8: when its last card is revealed, the discards of its half become the pile."""
    table = short_pile("honey-each")
    discards, night = table.discards("day"), table.pile("night")
    table.play("a take egg-each")
    assert table.row("day")[0] == "honey-each"
    assert (table.discards("day"), sorted(table.pile("day"))) == ([], discards)
    assert table.pile("night") == night
    assert table.heard("b", "rebuilt") == [{"seat": 0, "half": "day"}]


def test_the_rebuilt_pile_is_shuffled() -> None:
    """C3.8: another chance brings another order."""
    tables = [short_pile("honey-each", number=number) for number in range(5)]
    orders = {tuple(table.play("a take egg-each").pile("day")) for table in tables}
    assert len(orders) == 5


def test_a_sickle_goes_on_with_the_rebuilt_pile() -> None:
    """C3.8: in the middle of revealing four cards the pile is rebuilt, with the cards cut too."""
    table = short_pile("honey-each", "honey-both")
    cut, discards = table.row("day"), table.discards("day")
    table.play("a sickle-day")
    assert table.row("day")[:2] == ["honey-each", "honey-both"]
    assert all(table.row("day"))
    assert sorted(table.row("day")[2:] + table.pile("day")) == sorted(cut + discards)
    assert table.discards("day") == []


def test_only_its_own_half_rebuilds_a_pile() -> None:
    """C3.8: discards of the Night never come to the Day."""
    hand = "skull-trio clover-each clover-both"
    piles = {"day": ["honey-each", "honey-both"]}
    table = lay(player(hand=hand), player(), market=MARKET, piles=piles)
    table.play("a take egg-each", "a sickle-night", "a flip-suns", "a end", "a discard skull-trio")
    table.play("b take egg-both")
    assert table.discards("day") == []
    assert len(table.discards("night")) == 5
    assert set(table.pile("day") + table.row("day")) <= set(half_of("day"))


def test_a_place_stays_empty() -> None:
    """C3.8: with neither pile nor discards the place stays empty."""
    table = lay(player(sickles=2), player(), game=tiny(), market="egg-1 egg-2 egg-3 egg-4")
    table.play("a take egg-1")
    assert table.row("day")[1:] == ["egg-2", "egg-3", "egg-4"]
    assert table.row("day")[0] == "egg-5"
    table.play("a take egg-2")
    assert table.row("day") == ["egg-5", "", "egg-3", "egg-4"]
    table.play("a sickle-day")
    assert sorted(table.row("day")) == ["", "egg-3", "egg-4", "egg-5"]
    assert table.pile("day") == table.discards("day") == []


def test_a_discard_fills_an_empty_place() -> None:
    """C3.8: the first discard is a pile at once, and the pile fills the place that was empty."""
    hand = "egg-1 egg-2 egg-3"
    table = lay(player(hand=hand), player(), game=tiny(), market="egg-4 egg-5")
    table.play("a take egg-4", "a flip-suns", "a end")
    assert table.row("day") == ["", "egg-5", "", ""]
    table.play("a discard egg-2")
    assert table.row("day") == ["egg-2", "egg-5", "", ""]


def test_nothing_to_cut() -> None:
    """C3.8: a half without a visible card gives a sickle nothing to do."""
    hands = (player(hand="egg-1 egg-2 egg-3"), player(hand="egg-4 egg-5"))
    table = lay(*hands, game=tiny())
    assert table.row("day") == [""] * 4
    assert table.refused("a sickle-day") == ("C3.7", "nothing-to-cut")
