"""What it costs to set up a game of Carnavalesque whose crowd is as V2.3 and V2.4 want it.

`python -m bench.set_up [--games 10000]` sets up that many games for each number of players. It
prints in how many of them all of it holds, how many spreads of the crowd a game takes, and the
milliseconds of a set-up, of one spread, and of one look whether a card is hidden.
"""

from __future__ import annotations

import argparse
import time

from ludotheque.core.chance import Stream, derive
from ludotheque.games.carnavalesque.data.cards import FACE_UP_AT_START, THIRD_WORKSHOP
from ludotheque.games.carnavalesque.data.seats import HAND_SIZES
from ludotheque.games.carnavalesque.data.sizes import LEAST_AVAILABLE, MOST_AVAILABLE, SPOTS
from ludotheque.games.carnavalesque.game import GAME
from ludotheque.games.carnavalesque.rules.crowd.dropping import spread
from ludotheque.games.carnavalesque.rules.crowd.hiding import is_hidden
from ludotheque.games.carnavalesque.rules.crowd.pile import Crowd


def is_fair(crowd: Crowd) -> bool:
    """Say whether so many cards are available as V2.4 wants."""
    free = sum([crowd.is_available(spot) for spot in range(SPOTS)])
    return LEAST_AVAILABLE <= free <= MOST_AVAILABLE


def measure(seats: int, games: int) -> str:
    """Set up many games; return a line of figures."""
    spent = {"set-up": 0.0, "spread": 0.0, "hidden": 0.0}
    good = at_once = 0
    options = GAME.read_options({})
    cards = list(range(THIRD_WORKSHOP - seats * HAND_SIZES[seats]))
    for number in range(games):
        begun = time.perf_counter()
        game = GAME.start(options, seats, derive(bytes(16), "set-up", number))
        built = time.perf_counter()
        hidden = is_hidden(game.crowd, game.who.index(THIRD_WORKSHOP))
        looked = time.perf_counter()
        good += hidden and is_fair(game.crowd)
        crowd, chance = Crowd(), Stream(derive(bytes(16), "spread", number))
        from_here = time.perf_counter()
        spread(crowd, chance, THIRD_WORKSHOP, cards, FACE_UP_AT_START)
        spent["spread"] += time.perf_counter() - from_here
        spent["set-up"] += built - begun
        spent["hidden"] += looked - built
        at_once += is_fair(crowd)
    times = ", ".join(f"{name} {1000 * spent[name] / games:.3f} ms" for name in spent)
    attempts = games / at_once
    return f"{seats} players: {good} of {games} hold, {attempts:.3f} spreads a game; {times}"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    games = parser.parse_args().games
    for seats in HAND_SIZES:
        print(measure(seats, games))  # noqa: T201 - a bench prints


if __name__ == "__main__":
    main()
