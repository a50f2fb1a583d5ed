"""K6.6: what everybody sees comes back, and the round is counted."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludotheque.core.chance import Noise
from ludotheque.core.faults import BadOption, BadPosition
from ludotheque.games.kraaw.knowledge.view import KraawView
from ludotheque.games.positions import read_position, write_position

from .circle import ROWS, rob, to_and_fro
from .table import KRAAW, Table, lay, new, values_of


def test_the_fifth_time_counts_the_round() -> None:
    """K6.6: the round ends when the situation of a turn comes for the fifth time, not before."""
    table = to_and_fro(lay(*ROWS), 7)
    assert (table.view("w").round, table.view("w").times) == (1, 4)
    view = to_and_fro(table, 1).view("w")
    assert view.round == 2
    assert view.last_end == "repetition"


def test_the_round_is_counted_as_it_stands() -> None:
    """K6.6: the totals are those of K6.2, and the highest wins the round."""
    table = to_and_fro(lay(*ROWS), 8)
    assert table.view("w").last_totals == (6, 8)
    assert table.view("w").wins == (0, 1)
    assert table.heard("w", "round-won") == [{"seats": [1], "count": 1}]


def test_the_result_of_the_round_says_why() -> None:
    """K6.6: all are told that the round ended by the same situation, and not otherwise."""
    table = to_and_fro(lay(*ROWS), 8)
    assert table.heard("w", "round-repetition") == [{"seat": 0, "times": 5}]
    assert table.heard("w", "round-over") == table.heard("w", "round-limit") == []


def test_the_result_of_the_match_says_why() -> None:
    """K6.6: a match decided by such a round ends with a reason of its own."""
    outcome = to_and_fro(lay(*ROWS, wins=[0, 2]), 8).state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "repetition")


def test_all_are_told_from_the_third_time_on() -> None:
    """K6.6: the third and the fourth time all are told what the fifth will do."""
    table = lay(*ROWS)
    told = []
    for _ in range(7):
        to_and_fro(table, 1)
        told.append(table.heard("w", "repetition"))
    third, fourth = {"times": 3, "last": 5}, {"times": 4, "last": 5}
    assert told == [[], [], [], [third], [third], [fourth], [fourth]]


@pytest.mark.parametrize(("times", "turns"), [("3", 4), ("6", 10)])
def test_the_host_may_choose_another_number(times: str, turns: int) -> None:
    """K6.6: the option `repetition` says how often the situation may come."""
    table = to_and_fro(lay(*ROWS, options={"repetition": times}), turns - 1)
    assert table.view("w").round == 1
    assert to_and_fro(table, 1).view("w").round == 2


def test_with_three_times_the_second_is_told() -> None:
    """K6.6: where fewer than four times are allowed, the last but one is told."""
    table = to_and_fro(lay(*ROWS, options={"repetition": "3"}), 2)
    assert table.heard("w", "repetition") == [{"times": 2, "last": 3}]


def test_it_can_be_switched_off() -> None:
    """K6.6: with 0 the same situation can come as often as players like, and nobody is told."""
    table = to_and_fro(lay(*ROWS, options={"repetition": "0"}), 40)
    assert (table.view("w").round, table.view("w").turns) == (1, 41)
    assert table.heard("w", "repetition") == []


@pytest.mark.parametrize("times", ["1", "2"])
def test_too_small_a_number_is_refused(times: str) -> None:
    """K6.6: once or twice is no repetition one could be told of: the fault says what may be."""
    with pytest.raises(BadOption) as refused:
        new(2, repetition=times)
    details = {"name": "repetition", "value": times, "allowed": "0, 3 … 20"}
    assert (refused.value.key, refused.value.details) == ("fault-option-value", details)


def test_who_has_no_hidden_card_ends_the_round_first() -> None:
    """K6.6: a turn that begins without a hidden card ends the round by K6.1."""
    table = lay("1^ 1^ 3= 2= 2^", ROWS[1], situations=[], turn=1)
    to_and_fro(table, 1)
    assert table.heard("w", "round-over") == [{"seat": 0}]


# --- nothing new for a long time


def still(turns: int, **options: str) -> Table:
    """Let a turn begin after so many turns of thefts that all led to other situations."""
    earlier = list(range(turns))
    return rob(lay(*ROWS, situations=earlier, options=options), "a1", "b1")


def test_fifteen_turns_of_each_without_anything_new_count_the_round() -> None:
    """K6.6: the round ends after 15 turns of each player without a card revealed or locked."""
    assert still(29).view("w").round == 1
    table = still(30)
    assert table.view("w").last_end == "repetition"
    assert table.heard("w", "round-standstill") == [{"seat": 1, "turns": 15}]


def test_all_are_told_when_nothing_new_happens() -> None:
    """K6.6: after 9 and 12 turns of each all are told, once, that 15 will end the round."""
    told = {turns: still(turns).heard("w", "standstill") for turns in range(30)}
    ninth, twelfth = [{"turns": 9, "last": 15}], [{"turns": 12, "last": 15}]
    assert {turns: each for turns, each in told.items() if each} == {18: ninth, 24: twelfth}


def test_the_option_sets_how_long_nothing_new_may_happen() -> None:
    """K6.6: three turns of each for each time that a situation may come; with 0 no end."""
    assert still(17, repetition="3").view("w").round == 1
    assert still(18, repetition="3").view("w").round == 2
    assert still(400, repetition="0").view("w").round == 1


@pytest.mark.parametrize("news", [("a reveal-lock", "a a2"), ("a look", "a a2", "a a2")])
def test_a_card_revealed_is_something_new(news: tuple[str, ...]) -> None:
    """K6.6: turns are counted from the last card that was revealed or locked."""
    table = lay(*ROWS, situations=list(range(29))).play(*news)
    assert (table.view("w").times, table.view("w").situations) == (1, ())


# --- what is the same situation


def times_after(table: Table, *moves: str) -> int:
    """Return how often the situation of the present turn came, after some moves."""
    return table.play(*moves).view("w").times


def test_another_player_to_act_is_another_situation() -> None:
    """K6.6: the same cards with somebody else to act are not the same situation."""
    table = lay("1^ 2 3= 2= 1", "1^ 4 2= 1= 3")
    assert rob(table, "a1", "b1").view("w").times == 1
    assert rob(table, "b1", "a1").view("w").times == 2


def test_places_within_a_row_are_no_difference() -> None:
    """K6.6: the same cards in the same rows are the same situation in any order."""
    table = lay("1^ 2^ 3= 2= 1", "5^ 4^ 2= 1= 3")
    rob(table, "a1", "b1")
    rob(table, "b2", "a2")
    rob(table, "a1", "b2")
    assert table.view("w").times == 1
    rob(table, "b1", "a2")
    assert values_of(table.row("a"))[:2] + values_of(table.row("b"))[:2] == [2, 1, 4, 5]
    assert table.view("w").times == 2


def test_equal_cards_are_no_difference() -> None:
    """K6.6: a card that everybody knows is its value, whichever of its copies it is."""
    table = lay("1^ 1^ 3= 2= 2", "5^ 4 2= 1= 3")
    rob(table, "a1", "b1")
    rob(table, "b1", "a1")
    rob(table, "a2", "b1")
    assert table.view("w").times == 2


def test_a_hidden_card_that_moved_is_a_difference() -> None:
    """K6.6: hidden cards are followed by where they were dealt, even if their values are equal."""
    table = lay("1^ 2 2 3= 2=", "5^ 4 2= 1= 3")
    rob(table, "a2", "b1")
    rob(table, "b1", "a2")
    assert table.view("w").times == 2
    rob(table, "a3", "b1")
    rob(table, "b1", "a3")
    assert table.view("w").times == 3
    rob(table, "a2", "b1")
    rob(table, "b1", "a2")
    assert table.view("w").times == 4


def test_what_somebody_saw_is_no_difference() -> None:
    """K6.6: it is counted on what all see: who knows a hidden card changes nothing."""
    views = [
        to_and_fro(lay(ROWS[0].replace("2 ", f"2{known} ", 1), ROWS[1]), 2).view("w")
        for known in ("", ":a", ":ab")
    ]
    assert [view.times for view in views] == [2, 2, 2]
    assert len({view.situations for view in views}) == 1


def test_it_is_counted_within_a_round() -> None:
    """K6.6: a new round begins with nothing counted."""
    table = to_and_fro(lay(*ROWS, options={"dog_exchange": "off"}), 8)
    assert (table.view("w").times, table.view("w").situations) == (1, ())


# --- nothing is lost by forgetting


def all_can_tell(view: KraawView) -> tuple[Any, ...]:
    """Write the definition of a situation a second time, from what a spectator sees."""
    rows = [
        sorted(
            (view.faces[slot], view.values[slot], -1 if view.values[slot] else view.origins[slot])
            for slot in range(5 * seat, 5 * seat + 5)
        )
        for seat in range(view.seats)
    ]
    return view.turn, str(rows), view.locks


@pytest.mark.parametrize(
    ("seats", "reprisal", "often"), [(2, "unlocked", 6), (2, "any", 6), (4, "unlocked", 3)]
)
def test_a_count_from_the_deal_finds_the_same(seats: int, reprisal: str, often: int) -> None:
    """K6.6: what is forgotten at a lock or a reveal cannot come back: counting all is the same."""
    noise = Noise(seats)
    most = 0
    for number in range(60):
        options = {"repetition": "20", "reprisal": reprisal, "dog_exchange": "off"}
        table = new(seats, number, **options).pick_ravens()
        state = table.state
        count: Counter[tuple[Any, ...]] = Counter()
        while (view := table.view("w")).round == 1:
            if view.phase == "main-action":
                now = all_can_tell(view)
                count[now] += 1
                assert view.times == count[now]
                most = max(most, view.times)
            seat = state.to_act()[0]
            state.apply(seat, fond_of_stealing(state.legal(seat), view, noise))
    assert most >= often


def fond_of_stealing(legal: list[int], view: KraawView, noise: Noise) -> int:
    """Choose a move, a theft more often than not, of shown cards more often than not."""
    theft = KRAAW.read("exchange")
    if theft in legal and noise.below(5):
        return theft
    shown = [move for move in legal if view.phase in ("steal", "reprisal") and is_shown(view, move)]
    return shown[noise.below(len(shown))] if shown else legal[noise.below(len(legal))]


def is_shown(view: KraawView, move: int) -> bool:
    """Say whether a move names a card that lies face up."""
    return view.faces[move - KRAAW.read("a1")] != 0


# --- what knows of it


def test_a_sampled_match_counts_on() -> None:
    """K6.6: who imagines a match from a view knows how often each situation came."""
    table = to_and_fro(lay(*ROWS), 7)
    for seat in (-1, 0, 1):
        state = KRAAW.sample(table.state.view(seat), Noise(3))
        assert to_and_fro(Table(KRAAW, state), 1).view("w").last_end == "repetition"


def test_a_position_counts_on() -> None:
    """K6.6: a position written and read again ends the round at the same turn."""
    position = write_position(KRAAW, to_and_fro(lay(*ROWS), 7).state)
    table = Table(KRAAW, read_position(KRAAW, position))
    assert to_and_fro(table, 1).view("w").last_end == "repetition"


@pytest.mark.parametrize("keys", [[-1], [1 << 48], ["a"], [1.5], [True, 2**60]])
def test_situations_of_a_position_are_checked(keys: list[object]) -> None:
    """K6.6: what is no key of a situation is refused."""
    with pytest.raises(BadPosition):
        lay(*ROWS, situations=keys)


def test_times_of_a_position_are_checked() -> None:
    """K6.6: a situation cannot have come more often than turns were noted."""
    with pytest.raises(BadPosition):
        lay(*ROWS, situations=[1, 2], times=3)
