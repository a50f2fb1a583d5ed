"""What a team of Carnavalesque would reach with open cards: the ceiling of all inference.

`python -m bench.open_cards --version roles --games 200 --seed 11` plays the same games as
`ludo simulate carnavalesque --bots greedy`, by the same first sight, but everybody knows every
face: in all hands and in the crowd. Nothing else may know that much, which is why this is no bot.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from dataclasses import asdict
from typing import Any

from ludotheque.bots.match import bot_noise
from ludotheque.bots.simple import best_of
from ludotheque.commands.arguments import read_seed
from ludotheque.core.chance import Noise, derive
from ludotheque.core.playout import one_actor
from ludotheque.games.carnavalesque.bot.evaluator import CarnavalesqueEvaluator
from ludotheque.games.carnavalesque.data.cards import ALL_CARDS, THIRD_WORKSHOP
from ludotheque.games.carnavalesque.data.seats import EYES, SURE
from ludotheque.games.carnavalesque.data.sizes import SPOTS
from ludotheque.games.carnavalesque.data.versions import VERSIONS
from ludotheque.games.carnavalesque.game import CarnavalesqueGame
from ludotheque.games.carnavalesque.rules.state import Carnavalesque
from ludotheque.lab.arena.intervals import mean, wilson

GAME = CarnavalesqueGame()


def with_open_cards(state: Carnavalesque) -> Carnavalesque:
    """Return the same table, where everybody knows every face."""
    opened = state.copy()
    seen = [0] * ALL_CARDS
    for card in range(THIRD_WORKSHOP):
        if state.holder[card] >= 0:
            seen[card] = SURE + state.holder[card]
    opened.memory = seen * EYES
    opened.known = [(1 << EYES) - 1] * SPOTS
    return opened


def decide(evaluator: CarnavalesqueEvaluator, state: Carnavalesque, seat: int, noise: Noise) -> int:
    """Return the move that looks best with open cards; between equals, any."""
    moves = state.legal(seat)
    return best_of(moves, evaluator.scores(with_open_cards(state), seat, moves), noise)


def play(version: str, seats: int, seed: bytes) -> int:
    """Play one game with open cards; return its score, 0 if it is lost."""
    state = GAME.start(GAME.read_options({"version": version}), seats, seed)
    evaluator, noise = GAME.evaluator(), bot_noise(seed, 0)
    while state.actors():
        seat = one_actor(state, noise)
        state.apply(seat, decide(evaluator, state, seat, noise))
    outcome = state.outcome()
    return outcome.scores[0] if outcome is not None else 0


def measure(version: str, seats: int, games: int, seed: bytes) -> dict[str, Any]:
    """Play many games; return how many were won, and the mean score, lost games being 0."""
    scores = [play(version, seats, derive(seed, "game", number)) for number in range(games)]
    won = [score for score in scores if score > 0]
    points = {"points": mean(scores), "points_when_won": mean(won)}
    figures = {"won": wilson(len(won), games), **points}
    return {"games": games} | {key: each and asdict(each) for key, each in figures.items()}


def main(arguments: list[str]) -> None:
    """Read what to play, and write what was found as JSON."""
    parser = ArgumentParser(description="Carnavalesque with open cards")
    parser.add_argument("--version", choices=VERSIONS, default="events")
    parser.add_argument("--seats", type=int, choices=(3, 4, 5), default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=read_seed, default="11")
    given = parser.parse_args(arguments)
    found = measure(given.version, given.seats, given.games, given.seed)
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
