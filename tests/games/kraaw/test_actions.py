from __future__ import annotations

import pytest

from .table import Table, lay

OTHER = "1 1 2 2 3"


# --- look, then reveal


@pytest.mark.parametrize(("revealed", "row"), [("a2", "1 2^ 3 4 5"), ("a4", "1 2:a 3 4^ 5")])
def test_look_then_reveal_the_same_or_another(revealed: str, row: str) -> None:
    """K5.1: the card revealed is the one that was looked at, or another hidden one."""
    table = lay("1 2 3 4 5", OTHER).play("a look", "a a2")
    assert table.row("a") == "1 2:a 3 4 5"
    table.play(f"a {revealed}")
    assert table.row("a") == row


def test_only_the_looker_learns_the_value() -> None:
    """K5.1: everybody sees which card is looked at; its value is told to the looker only."""
    table = lay("1 2 3 4 5", OTHER).play("a look", "a a2")
    assert table.heard("a", "look") == [{"seat": 0, "place": 2, "value": 2}]
    assert table.view("a").values[1] == 2
    for letter in "bw":
        assert table.heard(letter, "look") == [{"seat": 0, "place": 2}]
        assert table.view(letter).values[1] == 0
        assert table.view(letter).known_by[1] == 1


def test_the_revealed_card_is_seen_by_all() -> None:
    """K5.1: the value of the revealed card is told to everybody."""
    table = lay("1 2 3 4 5", OTHER).play("a look", "a a2", "a a5")
    for letter in "abw":
        assert table.heard(letter, "reveal") == [{"seat": 0, "place": 5, "value": 5}]
        assert table.view(letter).values[4] == 5


def test_only_own_hidden_cards_are_looked_at_or_revealed() -> None:
    """K5.1: both cards are hidden cards of the player's own row."""
    table = lay("1^ 2= 3 4 5", OTHER).play("a look")
    for _ in ("look", "reveal"):
        assert table.legal("a") == ["a3", "a4", "a5"]
        assert table.refused("a a1") == ("K5.1", "hidden-card-needed")
        assert table.refused("a b1") == ("K5.1", "own-card-needed")
        table.play("a a3")


def test_looking_changes_nothing_else() -> None:
    """K5.1: after looking a card must still be revealed before the turn can end."""
    table = lay("1 2 3 4 5", OTHER).play("a look", "a a2")
    assert (table.to_act(), table.phase) == ("a", "reveal-one")


# --- reveal and lock


def test_reveal_and_lock() -> None:
    """K5.2: the chosen hidden card is revealed to all and locked at once."""
    table = lay("1 2 3 4 5", OTHER).play("a reveal-lock", "a a5")
    assert table.row("a") == "1 2 3 4 5="
    assert table.heard("w", "reveal") == [{"seat": 0, "place": 5, "value": 5}]
    assert table.heard("w", "lock") == [{"seat": 0, "place": 5, "value": 5}]
    assert table.view("w").locks == (1, 0)


def test_reveal_and_lock_spends_the_second_lock() -> None:
    """K5.2: with one lock spent the card is still locked."""
    table = lay("1= 2 3 4 5", OTHER).play("a reveal-lock", "a a5")
    assert table.row("a") == "1= 2 3 4 5="


def test_reveal_and_lock_without_a_lock_left() -> None:
    """K5.2: with both locks spent the card is only revealed."""
    table = lay("1= 2= 3 4 5", OTHER).play("a reveal-lock", "a a5")
    assert table.row("a") == "1= 2= 3 4 5^"
    assert table.heard("w", "lock") == []
    spent = lay("1 2= 3 4 5", OTHER, locks=[2, 0]).play("a reveal-lock", "a a5")
    assert spent.row("a") == "1 2= 3 4 5^"


def test_reveal_and_lock_needs_an_own_hidden_card() -> None:
    """K5.2: neither a face-up card nor another player's can be chosen."""
    table = lay("1^ 2= 3 4 5", OTHER).play("a reveal-lock")
    assert table.legal("a") == ["a3", "a4", "a5"]
    assert table.refused("a a2") == ("K5.2", "hidden-card-needed")
    assert table.refused("a b1") == ("K5.2", "own-card-needed")


# --- lock


def test_lock_a_revealed_card() -> None:
    """K5.3: a revealed card of one's own is locked."""
    table = lay("1^ 2= 3 4^ 5", OTHER).play("a lock")
    assert table.legal("a") == ["a1", "a4"]
    assert table.refused("a a2") == ("K5.3", "locked-already")
    assert table.refused("a a3") == ("K5.3", "revealed-card-needed")
    assert table.play("a a4").row("a") == "1^ 2= 3 4= 5"


