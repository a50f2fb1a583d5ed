"""Sheets that stop the game so that people can read how a round or the match ended."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from ludotheque.core.outcome import Outcome
from ludotheque.i18n.texts import Texts
from ludotheque.terminal.theme import HINT_STYLE, NEWS_STYLE, TOLD_STYLE

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.binding import BindingType


class PauseScreen(ModalScreen[None]):
    """What just happened; the bots wait until it is read."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,space,escape", "dismiss", "")]

    def __init__(self, say: Texts, news: Sequence[str]) -> None:
        super().__init__()
        self._say = say
        self.news = list(news)

    def compose(self) -> ComposeResult:
        """Lay out the news, the last line brightest."""
        text = Text("\n".join(self.news[:-1]), NEWS_STYLE)
        text.append("\n\n" + self.news[-1], f"bold {TOLD_STYLE}")
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self._say("pause-title")
            sheet.border_subtitle = self._say("pause-hint")
            with VerticalScroll(classes="news"):
                yield Static(text)


class EndScreen(ModalScreen[bool]):
    """How the match ended; the answer is whether to play again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("n", "answer(True)", ""),
        ("q", "answer(False)", ""),
    ]

    def __init__(
        self, say: Texts, news: Sequence[str], outcome: Outcome, kept: Path | None, sheet: str = ""
    ) -> None:
        super().__init__()
        self._say = say
        self._news = news
        self._outcome = outcome
        self._kept = kept
        self.sheet = Text.from_markup(sheet, emoji=False)
        self.set_class(bool(sheet), "scored")

    def compose(self) -> ComposeResult:
        """Lay out the last events, the scores and the reason, then the game's score sheet."""
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self._say("end-title")
            sheet.border_subtitle = self._say("end-hint-score" if self.sheet else "end-hint")
            with VerticalScroll(classes="news"):
                yield Static(self.text())
                if self.sheet:
                    yield Static(self.sheet, id="score")

    def text(self) -> Text:
        """Return all that is said, with the winners in bright."""
        say, outcome = self._say, self._outcome
        text = Text("\n".join(self._news) + "\n\n", NEWS_STYLE)
        for seat in sorted(range(len(outcome.scores)), key=lambda each: -outcome.scores[each]):
            won = seat in outcome.winners
            style = f"bold {TOLD_STYLE}" if won else NEWS_STYLE
            score = say("end-score", seat=seat, score=outcome.scores[seat])
            text.append(f"{'♛' if won else ' '} {score}\n", style)
        text.append("\n" + say(f"ending-{outcome.reason}"), f"bold {NEWS_STYLE}")
        text.append(" " + say("end-rounds", rounds=outcome.rounds), NEWS_STYLE)
        if self._kept is not None:
            text.append("\n" + say("end-kept", path=str(self._kept)), HINT_STYLE)
        return text

    def action_answer(self, again: bool) -> None:
        """Answer whether to play again."""
        self.dismiss(again)
