"""The screen of a game in progress: the person's choices, and the bots at their pace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding
from textual.containers import Container
from textual.screen import Screen

from ludotheque.bots.players import thinks
from ludotheque.bots.simple import random_bot
from ludotheque.core.event import Seen
from ludotheque.core.faults import IllegalMove
from ludotheque.games import drawings
from ludotheque.i18n.texts import Texts
from ludotheque.table.decisions import DecisionRequest, choose, decide
from ludotheque.terminal.bot_process import BotProcess
from ludotheque.terminal.keys import KEYS, give_keys
from ludotheque.terminal.pages import RulesScreen, ScoreScreen, WhyScreen
from ludotheque.terminal.results import PauseScreen
from ludotheque.terminal.session import Session
from ludotheque.terminal.widgets import Choices, Heading, Prompt, Story, Table, expected

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult
    from textual.binding import BindingType
    from textual.timer import Timer
    from textual.widgets import OptionList
    from textual.worker import Worker

PATIENCE = 4  # bots that decide at the same time as the person take this many times longer
LEAST_DELAY = 0.001
TAKEN = KEYS + "?nqrs "  # keys that mean something, here or on a sheet
SKIP_KEYS = "enter,up,down,left,right,home,end,pageup,pagedown,tab"  # else the list takes them


class TableScreen(Screen[None]):
    """Shows a session through the person's view and nothing else, and plays it to its end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("question_mark", "why", ""),
        ("r", "rules", ""),
        ("s", "score", ""),
        ("space", "hurry", ""),
        ("q", "app.leave", ""),
        Binding("pageup", "scroll(-1)", "", priority=True),
        Binding("pagedown", "scroll(1)", "", priority=True),
        Binding(SKIP_KEYS, "skip", "", priority=True),
    ]

    def __init__(
        self, session: Session, say: Texts, pace: float, over: Callable[[list[str]], None]
    ) -> None:
        super().__init__()
        self.session = session
        self._say = say
        self._pace = pace
        self._over = over
        self._timer: Timer | None = None
        self._thinking: Worker[None] | None = None
        self._hurried = False
        self._bots = BotProcess()
        self._read = len(session.told) if session.record.moves else 0  # all of it is news
        self.keys: dict[int, str] = {}

    def compose(self) -> ComposeResult:
        """Lay out the screen; where things lie depends on its width."""
        scored = bool(drawings.sheet(self.session.game, self.session.view(), self._say))
        yield Heading(self._say, "play-hints-score" if scored else "play-hints")
        with Container(id="body"):
            yield Table()
            yield Prompt()
            yield Choices()
            yield Story()

    def on_mount(self) -> None:
        """Show the table and let the bots begin."""
        self.query_one(Choices).focus()
        if any(map(thinks, self.session.bots.values())):
            self._bots.wake()
        self._show()
        self._go_on()

    def on_unmount(self) -> None:
        """Nobody has to think any more."""
        self._stop()
        self._bots.close()

    # --- what the person does

    def on_key(self, event: events.Key) -> None:
        """Choose by key; while only bots think, any key that never chooses skips ahead."""
        moves = {key: move for move, key in self.keys.items()}
        if event.character in moves:
            event.stop()
            self._choose(moves[event.character])
        elif not self.keys and (event.character is None or event.character not in TAKEN):
            event.stop()  # else it would close the sheet that it may open
            self.action_skip()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Leave keys to the choices: arrows when there are some, pages when all is in sight."""
        if action == "scroll":
            return self.query_one(Table).overflows
        return not self.keys if action == "skip" else super().check_action(action, parameters)

    def action_scroll(self, pages: int) -> None:
        """Show more of a table that is too high."""
        self.query_one(Table).turn(pages)

    def action_skip(self) -> None:
        """Let the bot that is thinking move now."""
        if self._timer is not None:
            self._step()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose with Enter or the mouse."""
        self._choose(int(event.option_id or 0))

    def _choose(self, move: int) -> None:
        read = len(self.session.told)
        try:
            seen = self.session.choose(move)
        except IllegalMove as illegal:
            self.notify(self._say.refusal(illegal.refusal), severity="warning", markup=False)
            return
        self._read = read  # what is told from here on is news until the next choice
        self.keys = {}
        self._after(seen)

    def action_why(self) -> None:
        """Explain what is not possible now."""
        session = self.session
        legal = session.legal()
        self.app.push_screen(WhyScreen(self._say, session.game, session.view(), legal))

    def action_rules(self) -> None:
        """Open the rule book."""
        self.app.push_screen(RulesScreen(self._say, self.session.game))

    def action_score(self) -> None:
        """Open the score sheet, if the game has one."""
        written = drawings.sheet(self.session.game, self.session.view(), self._say)
        if written:
            self.app.push_screen(ScoreScreen(self._say, written))

    def action_hurry(self) -> None:
        """Let the bots play at once, until the person must decide or should read something."""
        self._hurried = not self.session.legal()
        if self._hurried:
            self.action_skip()

    # --- what the bots do

    def _go_on(self) -> None:
        """Give the bots their time to think."""
        self._stop()
        self._hurried = self._hurried and not self.session.legal()
        if self.session.waiting_bots():
            slow = PATIENCE if self.session.legal() else 1
            pace = 0 if self._hurried else self._pace * slow
            self._timer = self.set_timer(max(pace, LEAST_DELAY), self._step)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def _step(self) -> None:
        self._stop()
        request = self.session.ask_bot()
        if thinks(request.level):
            self._thinking = self.run_worker(self._think(request))
        else:
            self._after(self.session.answer(request, decide(request)))

    async def _think(self, request: DecisionRequest) -> None:
        """Let a bot think elsewhere: the person may look around, choose or leave meanwhile."""
        try:
            move = await self._bots.decide(request)
        except ChildProcessError as problem:
            words = self._say("play-bot-failed", seat=request.view.seat, problem=str(problem))
            self.notify(words, severity="warning", markup=False)
            move = choose(random_bot, request)
        self._thinking = None
        self._after(self.session.answer(request, move))

    # --- what everybody sees

    def _stops(self, seen: Sequence[Seen]) -> bool:
        return any(each.key in self.session.game.pauses for each in seen)

    def _after(self, seen: Sequence[Seen]) -> None:
        """Show what happened, and stop where there is something to read."""
        self._stop()
        self._show()
        if self.session.outcome() is not None:
            self._over(self._news(seen))
        elif self._stops(seen):
            self._hurried = False
            pause = PauseScreen(self._say, self._news(seen))
            self.app.push_screen(pause, lambda _: self._go_on())
        else:
            self._go_on()

    def _news(self, seen: Sequence[Seen]) -> list[str]:
        """Return what there is to read: up to the last event that stops the game."""
        last = max((n for n, each in enumerate(seen, 1) if self._stops([each])), default=0)
        shown = seen if self.session.outcome() is not None else seen[:last]
        return [self._say.event(each, self.session.seat) for each in shown]

    def _show(self) -> None:
        session = self.session
        view, legal = session.view(), session.legal()
        self.keys = give_keys(legal, self.keys)
        words = {move: session.game.describe(view, move, self._say) for move in legal}
        self.query_one(Table).show(drawings.draw(session.game, view, self._say, self.keys))
        self.query_one(Choices).offer(self.keys, words)
        yours = bool(legal)
        self.query_one(Prompt).show(expected(self._say, view, yours), yours)
        fresh = len(session.told) - self._read
        self.query_one(Story).show(session.told, fresh, self._say, session.seat)
