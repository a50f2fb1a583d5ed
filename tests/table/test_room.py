from __future__ import annotations

from ludotheque.core.state import SPECTATOR
from ludotheque.store.lines import Line
from ludotheque.table.answers import Refused
from ludotheque.table.clients import Client
from ludotheque.table.frames import Frame
from ludotheque.table.words import OVER, PLAYING
from tests.table.rooms import CALM, Person, Run, two_people
from tests.table.seated import share


async def test_people_sit_down_and_play(run_room: Run) -> None:
    """Two people take seats, the host starts, and each gets the own view and the own choices."""
    running = run_room()
    ana, bo = await two_people(running)
    assert (ana.frame.seat, bo.frame.seat) == (0, 1)
    ana.move("raven jais")
    await bo.until(lambda frame: frame.turn == 1)
    assert "raven jais" not in bo.frame.legal
    assert ana.frame.legal == []
    assert ana.frame.view != bo.frame.view


async def test_a_move_is_in_the_store_before_anybody_sees_it(
    run_room: Run,
) -> None:
    """Whenever a frame arrives, its lines are on the disk."""
    running = run_room()
    ana, bo = await two_people(running)
    ana.move("raven jais")
    frame = await bo.until(lambda frame: frame.turn == 1)
    assert running.kept().number >= frame.number


async def test_bots_play_their_seats_to_the_end(run_room: Run) -> None:
    """A table of bots plays a whole match, and what was kept is the same match."""
    running = run_room()
    host = Person(running.room, host=True)
    for seat in range(2):
        host.do("bot", seat=seat, level="beginner")
    host.do("start")
    frame = await host.until(lambda frame: frame.stage == OVER)
    assert frame.outcome is not None
    assert frame.legal == []
    kept = running.kept()
    assert kept.record is not None
    assert kept.record.outcome == frame.outcome


async def test_whoever_is_too_slow_gets_a_stand_in_and_the_seat_back(
    run_room: Run,
) -> None:
    """When the time for a decision is over a bot plays, until the owner shows up again."""
    running = run_room()
    _, bo = await two_people(running)
    bo.move("raven jais")
    await bo.until(lambda frame: frame.turn == 1)
    running.clock.turn_on(CALM.idle)
    await bo.until(lambda frame: frame.turn > 1 and frame.chairs[0].away)
    back = Person(running.room, seat=0)
    await back.until(lambda frame: not frame.chairs[0].away)


async def test_refusals_go_to_whoever_asked(run_room: Run) -> None:
    """Each wrong command is answered to its client alone, by its number, with a rule's clause."""
    running = run_room()
    ana, bo = await two_people(running)
    stranger = Person(running.room)
    wrong: list[tuple[Person, dict[str, object], str]] = [
        (ana, {"do": "move", "turn": 0, "move": "castle"}, "fault-move"),
        (ana, {"do": "move", "turn": 99, "move": "keep"}, "fault-stale"),
        (ana, {"do": "sit", "name": "again", "share": share(0).hex()}, "fault-seated"),
        (bo, {"do": "start"}, "fault-host"),
        (bo, {"do": "undo", "turn": 0}, "fault-undo-nothing"),
        (stranger, {"do": "move", "turn": 0, "move": "keep"}, "fault-spectator"),
        (stranger, {"do": "say", "text": "hello"}, "fault-spectator"),
        (stranger, {"do": "sit", "name": "Cy", "share": "zz"}, "fault-started"),
    ]
    for number, (person, message, key) in enumerate(wrong, 100):
        person.give(**message, n=number)
        answer = await person.answer()
        assert isinstance(answer, Refused)
        assert (answer.n, answer.key, answer.clause) == (number, key, "")
    ana.give(do="move", n=200, turn=0, move="look")
    answer = await ana.answer()
    assert isinstance(answer, Refused)
    assert (answer.key, answer.clause) == ("raven-first", "K1.4")
    assert bo.answers == stranger.answers == []


async def test_a_client_that_comes_back_gets_what_it_missed(
    run_room: Run,
) -> None:
    """Somebody who was cut off gets all events since the last number they saw, once."""
    running = run_room()
    ana, bo = await two_people(running)
    running.room.leave(bo.client)
    missed = bo.frame.number
    ana.move("raven jais")
    await ana.until(lambda frame: frame.turn == 1)
    again = Client(lambda _: None, 1, since=missed)
    frames: list[object] = []
    again.send = frames.append
    running.room.enter(again)
    [frame] = frames
    assert isinstance(frame, Frame)
    assert [event.key for event in frame.events] == ["raven"]
    assert frame.since == missed


async def test_a_full_disk_refuses_and_changes_nothing(
    run_room: Run,
) -> None:
    """When a line cannot be kept, nobody sees it happen and whoever wanted it is told."""
    running = run_room()
    ana, bo = await two_people(running)
    running.journal.store.append([Line("K", running.room.table.number, "taken")])
    before = bo.frame
    ana.move("raven jais")
    answer = await ana.answer()
    assert isinstance(answer, Refused)
    assert (answer.key, answer.args) == ("fault-not-kept", {})
    assert [fault.key for fault in running.complaints] == ["fault-store"]
    assert bo.frame is before
    assert running.room.table.turn == 0


async def test_whoever_was_freed_sees_nothing_of_the_next_one(
    run_room: Run,
) -> None:
    """A freed seat takes its eyes along: the one who had it looks on like any stranger."""
    running = run_room()
    host, bo, cy = Person(running.room, host=True), Person(running.room), Person(running.room)
    host.do("sit", name="Ana", share=share(0).hex(), seat=0)
    bo.do("sit", name="Bo", share=share(1).hex(), seat=1)
    await bo.until(lambda frame: frame.seat == 1)
    host.do("free", seat=1)
    await bo.until(lambda frame: frame.seat == SPECTATOR)
    cy.do("sit", name="Cy", share=share(2).hex(), seat=1)
    host.do("start")
    frame = await bo.until(lambda frame: frame.stage == PLAYING)
    assert (frame.seat, frame.legal) == (SPECTATOR, [])
    assert cy.frame.seat == 1
    bo.do("move", turn=0, move="raven jais")
    refused = [await bo.answer() for _ in range(2)][1]
    assert isinstance(refused, Refused)
    assert refused.key == "fault-spectator"
