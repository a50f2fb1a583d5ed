"""What a bot in another process is asked: a game, one view and some luck, never the truth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from ludotheque.bots.advice import Advice
from ludotheque.bots.players import Bot
from ludotheque.bots.players import find as find_bot
from ludotheque.core.chance import noise_from
from ludotheque.core.deck import DeckText
from ludotheque.core.game import Game
from ludotheque.core.view import View
from ludotheque.games import find


@dataclass(frozen=True, slots=True)
class Cards:
    """A game by its name, with the cards that its table plays with, where those are its own."""

    key: str
    deck: DeckText | None = None

    def game(self) -> Game:
        """Return the game; it is read from its cards once in each process."""
        return _read_game(self)


@lru_cache(maxsize=16)
def _read_game(cards: Cards) -> Game:
    return find(cards.key, cards.deck)


def cards_of(game: Game) -> Cards:
    """Return how to find a game again in another process."""
    own = game.deck is not None and not game.deck.built_in
    return Cards(game.key, game.deck if own else None)


@dataclass(frozen=True, slots=True)
class DecisionRequest:
    """A decision: the view of a seat, what is legal, some luck; `level` names who thinks."""

    cards: Cards
    view: View
    legal: list[int]
    luck: bytes
    level: str = ""


def decide(request: DecisionRequest) -> int:
    """Let a bot choose; it gets one view and what is legal, and its luck from the request alone."""
    return choose(find_bot(request.level), request)


def choose(bot: Bot, request: DecisionRequest) -> int:
    """Ask a bot for the move of a request."""
    luck = noise_from(request.luck)
    return bot(request.cards.game(), request.view, request.legal, luck)


class BotWorkers(Protocol):
    """Whoever lets bots think for a table, elsewhere, so that no other table has to wait."""

    async def decide(self, request: DecisionRequest) -> int:
        """Return the move of a bot."""

    async def advise(self, request: DecisionRequest) -> Advice:
        """Return what an expert would advise."""
