from __future__ import annotations

import pytest

from .table import TEN, Table, lay, player

WORDS = TEN.split()


def before(count: int, **tokens: int) -> Table:
    """Lay out a potion of some cards, and one more that can be played."""
    potion = " ".join(WORDS[:count])
    padlocks = 2 - (count >= 4) - (count >= 8)
    first = player("SM", hand="egg-flat2 honey-flat2", laid=potion, padlocks=padlocks)
    return lay(first, player(), tokens=tokens)


def amounts(table: Table, letter: str) -> dict[str, int]:
    """Return how much there is of each ingredient of a potion."""
    return {column.ingredient: column.amount for column in table.sheet(letter).columns}


# --- doubles and Salt


def test_a_double_counts_as_two() -> None:
    """C4.1: two of its ingredient, one card for the counter."""
    table = lay(player("SSM", hand="egg-double"), player())
    table.play("a play egg-double")
    assert amounts(table, "a") == {"clover": 1, "egg": 2}
    assert table.laid("a") == "clover-flat2 egg-double"


def test_the_double_of_the_third_card_brings_no_bonus_early() -> None:
    """C4.1: a double as third card is not yet the fourth."""
    table = lay(player("SSM", hand="egg-double", laid=" ".join(WORDS[:2])), player())
    assert table.play("a play egg-double").player("a")["padlocks"] == 2


def test_salt_joins_a_column() -> None:
    """C4.2: the player chooses among the columns they have; it counts as one more there."""
    laid = "clover-flat2 clover-each skull-each"
    table = lay(player(hand="salt-day-1", laid=laid), player())
    table.play("a play salt-day-1")
    assert (table.phase, table.to_act()) == ("place-salt", "a")
    assert table.legal("a") == ["salt-on clover", "salt-on skull"]
    table.play("a salt-on skull")
    assert amounts(table, "a") == {"clover": 2, "skull": 2}
    assert table.laid("a").endswith("salt-day-1:skull")
    assert table.runes("a") == "SSM"
    assert table.heard("b", "salt") == [{"seat": 0, "ingredient": "skull"}]


def test_salt_is_one_action_and_one_card() -> None:
    """C4.2: choosing the column is no second action; the counter goes up by one, with its bonus."""
    table = lay(player(hand="salt-night-2", laid=" ".join(WORDS[:3])), player())
    table.play("a play salt-night-2", "a salt-on clover")
    assert (table.view("a").actions, table.phase) == (1, "action")
    assert len(table.view("a").laid[0]) == 4
    assert table.player("a")["padlocks"] == 1


def test_salt_scores_in_its_column() -> None:
    """C4.2: Salt stands in the column that it joined."""
    table = lay(player(laid="clover-flat2 skull-each salt-day-1:skull"), player())
    skull = {column.ingredient: column for column in table.sheet("a").columns}["skull"]
    assert [line.name["card"] for line in skull.lines] == ["skull-each", "salt-day-1"]
    assert (skull.amount, skull.points) == (2, 2)


def test_salt_never_moves() -> None:
    """C4.2: once laid it cannot be asked to another column, not even by more Salt."""
    table = lay(player(hand="salt-day-1 salt-day-2", laid="clover-flat2 skull-each"), player())
    table.play("a play salt-day-1", "a salt-on skull")
    assert table.refused("a salt-on clover") == ("C4.2", "no-salt")
    table.play("a play salt-day-2", "a salt-on clover")
    assert table.laid("a").split()[2:] == ["salt-day-1:skull", "salt-day-2:clover"]
    assert amounts(table, "a") == {"clover": 2, "skull": 2}


def test_no_column_of_a_token() -> None:
    """C4.2: Salt is laid on a card: a token alone makes no column."""
    table = lay(player(hand="salt-day-1"), player(), tokens={"honey": 0})
    table.play("a play salt-day-1")
    assert table.legal("a") == ["salt-on clover"]


# --- the counter


@pytest.mark.parametrize(("count", "padlocks"), [(4, 1), (8, 0)])
def test_a_padlock_goes(count: int, padlocks: int) -> None:
    """C4.3: the fourth and the eighth card remove a padlock at once: a place more for runes."""
    table = before(count - 1)
    table.play("a play egg-flat2")
    assert table.player("a")["padlocks"] == padlocks
    assert table.heard("b", "padlock") == [{"seat": 0}]
    assert table.player("b")["padlocks"] == 2
    assert (table.phase, table.view("a").actions) == ("action", 1)


def test_the_new_place_can_be_filled_in_the_same_turn() -> None:
    """C4.3: the bonus is immediate."""
    table = lay(player("SSMM", hand="egg-flat2", laid=" ".join(WORDS[:3])), player())
    table.play("a play egg-flat2", "a suns")
    assert table.runes("a") == "SSMMM"


@pytest.mark.parametrize("count", [6, 10])
def test_a_token_is_chosen(count: int) -> None:
    """C4.3: the sixth and the tenth card give a token of one's choice, before anything else."""
    table = before(count - 1)
    padlocks = table.player("a")["padlocks"]
    table.play("a play egg-flat2")
    assert (table.phase, table.to_act()) == ("choose-token", "a")
    assert len(table.legal("a")) == 8
    table.play("a token berry")
    assert table.truth()["tokens"] == {"berry": 0}
    assert (table.phase, table.view("a").actions) == ("action", 1)
    assert table.player("a")["padlocks"] == padlocks


@pytest.mark.parametrize("count", [2, 3, 5, 7, 9, 11])
def test_other_cards_bring_nothing(count: int) -> None:
    """C4.3: no other card brings a bonus."""
    table = before(count - 1)
    padlocks = table.player("a")["padlocks"]
    table.play("a play egg-flat2")
    assert (table.phase, table.player("a")["padlocks"]) == ("action", padlocks)


def test_only_tokens_still_in_the_centre() -> None:
    """C4.3: a token that somebody has is no longer there, one's own neither."""
    table = before(9, clover=0, skull=1)
    table.play("a play egg-flat2")
    assert table.refused("a token clover") == ("C4.3", "token-taken")
    assert table.refused("a token skull") == ("C4.3", "token-taken")
    assert len(table.legal("a")) == 6


def test_the_token_of_the_second_action() -> None:
    """C4.3: a token that comes with the last action is chosen before the turn ends."""
    five = " ".join(WORDS[:5])
    table = lay(player(hand="egg-flat2", laid=five, padlocks=1, sickles=0), player())
    table.play("a flip-suns", "a play egg-flat2")
    assert (table.phase, table.to_act()) == ("choose-token", "a")
    assert table.play("a token egg").to_act() == "b"


def test_a_token_counts_as_one_more() -> None:
    """C4.4: one more of its ingredient, no card: the counter does not move."""
    table = before(5).play("a play egg-flat2")
    before_token = amounts(table, "a")
    table.play("a token egg")
    assert before_token["egg"] == 1
    assert amounts(table, "a") == {**before_token, "egg": 2}
    assert len(table.view("a").laid[0]) == 6
