"""Many games between bots on all cores, and what they have in common."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import zip_longest

from ludotheque.core.chance import derive
from ludotheque.core.outcome import Outcome
from ludotheque.games import GAMES
from ludotheque.lab.cores import count_cores, on_cores
from ludotheque.lab.games import Result, Setting, play_one

CHUNKS_PER_CORE = 16
EXAMPLES = 5


@dataclass(frozen=True, slots=True)
class Plan(Setting):
    """What to play: the same plan gives the same games on any number of cores."""

    bots: tuple[str, ...]
    games: int
    seed: bytes


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

    def enter(self, result: Result) -> None:
        """Add a game, however it went."""
        self.games += 1
        self.moves += result.moves
        if result.error:
            self.errors += 1
            self.examples.append(result.error)
        if result.outcome is not None:
            self.count(result.outcome)

    def count(self, outcome: Outcome) -> None:
        """Add a finished game."""
        self.wins = self.wins or [0.0] * len(outcome.scores)
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
        tally.enter(play_one(game, plan, derive(plan.seed, "game", number), plan.bots))
    return tally


def simulate(plan: Plan, progress: Callable[[int], None], workers: int | None = None) -> Report:
    """Play a plan on all cores; `progress` hears of every batch of games."""
    workers = workers or count_cores()
    step = max(1, plan.games // (workers * CHUNKS_PER_CORE))
    chunks = [range(n, min(n + step, plan.games)) for n in range(0, plan.games, step)]
    total = Tally()
    started = time.perf_counter()

    def heard(tally: Tally) -> None:
        total.add(tally)
        progress(tally.games)

    on_cores(partial(play_some, plan), chunks, heard, workers)
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
