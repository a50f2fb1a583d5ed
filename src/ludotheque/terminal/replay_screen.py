"""The screen of a replay: a cursor, run, stopped, and seen through anybody's eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.containers import Container
from textual.screen import Screen

from ludotheque.core.state import SPECTATOR
from ludotheque.games import drawings
from ludotheque.i18n.texts import Texts
from ludotheque.terminal.pages import RulesScreen, ScoreScreen
from ludotheque.terminal.replay_cursor import ReplayCursor
from ludotheque.terminal.widgets import Heading, Prompt, Story, Table

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult
    from textual.binding import BindingType
    from textual.timer import Timer


class ReplayScreen(Screen[None]):
    """Shows where a replay is, through the eyes that it borrows."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("right", "move(1)", ""),
        ("left", "move(-1)", ""),
        ("pagedown", "move(10)", ""),
        ("pageup", "move(-10)", ""),
        ("home", "first", ""),
        ("end", "last", ""),
        ("space", "run", ""),
        ("tab", "next_eyes", ""),
        ("r", "rules", ""),
        ("s", "score", ""),
        ("up", "scroll(-1)", ""),
        ("down", "scroll(1)", ""),
        ("q", "app.quit", ""),
    ]

    def __init__(self, cursor: ReplayCursor, say: Texts, pace: float) -> None:
        super().__init__(classes="watching")
        self.cursor = cursor
        self._say = say
        self._pace = pace
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """Lay out the screen."""
        yield Heading(self._say, "replay-hints-score" if self._sheet() else "replay-hints")
        with Container(id="body"):
            yield Table()
            yield Prompt()
            yield Story()

    def on_mount(self) -> None:
        """Show the start."""
        self._show()

    def on_key(self, event: events.Key) -> None:
        """Change eyes with a digit: the number of a seat, or 0 for a spectator."""
        if event.key.isdecimal() and int(event.key) <= self.cursor.record.seats:
            self.cursor.change_eyes(int(event.key) - 1)
            self._show()

    def action_move(self, step: int) -> None:
        """Go some moves forward or back, and stop running."""
        self._stop()
        self.cursor.go_to(self.cursor.place + step)
        self._show()

    def action_first(self) -> None:
        """Go to the start."""
        self.action_move(-self.cursor.length)

    def action_last(self) -> None:
        """Go to the end."""
        self.action_move(self.cursor.length)

    def action_run(self) -> None:
        """Run, or stand still."""
        if self._timer is not None:
            self._stop()
        elif self.cursor.place < self.cursor.length:
            self._timer = self.set_interval(self._pace, self._run_on)
        self._show()

    def action_next_eyes(self) -> None:
        """Change to the next seat's eyes; after the last seat comes a spectator."""
        following = self.cursor.eyes + 1
        self.cursor.change_eyes(following if following < self.cursor.record.seats else SPECTATOR)
        self._show()

    def action_rules(self) -> None:
        """Open the rule book."""
        self.app.push_screen(RulesScreen(self._say, self.cursor.record.game))

    def action_score(self) -> None:
        """Open the score sheet as it stands here, if the game has one."""
        written = self._sheet()
        if written:
            self._stop()
            self.app.push_screen(ScoreScreen(self._say, written))

    def action_scroll(self, pages: int) -> None:
        """Show more of a table that is too high."""
        self.query_one(Table).turn(pages)

    def _sheet(self) -> str:
        return drawings.sheet(self.cursor.record.game, self.cursor.view(), self._say)

    def _run_on(self) -> None:
        self.cursor.go_to(self.cursor.place + 1)
        if self.cursor.place == self.cursor.length:
            self._stop()
        self._show()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _show(self) -> None:
        cursor = self.cursor
        self.query_one(Table).show(drawings.draw(cursor.record.game, cursor.view(), self._say, {}))
        self.query_one(Prompt).show(self._place(), self._timer is not None)
        self.query_one(Story).show(cursor.told(), cursor.fresh(), self._say, cursor.eyes)

    def _place(self) -> str:
        """Say where the replay is, and whose eyes these are."""
        cursor = self.cursor
        watcher = cursor.eyes == SPECTATOR
        eyes = self._say("replay-spectator") if watcher else self._say.name(cursor.eyes)
        return self._say("replay-place", place=cursor.place, length=cursor.length, eyes=eyes)
