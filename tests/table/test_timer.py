from __future__ import annotations

from ludotheque.table.timer import MANY_TURNS, Patience, Timer
from tests.table.seated import Kept


async def test_a_seat_that_was_asked_before_a_restart_may_take_many_turns() -> None:
    """Times of turns are dropped when nobody needs them, also those that were never noted."""
    table = Kept(clock=60).started().table
    timer = Timer(table, Patience(), lambda: [True, True], lambda _: None)
    table.asked[1] = 7  # in a turn that this timer has not seen
    for turn in range(10, 12 + MANY_TURNS):
        table.turn = table.asked[0] = turn
        timer.look()
    left = timer.left()
    assert left is not None
    assert 0 < left <= 60_000
    timer.stop()
