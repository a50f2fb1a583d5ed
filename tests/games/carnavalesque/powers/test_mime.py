from __future__ import annotations

import pytest

from tests.games.carnavalesque.roles import COVERED, MAY, SIX, mimed, playing
from tests.games.carnavalesque.table import A, B, C, D, lay


@pytest.mark.parametrize(("role", "phase"), [*MAY.items(), ("fool", "blind")])
def test_mime_applies_the_role_before(role: str, phase: str) -> None:
    """V11.4: the mime does what the role revealed just before does."""
    table = mimed(role)
    assert table.phase == phase
    assert table.heard("w", "role") == [{"seat": 1, "role": "mime"}]
    assert table.heard("w", "mimed") == [{"seat": 1, "role": role}]
    assert table.turn() == "b"


def test_mime_of_roles_that_change_the_draw() -> None:
    """V11.4: the mime draws like an acrobat, a rebel or a porter, and gives like a patron."""
    assert mimed("acrobat", crowd=COVERED).spots("b") == [2, 4, 5, 6, 8, 10]
    assert mimed("rebel").spots("b") == [1, 2, 3, 4, 5, 6]
    assert mimed("porter").play("b spot 3").phase == "draw"
    assert mimed("patron").play("b spot 3", "b card pirate-fan").phase == "give"


def test_the_mime_of_a_fool_is_blind() -> None:
    """V11.3 and V11.4: who mimes the Fool is the Fool of that moment; the first one may call."""
    table = mimed("fool", fool="a")
    assert (table.phase, table.fool()) == ("blind", "b")
    assert table.view("b").crowd == ()
    assert table.view("a").crowd != ()
    assert table.legal("a") == ["stop", "quiet"]


def test_mime_without_a_role_before() -> None:
    """V11.4: the first to reveal a role has none to mime, and draws plainly."""
    table = playing("mime")
    assert (table.phase, table.spots("a")) == ("draw", [3, 4, 5, 6])
    assert table.heard("w", "mimed") == []
    table.play("a spot 3")
    assert table.phase == "give"
    table.play("a card witch-drum")
    assert (table.phase, table.turn()) == ("decree", "b")


def test_the_mime_does_not_remember_the_last_round() -> None:
    """V11.4: a role of the round before is not just before."""
    start = {"version": "roles", "phase": "claim-crown", "king": "b", "last_role": "porter"}
    for number in range(60):
        table = lay(A, B, C, crowd=SIX, number=number, **start).play("a decline", "c claim")
        if "role mime" in table.legal("a"):
            break
    table.play("a role mime", f"b {table.legal('b')[0]}", "c decree child")
    assert (table.phase, table.view("w").draws) == ("draw", 1)
    assert table.heard("w", "mimed") == []


def test_the_role_just_before_is_of_the_player_just_before() -> None:
    """V11.4: of several roles revealed the mime applies the last one."""
    start = {"version": "roles", "roles": ["porter", "patron", "mime", ""]}
    table = lay(A, B, C, D, crowd=SIX, king="d", **start).play("d decree child")
    table.play("a spot 3", "a spot 4", "a card witch-drum", "d decree child")
    table.play("b spot 5", "b card robot-drum", "b card pirate-fan", "d decree teen", "c spot 1")
    assert table.phase == "give"
    table.play("c card rabbit-fan")
    assert (table.phase, table.to_act()) == ("give", "c")
