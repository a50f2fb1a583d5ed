"""The program of `ludo play`: one game after the other, until the person leaves."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import ClassVar

from textual.binding import Binding, BindingType

from ludotheque.core.faults import Fault
from ludotheque.core.game import SEED_BYTES
from ludotheque.games import drawings
from ludotheque.terminal.files import Keeper
from ludotheque.terminal.house_app import HouseApp
from ludotheque.terminal.players import texts_of
from ludotheque.terminal.results import EndScreen
from ludotheque.terminal.session import Session
from ludotheque.terminal.table_screen import TableScreen


class PlayApp(HouseApp):
    """Plays a session; `session` and `keeper` are those of the game that is on the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "leave", "", priority=True)]

    def __init__(self, session: Session, keeper: Keeper, lang: str, pace: float) -> None:
        super().__init__(texts_of(session.record, lang))
        self.session = session
        self.keeper = keeper
        self._pace = pace

    def first_screen(self) -> TableScreen:
        """Return the table of the game that is played now."""
        return TableScreen(self.session, self.say, self._pace, self._over)

    def action_leave(self) -> None:
        """Leave; whoever started the program keeps the record."""
        self.exit()

    def _over(self, news: list[str]) -> None:
        """Keep the record of a finished match, and ask whether to play again."""
        outcome = self.session.outcome()
        if outcome is not None:
            sheet = drawings.sheet(self.session.game, self.session.view(), self.say)
            end = EndScreen(self.say, news, outcome, self._keep(), sheet)
            self.push_screen(end, self._answered)

    def _keep(self) -> Path | None:
        try:
            return self.keeper.keep(self.session.record)
        except Fault as fault:
            self.notify(self.say.fault(fault), severity="error", markup=False)
            return None

    def _answered(self, again: bool | None) -> None:
        if not again:
            self.exit()
            return
        self.session = self.session.again(secrets.token_bytes(SEED_BYTES))
        self.keeper = Keeper()
        self.switch_screen(self.first_screen())
