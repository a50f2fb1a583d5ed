from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.game import Game
from ludotheque.core.playout import playout
from ludotheque.core.state import State
from ludotheque.games import GAMES
from tests.contract.setups import Setup, setups

all_games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
NOT_COPIED = {"log"}
SHARED = {"rules", "now", "deck"}  # never changed, so a copy may have the same one


def fields_of(state: Any) -> dict[str, Any]:
    """Return every public field of a state, or of a part of one, by name."""
    names = {name for kind in type(state).__mro__ for name in vars(kind)} | set(
        getattr(state, "__dict__", ())
    )
    return {
        name: getattr(state, name)
        for name in sorted(names)
        if not name.startswith("_") and not callable(getattr(state, name, len))
    }


def compared(value: Any) -> Any:
    """Return a field so that two states can be compared: parts by their own fields."""
    if isinstance(value, int | list | tuple | None | str):
        return value
    return {name: compared(part) for name, part in fields_of(value).items()}


def truth(state: State) -> dict[str, Any]:
    """Return all fields of a state that a copy must have too."""
    return {
        name: compared(value)
        for name, value in fields_of(state).items()
        if name not in NOT_COPIED | SHARED
    }


@all_games
def test_arrays_are_as_long_as_their_names_say(game: Game) -> None:
    """Every array of a state has the capacity that `data/capacities.py` names for it."""
    named = import_module(f"ludotheque.games.{game.key}.data.capacities").CAPACITIES
    state = game.new(game.read_options({}), game.most_seats, bytes(16))
    arrays = {
        name: len(value)
        for name, value in fields_of(state).items()
        if isinstance(value, list) and name != "log"
    }
    assert arrays == named


@given(setups(), st.integers(0, 300))
def test_a_copy_has_every_field(setup: Setup, moves: int) -> None:
    """A copy has every field of its original, from the list of fields, and a life of its own."""
    state = setup.new()
    playout(state, setup.noise, moves)
    copy = state.copy()
    before = truth(state)
    assert truth(copy) == before
    playout(copy, setup.noise, 50)
    assert truth(state) == before


@given(setups(), st.integers(0, 300))
def test_what_becomes_another_has_every_field(setup: Setup, moves: int) -> None:
    """A state that becomes another has all its fields, and plays on to the same end."""
    state, other = setup.new(), setup.new()
    playout(state, setup.noise, moves)
    playout(other, setup.noise, moves // 2)
    other.become(state)
    assert truth(other) == truth(state)
    ends = [playout(each, setup.noise, 100_000) for each in (state, other)]
    assert ends[0] == ends[1]
    assert truth(other) == truth(state)


@given(setups(), st.integers(0, 300))
def test_a_sampled_state_is_of_the_same_table(setup: Setup, moves: int) -> None:
    """A sampled state has the options, the phase and the public numbers of the truth."""
    state = setup.new()
    playout(state, setup.noise, moves)
    for seat in range(setup.seats):
        view = state.view(seat)
        sampled = setup.game.sample(view, setup.noise)
        assert sampled.phase == state.phase
        assert sampled.view(seat).to_act == view.to_act  # who else has answered may be hidden
        for name in set(fields_of(state)) & {option.name for option in setup.game.options}:
            assert getattr(sampled, name) == getattr(state, name)
