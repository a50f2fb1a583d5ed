"""The program of `ludo replay`: a record watched like a cursor."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from ludotheque.terminal.house_app import HouseApp
from ludotheque.terminal.players import texts_of
from ludotheque.terminal.replay_cursor import ReplayCursor
from ludotheque.terminal.replay_screen import ReplayScreen


class ReplayApp(HouseApp):
    """Shows a replay until the person leaves."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", "", priority=True)]

    def __init__(self, cursor: ReplayCursor, lang: str, pace: float) -> None:
        super().__init__(texts_of(cursor.record, lang))
        self._cursor = cursor
        self._pace = pace

    def first_screen(self) -> ReplayScreen:
        """Return the cursor, at its start."""
        return ReplayScreen(self._cursor, self.say, self._pace)
