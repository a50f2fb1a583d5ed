"""The parts of a screen: the heading, the drawn table, the sentence, the choices and the story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import asdict
from rich.table import Table as Grid
from rich.text import Text
from textual.containers import Horizontal, ScrollableContainer, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ludotheque.core.event import Seen
from ludotheque.core.view import View
from ludotheque.i18n.texts import Texts
from ludotheque.terminal.theme import KEY_STYLE, NEWS_STYLE, PAST_STYLE, TOLD_STYLE

if TYPE_CHECKING:
    from textual.app import ComposeResult

LONGEST_STORY = 50  # older events are in the record


class Heading(Horizontal):
    """The name of the game on the left, the keys on the right."""

    def __init__(self, say: Texts, hints: str) -> None:
        super().__init__(id="heading")
        self._say = say
        self._hints = hints

    def compose(self) -> ComposeResult:
        """Lay out both sides; what the game is about shows where there is room."""
        yield Static(Text(self._say("name")), id="title")
        yield Static(Text(self._say("pitch")), id="pitch")
        yield Static(Text(self._say(self._hints)), id="hints")


class Table(ScrollableContainer, can_focus=False):
    """The table as the game draws it."""

    def __init__(self) -> None:
        super().__init__(id="table")
        self.drawn = ""

    def compose(self) -> ComposeResult:
        """Lay out the drawing."""
        yield Static(id="drawing")

    def show(self, markup: str) -> None:
        """Show a drawing."""
        text = Text.from_markup(markup, emoji=False)
        self.drawn = text.plain
        self.query_one("#drawing", Static).update(text)

    @property
    def overflows(self) -> bool:
        """Say whether the drawing is higher than the room it has."""
        return self.max_scroll_y > 0

    def turn(self, pages: int) -> None:
        """Go half a page down or, with a negative number, up."""
        self.scroll_relative(y=pages * max(1, self.size.height // 2), animate=False)


class Prompt(Static):
    """The sentence that says what is expected, and from whom."""

    def __init__(self) -> None:
        super().__init__(id="prompt")
        self.sentence = ""

    def show(self, sentence: str, yours: bool) -> None:
        """Show a sentence, brightly if it is for the person at this table."""
        self.sentence = sentence
        self.set_class(yours, "yours")
        self.update(Text(sentence))


class Choices(OptionList):
    """What the person may do now, each with its key."""

    def __init__(self) -> None:
        super().__init__(id="choices")

    def offer(self, keys: Mapping[int, str], words: Mapping[int, str]) -> None:
        """Offer these moves; what was highlighted stays so while it is still possible."""
        before = self.highlighted
        kept = None if before is None else self.get_option_at_index(before).id
        self.set_options([_option(move, key, words[move]) for move, key in keys.items()])
        moves = [str(move) for move in keys]
        self.highlighted = moves.index(kept) if kept in moves else None


def _option(move: int, key: str, words: str) -> Option:
    return Option(Text.assemble((f" {key or ' '} ", KEY_STYLE), " ", words), id=str(move))


class Story(VerticalScroll, can_focus=False):
    """What has happened, the last of it in bright."""

    def __init__(self) -> None:
        super().__init__(id="story")
        self.lines: list[str] = []

    def compose(self) -> ComposeResult:
        """Lay out the lines."""
        yield Static(id="events")

    def show(self, told: Sequence[Seen], fresh: int, say: Texts, reader: int) -> None:
        """Tell a story to a reader; its last `fresh` events are news."""
        story = told[-LONGEST_STORY:]
        self.lines = [say.event(seen, reader) for seen in story]
        rows = Grid.grid(padding=(0, 1, 0, 0))
        for number, (seen, sentence) in enumerate(zip(story, self.lines, strict=True), 1):
            news = len(story) - number < fresh
            style = TOLD_STYLE if seen.told else NEWS_STYLE if news else PAST_STYLE
            rows.add_row("▸" if news else " ", Text(sentence), style=style)
        self.query_one("#events", Static).update(rows)
        self.call_after_refresh(self.scroll_end, animate=False)


def expected(say: Texts, view: View, yours: bool) -> str:
    """Say what the game is waiting for; the sentence may name any number of the view."""
    key = f"phase-{view.phase}"
    args: dict[str, int | list[int]] = {
        name: value
        for name, value in asdict(view).items()
        if name != "seat" and isinstance(value, int)
    }
    if view.to_act:
        args |= {"seat": view.to_act[0], "seats": list(view.to_act)}
    return say(f"{key}.you" if yours and say.has(f"{key}.you") else key, **args)
