"""How many times faster than a peer the house is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bench.engine.rates import Rates
from bench.peers.engines import PeerRate
from bench.peers.line_up import MEASURED


@dataclass(frozen=True, slots=True)
class Ratio:
    """Our moves a second by the decisions a second of a peer, at our slowest number of seats.

    `random_play`: looped where our rules are; `python_play`: looped in Python, as is whatever
    uses the peer's Python interface.
    """

    random_play: float
    python_play: float


def ratios_to(peer: PeerRate, rates: Sequence[Rates]) -> dict[str, Ratio]:
    """Return our ratio to a peer by game; none if the peer was not measured."""
    if peer.status != MEASURED:
        return {}
    return {game: _ratio(peer, rates, game) for game in dict.fromkeys(each.game for each in rates)}


def _ratio(peer: PeerRate, rates: Sequence[Rates], game: str) -> Ratio:
    ours = [each for each in rates if each.game == game]
    return Ratio(
        min(each.random_play for each in ours) / peer.decisions,
        min(each.python_play for each in ours) / peer.decisions,
    )
