"""The checked way to play: every move from outside comes through here."""

from __future__ import annotations

from ludotheque.core.event import Event
from ludotheque.core.faults import Fault, IllegalMove
from ludotheque.core.game import Game
from ludotheque.core.state import State


def play(game: Game, state: State, seat: int, move: int) -> list[Event]:
    """Make a move if the rules allow it, and return what happened.

    Raises IllegalMove, with the clause that forbids it, and then changes nothing.
    """
    if not 0 <= seat < state.seats:
        raise Fault("fault-seat", number=seat + 1, least=1, most=state.seats)
    if move not in state.legal(seat):
        raise IllegalMove(game.refuse(state.view(seat), move))
    state.apply(seat, move)
    return state.take_events()
