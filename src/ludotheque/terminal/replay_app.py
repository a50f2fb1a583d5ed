"""The program of `ludo replay`: a record watched like a film."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from ludotheque.terminal.film import Film
from ludotheque.terminal.film_screen import FilmScreen
from ludotheque.terminal.house_app import HouseApp
from ludotheque.terminal.players import texts_of


class ReplayApp(HouseApp):
    """Shows a film until the person leaves."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", "", priority=True)]

    def __init__(self, film: Film, lang: str, pace: float) -> None:
        super().__init__(texts_of(film.record, lang))
        self._film = film
        self._pace = pace

    def first_screen(self) -> FilmScreen:
        """Return the film, at its start."""
        return FilmScreen(self._film, self.say, self._pace)
