from __future__ import annotations

import re
from typing import SupportsIndex

import pytest
from hypothesis import given, settings

from ludotheque.core.event import Arg
from ludotheque.i18n.texts import LANGUAGES, Texts
from ludotheque.table.phrases import FIRST_MARK, Phrase, phrase_of
from tests.contract.setups import Setup, setups, walk

MARK = re.compile("[\ue000-\uf8ff]")


class Uncut(str):
    """A text that nobody cuts short, as some games do where a terminal is narrow."""

    def __getitem__(self, key: SupportsIndex | slice) -> str:
        return self


class Whole(Texts):
    """Says everything in whole words."""

    def __call__(self, key: str, **args: Arg) -> str:
        """Return the sentence of a key."""
        return Uncut(super().__call__(key, **args))


def spoken(phrase: Phrase, say: Texts) -> str:
    """Say a phrase as the browser does: `Texts.phrase` in web/src/lib/words/texts.ts."""
    said: list[str] = []

    def fill(arg: Arg) -> Arg:
        if not isinstance(arg, str):
            return arg
        return MARK.sub(lambda mark: said[ord(mark[0]) - FIRST_MARK], arg)

    for part in phrase.parts:
        args = {name: fill(arg) for name, arg in part.args.items()}
        said.append(say(part.key, **args))
    return str(fill(phrase.text))


@pytest.mark.parametrize("lang", LANGUAGES)
@settings(max_examples=40)
@given(setup=setups())
def test_a_phrase_says_what_the_game_says(lang: str, setup: Setup) -> None:
    """Said later, from keys alone, a move is called what the game calls it in that language."""
    say = Whole(lang, setup.game.key, [f"N{seat}" for seat in range(setup.seats)])
    for state, seat, move in walk(setup, 40):
        view = state.view(seat)
        told = spoken(phrase_of(setup.game, view, move), say)
        assert told == setup.game.describe(view, move, say)
