"""Whether a move may be taken back: free until something hidden was shown.

A move shows nothing hidden if to every pair of eyes it was possible in every world that they could
imagine before it, and left all these worlds looking the same to them.
"""

from __future__ import annotations

from ludotheque.core.chance import Noise
from ludotheque.core.game import Game
from ludotheque.core.state import SPECTATOR, State

WORLDS = 12


def shows_nothing(game: Game, before: State, seat: int, move: int, noise: Noise) -> bool:
    """Say whether nobody learned anything from a move but that it was made."""
    after = before.copy()
    after.apply(seat, move)
    if after.outcome() is not None:
        return False
    eyes = [SPECTATOR, *range(before.seats)]
    return all(_looks_the_same(game, before, after, seat, move, each, noise) for each in eyes)


def _looks_the_same(
    game: Game, before: State, after: State, seat: int, move: int, eyes: int, noise: Noise
) -> bool:
    seen = after.view(eyes)
    for _ in range(WORLDS):
        world = game.sample(before.view(eyes), noise)
        if move not in world.legal(seat):
            return False
        world.apply(seat, move)
        if world.view(eyes) != seen:
            return False
    return True
