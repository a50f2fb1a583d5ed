"""Bots are fair: what they decide, and what search lets players feel, is what the seat may know."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.bots.levels import Budget, think
from ludotheque.bots.match import choose
from ludotheque.bots.players import BOTS
from ludotheque.core.chance import Noise
from ludotheque.core.game import Game
from ludotheque.core.moves import Moves
from ludotheque.core.state import State
from tests.contract.setups import Setup, setups, walk

STRIDE = 11  # look at every so many moves
SHORT = Budget(games=6)
QUICK = ("random", "greedy", "beginner")


def feelings(game: Game, state: State, seat: int) -> tuple[list[int], list[int], int]:
    """Return all that an evaluator says of a decision: scores, priors, the key of the infoset."""
    evaluator = game.evaluator()
    evaluator.begin(state)
    moves = Moves()
    state.list_moves(seat, moves)
    evaluator.score(state, seat, moves)
    scores = moves.weight_list()
    evaluator.prior(state, seat, moves)
    assert min(moves.weight_list()) >= 0
    assert sum(moves.weight_list()) > 0
    return scores, moves.weight_list(), evaluator.infoset_key(state, seat)


@given(setups(), st.integers(0, STRIDE - 1))
def test_an_evaluator_uses_no_more_than_a_seat_knows(setup: Setup, start: int) -> None:
    """With the truth replaced by any world a seat's view allows, it feels the same."""
    noise = setup.noise.branch()
    for number, (state, _, _) in enumerate(walk(setup)):
        if number % STRIDE == start:
            for seat in state.to_act():
                world = setup.game.sample(state.view(seat), noise)
                assert feelings(setup.game, world, seat) == feelings(setup.game, state, seat)


@given(setups(), st.integers(0, STRIDE - 1))
def test_a_bot_decides_by_its_view_alone(setup: Setup, start: int) -> None:
    """Every bot makes the same choice when the truth is another world with the same view."""
    noise = setup.noise.branch()
    for number, (state, _, _) in enumerate(walk(setup)):
        if number % (3 * STRIDE) != start:
            continue
        for seat in state.to_act():
            world = setup.game.sample(state.view(seat), noise)
            for name in QUICK:
                there, here = (
                    choose(BOTS[name], setup.game, truth, seat, Noise(number))
                    for truth in (world, state)
                )
                assert there == here
            thoughts = [
                think(setup.game, truth.view(seat), Noise(number), SHORT).opinions()
                for truth in (world, state)
            ]
            assert thoughts[0] == thoughts[1]


@given(setups())
def test_promises_are_shares_of_a_game(setup: Setup) -> None:
    """What a seat may expect is between nothing and certainty; in the end it tells who won."""
    evaluator = setup.game.evaluator()
    evaluator.begin(setup.new())
    state = setup.new()
    for now, _, _ in walk(setup):
        state = now
        for seat in range(setup.seats):
            assert 0 <= evaluator.value(state, seat) <= 1000
    outcome = state.outcome()
    if outcome is not None and outcome.winners and not setup.game.cooperative:
        losers = [seat for seat in range(setup.seats) if seat not in outcome.winners]
        least = min(evaluator.value(state, seat) for seat in outcome.winners)
        assert all(evaluator.value(state, seat) < least for seat in losers)
