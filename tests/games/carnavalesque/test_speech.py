from __future__ import annotations

from typing import Any

import pytest

from ..table import SEATS
from .table import A, B, C, CarnavalesqueTable, D, lay, new

REIGN = ("decree", "draw", "give", "lay", "reject", "refill")


def table_in(phase: str, **more: Any) -> CarnavalesqueTable:
    """Lay out a phase of c's reign, b's turn."""
    return lay(A, B, C, D, phase=phase, turn="b", fool="d", **more)


def silenced(table: CarnavalesqueTable, letter: str) -> tuple[str, str] | None:
    """Return the clause and the key that forbid a seat to speak."""
    refusal = table.state.silence(SEATS.index(letter))
    return (refusal.clause, refusal.key) if refusal else None


@pytest.mark.parametrize("phase", REIGN)
@pytest.mark.parametrize("version", ["young", "events", "roles"])
def test_the_king_is_silent(phase: str, version: str) -> None:
    """V3.3: from the crown to the end of the round the King speaks to nobody, the others may."""
    table = table_in(phase, version=version)
    assert silenced(table, "c") == ("V3.3", "king-silent")
    assert [silenced(table, letter) for letter in "abd"] == [None, None, None]
    assert table.view("a").speech == ("freely", "freely", "nothing", "freely")


def test_all_may_speak_about_the_crown() -> None:
    """V3.3: before there is a King all may speak, the outgoing one as well."""
    table = new(4)
    assert [silenced(table, letter) for letter in "abcd"] == [None] * 4
    table = lay(A, B, C, D, phase="claim-crown", king="b", round=2)
    assert [silenced(table, letter) for letter in "abcd"] == [None] * 4
    table.play("a claim", "c claim", "d decline")
    assert table.phase == "hold-crown"
    assert table.view("w").speech == ("freely",) * 4


def test_from_the_crown_to_the_new_round() -> None:
    """V3.3: the silence begins with the crown and ends with the round."""
    table = new(3).play("a decline", "b claim")
    assert silenced(table, "b") is None
    table.play("c decline")
    assert silenced(table, "b") == ("V3.3", "king-silent")
    table = lay(A, B, f"{C} witch-kite", phase="lay", turn="c").play("c done")
    assert (table.phase, silenced(table, "c")) == ("reject", ("V3.3", "king-silent"))
    table.play("c card witch-kite")
    assert (table.phase, silenced(table, "c")) == ("claim-crown", None)


def test_the_king_is_silent_while_roles_are_chosen() -> None:
    """V3.3: the silence holds while others choose roles, and while an event asks for something."""
    table = new(3, version="roles").play("a claim", "b decline", "c decline")
    assert silenced(table, "a") == ("V3.3", "king-silent")
    for phase in ("pass-left", "rescue", "carve"):
        table = lay(A, B, C, phase=phase, dead_end=["fairy-mask"])
        assert silenced(table, "c") == ("V3.3", "king-silent")
        assert silenced(table, "a") is None


def test_all_are_silent_while_the_eyes_are_closed() -> None:
    """V5.3: while the Fool's eyes are closed chat is closed to all; some may call "Stop!"."""
    table = table_in("blind")
    assert silenced(table, "c") == silenced(table, "d") == ("V5.3", "all-silent")
    assert silenced(table, "a") == silenced(table, "b") == ("V5.3", "only-stop")
    assert table.view("d").speech == ("stop", "stop", "nothing", "nothing")


@pytest.mark.parametrize("event", ["king-speaks", "brass-band"])
def test_closed_eyes_come_first(event: str) -> None:
    """V5.3: even a King who may speak this round is silent while the eyes are closed."""
    assert silenced(table_in("blind", event=event), "c") == ("V5.3", "all-silent")


def test_speech_comes_back_with_the_eyes() -> None:
    """V5.3: with the grab the eyes open, and all but the King may speak again."""
    table = lay(A, B, C).play("c decree child")
    assert silenced(table, "b") == ("V5.3", "only-stop")
    table.play("a grab 1")
    assert [silenced(table, letter) for letter in "ab"] == [None, None]
    assert silenced(table, "c") == ("V3.3", "king-silent")


def test_all_may_speak_when_the_game_is_over() -> None:
    """V3.3: a game that is over has no round in which a King must be silent."""
    dead = ["fairy-mask", "fairy-lantern", "fairy-umbrella"]
    table = lay(A, B, C, phase="lay", turn="c", dead_end=dead, floats=[["rabbit-kite"]])
    table.play("c send 1")
    assert table.phase == "over"
    assert table.view("a").speech == ("freely",) * 3
