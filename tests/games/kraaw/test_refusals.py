from __future__ import annotations

import ast
import re
from collections.abc import Callable
from inspect import getsource

import pytest

from ludotheque.core.faults import IllegalMove
from ludotheque.core.play import play
from ludotheque.games.kraaw.data import phases
from ludotheque.games.kraaw.knowledge import refusals
from ludotheque.i18n.texts import LANGUAGES, Texts

from .table import KRAAW, Table, dealt, lay, new

A, B = "1 2 3 4 5", "1 1 2 2 3"


def over() -> Table:
    """Play a match to its end."""
    table = lay("1 1 2 2 3", "5^ 4^ 3^ 2^ 1^", wins=[0, 2], locks=[2, 0])
    return table.play("a reveal-lock", "a a1")


def asked_by_the_dog() -> Table:
    """Lay out the exchange with the chien, a to answer first."""
    return lay(A, B, phase="dog-exchange")


def looking() -> Table:
    """Lay out the moment when hands are looked at."""
    return lay(A, B, phase="keep-or-announce", options={"swap_hand": "on"})


def main_action() -> Table:
    """Lay out an ordinary turn of a."""
    return lay("1 2^ 3= 4 5", B)


def stealing() -> Table:
    """Lay out a theft that a has announced."""
    return lay("1 2^ 3= 4 5", "1 1= 2 2 3").play("a exchange")


def bonus() -> Table:
    """Lay out a bonus that a may take."""
    return lay("1^ 2^ 3= 4 5", B, phase="bonus-action")


def bonus_turn_unlocked() -> Table:
    """Lay out the second half of a bonus at a table where locked cards do not turn."""
    table = lay("1^ 2^ 3= 4 5", B, phase="bonus-action", options={"turn_locked": "off"})
    return table.play("a bonus", "a a1")


SITUATIONS: list[tuple[str, str, Callable[[], Table], str]] = [
    ("K1.1", "match-over", over, "a look"),
    ("K1.4", "raven-taken", lambda: new(2).play("b raven jais"), "a raven jais"),
    ("K1.4", "raven-first", lambda: new(2), "a look"),
    ("K1.4", "raven-first", lambda: new(2, swap_hand="on"), "a announce"),
    ("K1.4", "raven-first", lambda: new(2), "a swap-dog"),
    ("K1.4", "raven-chosen", lambda: new(2).play("a raven jais"), "a raven onyx"),
    ("K1.4", "raven-chosen", lambda: new(2).play("a raven jais"), "a announce"),
    ("K1.4", "raven-chosen", main_action, "a raven braise"),
    ("K2.2", "card-locked", stealing, "a b2"),
    ("K2.2", "card-locked", lambda: stealing().play("a b1"), "b a3"),
    ("K2.3", "no-lock-left", lambda: lay("1^ 2= 3= 4 5", B), "a lock"),
    ("K3.3", "dog-off", lambda: dealt(2, dog_exchange="off", first_player="1"), "a swap-dog"),
    ("K3.3", "dog-not-now", main_action, "a swap-dog"),
    ("K3.3", "dog-of-other", asked_by_the_dog, "b leave-dog"),
    ("K3.3", "dog-first", asked_by_the_dog, "a look"),
    ("K3.4", "announce-off", main_action, "a announce"),
    ("K3.4", "announced-already", lambda: looking().play("b announce"), "a announce"),
    ("K3.4", "announce-late", lambda: looking().play("b keep", "a keep"), "a announce"),
    ("K3.4", "kept-already", lambda: looking().play("a keep"), "a announce"),
    ("K3.4", "keep-first", looking, "a look"),
    ("K4.1", "turn-of-other", main_action, "b look"),
    ("K4.1", "main-action-done", bonus, "a look"),
    ("K4.1", "main-action-first", main_action, "a pass"),
    ("K4.2", "announce-first", main_action, "a a1"),
    ("K4.2", "choose-card", lambda: main_action().play("a look"), "a exchange"),
    ("K5.1", "choose-card", lambda: main_action().play("a look"), "a pass"),
    ("K5.1", "hidden-card-needed", lambda: main_action().play("a look"), "a a2"),
    ("K5.2", "own-card-needed", lambda: main_action().play("a reveal-lock"), "a b1"),
    ("K5.2", "no-such-seat", lambda: main_action().play("a reveal-lock"), "a c1"),
    ("K5.3", "no-revealed-card", lambda: lay("1 2= 3 4 5", B), "a lock"),
    ("K5.3", "revealed-card-needed", lambda: main_action().play("a lock"), "a a1"),
    ("K5.3", "locked-already", lambda: main_action().play("a lock"), "a a3"),
    ("K5.4", "steal-from-other", stealing, "a a1"),
    ("K5.4", "reprisal-on-thief", lambda: stealing().play("a b1"), "b b3"),
    ("K5.4", "reprisal-of-other", lambda: stealing().play("a b1"), "a a1"),
    ("K5.6", "no-hidden-card", lambda: lay("1^ 2^ 3^ 4^ 5^", B), "a look"),
    ("K5.7", "turn-unlocked", bonus_turn_unlocked, "a a3"),
    ("K6.4", "not-in-final", lambda: lay(A, B, "0 0 0 0 0", playing="ab", final=True), "c look"),
]


@pytest.mark.parametrize(("clause", "key", "situation", "line"), SITUATIONS)
def test_refusal(clause: str, key: str, situation: Callable[[], Table], line: str) -> None:
    """Every refusal can happen, names its clause and is said in each language."""
    refusal = situation().refusal(line)
    assert (refusal.clause, refusal.key) == (clause, key)
    for lang in LANGUAGES:
        assert Texts(lang, "kraaw").refusal(refusal).endswith(f"({clause})")


@pytest.mark.parametrize("move", [-1, KRAAW.move_bound, 1000])
def test_a_number_that_is_no_move(move: int) -> None:
    """A number outside the moves of the game is refused like any other move."""
    with pytest.raises(IllegalMove) as refused:
        play(KRAAW, main_action().state, 0, move)
    assert (refused.value.refusal.clause, refused.value.refusal.key) == ("K4.1", "unknown-move")
    assert all(Texts(lang, "kraaw").refusal(refused.value.refusal) for lang in LANGUAGES)


def keys_in_the_source() -> set[str]:
    """Return the words of refusals.py that are neither the name of a phase nor prose."""
    tree = ast.parse(getsource(refusals))
    words = {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return {word for word in words if re.fullmatch("[a-z]+(-[a-z]+)+", word)} - set(phases.NAMES)


def test_no_refusal_is_dead() -> None:
    """Each key of the code has a situation above, and each situation a key of the code."""
    assert keys_in_the_source() == {key for _, key, _, _ in SITUATIONS} | {"unknown-move"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_text(lang: str) -> None:
    """The texts of each language have the refusals of the code."""
    texts = Texts(lang, "kraaw")
    assert [key for key in sorted(keys_in_the_source()) if not texts.has(f"refusal-{key}")] == []


def test_every_illegal_move_is_explained() -> None:
    """In every situation above, every move of every seat is legal or refused with a sentence."""
    texts = Texts("fr", "kraaw")
    for _, _, situation, _ in SITUATIONS:
        state = situation().state
        for seat in range(state.seats):
            legal = state.legal(seat)
            for move in set(range(KRAAW.move_bound)) - set(legal):
                assert texts.refusal(KRAAW.refuse(state.view(seat), move))
