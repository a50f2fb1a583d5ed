from __future__ import annotations

import pickle
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.faults import BadMove, Fault, IllegalMove
from ludotheque.core.game import Game
from ludotheque.core.moves import CAPACITY
from ludotheque.core.play import play
from ludotheque.core.playout import playout
from ludotheque.games import GAMES
from ludotheque.games.positions import read_position, write_position
from ludotheque.i18n.clauses import read_clauses
from ludotheque.i18n.texts import Texts, rules_page
from tests.contract.setups import Setup, setups, walk

all_games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
LONGEST = 1_000_000


@given(setups())
def test_every_random_game_ends(setup: Setup) -> None:
    """A random game ends, at any number of seats and with any options, in a way the game names."""
    state = setup.new()
    assert playout(state, setup.noise, LONGEST) < LONGEST
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason in setup.game.endings
    assert len(outcome.scores) == setup.seats
    assert setup.game.cooperative or outcome.winners
    assert state.to_act() == ()
    assert all(state.legal(seat) == [] for seat in range(setup.seats))


@given(setups())
def test_no_outcome_while_somebody_must_act(setup: Setup) -> None:
    """A game is over exactly when nobody must act."""
    for state, _, _ in walk(setup):
        assert state.outcome() is None


@given(setups(), st.integers(0, 400))
def test_copy_is_deep_and_equal(setup: Setup, moves: int) -> None:
    """A copy is equal, has the same future, and what happens to it does not touch the original."""
    state = setup.new()
    playout(state, setup.noise, moves)
    copy = state.copy()
    before = write_position(setup.game, state)
    assert write_position(setup.game, copy) == before
    playout(copy, setup.noise, LONGEST)
    assert write_position(setup.game, state) == before
    playout(state, setup.noise, LONGEST)
    assert write_position(setup.game, state) == write_position(setup.game, copy)


@given(setups(), st.integers(0, 400), st.integers(0, 400))
def test_become_takes_over_everything(setup: Setup, moves: int, others: int) -> None:
    """A state that becomes another one is equal to it, whatever it was before."""
    state, other = setup.new(), setup.new()
    playout(state, setup.noise, moves)
    playout(other, setup.noise, others)
    state.become(other)
    assert write_position(setup.game, state) == write_position(setup.game, other)
    playout(state, setup.noise, LONGEST)
    playout(other, setup.noise, LONGEST)
    assert write_position(setup.game, state) == write_position(setup.game, other)


@given(setups(), st.integers(0, 400))
def test_legal_is_exactly_what_play_accepts(setup: Setup, moves: int) -> None:
    """`play` makes every legal move and refuses all others with a clause, changing nothing."""
    game = setup.game
    clauses = read_clauses(rules_page("en", game.key))
    state = setup.new()
    playout(state, setup.noise, moves)
    before = write_position(game, state)
    for seat in range(setup.seats):
        legal = state.legal(seat)
        assert len(set(legal)) == len(legal) <= CAPACITY
        assert bool(legal) == (seat in state.to_act())
        for move in (*range(-2, game.move_bound + 2), -(10**30), 10**30):
            if move in legal:
                play(game, state.copy(), seat, move)
            else:
                with pytest.raises(IllegalMove) as illegal:
                    play(game, state, seat, move)
                assert illegal.value.refusal.clause in clauses
        assert write_position(game, state) == before


@given(setups(), st.integers(-(10**9), 10**9))
def test_a_seat_that_does_not_exist_is_refused(setup: Setup, seat: int) -> None:
    """A move for a seat that nobody can sit on is a fault that names the seats there are."""
    state = setup.new()
    if 0 <= seat < setup.seats:
        seat += setup.seats
    before = write_position(setup.game, state)
    with pytest.raises(Fault) as fault:
        play(setup.game, state, seat, 0)
    assert fault.value.details == {"number": seat + 1, "least": 1, "most": setup.seats}
    assert f" {seat + 1};" in Texts("en").fault(fault.value).replace(",", "")
    assert write_position(setup.game, state) == before


@given(setups())
def test_a_finished_game_takes_no_move(setup: Setup) -> None:
    """After the end every move of every seat is refused."""
    state = setup.new()
    playout(state, setup.noise, LONGEST)
    for seat in range(setup.seats):
        for move in range(setup.game.move_bound):
            with pytest.raises(IllegalMove):
                play(setup.game, state, seat, move)


@all_games
def test_move_text_round_trips(game: Game) -> None:
    """Every move has a text of its own that is read back as the same move."""
    texts = [game.write(move) for move in range(game.move_bound)]
    assert len(set(texts)) == game.move_bound
    assert [game.read(text) for text in texts] == list(range(game.move_bound))


@cache
def all_texts(key: str) -> set[str]:
    """Return the texts of all moves of a game."""
    game = GAMES[key]
    return {game.write(move) for move in range(game.move_bound)}


@given(st.sampled_from(list(GAMES.values())), st.text())
def test_text_that_is_no_move_is_a_bad_move(game: Game, text: str) -> None:
    """Any other text is refused as no move of the game."""
    if text not in all_texts(game.key):
        with pytest.raises(BadMove):
            game.read(text)


@given(setups())
def test_nothing_is_lost_or_doubled(setup: Setup) -> None:
    """The conservation laws of a game hold after every move."""
    for state, _, _ in walk(setup):
        assert state.broken_laws() == []


@given(setups(), st.integers(0, 600))
def test_positions_round_trip(setup: Setup, moves: int) -> None:
    """A position written as JSON is read back as the same truth."""
    state = setup.new()
    playout(state, setup.noise, moves)
    position = write_position(setup.game, state)
    again = read_position(setup.game, position)
    assert write_position(setup.game, again) == position
    for seat in range(-1, setup.seats):
        assert again.view(seat).wire() == state.view(seat).wire()


@all_games
def test_a_state_cannot_be_serialised(game: Game) -> None:
    """The truth has no wire form: pickling a state is refused."""
    state = game.new(game.read_options({}), game.least_seats, bytes(16))
    with pytest.raises(TypeError, match="no serialiser"):
        pickle.dumps(state)


@all_games
def test_wrong_seats_and_seeds_are_refused(game: Game) -> None:
    """A game starts only with a number of seats it is made for, and a seed of 128 bits."""
    options = game.read_options({})
    for seats in (-1, 0, game.least_seats - 1, game.most_seats + 1):
        with pytest.raises(Fault, match="fault-seats"):
            game.new(options, seats, bytes(16))
    for seed in (b"", bytes(15), bytes(17)):
        with pytest.raises(Fault, match="fault-seed"):
            game.new(options, game.least_seats, seed)
