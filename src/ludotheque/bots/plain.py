"""Random rollouts: what a search does that is told nothing of a game but where to decide.

It is the yardstick of `ludo bench search`, because peers search in this way, and is compiled as the
games' evaluators are.
"""

from __future__ import annotations

from ludotheque.core.evaluator import Evaluator
from ludotheque.core.state import State


class PlainEvaluator(Evaluator):
    """Random play to the end, in a tree with the information sets of the game's own evaluator."""

    def __init__(self, own: Evaluator) -> None:
        super().__init__()
        self.own = own

    def begin(self, state: State) -> None:
        """Take note of the sampled state in which a simulation starts."""
        self.own.begin(state)

    def infoset_key(self, state: State, seat: int) -> int:
        """Return what the game's own evaluator does."""
        return self.own.infoset_key(state, seat)
