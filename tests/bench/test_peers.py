from __future__ import annotations

import pytest

from bench.peers.engines import ENGINES, PeerRate
from bench.peers.line_up import FAILED, NO_GAME, LineUp, NoGame, Peer
from bench.peers.searchers import SEARCHERS, Searcher


def test_peer_without_the_game_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """A version of a peer that does not have the game is told apart from a missing peer."""

    def lacks(name: str, seconds: float) -> tuple[float, float]:
        raise NoGame(name)

    monkeypatch.setitem(ENGINES.peers, "Peer", Peer("Peer", "belote", "Python", lacks))
    assert ENGINES.measure_here("Peer", 0.001) == PeerRate("Peer", NO_GAME, problem="belote")


@pytest.mark.parametrize("line_up", [ENGINES, SEARCHERS], ids=lambda each: each.key)
def test_peer_that_falls_over_is_reported(line_up: LineUp[PeerRate] | LineUp[Searcher]) -> None:
    """Whatever happens in the process of a peer, the bench goes on and says what the peer said."""
    crash = line_up.measure_apart("no such peer", 0.001)
    assert crash.status == FAILED
    assert "no such peer" in crash.problem
