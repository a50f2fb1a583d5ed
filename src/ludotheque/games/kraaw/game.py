"""Kraaw as the catalogue knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ludotheque.core.chance import Noise, Stream
from ludotheque.core.drawing import Say
from ludotheque.core.event import Seen
from ludotheque.core.faults import BadOption, Refusal
from ludotheque.core.game import Game
from ludotheque.core.options import Choice, Number, Switch, Values
from ludotheque.core.view import View
from ludotheque.games.kraaw import moves, reasons, refusals
from ludotheque.games.kraaw.describe import describe
from ludotheque.games.kraaw.drawing import draw
from ludotheque.games.kraaw.endings import ENDINGS
from ludotheque.games.kraaw.evaluator import KraawEvaluator
from ludotheque.games.kraaw.rules import Kraaw
from ludotheque.games.kraaw.sample import sample
from ludotheque.games.kraaw.view import KraawView


class KraawGame(Game):
    """Two to six ravens, hidden cards, stealing and locking."""

    key = "kraaw"
    version = 1
    least_seats = 2
    most_seats = 6
    move_bound = moves.BOUND
    move_texts = moves.TEXTS
    endings = ENDINGS
    pauses = frozenset({"round-won"})
    options = (
        Choice("first_player", "random", "K1.5", ("random", "1", "2", "3", "4", "5", "6")),
        Choice("direction", "clockwise", "K1.6", ("clockwise", "anticlockwise")),
        Switch("dog_exchange", True, "K3.3"),
        Switch("swap_hand", False, "K3.4"),
        Switch("turn_locked", True, "K5.7"),
        Switch("memory_aid", True, "K5.8"),
        Number("turn_limit", 0, "K6.5", 0, 10000, for_simulations=True),
    )

    def start(self, options: Values, seats: int, seed: bytes) -> Kraaw:
        """Set up a match: everybody picks a raven first (K1.4)."""
        match = Kraaw()
        match.seats = seats
        match.chance = Stream(seed)
        match.direction = 1 if options["direction"] == "clockwise" else -1
        match.dog_exchange = bool(options["dog_exchange"])
        match.swap_hand = bool(options["swap_hand"])
        match.turn_locked = bool(options["turn_locked"])
        match.memory_aid = bool(options["memory_aid"])
        match.turn_limit = int(options["turn_limit"])
        match.playing = (1 << seats) - 1
        match.first = self._first_player(str(options["first_player"]), match)
        return match

    def _first_player(self, option: str, match: Kraaw) -> int:
        """Return the seat named by the host, or draw one (K1.5)."""
        if option == "random":
            return match.chance.below(match.seats)
        if int(option) > match.seats:
            allowed = ", ".join(["random", *(str(s + 1) for s in range(match.seats))])
            raise BadOption(
                "fault-option-value", name="first_player", value=option, allowed=allowed
            )
        return int(option) - 1

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

    def draw(self, view: View, say: Say, labels: Mapping[int, str]) -> str:
        """Draw the rows of all players."""
        return draw(cast("KraawView", view), say, labels)


GAME = KraawGame()
