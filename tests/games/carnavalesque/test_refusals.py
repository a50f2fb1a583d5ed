from __future__ import annotations

import ast
import re
from collections.abc import Callable
from inspect import getsource
from typing import Any

import pytest

from ludotheque.core.faults import IllegalMove
from ludotheque.core.play import play
from ludotheque.games.carnavalesque.data import phases
from ludotheque.games.carnavalesque.knowledge import refusals
from ludotheque.i18n.texts import LANGUAGES, Texts

from .table import GAME, A, B, C, CarnavalesqueTable, D, lay, new

pytestmark = pytest.mark.once  # what is refused and why is never compiled
Situation = Callable[[], CarnavalesqueTable]

# a card under two others, one under one other, a child under one other, a sliver, a hidden card
PILE = (
    "1 witch-fan up -3000 0, 2 pirate-mask up 0 0, 3 dragon-mask down 0 1500, "
    "4 robot-kite up 300 0, 5 fairy-lantern down 400 1500, 6 robot-umbrella up -400 1500, "
    "7 rabbit-trumpet up 0 -1500, 8 fairy-trumpet up 300 -1500, 9 pirate-lantern up 1500 0, "
    "11 pirate-umbrella up 1520 0, 10 rabbit-mask up 1520 0"
)


def at(phase: str, **more: Any) -> Situation:
    """Return a way to lay out a phase of b's turn, c being King, d the Fool."""
    return lambda: lay(A, B, C, D, **{"phase": phase, "turn": "b", "decree": "child", **more})


def role(phase: str, **more: Any) -> Situation:
    """Return a way to lay out a phase of the Roles version."""
    roles = ["rebel", "mime", "", "patron"]
    return at(phase, version="roles", roles=roles, uses=2, **more)


def outgoing() -> CarnavalesqueTable:
    """Lay out the start of a round; c was King."""
    return lay(A, B, C, D, phase="claim-crown", round=2)


def contested() -> CarnavalesqueTable:
    """Lay out a crown that a and b claim."""
    return outgoing().play("a claim", "b claim", "d decline")


def keeping() -> CarnavalesqueTable:
    """Deal the roles; a is King."""
    table = new(3, version="roles").play("a claim", "b decline", "c decline")
    return table.play(f"b {table.legal('b')[0]}")


def not_dealt() -> str:
    """Return a role that c was not dealt in `keeping`."""
    dealt = keeping().legal("c")
    return next(
        f"role {each}" for each in ("rebel", "mime", "porter") if f"role {each}" not in dealt
    )


def blind(**more: Any) -> Situation:
    """Return a way to lay out the Fool's closed eyes; d is the Fool."""
    return at("blind", turn="d", **more)


def over() -> CarnavalesqueTable:
    """Lose a game."""
    dead = ["fairy-mask", "fairy-lantern", "fairy-umbrella"]
    table = lay(A, B, C, phase="lay", turn="c", dead_end=dead, floats=[["rabbit-trumpet"]])
    return table.play("c send 1")


def third() -> CarnavalesqueTable:
    """Lay out a King with the Third Workshop card."""
    return lay(A, B, f"{C} third-workshop", phase="lay", turn="c", required=4)


KING = at("lay", turn="c", required=4, floats=[["robot-mask"]])
PUSHED = {"departure": "pushed"}

