from __future__ import annotations

import asyncio

import pytest

from ludotheque.core.faults import Fault
from ludotheque.table.commands.own import StandIn
from ludotheque.table.decisions import DecisionRequest, decide
from ludotheque.table.terms import LONGEST_CLOCK, read_terms, terms_asked
from ludotheque.table.waiting.timer import Patience
from ludotheque.table.words import PLAYING
from tests.table.rooms import HereAndNow, Person, Run, RunningRoom, two_people
from tests.table.seated import share

HOUR, DAY = 3600.0, 86400.0
USUAL = Patience(pace=0)


async def alone_with_a_bot(running: RunningRoom) -> Person:
    """Seat one person and a bot, and start; return the person when it is their turn."""
    ana = Person(running.room, host=True)
    ana.do("sit", name="Ana", share=share(0).hex())
    ana.do("bot", seat=1, level="beginner")
    ana.do("start")
    return await on_turn(ana)


async def on_turn(person: Person) -> Person:
    """Wait until a person has something to decide, and nothing else is under way."""
    await person.until(
        lambda frame: frame.stage == PLAYING and frame.waits_for == [person.client.seat]
    )
    return person


async def settled(running: RunningRoom) -> None:
    """Let everything happen that is under way: lines are kept, bots have moved."""
    for _ in range(20):
        await running.journal.flush()
        await asyncio.sleep(0)


def leave(person: Person) -> None:
    """Close a page."""
    person.room.leave(person.client)


async def test_a_game_alone_with_bots_waits_for_its_person(run_room: Run) -> None:
    """22.1: left on one's own turn, the game stands for days and through a restart."""
    running = run_room(USUAL)
    ana = await alone_with_a_bot(running)
    before = ana.frame
    leave(ana)
    running.clock.turn_on(30 * DAY)
    await settled(running)
    room = running.start_anew()
    running.clock.turn_on(HOUR)
    await settled(running)
    back = Person(room, 0)
    assert (back.frame.turn, back.frame.legal) == (before.turn, before.legal)
    assert back.frame.view == before.view
    running.clock.turn_on(HOUR)
    await settled(running)
    assert not back.frame.chairs[0].away, "nobody else waits"


class Counting(HereAndNow):
    """Workers who count what they are asked."""

    asked = 0

    async def decide(self, request: DecisionRequest) -> int:
        """Let a bot decide."""
        self.asked += 1
        return decide(request)


async def test_bots_of_a_waiting_table_do_not_think(run_room: Run) -> None:
    """22.1: when the last person leaves on a bot's turn the bot stops, until somebody is back."""
    counting = Counting()
    running = run_room(Patience(pace=HOUR), workers=counting)
    ana = await started_alone(running)
    assert counting.asked == 1
    leave(ana)
    running.room.start()
    await settled(running)
    assert counting.asked == 1
    assert running.room.presence.waits
    Person(running.room, 0)
    await settled(running)
    assert counting.asked == 2


async def started_alone(running: RunningRoom) -> Person:
    """Seat one person and a bot that is asked at once, and start."""
    ana = Person(running.room, host=True)
    ana.do("sit", name="Ana", share=share(0).hex())
    ana.do("bot", seat=1, level="beginner")
    ana.do("start")
    await ana.until(lambda frame: frame.stage == PLAYING)
    await settled(running)
    return ana


async def test_those_who_look_on_do_not_keep_a_table_going(run_room: Run) -> None:
    """22.1: a spectator sees a table that waits."""
    running = run_room(USUAL)
    ana = await alone_with_a_bot(running)
    guest = Person(running.room)
    leave(ana)
    assert guest.frame.waiting
    running.clock.turn_on(DAY)
    await settled(running)
    assert not guest.frame.chairs[0].away


async def test_absence_counts_from_the_moment_of_leaving(run_room: Run) -> None:
    """22.1: who thinks for long and then goes has two minutes; the others see since when."""
    running = run_room(USUAL)
    ana, bo = await two_people(running)
    bo.move("raven jais")
    await bo.until(lambda frame: frame.turn == 1)
    running.clock.turn_on(600)
    leave(ana)
    [absent] = bo.frame.absent
    assert (absent.seat, absent.gone, absent.left) == (0, 0, 120_000)
    running.clock.turn_on(119)
    await settled(running)
    assert not bo.frame.chairs[0].away
    running.clock.turn_on(1)
    await bo.until(lambda frame: frame.chairs[0].away)


async def test_a_relaxed_table_waits_for_an_hour(run_room: Run) -> None:
    """22.1: the time before a stand-in is what the host chose in words."""
    running = run_room(USUAL, rhythm="relaxed")
    ana, bo = await two_people(running)
    bo.move("raven jais")
    await bo.until(lambda frame: frame.turn == 1)
    leave(ana)
    running.clock.turn_on(HOUR - 1)
    await settled(running)
    assert not bo.frame.chairs[0].away
    running.clock.turn_on(1)
    await bo.until(lambda frame: frame.chairs[0].away)


