from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from ludotheque.lab.arena.deals import complete_deals
from ludotheque.lab.arena.intervals import Interval, lead, mean, share, student, wilson
from ludotheque.lab.arena.ranks import Rank, rank_all
from ludotheque.lab.arena.standings import compare, stand
from ludotheque.lab.arena.teams import stand_together
from ludotheque.lab.games import Result
from tests.lab.arena.leagues import league, won_by


def holds(interval: Interval, truth: float) -> bool:
    """Say whether an interval holds a figure."""
    return interval.low <= truth <= interval.high


def test_wilson_is_as_in_the_books() -> None:
    """The interval of 8 in 10 and of 0 in 10 is that of Wilson's formula."""
    assert wilson(8, 10) == Interval(0.8, 0.4902, 0.9433)
    assert wilson(0, 10) == Interval(0.0, 0.0, 0.2775)
    assert wilson(0, 0) == Interval(0.5, 0.0, 1.0)


def test_student_is_as_in_the_tables() -> None:
    """The points of Student's distribution agree with printed tables."""
    assert [student(n) for n in (4, 10, 30)] == pytest.approx([2.776, 2.228, 2.042], rel=0.003)


def test_single_games_give_the_interval_of_agresti_and_coull() -> None:
    """Deals that are single games, won or lost, have the known interval for a share."""
    assert share([(1, 0)] * 8 + [(0, 1)] * 2) == Interval(0.8, 0.4794, 0.9541)


def test_luck_that_evens_out_makes_a_share_more_certain() -> None:
    """When the better seat always wins, both seatings together prove that the bots are equal."""
    paired = share([(1, 1)] * 30)
    single = share([(1, 0), (0, 1)] * 30)
    assert paired.value == single.value == 0.5
    assert paired.high - paired.low < (single.high - single.low) / 2


def test_a_clean_sweep_is_not_certain() -> None:
    """A bot that won every deal may still lose the next."""
    assert share([(2, 0)] * 10).low < 0.8
    assert share([]) == Interval(0.5, 0.0, 1.0)


@pytest.mark.parametrize(("luck", "skill"), [(0.9, 0.0), (0.5, 0.4), (0.0, 0.8)])
def test_a_share_holds_the_truth_95_times_in_100(luck: float, skill: float) -> None:
    """Over many made-up leagues whose truth is known, intervals hold it as often as they say."""
    random = Random(1)  # noqa: S311 - made up, no secret
    kept = 0
    for _ in range(400):
        deals = [made_up_deal(random, luck, skill) for _ in range(25)]
        kept += holds(share(deals), (1 + (1 - luck) * skill) / 2)
    assert kept >= 0.93 * 400


def made_up_deal(random: Random, luck: float, skill: float) -> tuple[float, float]:
    """Play a deal from both seats: with some luck the deal decides which seat wins."""
    if random.random() < luck:
        return 1, 1
    wins = sum(random.random() < (1 + skill) / 2 for _ in range(2))
    return wins, 2 - wins


def test_means_and_leads_hold_what_they_should() -> None:
    """A mean has Student's interval; one figure has none; a lead is paired and bounded."""
    found = mean([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx((3.0, 1.037, 4.963), abs=0.006)
    assert mean([1.0]) is None
    sure = lead([1.0] * 50)
    assert sure.value == sure.high == 1.0
    assert 0.8 < sure.low < 1.0
    assert holds(lead([1.0, -1.0] * 10), 0.0)


def test_ranks_stay_open_where_nothing_is_proven() -> None:
    """A rank is as sure as the pairs that prove it."""
    assert rank_all("abc", [("a", "b"), ("a", "c")]) == {
        "a": Rank(1, 1, 1),
        "b": Rank(2, 2, 3),
        "c": Rank(3, 2, 3),
    }


def test_the_stronger_bot_is_rated_higher_beyond_doubt() -> None:
    """A bot that wins three quarters of many deals stands first, and its rank is sure."""
    plan = league("weak", "strong", "weaker", rounds=60)
    strength = {"strong": 3, "weak": 1, "weaker": 1}
    random = Random(2)  # noqa: S311 - made up, no secret
    results = {}
    for number in range(plan.games()):
        seating = plan.seatings()[number % 6]
        weights = [strength[bot] for bot in seating]
        results[number] = won_by(random.choices((0, 1), weights)[0])
    table = stand(plan.bots, complete_deals(plan, results))
    first, second, third = table.standings
    assert (first.bot, first.rank) == ("strong", Rank(1, 1, 1))
    assert first.rating.low > second.rating.high
    assert first.games == 240
    assert holds(first.win_rate, 0.75)
    assert (second.rank.worst, third.rank.best) == (3, 2)
    assert [(pair.bot, pair.deals, pair.games) for pair in table.pairs][:2] == [
        ("strong", 60, 120),
        ("strong", 60, 120),
    ]
    assert all(holds(pair.win_rate, 0.75) for pair in table.pairs[:2])


def test_shared_wins_count_as_shares() -> None:
    """A win of two is half a win for each, and a third bot's win says nothing about them."""
    plan = league("a", "b", "c", seats=3, rounds=1)
    results = {
        number: won_by(*(seat for seat in range(3) if seating[seat] in "ab"), seats=3)
        for number, seating in enumerate(permutations("abc"))
    }
    deals = complete_deals(plan, results)
    assert compare("a", "b", deals).win_rate.value == 0.5
    assert compare("a", "c", deals).win_rate.value == 1.0


def test_a_bot_on_several_seats_is_compared_by_its_average_seat() -> None:
    """Two seats of one bot against one of the other are no advantage in the figures."""
    plan = league("a", "b", seats=3, rounds=1)
    results = {number: won_by(0, seats=3) for number in range(plan.games())}
    deals = complete_deals(plan, results)
    assert compare("a", "b", deals).win_rate.value == 0.5
    ratings = [standing.rating for standing in stand(plan.bots, deals).standings]
    assert ratings[0].value == pytest.approx(ratings[1].value, abs=3)


def test_teams_are_compared_deal_by_deal() -> None:
    """Teams have their own rates, and their difference is on the deals that both played."""
    plan = league("a", "b", game="carnavalesque", seats=3, rounds=40)
    results: dict[int, Result] = {}
    for number in range(40):
        results[2 * number] = won_by(0, 1, 2, seats=3, points=10 + number % 3)
        results[2 * number + 1] = won_by(*range(3 * (number % 2)), seats=3, points=8 + number % 3)
    del results[1]
    table = stand_together(plan.bots, complete_deals(plan, results))
    best, other = table.teams
    assert (best.bot, best.rank, best.win_rate.value) == ("a", Rank(1, 1, 1), 1.0)
    assert best.points == best.points_when_won
    assert other.points is not None
    assert other.points_when_won is not None
    assert other.points.high < other.points_when_won.low
    [difference] = table.differences
    assert (difference.bot, difference.other, difference.deals) == ("a", "b", 39)
    assert difference.win_rate.low > 0
    assert difference.points is not None
    assert difference.points.low > 0
