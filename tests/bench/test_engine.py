from __future__ import annotations

import json

import pytest

from bench.engine.builds import COMPILED, INTERPRETED, Engine
from bench.engine.command import KINDS, show
from bench.engine.rates import Rates
from bench.engine.ratios import ratios_to
from bench.peers.engines import ENGINES, PeerRate
from bench.peers.line_up import MEASURED, MISSING
from ludotheque.build import is_compiled
from ludotheque.core.faults import Fault
from ludotheque.games import GAMES
from ludotheque.i18n.texts import LANGUAGES, Texts
from tests.bench.running import run

SETUPS = [
    (game.key, seats)
    for game in GAMES.values()
    for seats in sorted({game.least_seats, game.most_seats})
]


def test_json_holds_every_game_and_both_builds(absent: None) -> None:
    """The bench is one JSON object with positive rates for every game, fewest and most seats.

    A peer that is not installed has a status and no ratio.
    """
    told = json.loads(run("engine", "--seconds", "0.001", "--peers", "--json").stdout)
    assert set(told["builds"]) >= {"interpreted"} | ({"compiled"} if is_compiled() else set())
    for rates in (*told["builds"].values(), told["speedups"]):
        assert [(each["game"], each["seats"]) for each in rates] in (SETUPS, [])
        assert all(each[kind] > 0 for each in rates for kind in KINDS)
    assert [(peer["name"], peer["status"], peer["ratios"]) for peer in told["peers"]] == [
        (name, MISSING, {}) for name in ENGINES.peers
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_table_names_every_game_and_every_peer(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The table speaks both languages, and a peer that is not installed is a line that says so."""
    rates = [Rates(game, seats, 90.0, 50.0, 30.0, 20.0, 10.0) for game, seats in SETUPS]
    absent = [PeerRate(name, MISSING) for name in ENGINES.peers]
    show(Engine({INTERPRETED: rates, COMPILED: rates}), absent, Texts(lang))
    told = " ".join(capsys.readouterr().out.split())
    assert all(Texts(lang, game)("name") in told for game in GAMES)
    assert told.count(Texts(lang)("bench-peer-missing")) == len(ENGINES.peers)


def test_ratio_takes_the_slowest_number_of_seats() -> None:
    """A ratio to a peer never flatters us: it is that of the seats where we are slowest."""
    ours = [Rates("g", 2, 100.0, 10.0, 1.0, 1.0, 1.0), Rates("g", 4, 80.0, 20.0, 1.0, 1.0, 1.0)]
    to_peer = ratios_to(PeerRate("p", MEASURED, decisions=10.0), ours)["g"]
    assert (to_peer.random_play, to_peer.python_play) == (8.0, 1.0)


def test_a_duration_that_is_not_positive_is_refused() -> None:
    """A measurement that takes no time is bad input, not a division by zero."""
    with pytest.raises(Fault, match="fault-seconds"):
        run("engine", "--seconds", "0")
