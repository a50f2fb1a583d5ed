from __future__ import annotations

import pytest

from .table import lay


def test_one_main_action_then_the_next_player() -> None:
    """K4.1: after a main action there is no second one; declining the bonus ends the turn."""
    table = lay("1 2 3 4 5", "1 1 2 2 3").play("a look", "a a1", "a a2")
    assert table.legal("a") == ["bonus", "pass"]
    assert table.refused("a look") == ("K4.1", "main-action-done")
    table.play("a pass")
    assert (table.to_act(), table.phase) == ("b", "main-action")


def test_one_bonus_action() -> None:
    """K4.1: after the bonus the turn is over, even if another bonus would be possible."""
    table = lay("1^ 2^ 3 4 5", "1 1 2 2 3")
    table.play("a look", "a a3", "a a3", "a bonus", "a a1", "a a2")
    assert table.view("w").locks == (1, 0)
    assert (table.to_act(), table.phase) == ("b", "main-action")


def test_the_bonus_comes_after_the_main_action() -> None:
    """K4.1: neither the bonus nor the end of the turn can come first."""
    table = lay("1^ 2^ 3 4 5", "1 1 2 2 3")
    assert table.refused("a bonus") == ("K4.1", "main-action-first")
    assert table.refused("a pass") == ("K4.1", "main-action-first")


@pytest.mark.parametrize("action", ["look", "reveal-lock", "lock", "exchange"])
def test_every_main_action_leads_to_the_bonus(action: str) -> None:
    """K4.1: the bonus is offered after any of the main actions."""
    cards = {
        "look": ["a a3", "a a3"],
        "reveal-lock": ["a a3"],
        "lock": ["a a2"],
        "exchange": ["a b1", "b a4"],
    }
    table = lay("1^ 2^ 3 4 5", "1 1 2 2 3").play(f"a {action}", *cards[action])
    assert (table.to_act(), table.phase) == ("a", "bonus-action")


def test_no_bonus_without_a_revealed_card() -> None:
    """K4.1: where the bonus is not possible it is not offered, and the turn goes on."""
    table = lay("1 2 3 4 5", "1 1 2 2 3").play("a reveal-lock", "a a1")
    assert (table.to_act(), table.phase) == ("b", "main-action")


def test_no_bonus_without_a_lock_left() -> None:
    """K4.1: with both locks spent the bonus is not offered."""
    table = lay("1= 2= 3^ 4 5", "1 1 2 2 3").play("a look", "a a4", "a a4")
    assert (table.to_act(), table.phase) == ("b", "main-action")


def test_others_wait_for_their_turn() -> None:
    """K4.1: only the player whose turn it is acts."""
    table = lay("1 2 3 4 5", "1 1 2 2 3")
    assert table.legal("b") == []
    refusal = table.refusal("b look")
    assert (refusal.clause, refusal.key, refusal.args) == ("K4.1", "turn-of-other", {"seat": 0})


@pytest.mark.parametrize("action", ["look", "reveal-lock", "lock", "exchange"])
def test_the_announcement_is_a_move_seen_by_all(action: str) -> None:
    """K4.2: announcing a main action touches no card yet, and everybody hears it."""
    table = lay("1^ 2 3 4 5", "1 1 2 2 3")
    rows = table.truth()["rows"]
    table.play(f"a {action}")
    assert table.truth()["rows"] == rows
    assert table.to_act() == "a"
    for letter in "abw":
        assert table.heard(letter, "action") == [{"seat": 0, "action": action}]


def test_the_bonus_is_announced_too() -> None:
    """K4.2: the bonus is announced before a card is chosen."""
    table = lay("1^ 2^ 3 4 5", "1 1 2 2 3").play("a lock", "a a1", "a bonus")
    assert table.heard("b", "action")[-1] == {"seat": 0, "action": "bonus"}
    assert table.row("a") == "1= 2^ 3 4 5"


def test_no_card_before_the_announcement() -> None:
    """K4.2: a card cannot be chosen before an action is announced."""
    table = lay("1 2 3 4 5", "1 1 2 2 3")
    assert table.refused("a a1") == ("K4.2", "announce-first")
    assert table.refused("a b1") == ("K4.2", "announce-first")


def test_an_announced_action_cannot_be_changed() -> None:
    """K4.2: neither before nor after a card was looked at can another action be taken."""
    table = lay("1^ 2 3 4 5", "1 1 2 2 3").play("a look")
    for action in ("look", "reveal-lock", "lock", "exchange"):
        assert table.refused(f"a {action}") == ("K4.2", "choose-card")
    table.play("a a2")
    for action in ("look", "reveal-lock", "lock", "exchange"):
        assert table.refused(f"a {action}") == ("K4.2", "choose-card")


def test_an_announced_bonus_cannot_be_declined() -> None:
    """K4.2: once the bonus is announced, or its lock made, the turn cannot just end."""
    table = lay("1^ 2^ 3 4 5", "1 1 2 2 3").play("a look", "a a3", "a a3", "a bonus")
    assert table.refused("a pass") == ("K5.7", "choose-card")
    table.play("a a1")
    assert table.refused("a pass") == ("K5.7", "choose-card")
