"""Sheets over the table: why something is not possible, the rule book and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Markdown, OptionList, Static
from textual.widgets.option_list import Option

from ludotheque.core.game import Game
from ludotheque.core.view import View
from ludotheque.i18n.clauses import read_clauses
from ludotheque.i18n.texts import Texts, rules_page
from ludotheque.terminal.reasons import Reason, name_moves, reasons
from ludotheque.terminal.theme import HINT_STYLE

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.binding import BindingType


class Sheet(ModalScreen[None]):
    """A sheet that is put away with Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,r,s,question_mark", "dismiss", "")]


class RulesScreen(Sheet):
    """The whole rule book."""

    def __init__(self, say: Texts, game: Game) -> None:
        super().__init__()
        self._say = say
        self._page = rules_page(say.lang, game.key)

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        with Vertical(classes="sheet page") as sheet:
            sheet.border_title = self._say("rules-title", game=self._say("name"))
            sheet.border_subtitle = self._say("sheet-hint")
            with VerticalScroll():
                yield Markdown(self._page)


class ScoreScreen(Sheet):
    """Who scores what and why, as the game writes it."""

    def __init__(self, say: Texts, written: str) -> None:
        super().__init__()
        self._say = say
        self._written = Text.from_markup(written, emoji=False)

    @property
    def text(self) -> str:
        """What is on the sheet, without colours."""
        return self._written.plain

    def compose(self) -> ComposeResult:
        """Lay out the sheet; it scrolls by keyboard if it is long."""
        with Vertical(classes="sheet page") as sheet:
            sheet.border_title = self._say("score-title")
            sheet.border_subtitle = self._say("sheet-hint")
            with VerticalScroll():
                yield Static(self._written)


class WhyScreen(Sheet):
    """What is not possible now, with the clause that says so."""

    def __init__(self, say: Texts, game: Game, view: View, legal: list[int]) -> None:
        super().__init__()
        self._say = say
        self._game = game
        self._view = view
        self._reasons = reasons(game, view, legal, say)
        self._clauses = read_clauses(rules_page(say.lang, game.key))

    def compose(self) -> ComposeResult:
        """List the reasons, with room for a clause below."""
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self._say("why-title")
            sheet.border_subtitle = self._say("why-hint")
            yield OptionList(*[Option(self._words(each)) for each in self._reasons], id="reasons")
            with VerticalScroll(id="clause", can_focus=False):
                yield Markdown()

    def _words(self, reason: Reason) -> Text:
        names = name_moves(self._game, self._view, reason, self._say)
        return Text.assemble((reason.sentence, "bold"), "\n  ", (names, HINT_STYLE))

    async def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the clause of the reason under the cursor."""
        clause = self._reasons[event.option_index].clause
        text = self._clauses.get(clause, "")
        await self.query_one(Markdown).update(f"**{clause}** {text}")
