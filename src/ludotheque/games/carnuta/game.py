"""Carnuta as the catalogue knows it."""

from __future__ import annotations

from typing import cast

from ludotheque.core.chance import Noise
from ludotheque.core.deck import DeckText, built_in
from ludotheque.core.event import Seen
from ludotheque.core.faults import Refusal
from ludotheque.core.game import Game
from ludotheque.core.options import Values
from ludotheque.core.say import Say
from ludotheque.core.view import View
from ludotheque.games.carnuta.bot.evaluator import CarnutaEvaluator
from ludotheque.games.carnuta.data.cards import LEAST_SEATS, MOST_SEATS
from ludotheque.games.carnuta.data.deck import Deck
from ludotheque.games.carnuta.data.deck_file import read_deck
from ludotheque.games.carnuta.data.endings import ENDINGS
from ludotheque.games.carnuta.data.options import OPTIONS
from ludotheque.games.carnuta.knowledge import reasons, refusals
from ludotheque.games.carnuta.knowledge.describe import describe
from ludotheque.games.carnuta.knowledge.printed import (
    CarnutaOutlook,
    CarnutaPrinted,
    look_ahead,
    print_cards,
)
from ludotheque.games.carnuta.knowledge.sample import sample
from ludotheque.games.carnuta.knowledge.view import RULES, CarnutaView
from ludotheque.games.carnuta.rules.set_up import new_game
from ludotheque.games.carnuta.rules.state import Carnuta

BUILT_IN = "reconstruction-1"


class CarnutaGame(Game):
    """Two to four druids, a market by day and by night, runes with two faces."""

    key = "carnuta"
    version = 2
    rules = RULES
    least_seats = LEAST_SEATS
    most_seats = MOST_SEATS
    endings = ENDINGS
    pauses = frozenset(
        {"triggered", "triggered-last", "last-round", "quiet", "stuck", "quiet-over"}
    )
    options = OPTIONS

    def __init__(self, deck: DeckText | None = None) -> None:
        chosen = deck or built_in(self.key, BUILT_IN)
        self.deck = chosen
        self.deck_name = chosen.name
        self.table = Deck(read_deck(chosen.text))
        self.faces = print_cards(self.table, chosen.name, chosen.built_in)
        self.move_texts = self.table.texts
        self.move_bound = self.table.moves

    def with_deck(self, deck: DeckText) -> CarnutaGame:
        """Return the same game with another deck (C1.2)."""
        return CarnutaGame(deck)

    def start(self, options: Values, seats: int, seed: bytes) -> Carnuta:
        """Lay out a game."""
        return new_game(RULES, self.table, options, seats, seed)

    def printed(self) -> CarnutaPrinted:
        """Return what is printed on the cards, and where they come from (C1.2)."""
        return self.faces

    def outlook(self, view: View) -> CarnutaOutlook | None:
        """Return what the cards at hand would bring."""
        return look_ahead(cast("CarnutaView", view), self.table)

    def sample(self, view: View, noise: Noise) -> Carnuta:
        """Return a game that looks like this view from its seat."""
        return sample(cast("CarnutaView", view), self.table, noise)

    def evaluator(self) -> CarnutaEvaluator:
        """Return a player's eye for ingredients."""
        return CarnutaEvaluator(self.table)

    def refuse(self, view: View, move: int) -> Refusal:
        """Return the clause that forbids this move."""
        return refusals.refuse(cast("CarnutaView", view), self.table, move)

    def describe(self, view: View, move: int, say: Say) -> str:
        """Say what a move would do."""
        return describe(cast("CarnutaView", view), self.table, move, say)

    def reason(self, view: View, move: int) -> Seen | None:
        """Say what speaks for a move."""
        return reasons.reason(cast("CarnutaView", view), self.table, move)


GAME = CarnutaGame()
