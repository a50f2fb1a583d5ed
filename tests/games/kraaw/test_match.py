from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.core.faults import BadOption, Fault

from ..table import SEATS, seed
from .table import DECKS, KRAAW, RAVENS, Table, dealt, lay, new, values_of

NO_HIDDEN = "5^ 4^ 3^ 2^ 1^"  # whoever has this ends the round when their turn comes


def last_turn(wins: list[int]) -> Table:
    """Lay out a round that b wins and that ends after one more turn of a."""
    return lay("1 1 2 2 3", NO_HIDDEN, wins=wins, locks=[2, 0])


def play_last_turn(table: Table) -> Table:
    """Let a reveal a card without any effect on who wins; then b ends the round."""
    return table.play("a reveal-lock", "a a1")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players(seats: int) -> None:
    """K1.1: two to six players can play."""
    assert new(seats).state.seats == seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_other_numbers_of_players(seats: int) -> None:
    """K1.1: one player cannot play, nor seven."""
    with pytest.raises(Fault, match="fault-seats"):
        KRAAW.new(KRAAW.read_options({}), seats, seed(0))


def test_a_round_won_is_not_the_match() -> None:
    """K1.1: after a second round won the match goes on with another round."""
    table = play_last_turn(last_turn([2, 1]))
    assert table.view("a").wins == (2, 2)
    assert table.state.outcome() is None
    assert table.view("a").round == 2


def test_three_rounds_win_the_match() -> None:
    """K1.1: the first player to win three rounds wins the match, and nobody acts any more."""
    table = play_last_turn(last_turn([2, 2]))
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (2, 3))
    assert (outcome.reason, outcome.rounds) == ("three-rounds", 1)
    assert table.to_act() == ""
    assert table.heard("w", "match-won") == [{"seat": 1}]
    assert table.view("w").champion == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_deck(seats: int) -> None:
    """K1.2: the deck of a round is that of the number of players."""
    truth = dealt(seats).truth()
    cards = [*truth["dog"], *(value for row in truth["rows"] for value in values_of(row))]
    found = Counter(cards)
    assert tuple(found[value] for value in (1, 2, 3, 4, 5)) == DECKS[seats]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_five_cards_a_player_and_five_in_the_dog(seats: int) -> None:
    """K1.3: 5N+5 cards: five a player and always five in the chien."""
    truth = dealt(seats).truth()
    assert [len(row.split()) for row in truth["rows"]] == [5] * seats
    assert len(truth["dog"]) == 5
    assert sum(DECKS[seats]) == 5 * seats + 5


def test_ravens_are_picked_at_the_same_time() -> None:
    """K1.4: everybody picks one of six ravens, in any order, and then the round is dealt."""
    table = new(3)
    assert table.to_act() == "abc"
    assert table.legal("c") == [f"raven {raven}" for raven in RAVENS]
    table.play("c raven suie", "a raven braise")
    assert table.to_act() == "b"
    table.play("b raven jais")
    assert table.view("w").ravens == ("braise", "jais", "suie")
    assert table.view("w").round == 1


def test_a_raven_belongs_to_one_player() -> None:
    """K1.4: a raven that somebody has cannot be picked, and a player picks only one."""
    table = new(2).play("b raven onyx")
    assert "raven onyx" not in table.legal("a")
    assert table.refused("a raven onyx") == ("K1.4", "raven-taken")
    assert table.refused("b raven jais") == ("K1.4", "raven-chosen")


def test_ravens_show_the_rounds_won() -> None:
    """K1.4: everybody sees, beside each raven, how many rounds it won."""
    table = play_last_turn(last_turn([1, 1]))
    assert [table.view(letter).wins for letter in "abw"] == [(1, 2)] * 3
    assert table.view("w").ravens == ("jais", "onyx")


def test_first_player_is_drawn() -> None:
    """K1.5: unless the host names a seat, the seed draws who starts, and anybody can be drawn."""
    firsts = [new(4, number).view("w").first for number in range(60)]
    assert set(firsts) == {0, 1, 2, 3}
    assert firsts == [new(4, number).view("w").first for number in range(60)]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_first_player_is_named(seat: int) -> None:
    """K1.5: the host can name the seat that starts, whatever the seed."""
    for number in range(5):
        table = dealt(3, number, first_player=str(seat + 1), dog_exchange="off")
        assert table.view("w").first == seat
        assert table.to_act() == SEATS[seat]


