"""Kraaw drawn for the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ludotheque.core.game import Game
from ludotheque.core.say import Say
from ludotheque.core.view import View
from ludotheque.games.kraaw.knowledge.view import KraawView
from ludotheque.games.kraaw.terminal.table import draw_table


def draw(_game: Game, view: View, say: Say, labels: Mapping[int, str]) -> str:
    """Draw the rows of all players."""
    return draw_table(cast("KraawView", view), say, labels)


def sheet(_game: Game, _view: View, _say: Say) -> str:
    """Write nothing: the totals stand beside the rows."""
    return ""
