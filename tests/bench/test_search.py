from __future__ import annotations

import json

import pytest

from bench.peers.line_up import MEASURED, MISSING
from bench.peers.searchers import SEARCHERS, Searcher
from bench.search.command import show
from bench.search.rates import MIDDLE, START, SearchRate
from bench.search.ratios import search_ratios
from ludotheque.games import GAMES
from ludotheque.i18n.texts import LANGUAGES, Texts
from tests.bench.running import run


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
    show(ours, [theirs, Searcher("Gone", MISSING)], Texts(lang))
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