SITUATIONS: list[tuple[str, str, Situation, str]] = [
    ("V6.6", "game-over", over, "a claim"),
    ("V3.2", "outgoing-king", outgoing, "c claim"),
    ("V3.2", "answered-already", lambda: outgoing().play("a claim"), "a decline"),
    ("V3.2", "claim-first", outgoing, "a hold"),
    ("V3.2", "claimed", contested, "d hold"),
    ("V3.2", "answered-already", lambda: contested().play("a hold"), "a yield"),
    ("V3.2", "hold-first", contested, "a claim"),
    ("V3.5", "pass-first", at("pass-left"), "a spot 1"),
    ("V3.5", "not-in-hand", at("pass-left"), "a card fairy-mask"),
    ("V3.5", "answered-already", lambda: at("pass-left")().play("a card robot-fan"), "a spot 1"),
    ("V3.5", "nothing-to-pass", lambda: lay("", B, C, phase="pass-left"), "a card robot-fan"),
    ("V3.5", "rescue-first", at("rescue", dead_end=["fairy-mask"]), "b spot 1"),
    ("V3.5", "not-in-dead-end", at("rescue", dead_end=["fairy-mask"]), "b card pirate-fan"),
    ("V3.5", "decree-first", at("carve"), "c spot 1"),
    ("V3.1", "turn-of-other", at("carve"), "b decree teen"),
    ("V11.1", "role-first", keeping, "c claim"),
    ("V11.1", "role-not-dealt", keeping, f"c {not_dealt()}"),
    ("V11.1", "king-no-role", keeping, "a role rebel"),
    ("V11.1", "answered-already", keeping, "b role rebel"),
    ("V4.1", "decree-first", at("decree"), "c lay rabbit-fan 1"),
    ("V3.1", "turn-of-other", at("decree"), "b decree teen"),
    ("V11.4", "role-card-first", role("look"), "b card pirate-fan"),
    ("V11.4", "role-card-first", role("turn-over"), "b done"),
    ("V11.4", "role-card-first", role("throw"), "b grab 1"),
    ("V11.4", "face-up-already", role("look"), "b spot 3"),
    ("V11.4", "looked-already", role("look", known={"2": 2}), "b spot 2"),
    ("V4.1", "decree-forbids", role("look"), "b spot 1"),
    ("V4.2", "covered", role("turn-over", crowd=PILE), "b spot 2"),
    ("V2.5", "spot-not-seen", role("throw"), "b spot 40"),
    ("V11.4", "offer-first", role("offer"), "b rob a"),
    ("V11.4", "not-in-hand", role("offer"), "b card robot-fan"),
    ("V11.4", "rob-first", role("rob", offered="pirate-fan"), "b card pirate-fan"),
    ("V11.4", "no-victim", role("rob", offered="pirate-fan"), "b rob c"),
    ("V11.4", "no-victim", role("rob", offered="pirate-fan"), "b rob b"),
    ("V11.4", "ask-first", role("ask"), "b spot 1"),
    ("V5.3", "king-no-call", blind(), "c stop"),
    ("V5.3", "called-already", lambda: blind()().play("b stop"), "b stop"),
    ("V5.3", "only-call", blind(), "b flip"),
    ("V5.4", "grab-first", blind(), "d spot 1"),
    ("V5.4", "no-gesture-left", blind(strokes=["flip"] * 12), "d dig"),
    ("V5.4", "no-gesture-left", blind(strokes=["dig"] * 12), "d sweep east long"),
    ("V4.2", "draw-first", at("draw"), "b card pirate-fan"),
    ("V4.2", "covered", at("draw", crowd=PILE), "b spot 2"),
    ("V4.1", "decree-forbids", at("draw"), "b spot 1"),
    ("V2.5", "spot-not-seen", at("draw"), "b spot 63"),
    ("V2.5", "spot-not-seen", at("draw", crowd=PILE), "b spot 11"),
    ("V11.4", "covered-twice", role("draw", crowd=PILE, power="acrobat"), "b spot 3"),
    ("V11.4", "age-unknown", role("draw", crowd=PILE, power="acrobat"), "b spot 9"),
    ("V4.1", "decree-forbids", role("draw", crowd=PILE, power="acrobat"), "b spot 7"),
    ("V4.2", "covered", role("draw", crowd=PILE, power="rebel"), "b spot 2"),
    ("V4.3", "give-first", at("give"), "b spot 1"),
    ("V4.3", "not-in-hand", at("give"), "b card robot-fan"),
    ("V6.1", "lay-first", KING, "c spot 1"),
    ("V6.1", "lay-more", KING, "c done"),
    ("V6.1", "not-in-hand", KING, "c lay robot-fan 1"),
    ("V6.2", "nothing-in-common", KING, "c lay rabbit-fan 1"),
    ("V6.3", "empty-workshop", KING, "c send 2"),
    ("V6.3", "floats-are-pushed", at("lay", turn="c", options=PUSHED), "c send 1"),
    ("V6.4", "workshop-closed", KING, "c lay rabbit-fan 3"),
    ("V6.4", "no-third-card", KING, "c open"),
    ("V6.4", "third-not-laid", third, "c lay third-workshop 1"),
    ("V7.1", "reject-first", at("reject"), "b spot 1"),
    ("V7.1", "not-in-hand", at("reject"), "b card robot-fan"),
    ("V7.1", "refill-first", at("refill"), "b card pirate-fan"),
    ("V3.1", "turn-of-other", at("refill"), "a spot 1"),
]


