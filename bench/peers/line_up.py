"""Peers that are measured alike, one after the other.

They are no part of the house: each is looked for when it is asked for, runs in a process of its
own, and one that is missing or falls over is reported as such.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from bench.apart import Crash, run_apart

MEASURED = "measured"
MISSING = "missing"  # the library is not installed
NO_GAME = "no-game"  # this version of the library does not have the game
FAILED = "failed"

Measure = Callable[[str, float], tuple[float, ...]]
Rate = TypeVar("Rate")


class NoGame(Exception):
    """The installed version of a library does not have this game."""


@dataclass(frozen=True, slots=True)
class Peer:
    """A game of another library, and the way to measure it."""

    library: str
    game: str
    way: str
    measure: Measure


@dataclass(frozen=True, slots=True)
class LineUp(Generic[Rate]):
    """Peers by name; `rate` makes what is known of one: its name, its status, what it lacks, rates.

    `key` is what the line-up is called in the process that measures one of its peers.
    """

    key: str
    peers: dict[str, Peer]
    rate: Callable[..., Rate]

    def measure(self, seconds: float) -> list[Rate]:
        """Measure every peer."""
        return [self.measure_apart(name, seconds) for name in self.peers]

    def measure_apart(self, name: str, seconds: float) -> Rate:
        """Measure a peer in a process of its own."""
        try:
            words = self.key, name, str(seconds)
            return self.rate(**run_apart("bench.peers", *words))
        except Crash as crash:
            return self.rate(name, FAILED, problem=str(crash))

    def measure_here(self, name: str, seconds: float) -> Rate:
        """Measure a peer in this process."""
        peer = self.peers[name]
        try:
            return self.rate(name, MEASURED, "", *peer.measure(peer.game, seconds))
        except ImportError as error:
            return self.rate(name, MISSING, str(error))
        except NoGame as error:
            return self.rate(name, NO_GAME, str(error))
