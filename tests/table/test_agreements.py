from __future__ import annotations

import pytest
from msgspec import UNSET

from ludotheque.core.records.reading import read_record
from ludotheque.core.records.record import replay
from ludotheque.core.records.writing import write_record
from ludotheque.core.state import SPECTATOR
from ludotheque.games import GAMES
from ludotheque.table.answers import Refused
from ludotheque.table.commands.own import StandIn
from ludotheque.table.commands.reading import read_line
from ludotheque.table.lines import BadLine
from ludotheque.table.replays import step_of
from ludotheque.table.waiting.presence import ASKED_FOR
from ludotheque.table.waiting.timer import Patience
from ludotheque.table.words import OVER, PLAYING
from tests.table.rooms import Person, Run, RunningRoom, two_people
from tests.table.seated import share
from tests.table.test_waiting import DAY, leave, settled

USUAL = Patience(pace=0)


async def three_people(running: RunningRoom) -> tuple[Person, Person, Person]:
    """Seat three people and start."""
    people = [Person(running.room, host=number == 0) for number in range(3)]
    for number, person in enumerate(people):
        person.do("sit", name=f"P{number}", share=share(number).hex())
        await person.answer()
    people[0].do("start")
    for person in people:
        await person.until(lambda frame: frame.stage == PLAYING)
    return people[0], people[1], people[2]


async def agree(person: Person, agree: bool = True) -> None:
    """Vote on what is proposed."""
    frame = await person.until(lambda frame: frame.proposal is not None)
    assert frame.proposal is not None
    person.do("vote", proposal=frame.proposal.number, agree=agree)


async def refusal(person: Person, do: str, **more: object) -> str:
    """Give a command that is refused; return why."""
    person.do(do, **more)
    answer = await person.answer()
    assert isinstance(answer, Refused)
    return answer.key


async def test_all_agree_on_a_pause_and_go_on(run_room: Run) -> None:
    """22.4: in a pause no clock runs and nobody moves; then each has the time that was left."""
    running = run_room(USUAL, clock=60)
    ana, bo = await two_people(running)
    running.clock.turn_on(20)
    ana.do("propose", matter="pause")
    frame = await bo.until(lambda frame: frame.proposal is not None)
    assert frame.proposal is not None
    assert (frame.proposal.agreed, frame.proposal.missing) == ([0], [1])
    assert not frame.paused
    await agree(bo)
    await ana.until(lambda frame: frame.paused)
    running.clock.turn_on(DAY)
    await settled(running)
    assert ana.frame.left is None
    assert not any(chair.away for chair in ana.frame.chairs)
    assert await refusal(ana, "move", turn=ana.frame.turn, move="raven jais") == "fault-paused"
    assert running.kept().paused, "a pause is kept"
    bo.do("propose", matter="go-on")
    await agree(ana)
    await bo.until(lambda frame: not frame.paused)
    assert bo.frame.left == 40_000


async def test_a_proposal_that_comes_again_is_made_once(run_room: Run) -> None:
    """22.4: sent again to a server started anew, it is answered; another one is refused."""
    running = run_room(USUAL)
    ana, _ = await two_people(running)
    ana.do("propose", matter="end")
    await ana.until(lambda frame: frame.proposal is not None)
    again = Person(running.start_anew(), 0)
    again.give(do="propose", n=9, matter="end")
    await again.until(lambda frame: frame.done == 9)
    assert again.room.table.number == ana.room.table.number
    again.give(do="propose", n=10, matter="pause")
    refused = await again.answer()
    assert isinstance(refused, Refused)
    assert refused.key == "fault-proposed"


async def test_one_who_is_against_it_is_enough(run_room: Run) -> None:
    """22.4: what somebody declines falls; late votes for it count for nothing else."""
    ana, bo, cy = await three_people(run_room(USUAL, seats=3))
    ana.do("propose", matter="end")
    frame = await cy.until(lambda frame: frame.proposal is not None)
    number = frame.proposal.number if frame.proposal is not None else 0
    await agree(bo)
    await agree(cy, agree=False)
    await ana.until(lambda frame: frame.proposal is None)
    assert await refusal(cy, "vote", proposal=number, agree=True) == "fault-not-proposed"
    ana.do("propose", matter="pause")
    await bo.until(lambda frame: frame.proposal is not None)
    assert await refusal(bo, "vote", proposal=number, agree=True) == "fault-stale"
    assert ana.frame.stage == PLAYING


async def test_all_may_end_a_game(run_room: Run) -> None:
    """22.4: a game that all ended has no winner; it can be watched, and its record read."""
    running = run_room(USUAL)
    ana, bo = await two_people(running)
    ana.move("raven jais")
    await bo.until(lambda frame: frame.turn == 1)
    bo.do("propose", matter="end")
    await agree(ana)
    frame = await bo.until(lambda frame: frame.stage == OVER)
    assert (frame.ended, frame.outcome) == (True, None)
    table = running.kept()
    assert table.record is not None
    again = read_record(write_record(table.record), GAMES)
    assert (again.moves, again.outcome) == (table.record.moves, None)
    replay(again)
    assert step_of(table, 1, SPECTATOR, 0).frame.ended


