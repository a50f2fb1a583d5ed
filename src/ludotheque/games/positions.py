"""Full positions as JSON, for tests, puzzles and "what if". Never for a server.

A position holds the whole truth. Each game has a `knowledge/positions.py` with `write(state)` and
`read(game, position)`; this module finds the right one.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ludotheque.core.faults import BadPosition
from ludotheque.core.game import Game
from ludotheque.core.state import State


def write_position(game: Game, state: State) -> dict[str, Any]:
    """Return a position as plain data, ready for JSON. What chance will bring is not in it."""
    position: dict[str, Any] = _module(game).write(state)
    return position


def read_position(game: Game, position: dict[str, Any]) -> State:
    """Read a position, or raise BadPosition saying where it is wrong.

    Its future is drawn from `seed` (32 hexadecimal digits), all zeros if there is none.
    """
    try:
        state: State = _module(game).read(game, position)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        problem = f"{type(error).__name__}: {error}"
        raise BadPosition("fault-position", where=game.key, problem=problem) from None
    faults = state.broken_laws()
    if faults:
        raise BadPosition("fault-position", where=game.key, problem="; ".join(faults))
    return state


def _module(game: Game) -> Any:
    return import_module(f"ludotheque.games.{game.key}.knowledge.positions")
