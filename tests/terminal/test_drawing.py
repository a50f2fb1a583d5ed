from __future__ import annotations

from typing import cast

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.text import Text

from ludotheque.drawing.ink import columns, ink, shorten
from ludotheque.games import drawings, find
from ludotheque.games.kraaw.data.cards import HIDDEN, LOCKED, REVEALED
from ludotheque.games.kraaw.data.phases import NAMES
from ludotheque.games.kraaw.knowledge.view import KraawView
from ludotheque.games.kraaw.terminal.cards import LARGE, MIDDLE, SMALL, Card, draw_card
from ludotheque.i18n.texts import Texts
from tests.terminal.tables import PLAYERS, draw, plain, walk

KRAAW = find("kraaw")


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (3, "fr"), (4, "en"), (5, "fr"), (6, "fr")])
def test_it_fits_a_small_terminal(seats: int, lang: str) -> None:
    """At every step of a match, for every seat and a spectator: 78 columns, 16 lines at most."""
    phases = set()
    for number, state in enumerate(walk(KRAAW, seats, seats, swap_hand="on", turn_limit="24")):
        seat = number % (seats + 1) - 1
        phases.add(state.view(seat).phase)
        lines = draw(KRAAW, state, seat, lang).splitlines()
        assert max(cell_len(line) for line in lines) <= 78
        assert len(lines) <= 16
    assert phases == set(NAMES)


def test_every_choice_shows_its_key() -> None:
    """Each card that can be chosen carries its key, and no other card does."""
    say, steals = Texts("fr", "kraaw"), 0
    for state in walk(KRAAW, 3, 1):
        view, legal = state.view(0), state.legal(0)
        if view.phase == "steal" and legal:
            markup = drawings.draw(KRAAW, view, say, dict.fromkeys(legal, "@"))
            assert plain(markup).count("@") == len(legal)
            steals += 1
    assert steals > 0


def test_without_the_memory_aid_hidden_cards_are_backs() -> None:
    """With `memory_aid` off, what is known of hidden cards is neither drawn nor described."""
    say, known = Texts("fr", "kraaw", PLAYERS), 0
    for state in walk(KRAAW, 2, 4, memory_aid="off"):
        view = cast("KraawView", state.view(0))
        pairs = list(zip(view.faces, view.values, strict=True))
        known += any(face == HIDDEN and value for face, value in pairs)
        values = tuple(0 if face == HIDDEN else value for face, value in pairs)
        blank = replace(view, values=values, hand=())
        assert drawings.draw(KRAAW, view, say, {}) == drawings.draw(KRAAW, blank, say, {})
        for move in state.legal(0):
            assert KRAAW.describe(view, move, say) == KRAAW.describe(blank, move, say)
    assert known > 0


def test_the_memory_aid_shows_what_was_seen() -> None:
    """With the aid on, a hidden card that the seat has seen shows its value in small."""
    shown = [draw(KRAAW, state, 0) for state in walk(KRAAW, 2, 4)]
    assert any(f"({value})" in drawing for drawing in shown for value in (1, 2, 3))


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
def test_the_states_can_be_told_without_colour(size: int) -> None:
    """Hidden, known, revealed and locked cards differ in shape; a locked one is lower or wider."""

    def shape(face: int, value: int) -> list[str]:
        rows = draw_card(Card(face, value, "", wanted=False), size)
        return [Text.from_markup(row.markup).plain for row in rows]

    states = [shape(HIDDEN, 0), shape(HIDDEN, 3), shape(REVEALED, 3), shape(LOCKED, 3)]
    assert len({"\n".join(state) for state in states}) == 4
    upright, locked = states[2], states[3]
    assert len(locked[0]) > len(upright[0])
    assert len(locked) <= len(upright)
    assert any("▣" in row for row in locked)


@pytest.mark.parametrize("name", [*PLAYERS, "[b]", "\\[b]", "x\\", "[B]", "[", ":smile:"])
def test_any_name_is_drawn_as_it_is(name: str) -> None:
    """Brackets and slashes of a name are letters, not markup."""
    span = ink(name, "bold")
    assert Text.from_markup(span.markup, emoji=False).plain == name
    assert span.width == cell_len(name)


def test_long_names_are_cut() -> None:
    """A name is cut by the columns it takes, with a sign that it was cut."""
    assert shorten("Wolfeschlegelsteinhausen", 12) == "Wolfeschleg…"
    assert columns(shorten("渡辺さん", 6)) <= 6
    assert shorten("Ana", 3) == "Ana"


@pytest.mark.parametrize(
    ("lang", "expected"),
    [("fr", "carte 1 de Bot 2 : cachée"), ("en", "card 1 of Bot 2: hidden")],
)
def test_cards_are_described_in_words(lang: str, expected: str) -> None:
    """A choice says whose card it is, where it lies and what is known of it."""
    say = Texts(lang, "kraaw", PLAYERS)
    dealt = next(state for state in walk(KRAAW, 2, 1) if state.view(0).phase == "dog-exchange")
    assert KRAAW.describe(dealt.view(0), KRAAW.read("b1"), say) == expected
