"""Other people's search on card games with hidden cards, beside ours in the same run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.lab.bench import openspiel_search
from ludotheque.lab.bench.line_up import MEASURED, LineUp, Peer
from ludotheque.lab.bench.searches import START, SearchRate


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


SEARCHERS = LineUp(
    "search",
    {
        f"OpenSpiel {game}": Peer("OpenSpiel", game, "C++", openspiel_search.measure)
        for game in ("oh_hell", "gin_rummy")
    },
    Searcher,
)


@dataclass(frozen=True, slots=True)
class SearchRatio:
    """How many times as much as a peer we imagine, from the same kind of position.

    `evaluator`, `plain`: games; `plain_moves`: moves, because a long game takes longer to imagine.
    """

    game: str
    position: str
    evaluator: float
    plain: float
    plain_moves: float


def search_ratios(peer: Searcher, ours: Sequence[SearchRate]) -> list[SearchRatio]:
    """Return our ratios to a peer; none if the peer was not measured."""
    return [_ratio(peer, each) for each in ours] if peer.status == MEASURED else []


def _ratio(peer: Searcher, ours: SearchRate) -> SearchRatio:
    theirs = peer.rate(ours.position)
    plain = ours.plain / theirs
    longer = ours.moves / peer.moves(ours.position)
    return SearchRatio(ours.game, ours.position, ours.evaluator / theirs, plain, plain * longer)