def test_first_player_must_sit_at_the_table() -> None:
    """K1.5: a seat that nobody has, or that no table has, cannot be named."""
    with pytest.raises(BadOption, match="first_player"):
        new(2, first_player="3")
    with pytest.raises(BadOption, match="first_player"):
        new(2, first_player="0")


def turn_order(table: Table) -> str:
    """Let three players take a turn each; return in which order they did."""
    order = ""
    for _ in range(4):
        seat = table.to_act()
        order += seat
        table.play(f"{seat} reveal-lock", f"{seat} {seat}{order.count(seat)}")
    return order


@pytest.mark.parametrize(("direction", "order"), [("clockwise", "bcab"), ("anticlockwise", "bacb")])
def test_direction_of_turns(direction: str, order: str) -> None:
    """K1.6: turns go clockwise or anticlockwise, as the option says."""
    table = dealt(3, first_player="2", direction=direction, dog_exchange="off")
    assert turn_order(table) == order


def test_default_direction() -> None:
    """K1.6: clockwise if nobody says otherwise."""
    assert turn_order(dealt(3, first_player="1", dog_exchange="off")) == "abca"


@pytest.mark.parametrize("direction", ["clockwise", "anticlockwise"])
def test_direction_lasts(direction: str) -> None:
    """K1.6: the direction is the same in every round of a match."""
    table = lay("1 1 2 2 3", NO_HIDDEN, options={"direction": direction}, locks=[2, 0])
    before = table.view("w").direction
    assert play_last_turn(table).view("w").direction == before
    assert before == {"clockwise": 1, "anticlockwise": -1}[direction]


def next_first(direction: str, first: int, **more: object) -> int:
    """End a round of four players that `first` started; return who starts the next one."""
    rows = ("1 1 2 2 3", NO_HIDDEN, "1 1 2 2 3", "1 1 2 2 3")
    options = {"direction": direction}
    seat = "a" if direction == "clockwise" else "c"
    locks = [2, 0, 2, 0]
    where = {"first": first, "turn": SEATS.index(seat), "locks": locks, "options": options}
    table = lay(*rows, **where, **more)
    return table.play(f"{seat} reveal-lock", f"{seat} {seat}1").view("w").first


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_next_first_player(first: int) -> None:
    """K1.7: the neighbour of the previous first player starts the next round."""
    assert next_first("clockwise", first) == (first + 1) % 4
    assert next_first("anticlockwise", first) == (first - 1) % 4


def test_the_first_player_begins() -> None:
    """K1.7: whoever starts the new round is asked first, before the first turn and in it."""
    table = play_last_turn(lay("1 1 2 2 3", NO_HIDDEN, locks=[2, 0], first=0))
    assert (table.view("w").first, table.to_act()) == (1, "b")
    table.play("b leave-dog", "a leave-dog")
    assert (table.to_act(), table.phase) == ("b", "main-action")


TIED = "2^ 2^ 2^ 1^ 1^"


@pytest.mark.parametrize(
    ("direction", "first", "expected"),
    [("clockwise", 0, 1), ("clockwise", 2, 3), ("clockwise", 3, 1), ("anticlockwise", 2, 1)],
)
def test_next_first_player_in_a_final(direction: str, first: int, expected: int) -> None:
    """K1.7: in a final the next finalist, in the direction of play, starts."""
    rows = ("1 1 1 1 3", TIED, "2 2 3 3 4", TIED)
    clockwise = direction == "clockwise"
    turn = 0 if clockwise else 2
    where = {"first": first, "turn": turn, "options": {"direction": direction}}
    table = lay(*rows, **where, wins=[0, 2, 0, 2], locks=[2, 0, 2, 0])
    seat = SEATS[turn]
    table.play(f"{seat} reveal-lock", f"{seat} {seat}1")
    assert table.view("w").playing == (1, 3)
    assert table.view("w").first == expected
