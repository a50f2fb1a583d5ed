"""How many games a second our search imagines, on one core."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import cycle
from statistics import fmean

from bench.clock import per_second
from bench.engine.rates import SEED, middle
from ludotheque.bots.plain import PlainEvaluator
from ludotheque.bots.search import Search
from ludotheque.core.chance import Noise, derive, noise_from
from ludotheque.core.evaluator import Evaluator
from ludotheque.core.game import Game
from ludotheque.core.playout import playout
from ludotheque.core.state import State
from ludotheque.core.view import View
from ludotheque.games import GAMES
from ludotheque.lab.games import MOVE_LIMIT

START, MIDDLE = "start", "middle"
POSITIONS = 16  # so many that no single lucky one decides
ITERATIONS = 200  # of one decision
PIECE = 10  # iterations between two looks at the clock


class PlainGame(Game):
    """A game without its own evaluator; it is there to be searched and nothing else."""

    def __init__(self, own: Game) -> None:
        self.own = own

    def evaluator(self) -> Evaluator:
        """Return an evaluator that plays at random."""
        return PlainEvaluator(self.own.evaluator())

    def sample(self, view: View, noise: Noise) -> State:
        """Return what the game itself does."""
        return self.own.sample(view, noise)


@dataclass(frozen=True, slots=True)
class SearchRate:
    """Imagined games a second from one kind of position.

    `evaluator`: to where the game's evaluator can judge; `plain`: random play
    to the end of the game instead, which is what peers do; `moves`: how long such a random game is.
    """

    game: str
    seats: int
    position: str
    evaluator: float
    plain: float
    moves: float


def measure_searches(seconds: float) -> list[SearchRate]:
    """Measure each game with its fewest players, from its start and from its middle."""
    return [
        _measure(game, game.least_seats, position, seconds)
        for game in GAMES.values()
        for position in (START, MIDDLE)
    ]


def _measure(game: Game, seats: int, position: str, seconds: float) -> SearchRate:
    find = middle if position == MIDDLE else _start
    states = [find(game, seats, number) for number in range(POSITIONS)]
    views = [state.view(state.to_act()[0]) for state in states]
    evaluator = per_second(_thinking(game, views), seconds)
    plain = per_second(_thinking(PlainGame(game), views), seconds)
    lengths = [playout(state, noise_from(SEED), MOVE_LIMIT) for state in states]
    return SearchRate(game.key, seats, position, evaluator, plain, fmean(lengths))


def _start(game: Game, seats: int, number: int) -> State:
    return game.new(game.read_options({}), seats, derive(SEED, "game", number))


def _thinking(game: Game, views: list[View]) -> Callable[[], int]:
    """Return a work that thinks a little further, about one decision after the other."""
    noise = noise_from(SEED)

    def thoughts() -> Iterator[int]:
        for view in cycle(views):
            search = Search(game, view, noise)
            for _ in range(ITERATIONS // PIECE):
                search.run(PIECE)
                yield PIECE

    going_on = thoughts()
    return lambda: next(going_on)
