"""Hidden information cannot leak: what a seat gets depends on nothing the seat may not know."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.faults import Refusal
from ludotheque.core.game import Game
from ludotheque.core.playout import playout
from ludotheque.core.state import SPECTATOR, State
from ludotheque.games.positions import write_position
from tests.contract.setups import Setup, eyes, setups, walk

STRIDE = 7  # look at every so many moves, each time from all eyes
WORLDS = 6


def sent(game: Game, state: State, seat: int) -> tuple[bytes, list[int], list[Refusal]]:
    """Return all that a seat may get at one moment, but for events: view, moves, refusals."""
    view = state.view(seat)
    if seat == SPECTATOR:
        return view.wire(), [], []
    legal = state.legal(seat)
    refused = [move for move in range(game.move_bound) if move not in legal]
    return view.wire(), legal, [game.refuse(view, move) for move in refused]


@given(setups(), st.integers(0, STRIDE - 1))
def test_non_interference(setup: Setup, start: int) -> None:
    """With the truth replaced by any world its view allows, a seat gets the same bytes."""
    noise = setup.noise.branch()
    for number, (state, _, _) in enumerate(walk(setup)):
        if number % STRIDE == start:
            for seat in eyes(state):
                world = setup.game.sample(state.view(seat), noise)
                assert world.broken_laws() == []
                assert sent(setup.game, world, seat) == sent(setup.game, state, seat)


def told(state: State, mover: int, move: int, seat: int) -> tuple[bytes, str]:
    """Play a move on a copy; return the seat's view after it, and the events it saw."""
    copy = state.copy()
    copy.record_events()
    copy.apply(mover, move)
    events = [event.seen_by(seat) for event in copy.take_events()]
    return copy.view(seat).wire(), json.dumps([[e.key, e.args, e.told] for e in events])


@given(setups(), st.integers(0, STRIDE - 1))
def test_events_tell_no_more_than_views(setup: Setup, start: int) -> None:
    """Two worlds that look the same to a seat before and after a move tell it the same events."""
    noise = setup.noise.branch()
    compared = 0
    for number, (state, mover, move) in enumerate(walk(setup)):
        if number % STRIDE != start:
            continue
        for seat in eyes(state):
            truth = told(state, mover, move, seat)
            for _ in range(2):
                world = setup.game.sample(state.view(seat), noise)
                if move in world.legal(mover):
                    imagined = told(world, mover, move, seat)
                    compared += imagined[0] == truth[0]
                    assert imagined[0] != truth[0] or imagined == truth
    assert compared > 0


@given(setups())
def test_samples_vary_what_is_hidden(setup: Setup) -> None:
    """Worlds drawn from a view differ in what is hidden, whoever looks."""
    noise = setup.noise.branch()
    varied = set[int]()
    for number, (state, _, _) in enumerate(walk(setup)):
        if number % STRIDE == 0:
            for seat in set(eyes(state)) - varied:
                view = state.view(seat)
                worlds = [setup.game.sample(view, noise) for _ in range(WORLDS)]
                truths = {json.dumps(write_position(setup.game, world)) for world in worlds}
                varied |= {seat} if len(truths) > 1 else set()
    assert varied == set(eyes(setup.new()))


@given(setups(), st.integers(0, 200))
def test_samples_vary_what_is_to_come(setup: Setup, moves: int) -> None:
    """A world drawn from a view has a future of its own, not the one the seed will bring."""
    noise = setup.noise.branch()
    state = setup.new()
    playout(state, setup.noise, moves)
    if not state.actors():
        return
    ends = set()
    for _ in range(WORLDS):
        world = setup.game.sample(state.view(SPECTATOR), noise)
        walker = setup.noise
        while world.actors():
            seat = world.to_act()[0]
            legal = world.legal(seat)
            world.apply(seat, legal[walker.below(len(legal))])
        ends.add(json.dumps(write_position(setup.game, world)))
    assert len(ends) > 1


@given(setups())
def test_no_view_holds_the_seed(setup: Setup) -> None:
    """Neither the seed nor the choice of what is to come is in any view."""
    seed = setup.seed.hex().encode()
    for number, (state, _, _) in enumerate(walk(setup)):
        if number % STRIDE == 0:
            for seat in eyes(state):
                wire = state.view(seat).wire()
                assert seed not in wire
                assert b'"seed"' not in wire
