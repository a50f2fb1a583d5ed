"""The secrets of long games: what a seat gets depends on nothing the seat may not know."""

from __future__ import annotations

import pytest

from ludotheque.build import is_compiled
from ludotheque.core.chance import Noise
from ludotheque.core.state import SPECTATOR
from ludotheque.games.carnavalesque.data.versions import VERSIONS
from ludotheque.games.positions import write_position
from tests.contract.setups import eyes
from tests.contract.test_secrets import sent, told
from tests.games.carnavalesque.steady import GAME, steady_walk

NUMBERS = range(4) if is_compiled() else range(1)
STRIDE = 3 if is_compiled() else 11

long_games = pytest.mark.parametrize("number", NUMBERS)
all_seats = pytest.mark.parametrize("seats", [3, 4, 5])
all_versions = pytest.mark.parametrize("version", VERSIONS)


@long_games
@all_seats
@all_versions
def test_another_truth_sends_the_same_bytes(version: str, seats: int, number: int) -> None:
    """V2.5: with all that is hidden under the pile and in hands drawn again, a seat gets the same.

    So no fully covered card, no face of a card that is face down, no place of the Third Workshop
    card and no drift of the Fool's hand can be read from what is sent.
    """
    noise = Noise(number)
    for step, (state, _, _) in enumerate(steady_walk(version, seats, number)):
        if step % STRIDE == number % STRIDE:
            for seat in eyes(state):
                world = GAME.sample(state.view(seat), noise)
                assert world.broken_laws() == []
                assert sent(GAME, world, seat) == sent(GAME, state, seat)


@long_games
@all_seats
@all_versions
def test_another_truth_tells_the_same_story(version: str, seats: int, number: int) -> None:
    """V2.2 and V4.4: where two truths look the same before and after a move, so do their events."""
    noise = Noise(number)
    compared = 0
    for step, (state, mover, move) in enumerate(steady_walk(version, seats, number)):
        if step % STRIDE == number % STRIDE:
            for seat in eyes(state):
                world = GAME.sample(state.view(seat), noise)
                if move in world.legal(mover):
                    truth, imagined = (told(each, mover, move, seat) for each in (state, world))
                    compared += imagined[0] == truth[0]
                    assert imagined[0] != truth[0] or imagined == truth
    assert compared > 0


@pytest.mark.parametrize("version", ["events", "roles"])
def test_samples_hide_the_third_workshop_anywhere(version: str) -> None:
    """V2.3: while nobody has seen it, the Third Workshop card may lie anywhere under the pile."""
    state = next(steady_walk(version, 4, 1))[0]
    view = state.view(SPECTATOR)
    places = set()
    for number in range(40):
        world = GAME.sample(view, Noise(number))
        lying = [line.split() for line in write_position(GAME, world)["crowd"]]
        places |= {tuple(line[3:5]) for line in lying if line[1] == "third-workshop"}
    assert len(places) > 5
