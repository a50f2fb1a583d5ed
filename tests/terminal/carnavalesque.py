"""Drawings of Carnavalesque as a terminal shows them, taken apart."""

from __future__ import annotations

from ludotheque.games import drawings
from ludotheque.games.carnavalesque.game import CarnavalesqueGame
from ludotheque.i18n.texts import Texts
from ludotheque.terminal.keys import give_keys
from tests.games.carnavalesque.table import A, B, C, CarnavalesqueTable, lay
from tests.games.table import seat_of
from tests.terminal.tables import plain

GAME = CarnavalesqueGame()
CROWD = 40  # columns of a drawing that are the crowd
PANEL = 41  # and the first one beside it
FR = Texts("fr", "carnavalesque", ["Ana", "Bo", "Cy"])
EN = Texts("en", "carnavalesque", ["Ana", "Bo", "Cy"])


def drawn(table: CarnavalesqueTable, letter: str, say: Texts = FR) -> list[str]:
    """Return the lines that a seat sees, with the keys that a terminal would give."""
    keys = give_keys(table.state.legal(seat_of(letter)), {})
    return plain(drawings.draw(GAME, table.view(letter), say, keys)).splitlines()


def crowd_of(lines: list[str]) -> list[str]:
    """Return the left part of a drawing."""
    return [line[:CROWD] for line in lines]


def panel_of(lines: list[str]) -> list[str]:
    """Return what is drawn beside the crowd."""
    return [line[PANEL:].rstrip() for line in lines]


def player_line(table: CarnavalesqueTable, letter: str, name: str) -> str:
    """Return the line of a player as another one sees it."""
    return next(line for line in panel_of(drawn(table, letter)) if line[2:].startswith(name))


def blind(**more: str) -> CarnavalesqueTable:
    """Return a table whose Fool, a, has just closed both eyes; c is King."""
    return lay(A, B, C, **more).play("c decree adult")
