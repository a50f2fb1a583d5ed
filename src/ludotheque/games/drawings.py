"""The games drawn for a terminal.

Each game has a folder `terminal` with `draw(game, view, say, labels)` and `sheet(game, view, say)`;
it is loaded when something is drawn, so that a server or a simulation never does.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.say import Say
from ludotheque.core.view import View


def draw(game: Game, view: View, say: Say, labels: Mapping[int, str]) -> str:
    """Draw the table in Rich markup, with a label on what each move would touch."""
    drawing: str = _room(game).draw(game, view, say, labels)
    return drawing


def sheet(game: Game, view: View, say: Say) -> str:
    """Write who scores what and why, in Rich markup; empty where a game has no such sheet."""
    written: str = _room(game).sheet(game, view, say)
    return written


def _room(game: Game) -> Any:
    return import_module(f"ludotheque.games.{game.key}.terminal")