async def test_who_is_gone_while_the_table_waited_has_the_time_to_come_back(run_room: Run) -> None:
    """22.1: absence counts for those who wait: when one comes back the other has two minutes."""
    running = run_room(USUAL)
    ana, bo = await two_people(running)
    bo.move("raven jais")
    await bo.until(lambda frame: frame.turn == 1)
    leave(ana)
    leave(bo)
    running.clock.turn_on(DAY)
    await settled(running)
    back = Person(running.room, 1)
    running.clock.turn_on(119)
    await settled(running)
    assert not back.frame.chairs[0].away
    assert [each.gone for each in back.frame.absent] == [0] or back.frame.absent[0].gone >= DAY
    running.clock.turn_on(1)
    await back.until(lambda frame: frame.chairs[0].away)


async def test_over_days_only_the_clock_counts(run_room: Run) -> None:
    """22.2: with a day's clock nothing moves for 23 hours, closed or restarted; then a stand-in."""
    running = run_room(USUAL, clock=LONGEST_CLOCK)
    ana, bo = await two_people(running)
    leave(ana)
    leave(bo)
    running.clock.turn_on(12 * HOUR)
    await settled(running)
    room = running.start_anew()
    running.clock.turn_on(11 * HOUR)
    await settled(running)
    assert room.table.turn == 0
    back = Person(room, 1)
    assert back.frame.left == HOUR * 1000, "the time left comes through the restart"
    back.move("raven jais")
    await back.until(lambda frame: frame.turn == 1)
    running.clock.turn_on(HOUR)
    frame = await back.until(lambda frame: any(e.stand_in == 0 for e in frame.events))
    assert frame.chairs[0].away


async def test_a_restart_leaves_the_time_that_was_left(run_room: Run) -> None:
    """22.2: what a decision has taken is known after a restart, by the time in its line."""
    running = run_room(USUAL, clock=300)
    ana, _ = await two_people(running)
    running.clock.turn_on(50)
    room = running.start_anew()
    ana, _ = Person(room, 0), Person(room, 1)
    ana = Person(room, 0)
    assert ana.frame.left == 250_000


async def test_a_clock_set_back_before_a_restart_takes_nobodys_time(run_room: Run) -> None:
    """22.2: a question is never from the future: nobody gets more than a whole decision."""
    running = run_room(USUAL, clock=300)
    await two_people(running)
    running.clock.time -= DAY
    room = running.start_anew()
    ana, _ = Person(room, 0), Person(room, 1)
    assert room.timer.left() == 300_000
    assert ana.frame.stage == PLAYING


async def test_a_clock_that_ran_out_while_nobody_was_here_leaves_time_to_come_back(
    run_room: Run,
) -> None:
    """22.2: an hour without a server takes nobody's seat."""
    running = run_room(USUAL, clock=300)
    await two_people(running)
    room = running.start_anew()
    running.clock.turn_on(HOUR)
    ana, bo = Person(room, 0), Person(room, 1)
    await settled(running)
    assert not any(chair.away for chair in bo.frame.chairs)
    assert bo.frame.left == USUAL.absent * 1000
    assert ana.frame.stage == PLAYING


async def test_the_last_one_who_plays_gets_no_stand_in(run_room: Run) -> None:
    """22.1: where two forget the time, one of them stays: the table waits for that one."""
    running = run_room(USUAL, clock=60)
    _, bo = await two_people(running)
    running.clock.turn_on(DAY)
    await settled(running)
    assert sum(chair.away for chair in bo.frame.chairs) == 1


async def test_who_comes_back_has_the_whole_time_again(run_room: Run) -> None:
    """22.2: a seat that is given back before the bot has moved is not late at once."""
    running = run_room(Patience(pace=HOUR), clock=60)
    ana, bo = await two_people(running)
    running.clock.turn_on(59)
    running.room.command(StandIn(seat=0))
    await ana.until(lambda frame: frame.chairs[0].away)
    leave(ana)
    back = Person(running.room, 0)
    await back.until(lambda frame: not frame.chairs[0].away)
    running.clock.turn_on(2)
    await settled(running)
    assert not back.frame.chairs[0].away
    assert bo.frame.stage == PLAYING


@pytest.mark.parametrize(
    ("asked", "rhythm"),
    [
        ({}, "live"),
        ({"clock": 60}, "live"),
        ({"clock": LONGEST_CLOCK}, "days"),
        ({"clock": LONGEST_CLOCK, "rhythm": "live"}, "live"),
        ({"rhythm": "relaxed"}, "relaxed"),
    ],
)
def test_lines_without_a_rhythm_are_read(asked: dict[str, object], rhythm: str) -> None:
    """22.1: tables from before it are live, unless their clock is a day's."""
    terms = read_terms(terms_asked({"game": "kraaw", "seats": 2, **asked}))
    assert terms.rhythm == rhythm


def test_another_rhythm_is_refused_by_its_field() -> None:
    """22.1: what is no rhythm is named."""
    with pytest.raises(Fault) as refused:
        terms_asked({"game": "kraaw", "seats": 2, "rhythm": "soon"})
    assert refused.value.details == {"field": "rhythm"}
