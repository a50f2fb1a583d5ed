from __future__ import annotations

from .table import lay

HIDDEN, REVEALED, LOCKED = 0, 1, 2


def test_three_states() -> None:
    """K2.1: a hidden card shows its value to nobody, a revealed and a locked one to everybody."""
    table = lay("3 5^ 2= 4 1", "1 1 2 2 3")
    for letter in "abw":
        view = table.view(letter)
        assert view.faces[:5] == (HIDDEN, REVEALED, LOCKED, HIDDEN, HIDDEN)
        assert view.values[:5] == (0, 5, 2, 0, 0)


def test_a_card_goes_through_its_states() -> None:
    """K2.1: a card is hidden, then revealed, then locked."""
    table = lay("3 5 2 4 1", "1 1 2 2 3")
    table.play("a look", "a a2", "a a2")
    assert table.row("a") == "3 5^ 2 4 1"
    table.play("a bonus", "a a2")
    assert table.row("a") == "3 5= 2 4 1"


def test_a_locked_card_cannot_be_stolen() -> None:
    """K2.2: hidden and revealed cards can be stolen, a locked one cannot."""
    table = lay("1 2 3 4 5", "1 1= 2^ 2 3").play("a exchange")
    assert table.legal("a") == ["b1", "b3", "b4", "b5"]
    assert table.refused("a b2") == ("K2.2", "card-locked")


def test_a_locked_card_cannot_be_taken_in_reprisal() -> None:
    """K2.2: a locked card of the thief cannot be taken in reprisal either."""
    table = lay("1= 2^ 3 4 5=", "1 1 2 2 3").play("a exchange", "a b1")
    assert table.legal("b") == ["a2", "a3", "a4"]
    assert table.refused("b a5") == ("K2.2", "card-locked")


def test_two_locks_a_round() -> None:
    """K2.3: the second lock is possible, a third is refused."""
    second = lay("1= 2^ 3^ 4 5", "1 1 2 2 3")
    second.play("a lock", "a a2")
    assert second.view("w").locks == (2, 0)
    third = lay("1= 2= 3^ 4 5", "1 1 2 2 3")
    assert "lock" not in third.legal("a")
    assert third.refused("a lock") == ("K2.3", "no-lock-left")


def test_every_way_of_locking_counts() -> None:
    """K2.3: locks of the main action, of the reveal and of the bonus all count."""
    table = lay("1^ 2 3 4 5^", "1 1 2 2 3").play("a lock", "a a1", "a pass")
    assert table.view("w").locks == (1, 0)
    table.play("b reveal-lock", "b b1")
    assert table.view("w").locks == (1, 1)
    table.play("a reveal-lock", "a a2")
    assert table.view("w").locks == (2, 1)
    other = lay("1^ 2 3 4 5^", "1 1 2 2 3").play("a lock", "a a1", "a bonus", "a a5")
    assert other.view("w").locks == (2, 0)


def test_a_lock_turned_back_stays_spent() -> None:
    """K2.3: a lock whose card was turned back does not come back."""
    table = lay("1^ 2^ 3= 4 5", "1 1 2 2 3")
    table.play("a look", "a a4", "a a4", "a bonus", "a a1", "a a1")
    assert table.row("a") == "1:* 2^ 3= 4^ 5"
    assert table.view("w").locks == (2, 0)
    table.play("b look", "b b1", "b b1", "b pass")
    assert table.refused("a lock") == ("K2.3", "no-lock-left")


def test_a_new_round_gives_new_locks() -> None:
    """K2.3: two locks a round: nobody has spent any when the next one is dealt."""
    table = lay("1 1= 2= 2 3", "5^ 4^ 3^ 2= 1=").play("a reveal-lock", "a a1")
    assert table.view("w").round == 2
    assert table.view("w").locks == (0, 0)
