"""What both programs of the terminal share: the colours of the house, and its first screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import App

from ludotheque.i18n.texts import Texts
from ludotheque.terminal.theme import DUSK, HEIGHTS, STYLES, WIDTHS

if TYPE_CHECKING:
    from textual.screen import Screen


class HouseApp(App[None]):
    """A program about one game, whose words it says."""

    CSS = STYLES
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS

    def __init__(self, say: Texts) -> None:
        super().__init__()
        self.say = say

    def on_mount(self) -> None:
        """Put on the colours and open the first screen."""
        self.register_theme(DUSK)
        self.theme = DUSK.name
        self.title = self.say("name")
        self.push_screen(self.first_screen())

    def first_screen(self) -> Screen[None]:
        """Return the screen to begin with."""
        raise NotImplementedError  # abstract
