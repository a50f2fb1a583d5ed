from __future__ import annotations

import json
import sys

import pytest
from click.testing import CliRunner, Result

from ludotheque.build import is_compiled
from ludotheque.commands import bench, bench_search
from ludotheque.commands.bench import KINDS
from ludotheque.core.faults import Fault
from ludotheque.games import GAMES
from ludotheque.i18n.texts import LANGUAGES, Texts
from ludotheque.lab.bench.engine import COMPILED, INTERPRETED, Engine
from ludotheque.lab.bench.line_up import FAILED, MEASURED, MISSING, NO_GAME, LineUp, NoGame, Peer
from ludotheque.lab.bench.peers import ENGINES, PeerRate
from ludotheque.lab.bench.rates import Rates
from ludotheque.lab.bench.ratios import ratios_to
from ludotheque.lab.bench.search_peers import SEARCHERS, Searcher, search_ratios
from ludotheque.lab.bench.searches import MIDDLE, START, SearchRate

SHORT = ["engine", "--seconds", "0.001"]
SETUPS = [
    (game.key, seats)
    for game in GAMES.values()
    for seats in sorted({game.least_seats, game.most_seats})
]


def run(*words: str, lang: str = "en") -> Result:
    """Run `ludo bench` in this process."""
    return CliRunner().invoke(bench.build(Texts(lang)), [*words], catch_exceptions=False)


@pytest.fixture
def absent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure peers here, where none is installed."""
    for module in ("pyspiel", "pettingzoo", "rlcard"):
        monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setattr(LineUp, "measure_apart", LineUp.measure_here)


def test_json_holds_every_game_and_both_builds(absent: None) -> None:
    """The bench is one JSON object with positive rates for every game, fewest and most seats.

    A peer that is not installed has a status and no ratio.
    """
    told = json.loads(run(*SHORT, "--peers", "--json").stdout)
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
    bench.show(Engine({INTERPRETED: rates, COMPILED: rates}), absent, Texts(lang))
    told = " ".join(capsys.readouterr().out.split())
    assert all(Texts(lang, game)("name") in told for game in GAMES)
    assert told.count(Texts(lang)("bench-peer-missing")) == len(ENGINES.peers)


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


def test_ratio_takes_the_slowest_number_of_seats() -> None:
    """A ratio to a peer never flatters us: it is that of the seats where we are slowest."""
    ours = [Rates("g", 2, 100.0, 10.0, 1.0, 1.0, 1.0), Rates("g", 4, 80.0, 20.0, 1.0, 1.0, 1.0)]
    to_peer = ratios_to(PeerRate("p", MEASURED, decisions=10.0), ours)["g"]
    assert (to_peer.random_play, to_peer.python_play) == (8.0, 1.0)


def test_a_duration_that_is_not_positive_is_refused() -> None:
    """A measurement that takes no time is bad input, not a division by zero."""
    with pytest.raises(Fault, match="fault-seconds"):
        run("engine", "--seconds", "0")


def test_search_is_measured_from_start_and_middle(absent: None) -> None:
    """The bench of the search has every game twice, both ways to imagine, and absent peers."""
    told = json.loads(run("search", "--seconds", "0.001", "--peers", "--json").stdout)
    assert [(each["game"], each["seats"], each["position"]) for each in told["searches"]] == [
        (game.key, game.least_seats, position)
        for game in GAMES.values()
        for position in (START, MIDDLE)
    ]
    assert all(
        each[rate] > 0 for each in told["searches"] for rate in ("evaluator", "plain", "moves")
    )
    assert [(peer["name"], peer["status"], peer["ratios"]) for peer in told["peers"]] == [
        (name, MISSING, []) for name in SEARCHERS.peers
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_of_the_search_speak_both_languages(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Our rates, those of a peer and one that is missing are lines, and ratios have a table."""
    ours = [SearchRate("kraaw", 2, position, 30.0, 20.0, 8.0) for position in (START, MIDDLE)]
    theirs = Searcher("Peer", MEASURED, "", 10.0, 4.0, 40.0, 2.0)
    bench_search.show(ours, [theirs, Searcher("Gone", MISSING)], Texts(lang))
    told = capsys.readouterr().out
    assert Texts(lang)("bench-peer-missing") in told
    assert Texts(lang)("bench-search-by-plain-moves") in told


def test_search_ratios_compare_like_with_like() -> None:
    """Start is divided by start and middle by middle, in games and in moves."""
    ours = [SearchRate("kraaw", 2, position, 30.0, 20.0, 8.0) for position in (START, MIDDLE)]
    theirs = Searcher("Peer", MEASURED, "", 10.0, 4.0, 40.0, 2.0)
    start, middle = search_ratios(theirs, ours)
    assert (start.evaluator, start.plain, start.plain_moves) == (3.0, 2.0, 4.0)
    assert (middle.evaluator, middle.plain, middle.plain_moves) == (0.75, 0.5, 2.0)