async def test_the_others_replace_who_is_gone(run_room: Run) -> None:
    """22.4: before the time is up, if all others who are here want it; not who is here."""
    running = run_room(USUAL, seats=3)
    ana, bo, cy = await three_people(running)
    assert await refusal(ana, "propose", matter="replace", about=2) == "fault-not-replaced"
    leave(cy)
    ana.do("propose", matter="replace", about=2)
    await agree(bo)
    frame = await ana.until(lambda frame: frame.chairs[2].away)
    assert frame.proposal is None
    back = Person(running.room, 2)
    await back.until(lambda frame: not frame.chairs[2].away)


async def test_a_vote_falls_when_who_was_gone_is_back(run_room: Run) -> None:
    """22.4: nobody who is here is replaced."""
    running = run_room(USUAL, seats=3)
    ana, bo, cy = await three_people(running)
    leave(cy)
    ana.do("propose", matter="replace", about=2)
    await bo.until(lambda frame: frame.proposal is not None)
    Person(running.room, 2)
    await bo.until(lambda frame: frame.proposal is None)
    assert not bo.frame.chairs[2].away


async def test_who_leaves_is_not_waited_for_in_a_vote(run_room: Run) -> None:
    """22.4: agreement is counted among those who play and are here."""
    running = run_room(USUAL, seats=3)
    ana, bo, cy = await three_people(running)
    ana.do("propose", matter="pause")
    await agree(bo)
    await bo.until(lambda frame: frame.proposal is not None and frame.proposal.missing == [2])
    leave(cy)
    running.clock.turn_on(ASKED_FOR - 1)
    await settled(running)
    assert not ana.frame.paused, "a page that is loaded anew is still asked"
    running.clock.turn_on(1)
    await ana.until(lambda frame: frame.paused)


async def test_a_restart_ends_no_game(run_room: Run) -> None:
    """22.4: who comes back first does not decide alone what was proposed to all."""
    running = run_room(USUAL)
    ana, _ = await two_people(running)
    ana.do("propose", matter="end")
    await ana.until(lambda frame: frame.proposal is not None)
    room = running.start_anew()
    back = Person(room, 0)
    await settled(running)
    assert back.frame.stage == PLAYING
    bo = Person(room, 1)
    await agree(bo, agree=False)
    await back.until(lambda frame: frame.proposal is None)


async def test_a_seat_is_handed_over_for_good(run_room: Run) -> None:
    """22.4: who leaves sees no more than anybody, their link opens nothing, and a bot plays on."""
    running = run_room(USUAL)
    ana, bo = await two_people(running)
    assert ana.seated is not None
    ana.do("leave")
    frame = await ana.until(lambda frame: frame.seat == SPECTATOR)
    assert frame.chairs[0].left
    await bo.until(lambda frame: any(event.stand_in == 0 for event in frame.events))
    assert running.kept().seat_of(ana.seated.token) is None
    assert not bo.frame.absent, "nobody waits for who left"


async def test_a_table_that_all_left_plays_to_its_end(run_room: Run) -> None:
    """22.4: it waits for nobody: there is nobody who could come back."""
    running = run_room(USUAL)
    ana, bo = await two_people(running)
    ana.do("leave")
    bo.do("leave")
    frame = await bo.until(lambda frame: frame.stage == OVER)
    assert frame.outcome is not None
    assert sum(frame.stood_in) > 0


async def test_what_a_stand_in_did_is_told_as_its_own(run_room: Run) -> None:
    """22.3: in frames, in the replay and in the record, and in nothing that the person did."""
    running = run_room(USUAL)
    ana, bo = await two_people(running)
    ana.move("raven jais")
    await bo.until(lambda frame: frame.turn == 1)
    running.room.command(StandIn(seat=1))
    frame = await ana.until(lambda frame: bool(frame.stood_in[1]))
    assert frame.stood_in[0] == 0
    table = running.room.table
    told = {table.stood_in.get(number) for number, event in table.events if event.key == "raven"}
    assert told == {None, 1}
    record = table.record
    assert record is not None
    assert 0 not in record.stood_in
    again = read_record(write_record(record), GAMES)
    assert again.stood_in == record.stood_in
    ana.do("leave")
    await ana.until(lambda frame: frame.seat == SPECTATOR)
    bo.do("leave")
    await bo.until(lambda frame: frame.stage == OVER)
    kept = running.kept()
    assert kept.stood_in == table.stood_in
    seen = [step_of(kept, place, SPECTATOR, place - 1).frame for place in (1, 2)]
    assert [{each.stand_in for each in frame.events} for frame in seen] == [{UNSET}, {1}]


@pytest.mark.parametrize(
    "line", ["propose a dance", "propose a", "propose", "keep a {}", "leave z", "vote a"]
)
def test_lines_of_agreements_are_read_without_trust(line: str) -> None:
    """22.4: what is no line of ours is refused as such."""
    with pytest.raises(BadLine):
        read_line(line)
