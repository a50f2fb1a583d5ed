"""The speed of one game with one number of seats, in the build that runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import count

from bench.clock import per_second
from ludotheque.core.chance import Noise, derive, noise_from
from ludotheque.core.game import SEED_BYTES, Game
from ludotheque.core.playout import playout
from ludotheque.core.state import State
from ludotheque.core.view import View
from ludotheque.games import GAMES
from ludotheque.lab.games import MOVE_LIMIT

SEED = bytes(SEED_BYTES)
MIDDLES = 16  # so many positions that no single lucky one decides


@dataclass(frozen=True, slots=True)
class Rates:
    """What one core does in a second.

    `random_play`: moves, looped by `core.playout`, new games included;
    `python_play`: the same through `to_act`, `legal` and `apply`, looped in Python;
    `copy`, `view`, `sample`: calls, on positions from the middle of random games.
    """

    game: str
    seats: int
    random_play: float
    python_play: float
    copy: float
    view: float
    sample: float


def measure_all(seconds: float) -> list[Rates]:
    """Measure every game of the catalogue with its least and its most seats."""
    return [
        measure(game, seats, seconds)
        for game in GAMES.values()
        for seats in sorted({game.least_seats, game.most_seats})
    ]


def measure(game: Game, seats: int, seconds: float) -> Rates:
    """Measure one game, `seconds` for each of the rates."""
    states = [middle(game, seats, number) for number in range(MIDDLES)]
    pairs = [(state, state.to_act()[0]) for state in states]
    views = [state.view(seat) for state, seat in pairs]
    return Rates(
        game=game.key,
        seats=seats,
        random_play=per_second(_player(game, seats, play_inside), seconds),
        python_play=per_second(_player(game, seats, play_outside), seconds),
        copy=per_second(partial(_copy_all, states), seconds),
        view=per_second(partial(_view_all, pairs), seconds),
        sample=per_second(partial(_sample_all, game, views, noise_from(SEED)), seconds),
    )


def play_inside(state: State, noise: Noise) -> int:
    """Play a random game in one call; return how many moves it took."""
    return playout(state, noise, MOVE_LIMIT)


def play_outside(state: State, noise: Noise) -> int:
    """Play a random game move by move, as somebody does who writes Python."""
    made = 0
    actors = state.to_act()
    while actors and made < MOVE_LIMIT:
        seat = actors[noise.below(len(actors))]
        moves = state.legal(seat)
        state.apply(seat, moves[noise.below(len(moves))])
        made += 1
        actors = state.to_act()
    return made


def _player(game: Game, seats: int, play: Callable[[State, Noise], int]) -> Callable[[], int]:
    """Return a work that starts a new game, plays it out and returns its number of moves."""
    options = game.read_options({})
    numbers = count()
    noise = noise_from(SEED)
    return lambda: play(game.new(options, seats, derive(SEED, "game", next(numbers))), noise)


def middle(game: Game, seats: int, number: int) -> State:
    """Return a random game half played."""
    start = game.new(game.read_options({}), seats, derive(SEED, "game", number))
    noise = noise_from(derive(SEED, "noise", number))
    length = playout(start.copy(), noise.copy(), MOVE_LIMIT)
    playout(start, noise, length // 2)
    return start


def _copy_all(states: list[State]) -> int:
    for state in states:
        state.copy()
    return len(states)


def _view_all(pairs: list[tuple[State, int]]) -> int:
    for state, seat in pairs:
        state.view(seat)
    return len(pairs)


def _sample_all(game: Game, views: list[View], noise: Noise) -> int:
    for view in views:
        game.sample(view, noise)
    return len(views)