def test_lock_needs_a_revealed_card() -> None:
    """K5.3: without a revealed card that is not locked there is nothing to lock."""
    table = lay("1 2= 3 4 5", OTHER)
    assert "lock" not in table.legal("a")
    assert table.refused("a lock") == ("K5.3", "no-revealed-card")


def test_lock_needs_a_lock_left() -> None:
    """K5.3: with both locks spent locking is not possible."""
    table = lay("1^ 2 3 4 5", OTHER, locks=[2, 0])
    assert "lock" not in table.legal("a")
    assert table.refused("a lock") == ("K2.3", "no-lock-left")


# --- exchange


def test_exchange_with_reprisal() -> None:
    """K5.4: the thief chooses a card, the victim chooses one of the thief's, and they trade."""
    table = lay("1 2 3 4^ 5", "1 1 2^ 2 3").play("a exchange", "a b3")
    assert (table.to_act(), table.phase) == ("b", "reprisal")
    assert table.view("a").stolen == 7
    assert table.heard("w", "steal") == [{"seat": 0, "to": 1, "place": 3}]
    assert table.legal("b") == ["a1", "a2", "a3", "a4", "a5"]
    table.play("b a4")
    assert table.row("a") == "1 2 3 2^@b3 5"
    assert table.row("b") == "1 1 4^@a4 2 3"


def test_any_opponent_can_be_robbed() -> None:
    """K5.4: every unlocked card of every opponent can be chosen, none of one's own."""
    table = lay("1 1 2 2 3", "1= 1 2 2 3^", "1 2 3 4 4").play("a exchange")
    assert table.legal("a") == ["b2", "b3", "b4", "b5", "c1", "c2", "c3", "c4", "c5"]
    assert table.refused("a a1") == ("K5.4", "steal-from-other")


def test_only_the_victim_takes_reprisal() -> None:
    """K5.4: the reprisal is chosen by the victim alone, among the thief's cards."""
    table = lay("1 1 2 2 3", OTHER, "1 2 3 4 4").play("a exchange", "a c1")
    assert table.to_act() == "c"
    assert table.refused("a a1") == ("K5.4", "reprisal-of-other")
    assert table.refused("b a1") == ("K5.4", "reprisal-of-other")
    assert table.refused("c b1") == ("K5.4", "reprisal-on-thief")
    assert table.refused("c c2") == ("K5.4", "reprisal-on-thief")


def test_by_option_any_card_may_be_taken_in_reprisal() -> None:
    """K5.4: with `reprisal` = `any` a locked card of the thief may be taken too."""
    table = lay("1= 2 3 4 5=", OTHER, options={"reprisal": "any"}).play("a exchange", "a b5")
    assert table.legal("b") == ["a1", "a2", "a3", "a4", "a5"]
    table.play("b a5")
    assert table.row("a") == "1= 2 3 4 3^@b5"


def test_a_locked_card_taken_in_reprisal_leaves_its_lock_behind() -> None:
    """K5.4: it arrives revealed, so that it can be stolen again, and the thief's lock is spent."""
    table = lay("1= 2 3 4 5=", OTHER, options={"reprisal": "any"})
    table.play("a exchange", "a b5", "b a5")
    assert table.row("b") == "1 1 2 2 5^@a5"
    assert table.view("w").locks == (2, 0)


def test_a_locked_card_can_never_be_stolen() -> None:
    """K5.4: the option is for the victim only, a thief never takes a locked card."""
    table = lay("1 2 3 4 5", "1= 1 2 2 3", options={"reprisal": "any"}).play("a exchange")
    assert table.legal("a") == ["b2", "b3", "b4", "b5"]


def test_the_turn_stays_with_the_thief() -> None:
    """K5.4: after the reprisal the thief's turn goes on, and then the thief's neighbour plays."""
    table = lay("1^ 1 2 2 3", OTHER, "1 2 3 4 4").play("a exchange", "a c4", "c a2")
    assert (table.to_act(), table.phase) == ("a", "bonus-action")
    assert table.play("a pass").to_act() == "b"


def test_a_stolen_hidden_card_is_revealed() -> None:
    """K5.5: a hidden card that is stolen is revealed at once to all."""
    table = lay("1 2 3 4 5^", OTHER).play("a exchange", "a b5", "b a5")
    assert table.row("a") == "1 2 3 4 3^@b5"
    for letter in "abw":
        assert table.view(letter).values[4] == 3
        assert table.heard(letter, "reveal") == [{"seat": 0, "place": 5, "value": 3}]


