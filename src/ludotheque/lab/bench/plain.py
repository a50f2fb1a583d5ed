"""Search without a game's instinct, compiled as the instincts are, to compare with peers."""

from __future__ import annotations

from ludotheque.core.instinct import Instinct
from ludotheque.core.state import State


class PlainInstinct(Instinct):
    """Random play to the end, as a peer's rollouts, in a tree with the game's own places."""

    def __init__(self, own: Instinct) -> None:
        super().__init__()
        self.own = own

    def begin(self, state: State) -> None:
        """Take note of a world in which the thinking starts."""
        self.own.begin(state)

    def likeness(self, state: State, seat: int) -> int:
        """Return what the game's own instinct does."""
        return self.own.likeness(state, seat)
