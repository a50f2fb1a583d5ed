"""Search without a game's evaluator, compiled as the evaluators are, to compare with peers."""

from __future__ import annotations

from ludotheque.core.evaluator import Evaluator
from ludotheque.core.state import State


class PlainInstinct(Evaluator):
    """Random play to the end, as a peer's rollouts, in a tree with the game's own places."""

    def __init__(self, own: Evaluator) -> None:
        super().__init__()
        self.own = own

    def begin(self, state: State) -> None:
        """Take note of a world in which the thinking starts."""
        self.own.begin(state)

    def infoset_key(self, state: State, seat: int) -> int:
        """Return what the game's own evaluator does."""
        return self.own.infoset_key(state, seat)