def test_a_stolen_card_is_not_seen_before_the_reprisal() -> None:
    """K5.5: while the reprisal is being chosen nobody sees the hidden card that is wanted."""
    table = lay("1 2 3 4 5^", OTHER).play("a exchange", "a b5")
    for letter in "abw":
        assert table.view(letter).values[9] == 0


def test_a_stolen_revealed_card_stays_revealed() -> None:
    """K5.5: a revealed card that is stolen arrives as it was, and is not told again."""
    table = lay("1 2 3 4 5", "1 1 2 2 3^").play("a exchange", "a b5", "b a1")
    assert table.row("a").split()[0] == "3^@b5"
    assert table.heard("w", "reveal") == []


def test_a_hidden_card_taken_in_reprisal_stays_hidden() -> None:
    """K5.5: a hidden card taken in reprisal arrives hidden, and its new owner does not see it."""
    table = lay("1 2 3 4 5", OTHER).play("a exchange", "a b5", "b a4")
    assert table.row("b") == "1 1 2 2 4@a4"
    for letter in "abw":
        assert table.view(letter).values[9] == 0


def test_a_revealed_card_taken_in_reprisal_stays_revealed() -> None:
    """K5.5: a revealed card taken in reprisal keeps its state."""
    table = lay("1 2 3 4 5^", OTHER).play("a exchange", "a b1", "b a5")
    assert table.row("b").split()[0] == "5^@a5"


@pytest.mark.parametrize("knower", ["a", "b"])
def test_knowledge_travels_with_the_card(knower: str) -> None:
    """K5.5: who had seen the card taken in reprisal still knows it, and nobody else does."""
    table = lay(f"1 2 3 4:{knower} 5", OTHER).play("a exchange", "a b5", "b a4")
    assert table.row("b") == f"1 1 2 2 4:{knower}@a4"
    for letter in "abw":
        assert table.view(letter).values[9] == (4 if letter == knower else 0)


def test_a_looked_card_is_followed() -> None:
    """K5.5: a card looked at in an earlier turn is still known to the looker in another row."""
    table = lay("1 2 3 4 5", OTHER)
    table.play("a look", "a a5", "a a1", "a pass", "b reveal-lock", "b b1")
    table.play("a exchange", "a b2", "b a5")
    assert table.row("b").split()[1] == "5:a@a5"
    assert [table.view(letter).values[6] for letter in "abw"] == [5, 0, 0]
    assert table.view("b").origins[6] == 4


def test_the_exchange_tells_nothing_of_a_hidden_card() -> None:
    """K5.5: what the victim sees does not depend on the hidden card taken."""
    tables = [
        lay(f"1 2 3 {value} 1^", OTHER).play("a exchange", "a b5", "b a4") for value in (4, 5)
    ]
    assert [t.row("b").split()[4][0] for t in tables] == ["4", "5"]
    for letter in "bw":
        assert len({t.view(letter).wire() for t in tables}) == 1
        assert tables[0].heard(letter, "exchange") == tables[1].heard(letter, "exchange")
    expected = {"seat": 0, "to": 1, "place": 5, "taken": 4, "value": 3}
    assert tables[0].heard("b", "exchange") == [expected]


def test_actions_that_need_a_hidden_card() -> None:
    """K5.6: without a hidden card a player can neither look nor reveal, but can exchange.

    No match comes here, since the round would have ended (K6.1): the position is made up.
    """
    table = lay("1^ 2^ 3^ 4^ 5^", OTHER, locks=[2, 0])
    assert table.legal("a") == ["exchange"]
    assert table.refused("a look") == ("K5.6", "no-hidden-card")
    assert table.refused("a reveal-lock") == ("K5.6", "no-hidden-card")


def test_an_exchange_is_always_possible() -> None:
    """K5.6: even when every opponent has spent both locks, three cards each can be stolen."""
    table = lay("1= 2= 3 4 5", "1= 1= 2 2 3")
    assert "exchange" in table.legal("a")
    assert table.play("a exchange").legal("a") == ["b3", "b4", "b5"]
    assert table.play("a b3").legal("b") == ["a3", "a4", "a5"]


# --- the bonus: lock, then turn back


def bonus(row: str, **more: object) -> Table:
    """Lay out the moment when a may take the bonus action."""
    return lay(row, OTHER, phase="bonus-action", **more)


def test_bonus_locks_then_turns_back() -> None:
    """K5.7: one revealed card is locked, then another face-up card is turned back."""
    table = bonus("1^ 2 3 4 5^").play("a bonus")
    assert table.legal("a") == ["a1", "a5"]
    table.play("a a5")
    assert table.row("a") == "1^ 2 3 4 5="
    assert (table.to_act(), table.phase) == ("a", "bonus-turn")
    assert table.play("a a1").row("a") == "1:* 2 3 4 5="
    assert table.heard("w", "turn-back") == [{"seat": 0, "place": 1, "value": 1}]
    assert table.to_act() == "b"


