"""Other people's engines, on card games with hidden cards, played at random on one core."""

from __future__ import annotations

from dataclasses import dataclass

from bench.peers import openspiel, pettingzoo, rlcard
from bench.peers.line_up import LineUp, Peer


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
PEERS = (
    *(Peer("OpenSpiel", game, "C++", openspiel.measure_inside) for game in SPIEL),
    *(Peer("OpenSpiel", game, "Python", openspiel.measure_outside) for game in SPIEL),
    Peer("PettingZoo", "hanabi_v5", "Python", pettingzoo.measure),
    Peer("RLCard", "uno", "Python", rlcard.measure),
)
ENGINES = LineUp(
    "engine", {f"{peer.library} {peer.game}, {peer.way}": peer for peer in PEERS}, PeerRate
)
