"""What is not possible now: every illegal move, gathered by the sentence that refuses it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.core.game import Game
from ludotheque.core.view import View
from ludotheque.i18n.texts import Texts

MOST_NAMED = 5


@dataclass(frozen=True, slots=True)
class Reason:
    """One sentence, its clause, and the moves that it refuses."""

    sentence: str
    clause: str
    moves: tuple[int, ...]


def reasons(game: Game, view: View, legal: Sequence[int], say: Texts) -> list[Reason]:
    """Gather the refusals, those of few moves first: they say the most about these moves."""
    moves: dict[tuple[str, str], list[int]] = {}
    for move in range(game.move_bound):
        if move not in legal:
            refusal = game.refuse(view, move)
            moves.setdefault((say.refusal(refusal), refusal.clause), []).append(move)
    found = [Reason(sentence, clause, tuple(each)) for (sentence, clause), each in moves.items()]
    return sorted(found, key=lambda reason: (len(reason.moves), -reason.moves[-1]))


def name_moves(game: Game, view: View, reason: Reason, say: Texts) -> str:
    """Name the moves of a reason, not all of them if there are many."""
    names = [game.describe(view, move, say) for move in reason.moves[:MOST_NAMED]]
    more = len(reason.moves) - len(names)
    return " · ".join([*names, say("why-more", count=more)] if more else names)