def test_bonus_may_turn_back_the_card_just_locked() -> None:
    """K5.7: one revealed card is enough: the card just locked becomes hidden and unlocked."""
    table = bonus("1^ 2 3 4 5").play("a bonus", "a a1", "a a1")
    assert table.row("a") == "1:* 2 3 4 5"
    assert table.play("b exchange").legal("b") == ["a1", "a2", "a3", "a4", "a5"]


def test_bonus_may_turn_back_an_older_locked_card() -> None:
    """K5.7: a card locked earlier may be turned back too, and its lock stays spent."""
    table = bonus("1= 2 3 4 5^").play("a bonus", "a a5")
    assert table.legal("a") == ["a1", "a5"]
    assert table.play("a a1").row("a") == "1:* 2 3 4 5="
    assert table.view("w").locks == (2, 0)


def test_bonus_needs_own_cards() -> None:
    """K5.7: the card locked is revealed and one's own, the card turned face up and one's own."""
    table = bonus("1= 2^ 3 4 5").play("a bonus")
    assert table.refused("a a1") == ("K5.7", "locked-already")
    assert table.refused("a a3") == ("K5.7", "revealed-card-needed")
    assert table.refused("a b1") == ("K5.7", "own-card-needed")
    table.play("a a2")
    assert table.refused("a a3") == ("K5.7", "revealed-card-needed")


def test_bonus_of_one_revealed_card_is_offered() -> None:
    """K5.7: by default one revealed card and one lock left are enough for the bonus."""
    table = lay("1 2 3 4 5=", OTHER).play("a look", "a a1", "a a1")
    assert (table.to_act(), table.phase) == ("a", "bonus-action")


def test_without_turning_locked_cards_two_are_needed() -> None:
    """K5.7: with `turn_locked` off the bonus needs two revealed cards."""
    off = {"turn_locked": "off"}
    one = lay("1 2 3 4 5=", OTHER, options=off).play("a look", "a a1", "a a1")
    assert one.to_act() == "b"
    two = lay("1 2 3 4^ 5", OTHER, options=off).play("a look", "a a1", "a a1")
    assert (two.to_act(), two.phase) == ("a", "bonus-action")


def test_without_turning_locked_cards_only_revealed_ones_turn() -> None:
    """K5.7: with `turn_locked` off neither an old lock nor the new one can be turned back."""
    table = bonus("1= 2^ 3 4 5^", options={"turn_locked": "off"}).play("a bonus", "a a5")
    assert table.legal("a") == ["a2"]
    assert table.refused("a a1") == ("K5.7", "turn-unlocked")
    assert table.refused("a a5") == ("K5.7", "turn-unlocked")
    assert table.play("a a2").row("a") == "1= 2:* 3 4 5="


# --- what everybody remembers


def test_a_card_turned_back_stays_known() -> None:
    """K5.8: all players and the watcher still know a card that was face up."""
    table = bonus("1^ 2 3 4 5^").play("a bonus", "a a1", "a a5")
    for letter in "abw":
        assert table.view(letter).faces[4] == 0
        assert table.view(letter).values[4] == 5


def test_a_known_card_stays_known_in_another_row() -> None:
    """K5.8: a card turned back and then taken in reprisal is still known to all."""
    table = lay("1 2 3 4 5:*", OTHER).play("a exchange", "a b1", "b a5")
    assert table.row("b").split()[0] == "5:*@a5"
    assert [table.view(letter).values[5] for letter in "abw"] == [5, 5, 5]


def test_knowledge_ends_with_the_round() -> None:
    """K5.8: what was seen in one round says nothing of the next deal."""
    table = lay("1 1:* 2:a 2 3", "5^ 4^ 3^ 2^ 1^", locks=[2, 0]).play("a reveal-lock", "a a1")
    assert table.view("w").round == 2
    assert table.view("a").values == (0,) * 10


@pytest.mark.parametrize("setting", ["on", "off"])
def test_the_memory_aid_is_for_people(setting: str) -> None:
    """K5.8: the view says whether to show the aid; what a seat knows is the same."""
    table = lay("1 2 3 4 5:*", OTHER, options={"memory_aid": setting})
    assert table.view("b").memory_aid == (setting == "on")
    assert table.view("b").values[4] == 5


def test_the_memory_aid_is_on_by_default() -> None:
    """K5.8: the aid is shown if nobody says otherwise."""
    assert lay("1 2 3 4 5", OTHER).view("a").memory_aid
