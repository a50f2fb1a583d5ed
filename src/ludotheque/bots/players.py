"""The bots by name. A bot gets a view, never a state."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.bots.levels import beginner_bot, expert_bot, regular_bot
from ludotheque.core.chance import Noise
from ludotheque.core.faults import Fault
from ludotheque.core.game import Game
from ludotheque.core.view import View

Bot = Callable[[Game, View, list[int], Noise], int]


def random_bot(_game: Game, _view: View, moves: list[int], noise: Noise) -> int:
    """Choose any legal move."""
    return moves[noise.below(len(moves))]


def greedy_bot(game: Game, view: View, moves: list[int], noise: Noise) -> int:
    """Choose the move that looks best at first sight; between equals, any."""
    worths = game.worths(view, moves)
    best = max(worths)
    candidates = [move for move, worth in zip(moves, worths, strict=True) if worth == best]
    return candidates[noise.below(len(candidates))]


BOTS: dict[str, Bot] = {
    "random": random_bot,
    "greedy": greedy_bot,
    "beginner": beginner_bot,
    "regular": regular_bot,
    "expert": expert_bot,
}


def find(key: str) -> Bot:
    """Return a bot by its name."""
    if key not in BOTS:
        raise Fault("fault-bot", wanted=key[:40], known=", ".join(BOTS))
    return BOTS[key]
