"""What a game says of a move, kept as keys and arguments until a browser says it in its language.

A game makes its sentences by asking for texts, some of them inside others. Here each text that is
asked for becomes a part, and a mark stands for it wherever it was put. A mark is one character, so
that a game which cuts a word short to fit a terminal leaves it whole.
"""

from __future__ import annotations

import msgspec

from ludotheque.core.event import Arg, Args
from ludotheque.core.game import Game
from ludotheque.core.view import View

FIRST_MARK = 0xE000  # of the characters that Unicode leaves to private use: no text has them


class Saying(msgspec.Struct, frozen=True):
    """One text: its key and its arguments."""

    key: str
    args: Args


class Phrase(msgspec.Struct, frozen=True):
    """A sentence; marks in it, and in the arguments of its parts, stand for parts before them."""

    text: str
    parts: list[Saying]


class Recorder:
    """Takes the place of the texts of a language, and notes what is asked for."""

    def __init__(self) -> None:
        self.parts: list[Saying] = []

    def __call__(self, key: str, **args: Arg) -> str:
        """Note a text; return the mark that stands for it."""
        self.parts.append(Saying(key, args))
        return chr(FIRST_MARK + len(self.parts) - 1)

    def name(self, seat: int) -> str:
        """Note the name of a seat."""
        return self("player-at", seat=seat)


def phrase_of(game: Game, view: View, move: int) -> Phrase:
    """Return what a game says of a move to somebody with this view."""
    recorder = Recorder()
    text = game.describe(view, move, recorder)
    return Phrase(text, recorder.parts)
