"""Carnavalesque as the catalogue knows it."""

from __future__ import annotations

from typing import cast

from ludotheque.core.chance import Noise, Stream
from ludotheque.core.difficulty import Difficulty
from ludotheque.core.event import Seen
from ludotheque.core.faults import Refusal
from ludotheque.core.game import Game
from ludotheque.core.options import Choice, Number, Values
from ludotheque.core.say import Say
from ludotheque.core.view import View
from ludotheque.games.carnavalesque.bot.evaluator import CarnavalesqueEvaluator
from ludotheque.games.carnavalesque.data import moves
from ludotheque.games.carnavalesque.data.cards import LEAST, VERSIONS
from ludotheque.games.carnavalesque.data.endings import IN_PLAY
from ludotheque.games.carnavalesque.data.sizes import GESTURES, MOST_GESTURES
from ludotheque.games.carnavalesque.knowledge import reasons, refusals
from ludotheque.games.carnavalesque.knowledge.describe import describe
from ludotheque.games.carnavalesque.knowledge.printed import CarnavalesquePrinted, print_cards
from ludotheque.games.carnavalesque.knowledge.sample import sample
from ludotheque.games.carnavalesque.knowledge.sketch import sketch
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView
from ludotheque.games.carnavalesque.rules.rules import Carnavalesque
from ludotheque.games.carnavalesque.rules.set_up import set_up
from ludotheque.games.carnavalesque.rules.street import Street


class CarnavalesqueGame(Game):
    """Three to five carnival-goers, a mute King, a blind Fool, and a messy crowd."""

    key = "carnavalesque"
    version = 1
    least_seats = 3
    most_seats = 5
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
    options = (
        Choice("version", "events", "V1.1", VERSIONS),
        Number("gestures", GESTURES, "V5.4", 1, MOST_GESTURES),
    )

    def start(self, options: Values, seats: int, seed: bytes) -> Carnavalesque:
        """Set up a game: the crowd is spread, and somebody must take power."""
        game = self.empty(options, seed)
        set_up(game, seats)
        return game

    def empty(self, options: Values, seed: bytes) -> Carnavalesque:
        """Return a table on which nothing lies yet."""
        game = Carnavalesque()
        game.chance = Stream(seed)
        game.version = VERSIONS.index(str(options["version"]))
        game.street = Street(LEAST[str(options["version"])])
        game.gestures = int(options["gestures"])
        return game

    def printed(self) -> CarnavalesquePrinted:
        """Return what is printed on the cards."""
        return print_cards()

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
        """Say how good each move looks at first sight."""
        return self.evaluator().scores(sketch(cast("CarnavalesqueView", view)), view.seat, moves)

    def describe(self, view: View, move: int, say: Say) -> str:
        """Say what a move is: a card by its name, a spot by what shows of it."""
        return describe(cast("CarnavalesqueView", view), move, say)

    def reason(self, view: View, move: int) -> Seen | None:
        """Say what speaks for a move."""
        return reasons.reason(cast("CarnavalesqueView", view), move)


GAME = CarnavalesqueGame()
