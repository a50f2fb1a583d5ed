"""Many games between bots on all cores, and what they have in common."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from itertools import zip_longest

from ludotheque.bots.match import play_out
from ludotheque.core.chance import derive
from ludotheque.core.deck import DeckText
from ludotheque.core.game import Game
from ludotheque.core.outcome import Outcome
from ludotheque.games import GAMES

MOVE_LIMIT = 100_000  # a game longer than this is counted as not finished
CHUNKS_PER_CORE = 16
EXAMPLES = 5


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: the same plan gives the same games on any number of cores."""

    game: str
    options: dict[str, bool | int | str]
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: bytes
    deck: DeckText | None = None

    def find_game(self) -> Game:
        """Return the game, with the cards of the plan."""
        game = GAMES[self.game]
        return game if self.deck is None or self.deck.built_in else game.with_deck(self.deck)


@dataclass(slots=True)
class Tally:
    """Sums over games, which can be added up in any order."""

    games: int = 0
    finished: int = 0
    errors: int = 0
    moves: int = 0
    rounds: int = 0
    scores: int = 0
    winner_scores: int = 0
    wins: list[float] = field(default_factory=list)
    won_games: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    examples: list[str] = field(default_factory=list)

    def count(self, outcome: Outcome, seats: int) -> None:
        """Add a finished game."""
        self.wins = self.wins or [0.0] * seats
        self.finished += 1
        self.rounds += outcome.rounds
        self.scores += sum(outcome.scores)
        self.reasons[outcome.reason] += 1
        self.won_games += bool(outcome.winners)
        self.winner_scores += max((outcome.scores[seat] for seat in outcome.winners), default=0)
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)

    def add(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.finished += other.finished
        self.errors += other.errors
        self.moves += other.moves
        self.rounds += other.rounds
        self.scores += other.scores
        self.winner_scores += other.winner_scores
        self.wins = [a + b for a, b in zip_longest(self.wins, other.wins, fillvalue=0.0)]
        self.won_games += other.won_games
        self.reasons += other.reasons
        self.examples = (self.examples + other.examples)[:EXAMPLES]


def play_some(plan: Plan, numbers: Iterable[int]) -> Tally:
    """Play the games of a plan with these numbers."""
    tally = Tally()
    game = plan.find_game()
    for number in numbers:
        seed = derive(plan.seed, "game", number)
        tally.games += 1
        try:
            _play_one(game, plan, seed, tally)
        except Exception as error:  # noqa: BLE001 - a fault of the rules is counted and shown, not hidden
            tally.errors += 1
            tally.examples.append(f"{seed.hex()}: {type(error).__name__}: {error}")
    return tally


def _play_one(game: Game, plan: Plan, seed: bytes, tally: Tally) -> None:
    state, made = play_out(game, plan.options, plan.seats, seed, plan.bots, MOVE_LIMIT)
    tally.moves += made
    outcome = state.outcome()
    if outcome is not None:
        tally.count(outcome, plan.seats)


def simulate(plan: Plan, progress: Callable[[int], None], workers: int | None = None) -> Report:
    """Play a plan on all cores; `progress` hears of every batch of games."""
    workers = workers or os.cpu_count() or 1
    step = max(1, plan.games // (workers * CHUNKS_PER_CORE))
    total = Tally()
    started = time.perf_counter()
    with ProcessPoolExecutor(workers) as pool:
        chunks = [range(n, min(n + step, plan.games)) for n in range(0, plan.games, step)]
        for done in as_completed([pool.submit(play_some, plan, chunk) for chunk in chunks]):
            total.add(done.result())
            progress(done.result().games)
    return report(plan, total, time.perf_counter() - started)


@dataclass(frozen=True, slots=True)
class Report:
    """What a simulation found; means are over finished games."""

    game: str
    seats: int
    bots: Sequence[str]
    seed: str
    games: int
    finished: int
    errors: int
    rounds_mean: float
    score_mean: float
    winner_score_mean: float
    win_rate_by_seat: list[float]
    end_reasons: dict[str, int]
    moves_mean: float
    moves_per_s: int
    error_examples: list[str]
    win_rate: float | None


def report(plan: Plan, tally: Tally, seconds: float) -> Report:
    """Turn sums into means."""
    finished = max(1, tally.finished)
    cooperative = GAMES[plan.game].cooperative
    return Report(
        game=plan.game,
        seats=plan.seats,
        bots=plan.bots,
        seed=plan.seed.hex(),
        games=tally.games,
        finished=tally.finished,
        errors=tally.errors,
        rounds_mean=round(tally.rounds / finished, 3),
        score_mean=round(tally.scores / finished / plan.seats, 3),
        winner_score_mean=round(tally.winner_scores / max(1, tally.won_games), 3),
        win_rate_by_seat=[round(wins / finished, 4) for wins in tally.wins],
        end_reasons=dict(tally.reasons.most_common()),
        moves_mean=round(tally.moves / max(1, tally.games), 1),
        moves_per_s=round(tally.moves / seconds),
        error_examples=tally.examples,
        win_rate=round(tally.won_games / finished, 4) if cooperative else None,
    )
