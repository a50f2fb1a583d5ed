"""Other people's engines, on card games with hidden cards, played at random on one core.

They are no part of the house: each is looked for when it is asked for, runs in a process of its
own, and one that is missing or falls over is reported as such.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludotheque.lab.bench import openspiel, pettingzoo, rlcard
from ludotheque.lab.bench.absent import NoGame
from ludotheque.lab.bench.apart import Crash, run_apart

MEASURED = "measured"
MISSING = "missing"  # the library is not installed
NO_GAME = "no-game"  # this version of the library does not have the game
FAILED = "failed"

Measure = Callable[[str, float], tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class Peer:
    """A game of another library and the way its random play is looped."""

    library: str
    game: str
    way: str
    measure: Measure


@dataclass(frozen=True, slots=True)
class PeerRate:
    """What a peer does in a second.

    `decisions` are moves of players, which is what we count as moves of ours; `chances` are the
    moves of chance that it makes besides (dealing is not measured). Both are 0 unless `status`
    is "measured"; `problem` is what a failed peer said.
    """

    name: str
    status: str
    problem: str = ""
    decisions: float = 0.0
    chances: float = 0.0


SPIEL = ("go_fish", "crazy_eights", "oh_hell", "hanabi")
PEERS = {
    f"{peer.library} {peer.game}, {peer.way}": peer
    for peer in (
        *(Peer("OpenSpiel", game, "C++", openspiel.measure_inside) for game in SPIEL),
        *(Peer("OpenSpiel", game, "Python", openspiel.measure_outside) for game in SPIEL),
        Peer("PettingZoo", "hanabi_v5", "Python", pettingzoo.measure),
        Peer("RLCard", "uno", "Python", rlcard.measure),
    )
}


def measure_peers(seconds: float) -> list[PeerRate]:
    """Measure every peer, one after the other."""
    return [_measure_apart(name, seconds) for name in PEERS]


def _measure_apart(name: str, seconds: float) -> PeerRate:
    try:
        return PeerRate(**run_apart("ludotheque.lab.bench.one_peer", name, str(seconds)))
    except Crash as crash:
        return PeerRate(name, FAILED, problem=str(crash))


def measure_here(name: str, seconds: float) -> PeerRate:
    """Measure a peer in this process."""
    status, problem, rates = attempt(PEERS[name], seconds)
    return PeerRate(name, status, problem, *rates)


def attempt(peer: Peer, seconds: float) -> tuple[str, str, tuple[float, ...]]:
    """Try to measure a peer; return how that went, what it lacks, and its rates if any."""
    try:
        return MEASURED, "", peer.measure(peer.game, seconds)
    except ImportError as error:
        return MISSING, str(error), ()
    except NoGame as error:
        return NO_GAME, str(error), ()
