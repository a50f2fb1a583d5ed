from __future__ import annotations

from ludotheque.table.answers import Refused, Seated
from ludotheque.table.chairs import hash_of
from ludotheque.table.commands.own import KeepSeat
from tests.table.rooms import Person, Run
from tests.table.seated import share
from tests.table.test_waiting import settled


async def test_a_rematch_keeps_the_seats_of_those_who_played(run_room: Run) -> None:
    """22.5: for a minute only the token of the old seat opens it, through a restart too."""
    running = run_room()
    until = round(running.clock.now() + 60)
    for seat in range(2):
        token = hash_of(f"old {seat}")
        running.room.command(KeepSeat(seat=seat, name=f"P{seat}", token=token, until=until))
    await settled(running)
    room = running.start_anew()
    eve, bo = Person(room), Person(room)
    assert [chair.kept for chair in eve.frame.chairs] == ["P0", "P1"]
    eve.do("sit", name="Eve", share=share(1).hex())
    refused = await eve.answer()
    assert isinstance(refused, Refused)
    assert (refused.key, refused.args) == ("fault-seat-kept", {"name": "P0"})
    bo.do("sit", name="P1", share=share(0).hex(), before="old 1")
    seated = await bo.answer()
    assert isinstance(seated, Seated)
    assert seated.seat == 1, "the seat where one sat"
    running.clock.turn_on(60)
    await eve.until(lambda frame: frame.chairs[0].kept == "")
    eve.do("sit", name="Eve", share=share(1).hex())
    assert isinstance(await eve.answer(), Seated)


async def test_a_stranger_gets_the_first_seat_that_is_kept_for_nobody(run_room: Run) -> None:
    """22.5: who comes without a wish sits beside those who are expected."""
    running = run_room()
    until = round(running.clock.now() + 60)
    running.room.command(KeepSeat(seat=0, name="Ana", token=hash_of("old"), until=until))
    eve = Person(running.room)
    eve.do("sit", name="Eve", share=share(1).hex())
    seated = await eve.answer()
    assert isinstance(seated, Seated)
    assert seated.seat == 1
