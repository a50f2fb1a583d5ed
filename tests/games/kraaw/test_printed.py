from __future__ import annotations

import pytest

from ludotheque.core.chance import Noise
from ludotheque.games.kraaw.data.moves import write
from ludotheque.games.kraaw.game import GAME


@pytest.mark.parametrize("seats", [2, 5])
def test_what_a_phase_offers_is_all_that_can_be_decided_there(seats: int) -> None:
    """A legal move chooses a card by its printed name, or is among the actions on offer."""
    noise, slots = Noise(seats), set(GAME.printed().slots)
    state = GAME.new(GAME.read_options({"dog_exchange": "on", "swap_hand": "on"}), seats, bytes(16))
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        offered = set(GAME.outlook(state.view(seat)).offered)
        words = {write(move) for move in legal}
        assert words <= (offered or slots)
        assert not offered & slots
        state.apply(seat, legal[noise.below(len(legal))])


def test_nothing_is_offered_to_whoever_waits() -> None:
    """The actions of a phase are those of the seat that decides."""
    state = GAME.new(GAME.read_options({}), 2, bytes(16))
    while len(state.to_act()) == 2:
        state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
    (acting,) = state.to_act()
    assert GAME.outlook(state.view(1 - acting)).offered == ()
    assert GAME.outlook(state.view(acting)).offered != ()
