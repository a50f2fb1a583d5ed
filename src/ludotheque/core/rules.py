"""What a state asks of its game: its phases, what a seat may know, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludotheque.core.faults import Refusal
    from ludotheque.core.outcome import Outcome
    from ludotheque.core.state import State
    from ludotheque.core.view import View

STAY = -1  # what a phase answers that goes on: a decision is missing


class Rules:
    """The rooms of a game, bound together in its `game.py`; a state holds them and imports none.

    `phases` are objects of the game's own class, each at its number (see `State.phase`).
    """

    def __init__(
        self,
        phases: list[Any],
        view: Callable[[Any, int], View],
        outcome: Callable[[Any], Outcome | None],
        silence: Callable[[Any, int], Refusal | None] | None = None,
        tell_set_up: Callable[[Any], None] | None = None,
    ) -> None:
        self.phases = phases
        self.view = view
        self.outcome = outcome
        self.silence = silence or _nobody_is_silent
        self.tell_set_up = tell_set_up or _nothing_to_tell


def _nobody_is_silent(_state: State, _seat: int) -> None:
    """Let everybody speak at any time."""


def _nothing_to_tell(_state: State) -> None:
    """Tell nothing of how the table was laid out."""


def _unbound(_state: State, _seat: int = 0) -> Any:
    """Refuse to show a state that no game made."""
    raise TypeError("a State without rules: let a Game make it")


NO_RULES = Rules([], _unbound, _unbound)
