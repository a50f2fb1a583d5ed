"""Carnavalesque as the catalogue knows it."""

from __future__ import annotations

from typing import cast

from ludotheque.core.chance import Noise
from ludotheque.core.difficulty import Difficulty
from ludotheque.core.event import Seen
from ludotheque.core.faults import Refusal
from ludotheque.core.game import Game
from ludotheque.core.options import Values
from ludotheque.core.say import Say
from ludotheque.core.view import View
from ludotheque.games.carnavalesque.bot.evaluator import CarnavalesqueEvaluator
from ludotheque.games.carnavalesque.data import moves
from ludotheque.games.carnavalesque.data.endings import IN_PLAY
from ludotheque.games.carnavalesque.data.options import OPTIONS
from ludotheque.games.carnavalesque.data.seats import LEAST_SEATS, MOST_SEATS
from ludotheque.games.carnavalesque.knowledge import reasons, refusals
from ludotheque.games.carnavalesque.knowledge.describe import describe
from ludotheque.games.carnavalesque.knowledge.looking import RULES
from ludotheque.games.carnavalesque.knowledge.outlook import CarnavalesqueOutlook, look_ahead
from ludotheque.games.carnavalesque.knowledge.printed import CarnavalesquePrinted, print_cards
from ludotheque.games.carnavalesque.knowledge.sample import sample
from ludotheque.games.carnavalesque.knowledge.sketch import sketch
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView
from ludotheque.games.carnavalesque.rules.set_up import new_game
from ludotheque.games.carnavalesque.rules.state import Carnavalesque


class CarnavalesqueGame(Game):
    """Three to five carnival-goers, a mute King, a blind Fool, and a messy crowd."""

    key = "carnavalesque"
    version = 2
    rules = RULES
    least_seats = LEAST_SEATS
    most_seats = MOST_SEATS
    move_bound = moves.BOUND
    move_texts = moves.TEXTS
    endings = IN_PLAY
    cooperative = True
    difficulty = Difficulty(
        regular=16,
        expert=1000,
        beginner_random=12,  # beginners must not lose every game for the others
        regular_random=30,  # a regular player without a slip would play as well as an expert
    )
    pauses = frozenset({"event"})
    options = OPTIONS

    def start(self, options: Values, seats: int, seed: bytes) -> Carnavalesque:
        """Set up a game: the crowd is spread, and somebody must take power."""
        return new_game(RULES, options, seats, seed)

    def printed(self) -> CarnavalesquePrinted:
        """Return what is printed on the cards."""
        return print_cards()

    def outlook(self, view: View) -> CarnavalesqueOutlook:
        """Return what follows from a view by the rules alone."""
        return look_ahead(cast("CarnavalesqueView", view))

    def sample(self, view: View, noise: Noise) -> Carnavalesque:
        """Return a game that looks like this view from its seat."""
        return sample(cast("CarnavalesqueView", view), noise)

    def evaluator(self) -> CarnavalesqueEvaluator:
        """Return what carnival-goers feel at first sight."""
        return CarnavalesqueEvaluator()

    def refuse(self, view: View, move: int) -> Refusal:
        """Return the clause that forbids this move."""
        return refusals.refuse(cast("CarnavalesqueView", view), move)

    def scores(self, view: View, moves: list[int]) -> list[int]:
        """Say how good each move looks at first sight; no phase is asked for that."""
        return self.evaluator().scores(sketch(cast("CarnavalesqueView", view)), view.seat, moves)

    def describe(self, view: View, move: int, say: Say) -> str:
        """Say what a move is: a card by its name, a spot by what shows of it."""
        return describe(cast("CarnavalesqueView", view), move, say)

    def reason(self, view: View, move: int) -> Seen | None:
        """Say what speaks for a move."""
        return reasons.reason(cast("CarnavalesqueView", view), move)


GAME = CarnavalesqueGame()
