from __future__ import annotations

import pytest

from ..table import SEATS
from .table import MARKET, Table, at_random, lay, player


def actions(table: Table, letter: str) -> set[str]:
    """Return the first words of what a player may do, sickles aside."""
    return {m.partition(" ")[0] for m in table.legal(letter) if not m.startswith("sickle")}


# --- two actions


def test_two_actions_make_a_turn() -> None:
    """C3.1 and C3.5: after exactly two actions, of any kinds, no third one is possible."""
    table = lay(player(), player(), market=MARKET)
    assert table.refused("a end") == ("C3.6", "actions-left")
    table.play("a take egg-each")
    assert table.view("a").actions == 1
    assert table.refused("a end") == ("C3.6", "actions-left")
    table.play("a flip-suns")
    assert table.view("a").actions == 0
    assert actions(table, "a") == {"end"}
    assert table.refused("a take egg-both") == ("C3.6", "no-action-left")
    assert table.play("a end").to_act() == "b"
    assert table.view("b").actions == 2


def test_the_same_action_twice() -> None:
    """C3.1: two cards may be taken in one turn, in any order."""
    for first, second in (("egg-each", "skull-each"), ("skull-each", "egg-each")):
        table = lay(player(), player(), market=MARKET)
        table.play(f"a take {first}", f"a take {second}")
        assert table.hand("a") == f"{first} {second}"


# --- taking a card


@pytest.mark.parametrize(("place", "half"), [(0, "day"), (3, "day"), (4, "night"), (7, "night")])
def test_take_any_visible_card(place: int, half: str) -> None:
    """C3.1: the card goes to the hand; the next card of its own pile fills its very place."""
    table = lay(player(), player(), market=MARKET)
    card, following, others = MARKET.split()[place], table.pile(half)[0], MARKET.split()
    table.play(f"a take {card}")
    assert table.hand("a") == card
    others[place] = following
    assert table.row("day") + table.row("night") == others
    assert following not in table.pile(half)
    named = {key: table.heard("b", "reveal")[0][key] for key in ("card", "place")}
    assert named == {"card": following, "place": place + 1}


def test_the_refilled_card_can_be_taken_at_once() -> None:
    """C3.1: the place is refilled before the second action."""
    table = lay(player(), player(), market=MARKET)
    following = table.pile("day")[0]
    table.play("a take egg-each", f"a take {following}")
    assert table.hand("a") == f"egg-each {following}"


def test_no_hand_limit_during_the_turn() -> None:
    """C3.1: with three cards in hand two more can be taken, and one of the five played."""
    table = lay(player(hand="clover-each clover-both clover-pair"), player(), market=MARKET)
    table.play("a take egg-each", "a take egg-both")
    assert len(table.hand("a").split()) == 5


# --- an action changes something


@pytest.mark.parametrize(
    ("runes", "reserve", "move", "key"),
    [
        ("SSMM", [1, 1], "moons", "no-free-place"),
        ("SM", [0, 4], "suns", "reserve-empty"),
        ("SM", [4, 0], "moons", "reserve-empty"),
        ("SSSS", [1, 1], "flip-suns", "runes-agree"),
        ("MMMM", [1, 1], "flip-moons", "runes-agree"),
        ("", [3, 3], "flip-suns", "runes-agree"),
        ("", [3, 3], "flip-moons", "runes-agree"),
    ],
)
def test_an_action_changes_something(runes: str, reserve: list[int], move: str, key: str) -> None:
    """C3.6: no taking runes without place or reserve, no flipping runes that agree."""
    others = "M" * (10 - len(runes) - sum(reserve))
    table = lay(player(runes), player(others), reserve=reserve)
    assert table.refused(f"a {move}")[1] == key


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_some_action_is_always_possible(seats: int) -> None:
    """C3.6: so none is ever skipped: in many games, whoever has an action left can act."""
    for number in range(4):
        for table, letter in at_random(seats, number):
            if table.phase == "action" and table.view(letter).actions:
                assert actions(table, letter)
                assert "end" not in table.legal(letter)


def test_who_has_no_rune_finds_some() -> None:
    """C3.6: even with an empty market, full boards of the others and no rune, runes can be taken.

    Four players: 22 runes, and 18 places on the boards of the other three.
    """
    full = [player("SSSMMM", padlocks=0) for _ in range(3)]
    assert {"suns", "moons"} <= actions(lay(player(""), *full), "a")


# --- the end of a turn


def test_discard_down_to_three() -> None:
    """C3.9: of five cards, two chosen one by one go to the discards of their half."""
    table = lay(player(hand="clover-each clover-both skull-trio"), player(), market=MARKET)
    table.play("a take egg-each", "a take egg-both", "a end")
    assert (table.phase, table.to_act()) == ("discard-down", "a")
    cards = ["clover-each", "clover-both", "skull-trio", "egg-each", "egg-both"]
    assert table.legal("a") == [f"discard {card}" for card in cards]
    table.play("a discard skull-trio")
    assert (table.phase, table.to_act()) == ("discard-down", "a")
    table.play("a discard clover-each")
    assert table.to_act() == "b"
    assert table.hand("a") == "clover-both egg-each egg-both"
    assert (table.discards("day"), table.discards("night")) == (["clover-each"], ["skull-trio"])


def test_three_cards_are_kept() -> None:
    """C3.9: with three cards in hand nothing is discarded."""
    table = lay(player(hand="clover-each clover-both"), player(), market=MARKET)
    table.play("a take egg-each", "a flip-suns", "a end")
    assert (table.to_act(), table.discards("day")) == ("b", [])


def test_no_discard_before_the_end() -> None:
    """C3.9: during the turn nothing can be thrown away; four cards can be played down to three."""
    table = lay(player("SSS", hand="egg-flat2 clover-both clover-pair"), player(), market=MARKET)
    table.play("a take egg-each")
    assert table.refused("a discard egg-each") == ("C3.9", "discard-not-now")
    table.play("a play egg-flat2", "a end")
    assert table.to_act() == "b"


def test_the_turn_of_everybody_ends_with_three() -> None:
    """C3.9: in random games nobody waits with more than three cards."""
    for number in range(3):
        for table, letter in at_random(3, number):
            hands = table.view("w").hands
            assert all(len(hands[SEATS.index(o)]) <= 3 for o in "abc" if o != letter)


# --- a memory aid


@pytest.mark.parametrize("setting", ["on", "off"])
def test_the_memory_aid_is_for_people(setting: str) -> None:
    """C3.9: `memory_aid` tells whoever draws the table, and a view holds all hands anyway."""
    hand = "clover-each skull-each"
    table = lay(player(), player(hand=hand), options={"memory_aid": setting})
    assert table.view("a").memory_aid == (setting == "on")
    assert len(table.view("a").hands[1]) == 2
    assert table.truth()["options"]["memory_aid"] == setting


def test_the_memory_aid_is_on_by_default() -> None:
    """C3.9: unless the option says otherwise the table helps to remember."""
    assert lay(player(), player()).view("a").memory_aid
