from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from ludotheque.lab.arena.deals import complete_deals
from ludotheque.lab.arena.league import play_game
from ludotheque.lab.arena.ledger import Ledger
from ludotheque.lab.arena.report import report
from ludotheque.lab.arena.run import play_league
from ludotheque.lab.arena.seatings import selections
from ludotheque.lab.games import Result
from tests.lab.arena.leagues import league, won_by


def test_two_seats_are_all_pairs_in_both_orders() -> None:
    """With two seats every pair of bots plays, from either seat."""
    assert selections(("a", "b", "c"), 2, together=False) == [
        [("a", "b"), ("b", "a")],
        [("a", "c"), ("c", "a")],
        [("b", "c"), ("c", "b")],
    ]


@pytest.mark.parametrize(("bots", "seats"), [("abcd", 3), ("ab", 3), ("abc", 4), ("ab", 4)])
def test_every_bot_sits_equally_often_on_every_seat(bots: str, seats: int) -> None:
    """Whatever the numbers of bots and seats, no bot has better seats than another."""
    chosen = selections(tuple(bots), seats, together=False)
    sat = Counter(
        (seat, bot)
        for selection in chosen
        for seating in selection
        for seat, bot in enumerate(seating)
    )
    assert len(sat) == len(bots) * seats
    assert len(set(sat.values())) == 1


def test_a_team_is_one_bot_on_all_seats() -> None:
    """In a game that is won together no team is mixed."""
    assert selections(("a", "b"), 3, together=True) == [[("a",) * 3], [("b",) * 3]]


def test_a_team_gets_the_deals_that_the_others_get() -> None:
    """A team plays the same games whoever else is in the league, so deals are shared by all."""
    both = league("random", "greedy", game="carnavalesque", seats=3)
    alone = replace(both, bots=("greedy",))
    for number in range(both.rounds):
        assert play_game(both, 2 * number + 1)[1] == play_game(alone, number)[1]


def test_the_number_of_cores_does_not_matter() -> None:
    """The same plan gives the same report on one worker and on two, with thinking bots too."""
    plan = league("greedy", "regular:3", rounds=2)
    alone, shared = Ledger(plan), Ledger(plan)
    heard: list[int] = []
    play_league(plan, alone, heard.append, workers=1)
    play_league(plan, shared, heard.append, workers=2)
    assert sum(heard) == 2 * plan.games() == 8
    assert report(plan, shared.results) == report(plan, alone.results)


def test_a_deal_with_a_gap_does_not_count() -> None:
    """A deal counts once all its seatings have finished: else the better seat would decide."""
    plan = league("a", "b", rounds=4)
    results = {
        0: won_by(0),
        1: won_by(0),
        2: won_by(0),
        4: won_by(0),
        5: Result(error="x"),
        6: Result(9),
    }
    [deal] = complete_deals(plan, results)
    assert deal.round == 0
    found = report(league("random", "greedy", rounds=4), results)
    assert (found.games, found.played, found.finished, found.errors) == (8, 6, 4, 1)
    assert (found.left_out, found.error_examples) == (2, ["x"])


def test_an_error_in_a_game_is_counted_and_shown() -> None:
    """A game that raises is a result like any other, with its seed."""
    broken = replace(league("random", "greedy"), options={})
    number, result = play_game(broken, 4)
    assert number == 4
    assert result.outcome is None
    assert "KeyError" in result.error


def test_a_league_counts_imagined_games_instead_of_time() -> None:
    """A level plays without its limit of time, and a bot that asks for one is said to be timed."""
    found = report(league("regular", "greedy"), {})
    assert found.players["regular"].startswith("regular:")
    assert found.reproducible
    assert not report(league("expert:1s", "greedy"), {}).reproducible
