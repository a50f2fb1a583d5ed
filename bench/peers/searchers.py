"""Other people's search on card games with hidden cards, beside ours in the same run."""

from __future__ import annotations

from dataclasses import dataclass

from bench.peers import openspiel_search
from bench.peers.line_up import LineUp, Peer
from bench.search.rates import START


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
