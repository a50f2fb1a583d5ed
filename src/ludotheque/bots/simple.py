"""Bots that do not think: one that does anything, one that follows its first sight."""

from __future__ import annotations

from ludotheque.core.chance import Noise
from ludotheque.core.game import Game
from ludotheque.core.view import View


def random_bot(_game: Game, _view: View, moves: list[int], noise: Noise) -> int:
    """Choose any legal move."""
    return moves[noise.below(len(moves))]


def greedy_bot(game: Game, view: View, moves: list[int], noise: Noise) -> int:
    """Choose the move that looks best at first sight; between equals, any."""
    return best_of(moves, game.scores(view, moves), noise)


def best_of(moves: list[int], scores: list[int], noise: Noise) -> int:
    """Return the move of the highest worth; between equals, any."""
    best = max(scores)
    candidates = [move for move, worth in zip(moves, scores, strict=True) if worth == best]
    return candidates[noise.below(len(candidates))]
