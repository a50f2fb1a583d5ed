"""The catalogue: one line per game. Nothing else in the house has to know which games there are."""

from __future__ import annotations

from importlib import import_module

from ludotheque.core.deck import DeckText
from ludotheque.core.faults import SHOWN, Fault
from ludotheque.core.game import Game

_FOLDERS = (
    "kraaw",
    "carnuta",
    "carnavalesque",
)


def _open(folder: str) -> Game:
    """Return the game of a folder: what its `game.py` calls GAME."""
    game: Game = import_module(f"{__name__}.{folder}.game").GAME
    return game


GAMES: dict[str, Game] = {folder: _open(folder) for folder in _FOLDERS}


def find(key: str, deck: DeckText | None = None) -> Game:
    """Return a game by its key, with these cards where they are not the house's own."""
    if key not in GAMES:
        raise Fault("fault-game", wanted=key[:SHOWN], known=", ".join(GAMES))
    game = GAMES[key]
    return game if deck is None or deck.built_in else game.with_deck(deck)
