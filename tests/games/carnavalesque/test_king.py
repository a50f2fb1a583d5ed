from __future__ import annotations

from typing import Any

import pytest

from .table import A, B, CarnavalesqueTable, dressed, lay

LEAST = {"young": 3, "events": 4, "roles": 5}
KING = "rabbit-fan rabbit-umbrella rabbit-drum robot-umbrella fairy-drum joker-adult pirate-balloon"


def reigning(hand: str = KING, version: str = "events", **more: Any) -> CarnavalesqueTable:
    """Let b give the last card, a pirate with a lantern, to the King c."""
    start = {"phase": "give", "turn": "b", "version": version, **more}
    table = lay(A, f"{B} pirate-lantern", hand, **start)
    return table.play("b card pirate-lantern")


def test_the_king_draws_nothing() -> None:
    """V6.1: after the last gift the King lays; there is nothing to draw."""
    table = reigning()
    assert (table.phase, table.to_act()) == ("lay", "c")
    assert table.heard("w", "king-turn") == [{"seat": 2}]
    assert table.spots("c") == []
    assert table.refused("c spot 1") == ("V6.1", "lay-first")


def test_no_decree_in_the_kings_turn() -> None:
    """V4.1 and V7.1: the last Decree ends with the last draw: it lies on no age any more."""
    table = reigning(decree="child")
    assert [table.view(eyes).decree for eyes in "acw"] == [-1, -1, -1]


@pytest.mark.parametrize("version", LEAST)
def test_the_king_must_lay_so_many(version: str) -> None:
    """V1.1 and V6.1: X cards must be laid, one by one, before the turn can end."""
    table = reigning(version=version)
    order = ["rabbit-fan 1", "rabbit-drum 1", "fairy-drum 2", "joker-adult 2", "rabbit-umbrella 1"]
    for left, card in zip(range(LEAST[version], 0, -1), order, strict=False):
        assert "done" not in table.legal("c")
        refusal = table.refusal("c done")
        assert (refusal.clause, refusal.key) == ("V6.1", "lay-more")
        assert refusal.args == {"count": left}
        table.play(f"c lay {card}")
    assert "done" in table.legal("c")
    assert table.phase == "lay"


def test_the_king_may_lay_more() -> None:
    """V6.1: at least X: the King may go on laying."""
    table = reigning(version="young")
    table.play("c lay rabbit-fan 1", "c lay rabbit-drum 1", "c lay rabbit-umbrella 1")
    table.play("c lay fairy-drum 2", "c done")
    assert table.float(1) == ["rabbit-fan", "rabbit-umbrella", "rabbit-drum"]
    assert table.float(2) == ["fairy-drum"]


def test_a_card_laid_is_seen_by_all() -> None:
    """V6.1: a card leaves the hand for a workshop, told to all."""
    table = reigning().play("c lay rabbit-drum 2")
    assert "rabbit-drum" not in table.hand("c")
    assert table.heard("w", "lay") == [{"seat": 2, "card": "rabbit-drum", "workshop": 2}]
    assert table.refused("c lay rabbit-drum 1") == ("V6.1", "not-in-hand")
    assert table.refused("c lay robot-fan 1") == ("V6.1", "not-in-hand")  # which a holds
    assert table.refused("a lay robot-fan 1") == ("V3.1", "turn-of-other")


def test_cards_are_shared_out_as_wished() -> None:
    """V6.1: each card may go to any open workshop where it fits, empty or not."""
    table = reigning(floats=[["rabbit-kite"], ["dragon-umbrella"]])
    laying = {move for move in table.legal("c") if move.startswith("lay")}
    rabbits = {f"lay rabbit-{accessory} 1" for accessory in ("fan", "umbrella", "drum")}
    umbrellas = {f"lay {card} 2" for card in ("rabbit-umbrella", "robot-umbrella", "joker-adult")}
    assert laying == rabbits | umbrellas


def test_one_point_in_common() -> None:
    """V6.2: the point is open while more than one is possible; then other cards are refused."""
    table = reigning().play("c lay rabbit-drum 1")
    assert {"lay rabbit-fan 1", "lay fairy-drum 1", "lay joker-adult 1"} <= set(table.legal("c"))
    assert table.refused("c lay robot-umbrella 1") == ("V6.2", "nothing-in-common")
    table.play("c lay fairy-drum 1")
    assert table.refused("c lay rabbit-fan 1") == ("V6.2", "nothing-in-common")
    assert "lay joker-adult 1" in table.legal("c")


def test_a_joker_keeps_the_point_open() -> None:
    """V6.2: on a joker the common point is one of its accessories, until a card decides."""
    table = reigning().play("c lay joker-adult 1")
    assert {"lay rabbit-umbrella 1", "lay fairy-drum 1"} <= set(table.legal("c"))
    assert table.refused("c lay rabbit-fan 1") == ("V6.2", "nothing-in-common")
    table.play("c lay rabbit-umbrella 1")
    assert table.refused("c lay fairy-drum 1") == ("V6.2", "nothing-in-common")
    assert "lay robot-umbrella 1" in table.legal("c")


