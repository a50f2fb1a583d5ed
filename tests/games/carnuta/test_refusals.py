from __future__ import annotations

import ast
import re
from collections.abc import Callable
from inspect import getsource

import pytest

from ludotheque.core.faults import IllegalMove
from ludotheque.core.play import play
from ludotheque.games.carnuta.data import phases
from ludotheque.games.carnuta.knowledge import refusals
from ludotheque.i18n.texts import LANGUAGES, Texts

from .table import CARNUTA, MARKET, TEN, Table, last_turn, lay, player

FIVE = " ".join(TEN.split()[:5])


def turn(runes: str = "SSMM", padlocks: int = 2, sickles: int = 2) -> Table:
    """Lay out an ordinary turn of a, with three cards in hand."""
    hand = "honey-trio salt-day-1 flower-flat2"
    mine = player(runes, hand=hand, padlocks=padlocks, sickles=sickles)
    return lay(mine, player("SM"), market=MARKET)


def done() -> Table:
    """Lay out a turn whose two actions are done, with sickles left."""
    return turn().play("a flip-suns", "a flip-moons")


def salting() -> Table:
    """Lay out the choice of a column for Salt."""
    return turn().play("a play salt-day-1")


def choosing() -> Table:
    """Lay out the choice of a token; b has the one of Skull."""
    first = player(hand="flower-flat2", laid=FIVE, padlocks=1)
    return lay(first, player(), tokens={"skull": 1}).play("a play flower-flat2")


def discarding() -> Table:
    """Lay out the end of a turn with five cards in hand."""
    return turn().play("a take egg-each", "a take egg-both", "a end")


def bare() -> Table:
    """Lay out a turn with no visible card at all."""
    return lay(player(), player(), market="")


SITUATIONS: list[tuple[str, str, Callable[[], Table], str]] = [
    ("C2.5", "turn-of-other", turn, "b flip-suns"),
    ("C2.5", "turn-of-other", salting, "b salt-on skull"),
    ("C2.5", "turn-of-other", discarding, "b discard egg-each"),
    ("C3.1", "not-in-market", turn, "a take egg-trio"),
    ("C3.1", "not-in-market", done, "a take honey-trio"),
    ("C3.2", "not-in-hand", turn, "a play egg-each"),
    ("C3.2", "cannot-pay", turn, "a play honey-trio"),
    ("C3.4", "no-free-place", turn, "a suns"),
    ("C3.4", "no-free-place", lambda: turn("SSSMM", padlocks=1), "a moons"),
    ("C3.4", "reserve-empty", lambda: lay(player("SM"), player(), reserve=[0, 4]), "a suns"),
    ("C3.4", "reserve-empty", lambda: lay(player("SM"), player(), reserve=[4, 0]), "a moons"),
    ("C3.6", "actions-left", turn, "a end"),
    ("C3.6", "no-action-left", done, "a take egg-each"),
    ("C3.6", "no-action-left", done, "a play flower-flat2"),
    ("C3.6", "no-action-left", done, "a flip-suns"),
    ("C3.6", "no-action-left", done, "a moons"),
    ("C3.6", "runes-agree", lambda: turn("SSSS"), "a flip-suns"),
    ("C3.6", "runes-agree", lambda: turn("MMMM"), "a flip-moons"),
    ("C3.7", "no-sickle", lambda: turn(sickles=0), "a sickle-day"),
    ("C3.7", "nothing-to-cut", bare, "a sickle-day"),
    ("C3.7", "nothing-to-cut", bare, "a sickle-night"),
    ("C3.9", "discard-not-now", turn, "a discard flower-flat2"),
    ("C3.9", "discard-down-first", discarding, "a flip-suns"),
    ("C3.9", "discard-down-first", discarding, "a end"),
    ("C3.9", "discard-down-first", discarding, "a play flower-flat2"),
    ("C3.9", "discard-down-first", discarding, "a sickle-day"),
    ("C3.9", "not-in-hand", discarding, "a discard egg-trio"),
    ("C4.2", "no-salt", turn, "a salt-on clover"),
    ("C4.2", "no-such-column", salting, "a salt-on honey"),
    ("C4.2", "place-salt-first", salting, "a flip-suns"),
    ("C4.2", "place-salt-first", salting, "a sickle-day"),
    ("C4.2", "place-salt-first", salting, "a token honey"),
    ("C4.3", "no-token-due", turn, "a token honey"),
    ("C4.3", "token-taken", choosing, "a token skull"),
    ("C4.3", "choose-token-first", choosing, "a flip-suns"),
    ("C4.3", "choose-token-first", choosing, "a salt-on clover"),
    ("C6.1", "game-over", lambda: last_turn(player(), player()), "a flip-suns"),
]


@pytest.mark.parametrize(("clause", "key", "situation", "line"), SITUATIONS)
def test_refusal(clause: str, key: str, situation: Callable[[], Table], line: str) -> None:
    """Every refusal can happen, names its clause and is said in each language."""
    refusal = situation().refusal(line)
    assert (refusal.clause, refusal.key) == (clause, key)
    for lang in LANGUAGES:
        assert Texts(lang, "carnuta").refusal(refusal).endswith(f"({clause})")


def test_refusals_name_what_they_speak_of() -> None:
    """The card, the face, the half and the player are said in words."""
    said = Texts("fr", "carnuta", ["Ana", "Bo"]).refusal
    assert "Miel « 6 par trio" in said(turn().refusal("a play honey-trio"))
    assert "Soleil" in said(turn("SSSS").refusal("a flip-suns"))
    assert "Jour" in said(bare().refusal("a sickle-day"))
    assert "Ana" in said(turn().refusal("b flip-suns"))
    assert "2" in said(turn().refusal("a end"))


@pytest.mark.parametrize("move", [-1, CARNUTA.move_bound, 10_000])
def test_a_number_that_is_no_move(move: int) -> None:
    """A number outside the moves of the game is refused like any other move."""
    with pytest.raises(IllegalMove) as refused:
        play(CARNUTA, turn().state, 0, move)
    assert (refused.value.refusal.clause, refused.value.refusal.key) == ("C3.6", "unknown-move")
    assert all(Texts(lang, "carnuta").refusal(refused.value.refusal) for lang in LANGUAGES)


def keys_in_the_source() -> set[str]:
    """Return the words of refusals.py that look like keys, and those made from a phase."""
    tree = ast.parse(getsource(refusals))
    words = {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    plain = {word for word in words if re.fullmatch("[a-z]+(-[a-z]+)+", word)}
    return plain - set(phases.NAMES) | {f"{phase}-first" for phase in refusals.SMALL_PHASES}


def test_no_refusal_is_dead() -> None:
    """Each key of the code has a situation above, and each situation a key of the code."""
    assert keys_in_the_source() == {key for _, key, _, _ in SITUATIONS} | {"unknown-move"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_text(lang: str) -> None:
    """The texts of each language have the refusals of the code."""
    texts = Texts(lang, "carnuta")
    assert [key for key in sorted(keys_in_the_source()) if not texts.has(f"refusal-{key}")] == []


def test_every_illegal_move_is_explained() -> None:
    """In every situation above, every move of every seat is legal or refused with a sentence."""
    texts = Texts("fr", "carnuta")
    for situation in {situation for _, _, situation, _ in SITUATIONS}:
        state = situation().state
        for seat in range(state.seats):
            legal = state.legal(seat)
            for move in set(range(CARNUTA.move_bound)) - set(legal):
                assert texts.refusal(CARNUTA.refuse(state.view(seat), move))
