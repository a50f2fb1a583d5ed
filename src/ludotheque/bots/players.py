"""The bots by name. A bot gets a view, never a state."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ludotheque.bots.levels import (
    Budget,
    Thinker,
    beginner_bot,
    expert_bot,
    expert_budget,
    regular_bot,
    regular_budget,
)
from ludotheque.bots.simple import greedy_bot, random_bot
from ludotheque.core.chance import Noise
from ludotheque.core.faults import SHOWN, Fault
from ludotheque.core.game import Game
from ludotheque.core.view import View

Bot = Callable[[Game, View, list[int], Noise], int]

MOST_GAMES = 1_000_000  # imagined ones, for one decision
LONGEST = 600  # seconds, for one decision

THINKERS: dict[str, Thinker] = {"regular": regular_bot, "expert": expert_bot}
BUDGETS = {"regular": regular_budget, "expert": expert_budget}
BOTS: dict[str, Bot] = {
    "random": random_bot,
    "greedy": greedy_bot,
    "beginner": beginner_bot,
    **THINKERS,
}


def find(key: str) -> Bot:
    """Return a bot by its name.

    One that thinks may have a budget of its own for each decision: `expert:200` imagines 200 games
    however long it takes, `expert:1s` as many as fit into a second.
    """
    name, colon, _ = key.partition(":")
    if name not in BOTS:
        raise Fault("fault-bot", wanted=key[:SHOWN], known=", ".join(BOTS))
    if not colon:
        return BOTS[name]
    budget = _read_budget(key)
    return partial(THINKERS[name], budget=budget)


def thinks(key: str) -> bool:
    """Say whether a bot thinks, which takes it some time."""
    return key.partition(":")[0] in THINKERS


def by_games(key: str, game: Game) -> str:
    """Return a bot under a name that sets no limit of time, so that it always plays alike.

    Only what a name asks for itself is kept: `expert:1s` looks at the clock whatever we do.
    """
    return f"{key}:{BUDGETS[key](game).games}" if key in BUDGETS else key


def is_timed(key: str) -> bool:
    """Say whether a bot looks at the clock, so that it may play otherwise another time."""
    if ":" in key:
        return _read_budget(key).seconds > 0
    return key in BUDGETS


def _read_budget(key: str) -> Budget:
    """Read what follows the colon of a name."""
    name, _, text = key.partition(":")
    if name not in BUDGETS:
        raise Fault("fault-bot-thoughtless", wanted=key[:SHOWN], known=", ".join(BUDGETS))
    number = text.removesuffix("s")
    plain = number.replace(".", "", 1)
    if plain.isascii() and plain.isdecimal() and len(plain) <= SHOWN:
        if text.endswith("s") and 0 < float(number) <= LONGEST:
            return Budget(MOST_GAMES, float(number))
        if text == plain and 1 <= int(number) <= MOST_GAMES:
            return Budget(int(number))
    raise Fault("fault-bot-budget", wanted=key[:SHOWN], games=MOST_GAMES, seconds=LONGEST)
