"""Other people's search on card games with hidden cards, beside ours in the same run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.lab.bench import openspiel_search
from ludotheque.lab.bench.apart import Crash, run_apart
from ludotheque.lab.bench.peers import FAILED, MEASURED, Peer, attempt
from ludotheque.lab.bench.searches import START, SearchRate

SEARCHERS = {
    f"OpenSpiel {game}": Peer("OpenSpiel", game, "C++", openspiel_search.measure)
    for game in ("oh_hell", "gin_rummy")
}


@dataclass(frozen=True, slots=True)
class Searcher:
    """Iterations a second of a peer, and decisions of its random games, by kind of position.

    All are 0 unless `status` is "measured".
    """

    name: str
    status: str
    problem: str = ""
    start: float = 0.0
    start_moves: float = 0.0
    middle: float = 0.0
    middle_moves: float = 0.0

    def rate(self, position: str) -> float:
        """Return the iterations a second from one kind of position."""
        return self.start if position == START else self.middle

    def moves(self, position: str) -> float:
        """Return the decisions of a random game from one kind of position."""
        return self.start_moves if position == START else self.middle_moves


@dataclass(frozen=True, slots=True)
class SearchRatio:
    """How many times as much as a peer we imagine, from the same kind of position.

    `instinct`, `plain`: games; `plain_moves`: moves, because a long game takes longer to imagine.
    """

    game: str
    position: str
    instinct: float
    plain: float
    plain_moves: float


def measure_searchers(seconds: float) -> list[Searcher]:
    """Measure every peer, one after the other, each in a process of its own."""
    return [_measure_apart(name, seconds) for name in SEARCHERS]


def _measure_apart(name: str, seconds: float) -> Searcher:
    try:
        return Searcher(**run_apart("ludotheque.lab.bench.one_searcher", name, str(seconds)))
    except Crash as crash:
        return Searcher(name, FAILED, problem=str(crash))


def measure_here(name: str, seconds: float) -> Searcher:
    """Measure a peer in this process."""
    status, problem, rates = attempt(SEARCHERS[name], seconds)
    return Searcher(name, status, problem, *rates)


def search_ratios(peer: Searcher, ours: Sequence[SearchRate]) -> list[SearchRatio]:
    """Return our ratios to a peer; none if the peer was not measured."""
    return [_ratio(peer, each) for each in ours] if peer.status == MEASURED else []


def _ratio(peer: Searcher, ours: SearchRate) -> SearchRatio:
    theirs = peer.rate(ours.position)
    plain = ours.plain / theirs
    longer = ours.moves / peer.moves(ours.position)
    return SearchRatio(ours.game, ours.position, ours.instinct / theirs, plain, plain * longer)