@pytest.mark.parametrize(("clause", "key", "situation", "line"), SITUATIONS)
def test_refusal(clause: str, key: str, situation: Situation, line: str) -> None:
    """Every refusal can happen, names its clause, and changes nothing."""
    assert situation().refused(line) == (clause, key)


ARGUMENTS: list[tuple[Situation, str, dict[str, Any]]] = [
    (KING, "c done", {"count": 4}),
    (at("draw"), "b spot 1", {"age": "child"}),
    (at("draw", crowd=PILE), "b spot 3", {"count": 2}),
    (blind(strokes=["flip"] * 12), "d dig", {"count": 12}),
    (contested, "d hold", {"seats": [0, 1]}),
    (at("draw"), "a spot 1", {"seat": 1}),
    (at("decree"), "b decree teen", {"seat": 2}),
]


@pytest.mark.parametrize(("situation", "line", "args"), ARGUMENTS)
def test_what_a_refusal_says(situation: Situation, line: str, args: dict[str, Any]) -> None:
    """A refusal has what its sentence needs: how many, whose turn, which age."""
    assert situation().refusal(line).args == args


@pytest.mark.parametrize("move", [-1, GAME.move_bound, 10_000])
def test_a_number_that_is_no_move(move: int) -> None:
    """A number outside the moves of the game is refused like any other move."""
    with pytest.raises(IllegalMove) as refused:
        play(GAME, at("draw")().state, 1, move)
    assert (refused.value.refusal.clause, refused.value.refusal.key) == ("V3.1", "unknown-move")


def keys_in_the_source() -> set[str]:
    """Return the words of refusals.py that are neither the name of a phase nor prose."""
    tree = ast.parse(getsource(refusals))
    words = {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    keys = {word for word in words if re.fullmatch("[a-z]+(-[a-z]+)+|claimed|covered", word)}
    return keys - set(phases.NAMES)


def test_no_refusal_is_dead() -> None:
    """Each key of the code has a situation above, and each situation a key of the code."""
    assert keys_in_the_source() == {key for _, key, _, _ in SITUATIONS} | {"unknown-move"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_said(lang: str) -> None:
    """Every refusal above, and every silence, is a sentence in each language, with its clause."""
    texts = Texts(lang, "carnavalesque")
    for clause, _, situation, line in SITUATIONS:
        assert texts.refusal(situation().refusal(line)).endswith(f"({clause})")
    table = blind()()
    for seat in range(3):
        silence = table.state.silence(seat)
        assert silence is not None
        assert texts.refusal(silence).endswith("(V5.3)")
    silence = at("draw")().state.silence(2)
    assert silence is not None
    assert texts.refusal(silence).endswith("(V3.3)")


def test_every_illegal_move_is_explained() -> None:
    """In every situation above, every move of every seat is legal or refused with a clause."""
    for _, _, situation, _ in SITUATIONS:
        state = situation().state
        for seat in range(state.seats):
            legal, view = set(state.legal(seat)), state.view(seat)
            found = [
                GAME.refuse(view, move) for move in range(GAME.move_bound) if move not in legal
            ]
            assert all(re.fullmatch(r"V\d+\.\d+", refusal.clause) for refusal in found)


def test_a_refusal_knows_no_more_than_the_player() -> None:
    """V2.5: refusals are made from the view: a hidden card and an empty spot are refused alike."""
    table = at("draw", crowd=PILE)()
    spots = {each.spot for each in table.pile().values()}
    empty = next(spot for spot in range(64) if spot not in spots)
    assert table.refusal("b spot 11") == table.refusal(f"b spot {empty}")
