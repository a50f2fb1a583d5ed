"""Kraaw between players who never change their mind: whether matches end, and who wins them.

`python -m bench.stubborn --seats 2 --matches 1000 --seed 11` lets each strategy play against
itself and all of them mixed, with the option `repetition` as the box has it; `--repetition 0`
plays the same deals without an end to repetition. Strategies see a view, as bots do; between equal
cards they choose any, so that they do not always go round the same circle.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, cast

from ludotheque.bots.match import bot_noise
from ludotheque.bots.simple import best_of
from ludotheque.commands.arguments import read_seed
from ludotheque.core.chance import Noise, derive
from ludotheque.core.playout import one_actor
from ludotheque.games.kraaw.data.cards import HIDDEN, MOST_LOCKS, PLACES, REVEALED
from ludotheque.games.kraaw.data.endings import ROUND_ENDS
from ludotheque.games.kraaw.data.moves import (
    BONUS,
    CARD,
    EXCHANGE,
    LOCK,
    LOOK,
    PASS,
    REVEAL_LOCK,
    verb_of,
)
from ludotheque.games.kraaw.game import GAME
from ludotheque.games.kraaw.knowledge.view import KraawView
from ludotheque.lab.arena.intervals import mean, wilson

MOST_MOVES = 3000
UNSEEN = 2  # what a card is taken for that one has not seen

Strategy = Callable[[KraawView, list[int]], int]


def guess(view: KraawView, slot: int) -> int:
    """Return what a card is worth to whoever looks."""
    return view.values[slot] or UNSEEN


def own(view: KraawView, face: int) -> list[int]:
    """Return the worths of one's own cards that lie in this state."""
    row = range(PLACES * view.seat, PLACES * view.seat + PLACES)
    return [guess(view, slot) for slot in row if view.faces[slot] == face]


def is_ahead(view: KraawView) -> bool:
    """Say whether one would win the round as it stands."""
    totals = [
        sum(view.values[s] for s in range(PLACES * seat, PLACES * seat + PLACES) if view.faces[s])
        for seat in range(view.seats)
    ]
    return totals[view.seat] == max(totals)


def thief(_view: KraawView, _moves: list[int]) -> int:
    """Always steal the best."""
    return EXCHANGE


def locker(view: KraawView, moves: list[int]) -> int:
    """Lock the best while there is a lock, then steal; show the last hidden card only if ahead."""
    if view.locks[view.seat] < MOST_LOCKS:
        shown, hidden = max(own(view, REVEALED), default=0), max(own(view, HIDDEN), default=0)
        return LOCK if LOCK in moves and shown >= hidden else REVEAL_LOCK
    return LOOK if len(own(view, HIDDEN)) > 1 or is_ahead(view) else EXCHANGE


def planner(view: KraawView, moves: list[int]) -> int:
    """Learn the row, lock what is good, steal where it pays, keep a hidden card until ahead."""
    hidden = own(view, HIDDEN)
    if LOCK in moves and max(own(view, REVEALED)) > UNSEEN:
        return LOCK
    prizes = [
        view.values[slot]
        for slot in range(PLACES * view.seats)
        if slot // PLACES != view.seat and view.faces[slot] == REVEALED
    ]
    if max(prizes, default=0) > max(own(view, REVEALED), default=UNSEEN):
        return EXCHANGE
    return LOOK if len(hidden) > 1 or is_ahead(view) else EXCHANGE


STRATEGIES: dict[str, Strategy] = {"locker": locker, "thief": thief, "planner": planner}


def decide(strategy: Strategy, view: KraawView, moves: list[int], noise: Noise) -> int:
    """Choose a move: actions by the strategy, the bonus to keep a hidden card, the best cards."""
    if view.phase == "main-action":
        wanted = strategy(view, moves)
        return wanted if wanted in moves else EXCHANGE
    if view.phase == "bonus-action":
        return PASS if own(view, HIDDEN) or strategy is thief else BONUS
    if verb_of(moves[0]) != CARD:
        return moves[noise.below(len(moves))]
    sign = -1 if view.phase == "bonus-turn" else 1
    return best_of(moves, [sign * guess(view, move - CARD) for move in moves], noise)


@dataclass(frozen=True, slots=True)
class Played:
    """One match: how long it took, who won it, and why its rounds ended."""

    moves: int
    winner: int
    ends: Counter[str]


def play(names: tuple[str, ...], seed: bytes, repetition: int) -> Played:
    """Play a match between strategies, at most a little longer than `MOST_MOVES`."""
    options = GAME.read_options({"repetition": str(repetition)})
    state, noise = GAME.start(options, len(names), seed), bot_noise(seed, 0)
    made, ends = 0, Counter[str]()
    while state.actors() and made <= MOST_MOVES:
        seat = one_actor(state, noise)
        view = cast("KraawView", state.view(seat))
        state.apply(seat, decide(STRATEGIES[names[seat]], view, state.legal(seat), noise))
        made += 1
        if 0 < view.round < state.round or not state.actors():
            ends[ROUND_ENDS[state.last_end]] += 1
    outcome = state.outcome()
    return Played(made, outcome.winners[0] if outcome else -1, ends)


def line_ups(seats: int) -> dict[str, tuple[str, ...]]:
    """Return who plays: each strategy against itself, and all of them at one table."""
    names = tuple(STRATEGIES)
    mixed = tuple(names[seat % len(names)] for seat in range(seats))
    return {name: (name,) * seats for name in names} | {"mixed": mixed}


def measure(names: tuple[str, ...], matches: int, seed: bytes, repetition: int) -> dict[str, Any]:
    """Play many matches; return how many ended, how long they were, and who won them."""
    played = [play(names, derive(seed, "match", n), repetition) for n in range(matches)]
    ended = [each for each in played if each.winner >= 0]
    ends = sum((each.ends for each in played), Counter[str]())
    length = mean([each.moves for each in ended])
    seats = range(len(names))
    wins = [wilson(sum(e.winner == s for e in ended), len(ended)) for s in seats]
    return {
        "seats": names,
        "ended": asdict(wilson(len(ended), matches)),
        "longest": max(each.moves for each in played),
        "moves": length and asdict(length),
        "repetition": asdict(wilson(ends["repetition"], ends.total())),
        "wins": [asdict(each) for each in wins],
    }


def main(arguments: list[str]) -> None:
    """Read what to play, and write what was found as JSON, a line for each line-up."""
    parser = ArgumentParser(description="Kraaw between stubborn players")
    parser.add_argument("--seats", type=int, choices=range(2, 7), default=2)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--repetition", type=int, default=5)
    parser.add_argument("--seed", type=read_seed, default="11")
    given = parser.parse_args(arguments)
    for names in line_ups(given.seats).values():
        found = measure(names, given.matches, given.seed, given.repetition)
        sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
