"""Hints: what an expert would do in a player's place, told to that player alone."""

from __future__ import annotations

import msgspec

from ludotheque.bots.advice import Advice
from ludotheque.core.game import Game
from ludotheque.core.view import View
from ludotheque.table.phrases import Phrase, Saying, phrase_of

THOUSAND = 1000


class Weighed(msgspec.Struct, frozen=True):
    """A move that was thought about: how often, and its value in thousandths."""

    move: str
    words: Phrase
    tried: int
    value: int


class Hint(msgspec.Struct, frozen=True):
    """The best moves, best first, and why; `games` were imagined, none where there is no choice.

    `together` says that all win or lose as one team; `n` is the number of the command that asked,
    0 for whoever looks through the same eyes.
    """

    n: int
    turn: int
    games: int
    together: bool
    moves: list[Weighed]
    reason: Saying | None


def hint_of(game: Game, view: View, turn: int, advice: Advice, n: int) -> Hint:
    """Put an advice into words, with what the seat knows and nothing else."""
    weighed = [
        Weighed(
            game.write(each.move),
            phrase_of(game, view, each.move),
            each.tried,
            round(THOUSAND * each.value),
        )
        for each in advice.opinions
    ]
    reason = game.reason(view, advice.opinions[0].move)
    said = None if reason is None else Saying(f"reason-{reason.key}", reason.args)
    return Hint(n, turn, advice.games, game.cooperative, weighed, said)