def test_a_joker_has_no_costume() -> None:
    """V6.2: among rabbits of several accessories a joker has nothing in common."""
    table = reigning(floats=[["rabbit-kite", "rabbit-mask"]])
    assert table.refused("c lay joker-adult 1") == ("V6.2", "nothing-in-common")


@pytest.mark.parametrize("version", LEAST)
def test_a_float_may_be_sent_away(version: str) -> None:
    """V1.1 and V6.3: with at least X cards a float parades, with fewer it goes to the dead end."""
    least = LEAST[version]
    dragons, fairies = dressed("dragon", least, 1), dressed("fairy", least - 1, 1)
    table = reigning("rabbit-fan rabbit-umbrella", version, floats=[dragons, fairies])
    table.play("c send 1")
    assert table.parade() == [dragons]
    assert table.heard("a", "parade") == [{"seat": 2, "workshop": 1, "count": least}]
    assert (table.float(1), table.dead_end()) == ([], [])
    table.play("c send 2")
    assert table.dead_end() == fairies
    assert table.heard("a", "dead-end") == [{"seat": 2, "workshop": 2, "count": least - 1}]
    assert (table.float(2), len(table.parade())) == ([], 1)


def test_a_float_leaves_at_any_moment() -> None:
    """V6.3: before, between and after the cards laid; a float sent does not count as laid."""
    table = reigning(floats=[["dragon-balloon"]])
    assert "send 1" in table.legal("c")
    table.play("c send 1", "c lay pirate-balloon 1", "c lay rabbit-fan 2", "c send 2")
    table.play("c lay rabbit-drum 2", "c lay rabbit-umbrella 2")
    assert {"done", "send 1", "send 2"} <= set(table.legal("c"))
    assert table.dead_end() == ["rabbit-fan", "dragon-balloon"]


def test_an_empty_workshop_sends_nothing() -> None:
    """V6.3: only a workshop with cards can be emptied."""
    table = reigning(floats=[["dragon-balloon"]])
    assert table.refused("c send 2") == ("V6.3", "empty-workshop")
    assert table.refused("c send 3") == ("V6.3", "empty-workshop")


def test_a_card_that_fits_nowhere_can_be_laid_after_emptying() -> None:
    """V6.3: the King is never stuck: a workshop can be emptied first."""
    floats = [["dragon-balloon", "dragon-mask"], ["robot-balloon", "robot-mask"]]
    table = reigning("rabbit-fan fairy-drum", floats=floats)
    assert [move for move in table.legal("c") if move.startswith("lay")] == []
    assert table.legal("c") == ["send 1", "send 2"]
    table.play("c send 1")
    assert "lay rabbit-fan 1" in table.legal("c")


def test_the_third_workshop_opens() -> None:
    """V6.4: a King with the Third Workshop card may lay it: workshop 3 opens for the whole game."""
    table = reigning(f"{KING} third-workshop")
    assert table.refused("c lay rabbit-fan 3") == ("V6.4", "workshop-closed")
    assert table.refused("c lay third-workshop 1") == ("V6.4", "third-not-laid")
    table.play("c open")
    assert table.heard("w", "open") == [{"seat": 2}]
    assert (table.view("a").open, "third-workshop" in table.hand("c")) == (3, False)
    table.play("c lay rabbit-fan 3")
    assert table.float(3) == ["rabbit-fan"]
    assert table.refused("c open") == ("V6.4", "no-third-card")


def test_only_who_has_it_opens_the_third_workshop() -> None:
    """V6.4: without the card workshop 3 stays closed."""
    table = reigning()
    assert table.refused("c open") == ("V6.4", "no-third-card")
    assert not [move for move in table.legal("c") if move.endswith(" 3")]


def test_the_third_workshop_counts_for_nothing() -> None:
    """V6.4: opening is no card laid; the King may also keep the card."""
    table = reigning("rabbit-fan rabbit-drum third-workshop").play("c open")
    assert table.refusal("c done").args == {"count": 3}  # two rabbits and a pirate
    table = reigning("rabbit-fan rabbit-drum third-workshop")
    table.play("c lay rabbit-fan 1", "c lay rabbit-drum 1", "c lay pirate-lantern 2", "c done")
    assert "third-workshop" in table.hand("c")


def test_a_king_with_few_cards_lays_all() -> None:
    """V6.5: with fewer than X crowd cards the King must lay all of them, and no more."""
    table = reigning("rabbit-fan").play("c lay pirate-lantern 1")
    assert table.refusal("c done").args == {"count": 1}
    table.play("c lay rabbit-fan 2")
    assert "done" in table.legal("c")
    assert table.hand("c") == []


def test_a_king_without_cards_lays_none() -> None:
    """V6.5: a King who holds no crowd card may end the turn at once."""
    table = lay(A, "third-workshop", "", phase="give", turn="b").play("b card third-workshop")
    assert table.legal("c") == ["open", "done"]
