from __future__ import annotations

import pytest

from ..table import SEATS
from .table import A, B, C, CarnavalesqueTable, D, lay, new


def claiming(*hands: str, **more: object) -> CarnavalesqueTable:
    """Lay out the start of a second round whose outgoing King is b."""
    return lay(*hands or (A, B, C), phase="claim-crown", king="b", fool="", round=2, **more)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_is_asked_at_first(seats: int) -> None:
    """V3.2: in the first round everybody answers at once, claim or not."""
    table = new(seats)
    assert table.phase == "claim-crown"
    assert table.to_act() == SEATS[:seats]
    assert all(table.legal(letter) == ["claim", "decline"] for letter in SEATS[:seats])


def test_the_outgoing_king_may_not_claim() -> None:
    """V3.2: anyone but the outgoing King may claim the crown."""
    table = claiming()
    assert table.to_act() == "ac"
    assert table.refused("b claim") == ("V3.2", "outgoing-king")


@pytest.mark.parametrize("king", "abc")
def test_one_claimant_is_king(king: str) -> None:
    """V3.2: one claimant is King, and all are told."""
    answers = [f"{each} {'claim' if each == king else 'decline'}" for each in "abc"]
    table = new().play(*answers)
    assert table.king() == king
    assert table.heard("w", "king") == [{"seat": SEATS.index(king)}]


def test_answers_are_secret_until_the_last_is_in() -> None:
    """V3.2: everyone answers at once: who has answered shows, the answer only to its giver."""
    claims, declines = new(4).play("a claim"), new(4).play("a decline")
    for eyes in "bcdw":
        assert claims.view(eyes) == declines.view(eyes)
        assert claims.heard(eyes, "ready") == [{"seat": 0}]
        assert claims.told(eyes) == declines.told(eyes) == ["ready"]
    assert claims.view("a") != declines.view("a")
    assert claims.to_act() == "bcd"
    assert claims.refused("a decline") == ("V3.2", "answered-already")
    claims.play("b decline", "c decline", "d claim")
    assert claims.heard("b", "claims") == [{"seats": [0, 3], "count": 2}]


def test_those_who_claimed_choose_once_more() -> None:
    """V3.2: if several claim, they and nobody else choose once more to hold or yield."""
    table = new(4).play("a claim", "b decline", "c claim", "d claim")
    assert (table.phase, table.to_act()) == ("hold-crown", "acd")
    assert table.legal("c") == ["hold", "yield"]
    assert table.refused("b hold") == ("V3.2", "claimed")
    table.play("c hold")
    assert table.told("a") == ["ready"]
    assert table.refused("c yield") == ("V3.2", "answered-already")
    table.play("a yield", "d yield")
    assert table.king() == "c"
    assert table.heard("b", "holds") == [{"seats": [2], "count": 1}]


def test_holding_is_secret_until_the_last_answer() -> None:
    """V3.2: holding or yielding is answered at once, too."""
    tables = [new().play("a claim", "b claim", "c decline", f"a {w}") for w in ("hold", "yield")]
    for eyes in "bcw":
        assert tables[0].view(eyes) == tables[1].view(eyes)


ANSWERS = {
    "nobody claims": ["a decline", "c decline", "d decline"],
    "two hold": ["a claim", "c decline", "d claim", "a hold", "d hold"],
    "all yield": ["a claim", "c decline", "d claim", "a yield", "d yield"],
}


@pytest.mark.parametrize("answers", ANSWERS.values(), ids=ANSWERS)
def test_nobody_agreed_upon(answers: list[str]) -> None:
    """V3.2: if nobody claims, or they do not agree, the player left of the last King is King."""
    table = claiming(A, B, C, D).play(*answers)
    assert table.king() == "c"
    assert table.heard("a", "king-by-turn") == [{"seat": 2}]


def test_left_of_the_last_seat_is_the_first() -> None:
    """V3.2: the player to the left of the last seat is the first one."""
    table = lay(A, B, C, phase="claim-crown", king="c", fool="", round=2)
    assert table.play("a decline", "b decline").king() == "a"


CLAIMED = ["a claim", "b decline", "c claim", "d claim"]


@pytest.mark.parametrize(
    ("answers", "kings"),
    [
        (["a decline", "b decline", "c decline", "d decline"], "abcd"),
        ([*CLAIMED, "a yield", "c yield", "d yield"], "abcd"),
        ([*CLAIMED, "a hold", "c yield", "d hold"], "ad"),
        ([*CLAIMED, "a hold", "c hold", "d hold"], "acd"),
    ],
    ids=["nobody claims", "all yield", "two hold", "three hold"],
)
def test_lots_are_drawn_for_the_first_crown(answers: list[str], kings: str) -> None:
    """V3.2: in the first round, among those who hold on; among all only if nobody wants it."""
    tables = [new(4, number, version="young").play(*answers) for number in range(40)]
    assert {table.king() for table in tables} == set(kings)
    assert all(table.told("w").count("king-by-lot") == 1 for table in tables)


@pytest.mark.parametrize("version", ["young", "events"])
@pytest.mark.parametrize(("king", "fool"), [("a", "b"), ("b", "c"), ("c", "a")])
def test_the_fool_sits_to_the_kings_left(version: str, king: str, fool: str) -> None:
    """V3.4: the player to the King's left is the Fool."""
    answers = [f"{each} {'claim' if each == king else 'decline'}" for each in "abc"]
    table = new(version=version).play(*answers)
    assert table.fool() == fool
    assert table.heard("w", "fool") == [{"seat": SEATS.index(fool)}]


def test_nobody_is_the_fool_by_seat_with_roles() -> None:
    """V3.4 and V11.3: in the Roles version sitting to the King's left makes no Fool."""
    table = new(version="roles").play("a claim", "b decline", "c decline")
    assert (table.king(), table.fool()) == ("a", "")
    table = lay(A, B, C, version="roles", roles=["rebel", "porter", ""]).play("c decree child")
    assert (table.fool(), table.phase) == ("", "draw")


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("king", [0, 2])
def test_the_order_of_a_round(seats: int, king: int) -> None:
    """V3.1: King, turns clockwise from the King's left, the King last, then hands and a new one."""
    table = new(seats, version="young")
    letters = SEATS[:seats]
    table.play(*(f"{each} {'claim' if each == letters[king] else 'decline'}" for each in letters))
    order, phases = [], [""]
    while table.round() == 1:
        phase, letter = table.phase, table.to_act()[0]
        if phase in ("decree", "lay") and phases[-1] != phase:
            order.append(SEATS.index(table.turn()))
        if phases[-1] != phase:
            phases.append(phase)
        letter = SEATS[table.view("w").fool] if phase == "blind" else letter
        table.play(f"{letter} {first_move(table, letter)}")
    assert order == [(king + 1 + n) % seats for n in range(seats)]
    turns = ["decree", "blind", "give", *["decree", "draw", "give"] * (seats - 2), "lay"]
    assert phases[1 : 1 + len(turns)] == turns
    assert set(phases[1 + len(turns) :]) <= {"reject", "refill"}
    assert (table.phase, table.view("w").king) == ("claim-crown", king)


def first_move(table: CarnavalesqueTable, letter: str) -> str:
    """Return a move that ends each step soon: grab at once, lay rather than send."""
    legal = table.legal(letter)
    for start in ("grab", "done", "lay", "send"):
        found = [move for move in legal if move.startswith(start)]
        if found:
            return found[0]
    return legal[0]
