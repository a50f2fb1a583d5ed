from __future__ import annotations

import pytest

from ludotheque.bots.search import Search
from ludotheque.core.chance import Noise
from ludotheque.core.state import State
from ludotheque.games import GAMES
from tests.bots.toys import (
    Following,
    Peek,
    Pennies,
    Telling,
    Together,
    Toy,
    ToyGame,
    TrustingGame,
    Wide,
)
from tests.contract.setups import Setup
from tests.games.kraaw.table import lay

MANY = 600


def think(state: State, game: ToyGame, seat: int, games: int = MANY) -> Search:
    """Let a seat of a toy think."""
    search = Search(game, state.view(seat), Noise(5))
    search.run(games)
    return search


def toy(kind: type[Toy], seats: int) -> tuple[Toy, ToyGame]:
    """Return a toy and the game it is of."""
    return kind(seats), ToyGame(kind, seats)


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_and_budget_give_the_same_thoughts(key: str) -> None:
    """With a number of imagined games as the budget, search repeats itself exactly."""
    game = GAMES[key]
    state = Setup(game, 3, {}, b"\1" * 16, 1).new()
    seat = state.to_act()[0]
    thoughts = []
    for luck in (9, 9, 10):
        search = Search(game, state.view(seat), Noise(luck))
        search.run(25)
        thoughts.append((search.opinions(), search.values()))
    assert thoughts[0] == thoughts[1]
    assert thoughts[0] != thoughts[2] or game.cooperative  # which random moves never win


def test_those_who_decide_at_once_do_not_see_each_other() -> None:
    """Nobody can hope for more than a half where two match pennies at the same time."""
    state, game = toy(Pennies, 2)
    for seat in (0, 1):
        assert think(state, game, seat).values()[seat] == pytest.approx(0.5, abs=0.08)


def test_whoever_decides_later_sees_what_was_done() -> None:
    """Where seat 1 sees the choice of seat 0, seat 1 wins, and seat 0 knows it."""
    state, game = toy(Following, 2)
    values = think(state, game, 0).values()
    assert values[1] > 0.9
    assert sum(values) == pytest.approx(1)


def test_looking_first_is_worth_it() -> None:
    """What will be seen can be used then, and not before: without looking one can only guess."""
    state, game = toy(Peek, 1)
    look, go = think(state, game, 0).opinions()
    assert (look.move, go.move) == (1, 0)
    assert look.value > 0.9
    assert go.value < 0.5


@pytest.mark.parametrize("told", [0, 1, 2])
def test_worlds_explain_what_the_others_did(told: int) -> None:
    """Who trusts a partner imagines worlds where the partner would have done what they did."""
    state = Telling(2, told)
    state.apply(0, told)
    trusting = think(state, TrustingGame(Telling, 2), 1)
    assert trusting.opinions()[0].move == told
    assert trusting.values()[1] > 0.4  # of a half: two win together
    assert think(state, ToyGame(Telling, 2), 1).values()[1] < 0.25


def test_a_game_that_is_won_together_is_played_together() -> None:
    """Each chooses what lets both win: the first 3, for the sake of the second."""
    state, game = toy(Together, 2)
    assert think(state, game, 0).opinions()[0].move == 3


def test_many_moves_are_opened_little_by_little() -> None:
    """Of five hundred moves a hundred imagined games try some twenty, more games more of them."""
    state, game = toy(Wide, 1)
    few = len(think(state, game, 0, 100).opinions())
    more = len(think(state, game, 0, 900).opinions())
    assert 10 <= few <= 25
    assert few < more < 60


def test_search_can_be_limited_by_time() -> None:
    """With a limit of time it stops long before a number of games that would take for ever."""
    state, game = toy(Wide, 1)
    search = Search(game, state.view(0), Noise(1))
    search.run(10**9, 0.02)
    assert 0 < search.simulations < 10**9


def test_a_spectator_may_think_for_whoever_decides() -> None:
    """From a view of somebody who watches, the opinions are about the moves of who is to act."""
    game = GAMES["carnuta"]
    state = Setup(game, 2, {}, b"\3" * 16, 1).new()
    search = Search(game, state.view(-1), Noise(1))
    search.run(60)
    assert {each.move for each in search.opinions()} <= set(state.legal(state.to_act()[0]))
    assert sum(each.tried for each in search.opinions()) == 60


def test_what_was_seen_decides() -> None:
    """In Kraaw, a five that one has just looked at is revealed; a one is left lying."""
    for row, revealed in (("5 2 2 1 1", True), ("1 4 4 3 3", False)):
        table = lay(row, "1^ 1^ 2^ 2 3").play("a look", "a a1")
        search = Search(GAMES["kraaw"], table.state.view(0), Noise(3))
        search.run(400)
        chosen = GAMES["kraaw"].write(search.opinions()[0].move)
        assert (chosen == "a1") == revealed
