from __future__ import annotations

import pytest

from ludotheque.games.carnavalesque.data.roles import ROLE_NAMES
from tests.games.carnavalesque.roles import MAY, SIX, playing
from tests.games.carnavalesque.table import MANY, A, B, C, lay, new
from tests.games.table import SEATS

CROWNING = ("a claim", "b decline", "c decline", "d decline")


# --- dealing and revealing


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_two_roles_each(seats: int) -> None:
    """V11.1: each player but the King gets two roles, all of them different."""
    table = new(seats, version="roles").play(*CROWNING[: min(seats, 4)])
    if seats == 5:
        table.play("e decline")
    others = SEATS[1:seats]
    assert (table.phase, table.to_act()) == ("keep-role", others)
    dealt = [role for letter in others for role in table.view(letter).dealt_roles]
    assert len(set(dealt)) == 2 * len(others)
    assert table.view("a").dealt_roles == (-1, -1)
    for letter in others:
        pair = table.legal(letter)
        assert pair == [f"role {ROLE_NAMES[role]}" for role in table.view(letter).dealt_roles]
        assert table.heard(letter, "roles-dealt") == [{"seat": 0, "roles": [m[5:] for m in pair]}]
    for eyes in "aw":
        assert table.heard(eyes, "roles-dealt") == [{"seat": 0}]
    assert table.refused(f"a role {ROLE_NAMES[dealt[0]]}") == ("V11.1", "king-no-role")
    missing = next(role for n, role in enumerate(ROLE_NAMES) if n not in dealt[:2])
    assert table.refused(f"b role {missing}") == ("V11.1", "role-not-dealt")


def test_the_roles_are_shuffled() -> None:
    """V11.1: any role may be dealt to any player, in every round."""
    tables = [new(3, number, version="roles").play(*CROWNING[:3]) for number in range(MANY)]
    for letter in "bc":
        assert len({role for table in tables for role in table.view(letter).dealt_roles}) > 6


def test_roles_are_dealt_anew_every_round() -> None:
    """V11.1: a round begins without roles: all go back and are dealt again."""
    table = lay(A, B, C, version="roles", roles=["rebel", "porter", ""], phase="lay", turn="c")
    table.play("c done")
    assert [table.view(letter).role for letter in "abc"] == [-1, -1, -1]
    table.play("a claim", "b decline")
    assert (table.phase, table.to_act()) == ("keep-role", "bc")


def test_one_role_is_kept_secretly() -> None:
    """V11.1: who has chosen shows; which role, nobody else learns, not even the King."""
    tables = [new(3, version="roles").play(*CROWNING[:3]) for _ in range(2)]
    for table, move in zip(tables, tables[0].legal("b"), strict=True):
        table.play(f"b {move}")
    for eyes in "acw":
        assert tables[0].view(eyes) == tables[1].view(eyes)
        assert tables[0].heard(eyes, "role-kept") == [{"seat": 1}]
    assert tables[0].view("b").role != tables[1].view("b").role
    assert tables[0].view("w").roles == (-1, -1, -1)
    assert tables[0].refused("b role rebel") == ("V11.1", "answered-already")
    tables[0].play(f"c {tables[0].legal('c')[0]}")
    assert (tables[0].phase, tables[0].to_act()) == ("decree", "a")
    assert tables[0].view("w").roles == (-1, -1, -1)


def test_a_role_is_revealed_after_the_decree() -> None:
    """V11.2: the role stays face down until the Decree is put, and is revealed before the draw."""
    table = lay(A, B, C, crowd=SIX, version="roles", roles=["porter", "rebel", ""])
    assert table.view("b").roles == (-1, -1, -1)
    table.play("c decree child")
    assert table.view("b").roles == (ROLE_NAMES.index("porter"), -1, -1)
    assert table.told("w") == ["decree", "role"]
    assert table.heard("w", "role") == [{"seat": 0, "role": "porter"}]
    assert table.phase == "draw"


MUST = ("grab", "spot", "card")


@pytest.mark.parametrize(("role", "phase"), MAY.items())
def test_what_may_be_done_can_be_skipped(role: str, phase: str) -> None:
    """V11.2: what a role says one may do can be left; the draw follows as always."""
    table = playing(role)
    assert table.phase == phase
    before = table.pile()
    table.play("a skip")
    assert (table.phase, table.spots("a")) == ("draw", [3, 4, 5, 6])
    assert table.pile() == before
    table.play("a spot 3", "a card pirate-mask")
    assert (table.phase, table.turn()) == ("decree", "b")


@pytest.mark.parametrize("role", ["fool", "porter", "patron"])
def test_what_must_be_done_cannot_be_skipped(role: str) -> None:
    """V11.2: a role without "may" must be applied: there is no way round it."""
    table = playing(role)
    while table.turn() == "a" and table.phase != "decree":
        assert "skip" not in table.legal("a")
        assert "done" not in table.legal("a")
        table.play(f"a {next(m for m in table.legal('a') if m.split()[0] in MUST)}")
    cards = {letter: len(table.hand(letter)) - 4 for letter in "ac"}
    wanted = {"fool": (0, 1), "porter": (1, 1), "patron": (-1, 2)}[role]
    assert (cards["a"], cards["c"]) == wanted


# --- the Fool


def test_there_is_a_fool_only_if_somebody_kept_it() -> None:
    """V11.3: with other roles no eyes close; the Fool is whoever kept that role."""
    table = lay(A, B, C, crowd=SIX, version="roles", roles=["rebel", "fool", ""])
    table.play("c decree child")
    assert (table.phase, table.fool()) == ("draw", "")
    table.play("a spot 1", "a card witch-fan", "c decree child")
    assert (table.phase, table.fool()) == ("blind", "b")
    table.play("b grab 1", "b card pirate-fan")
    assert table.phase == "lay"


def test_the_fool_as_a_role() -> None:
    """V11.4: the Fool draws blind, as in section 5: strokes, calls, grab, gift."""
    table = playing("fool")
    assert table.phase == "blind"
    assert table.view("a").crowd == ()
    assert table.refused("c stop") == ("V5.3", "king-no-call")
    table.play("a glide east short", "b stop", "a grab 1")
    assert (table.phase, len(table.hand("a"))) == ("give", 5)


# --- other versions


def test_other_versions_have_no_roles() -> None:
    """V11.2: outside the Roles version no role is revealed."""
    table = lay(A, B, C, turn="b").play("c decree child")
    assert (table.phase, table.told("w")) == ("draw", ["decree"])
