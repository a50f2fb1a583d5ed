"""Random games that last: the King lays what fits and sends no float that is too small.

Wholly random games are lost in the second round, before most events and roles were seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ludotheque.core.chance import Noise
from ludotheque.core.playout import one_actor
from ludotheque.core.state import State
from ludotheque.games.carnavalesque.data.moves import LAY, SEND
from ludotheque.games.carnavalesque.game import CarnavalesqueGame
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView

GAME = CarnavalesqueGame()


def steady_moves(view: CarnavalesqueView, legal: list[int]) -> list[int]:
    """Return the moves among which a steady player draws lots."""
    if view.phase != "lay":
        return legal
    laying = [move for move in legal if move >= LAY and len(view.parade) < 2]
    large = [n for n, cards in enumerate(view.floats) if len(cards) >= view.least]
    sending = [SEND + n for n in large if len(view.parade) < 2 or not laying]
    others = [move for move in legal if not SEND <= move < SEND + len(view.floats)]
    return laying or others or sending or legal


def steady_walk(version: str, seats: int, number: int) -> Iterator[tuple[State, int, int]]:
    """Play a game; yield the state with the seat and move that come next."""
    noise = Noise(number)
    state = GAME.new(GAME.read_options({"version": version}), seats, number.to_bytes(16, "little"))
    while state.actors():
        seat = one_actor(state, noise)
        moves = steady_moves(cast("CarnavalesqueView", state.view(seat)), state.legal(seat))
        move = moves[noise.below(len(moves))]
        yield state, seat, move
        state.apply(seat, move)
