"""Kraaw as the catalogue knows it."""

from __future__ import annotations

from typing import cast

from ludotheque.core.chance import Noise
from ludotheque.core.event import Seen
from ludotheque.core.faults import Refusal
from ludotheque.core.game import Game
from ludotheque.core.options import Values
from ludotheque.core.say import Say
from ludotheque.core.view import View
from ludotheque.games.kraaw.bot.evaluator import KraawEvaluator
from ludotheque.games.kraaw.data import moves
from ludotheque.games.kraaw.data.cards import LEAST_SEATS, MOST_SEATS
from ludotheque.games.kraaw.data.endings import ENDINGS
from ludotheque.games.kraaw.data.options import OPTIONS
from ludotheque.games.kraaw.knowledge import reasons, refusals
from ludotheque.games.kraaw.knowledge.describe import describe
from ludotheque.games.kraaw.knowledge.printed import (
    PRINTED,
    KraawOutlook,
    KraawPrinted,
    look_ahead,
)
from ludotheque.games.kraaw.knowledge.sample import sample
from ludotheque.games.kraaw.knowledge.view import RULES, KraawView
from ludotheque.games.kraaw.rules.set_up import new_match
from ludotheque.games.kraaw.rules.state import Kraaw


class KraawGame(Game):
    """Two to six ravens, hidden cards, stealing and locking."""

    key = "kraaw"
    version = 2
    rules = RULES
    least_seats = LEAST_SEATS
    most_seats = MOST_SEATS
    move_bound = moves.BOUND
    move_texts = moves.TEXTS
    endings = ENDINGS
    pauses = frozenset({"round-won", "repetition", "standstill"})
    options = OPTIONS

    def start(self, options: Values, seats: int, seed: bytes) -> Kraaw:
        """Set up a match: everybody picks a raven first (K1.4)."""
        return new_match(RULES, options, seats, seed)

    def printed(self) -> KraawPrinted:
        """Return numbers of the rules and names of moves, for whoever draws a match."""
        return PRINTED

    def outlook(self, view: View) -> KraawOutlook:
        """Return among which actions a seat chooses now."""
        return look_ahead(cast("KraawView", view))

    def sample(self, view: View, noise: Noise) -> Kraaw:
        """Return a match that looks like this view from its seat."""
        return sample(cast("KraawView", view), noise)

    def evaluator(self) -> KraawEvaluator:
        """Return a raven's eye for good cards."""
        return KraawEvaluator()

    def refuse(self, view: View, move: int) -> Refusal:
        """Return the clause that forbids this move."""
        return refusals.refuse(cast("KraawView", view), move)

    def describe(self, view: View, move: int, say: Say) -> str:
        """Say what a move is: an action by its name, a card by its owner and place."""
        return describe(cast("KraawView", view), move, say)

    def reason(self, view: View, move: int) -> Seen | None:
        """Say what speaks for a move."""
        return reasons.reason(cast("KraawView", view), move)


GAME = KraawGame()
