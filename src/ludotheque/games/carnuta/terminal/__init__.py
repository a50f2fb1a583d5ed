"""Carnuta drawn for the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ludotheque.core.game import Game
from ludotheque.core.say import Say
from ludotheque.core.view import View
from ludotheque.games.carnuta.game import CarnutaGame
from ludotheque.games.carnuta.knowledge.view import CarnutaView
from ludotheque.games.carnuta.terminal.score_sheet import write_sheets
from ludotheque.games.carnuta.terminal.table import draw_table


def draw(game: Game, view: View, say: Say, labels: Mapping[int, str]) -> str:
    """Draw the market and every potion."""
    box = cast("CarnutaGame", game)
    return draw_table(cast("CarnutaView", view), box.table, say, labels, box.deck_name)


def sheet(game: Game, view: View, say: Say) -> str:
    """Write the score sheets of all players (C6.4)."""
    box = cast("CarnutaGame", game)
    return write_sheets(cast("CarnutaView", view), box.table, say, box.deck_name)
