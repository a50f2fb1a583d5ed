"""A mute King tells something by his Decree, and his partners read it."""

from __future__ import annotations

import pytest

from ludotheque.core.evaluator import CERTAIN
from tests.games.carnavalesque.crowd.test_first_sight import best

from .table import GAME, CarnavalesqueTable, lay

APART = "1 witch-balloon up 0 0, 2 pirate-mask up 1000 0, 3 robot-streamer up 2000 0"
WITCHES = "witch-drum witch-kite witch-fan witch-umbrella"
PIRATES = "pirate-fan pirate-trumpet pirate-drum pirate-kite"


def table_of(kings_hand: str) -> CarnavalesqueTable:
    """Lay out a child, a teen and an adult to draw; no float is started, and c is King."""
    others = ("rabbit-fan rabbit-lantern fairy-fan robot-fan", "dragon-fan robot-drum fairy-kite")
    return lay(*others, kings_hand, crowd=APART, fool="b")


@pytest.mark.parametrize(("hand", "spared"), [(WITCHES, "child"), (PIRATES, "teen")])
def test_the_king_decrees_with_his_own_hand_in_mind(hand: str, spared: str) -> None:
    """He does not forbid the age of the card that goes with what he holds."""
    assert f"decree {spared}" not in best(table_of(hand), "c")
    assert len(best(table_of(hand), "c")) == 2


@pytest.mark.parametrize(("hand", "spared"), [(WITCHES, "child"), (PIRATES, "teen")])
def test_partners_read_the_decree(hand: str, spared: str) -> None:
    """A world whose King would have spared the forbidden age explains nothing; he himself knows."""
    for age in ("child", "teen", "adult"):
        state = table_of(hand).play(f"c decree {age}").state
        trusted = [GAME.evaluator().likelihood(state, seat) == CERTAIN for seat in range(3)]
        assert trusted == [age != spared, age != spared, True]
