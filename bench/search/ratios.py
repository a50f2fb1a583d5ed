"""How many times as many games as a peer our search simulates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bench.peers.line_up import MEASURED
from bench.peers.searchers import Searcher
from bench.search.rates import SearchRate


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
