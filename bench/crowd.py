"""What a move on a full crowd costs, and what it would cost without sets kept up to date.

`python bench/crowd.py` prints microseconds a move, and the ratio to working out anew who covers
whom in the whole pile, measured in the same run.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from ludotheque.build import is_compiled
from ludotheque.core.chance import Noise
from ludotheque.games.carnavalesque.data.sizes import NO_SPOT
from ludotheque.games.carnavalesque.rules.crowd.dropping import reject, spread
from ludotheque.games.carnavalesque.rules.crowd.fools_hand import FoolsHand
from ludotheque.games.carnavalesque.rules.crowd.pile import Crowd
from ludotheque.games.carnavalesque.rules.crowd.showing import seen_spots

CARDS = 46
LONG = 2
REPEATS = 400


def full_crowd() -> Crowd:
    """Return a crowd as at the start of a game of three."""
    crowd = Crowd()
    spread(crowd, Noise(1), NO_SPOT, list(range(CARDS)), 20)
    return crowd


def measure(act: Callable[[int], object]) -> float:
    """Return the microseconds that something takes, on the average of many times."""
    start = time.perf_counter()
    for number in range(REPEATS):
        act(number)
    return 1e6 * (time.perf_counter() - start) / REPEATS


def work_out_anew(crowd: Crowd) -> int:
    """Ask of every two cards whether they overlap, from Python."""
    pairs = [(low, high) for low in range(CARDS) for high in range(low)]
    return sum([crowd.overlap(low, high) for low, high in pairs])


def main() -> None:
    """Print the figures."""
    crowd, noise, hand = full_crowd(), Noise(2), FoolsHand()
    anew = measure(lambda _: work_out_anew(crowd))

    def drop_and_look(number: int) -> None:
        reject(crowd, noise, number % CARDS)
        seen_spots(crowd)

    moves: dict[str, Callable[[int], object]] = {
        "reject a card": lambda number: reject(crowd, noise, number % CARDS),
        "a long sweep": lambda number: hand.sweep(crowd, number % 8, LONG),
        "see what shows after a drop": drop_and_look,
    }
    print(f"{'compiled' if is_compiled() else 'interpreted'}, {CARDS} cards, microseconds")  # noqa: T201
    print(f"{'all overlaps anew':30} {anew:10.1f}")  # noqa: T201
    for name, act in moves.items():
        cost = measure(act)
        print(f"{name:30} {cost:10.1f}   1/{anew / cost:.1f} of that")  # noqa: T201


if __name__ == "__main__":
    main()
