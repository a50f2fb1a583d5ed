"""Carnavalesque drawn for the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ludotheque.core.game import Game
from ludotheque.core.say import Say
from ludotheque.core.view import View
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView
from ludotheque.games.carnavalesque.terminal.score_sheet import write_sheet
from ludotheque.games.carnavalesque.terminal.table import draw_table


def draw(_game: Game, view: View, say: Say, labels: Mapping[int, str]) -> str:
    """Draw the street, the crowd from above, and the hands."""
    return draw_table(cast("CarnavalesqueView", view), say, labels)


def sheet(_game: Game, view: View, say: Say) -> str:
    """Write what the parade would score now."""
    return write_sheet(cast("CarnavalesqueView", view), say)
