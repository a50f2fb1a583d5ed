"""The catalogue: one line per game. Nothing else in the house names a game."""

from __future__ import annotations

from ludotheque.core.deck import DeckText
from ludotheque.core.faults import Fault
from ludotheque.core.game import Game
from ludotheque.games.carnavalesque.game import CarnavalesqueGame
from ludotheque.games.carnuta.game import CarnutaGame
from ludotheque.games.kraaw.game import KraawGame

_ALL: tuple[Game, ...] = (
    KraawGame(),
    CarnutaGame(),
    CarnavalesqueGame(),
)
GAMES: dict[str, Game] = {game.key: game for game in _ALL}


def find(key: str, deck: DeckText | None = None) -> Game:
    """Return a game by its key, with these cards where they are not the house's own."""
    if key not in GAMES:
        raise Fault("fault-game", wanted=key[:40], known=", ".join(GAMES))
    game = GAMES[key]
    return game if deck is None or deck.built_in else game.with_deck(deck)
