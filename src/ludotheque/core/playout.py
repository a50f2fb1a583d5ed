"""Random play to the end, looped where the rules are: compiled when they are."""

from __future__ import annotations

from ludotheque.core.chance import Noise
from ludotheque.core.moves import Moves
from ludotheque.core.state import State


def playout(state: State, noise: Noise, limit: int) -> int:
    """Play random moves until the game is over or `limit` moves are made; return how many.

    Where several seats decide at once, the next to answer is drawn too.
    """
    moves = Moves()
    made = 0
    actors = state.actors()
    while actors != 0 and made < limit:
        seat = one_of(actors, noise)
        moves.clear()
        state.list_moves(seat, moves)
        state.apply(seat, moves.at[noise.below(moves.n)])
        made += 1
        actors = state.actors()
    return made


def one_actor(state: State, noise: Noise) -> int:
    """Return one of the seats that must act, each with the same chance."""
    return one_of(state.actors(), noise)


def one_of(mask: int, noise: Noise) -> int:
    """Return one of the seats of a mask, each with the same chance."""
    count = 0
    rest = mask
    while rest:
        rest &= rest - 1
        count += 1
    skip = noise.below(count) if count > 1 else 0
    seat = 0
    while True:
        if mask >> seat & 1:
            if skip == 0:
                return seat
            skip -= 1
        seat += 1
