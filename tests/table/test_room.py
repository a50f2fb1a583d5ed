"""A room with a real store, real bots and a real clock; only the network is missing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from ludotheque.bots.advice import Advice
from ludotheque.bots.levels import Budget
from ludotheque.core.faults import Fault
from ludotheque.core.state import SPECTATOR
from ludotheque.server.bot_pool import advise
from ludotheque.store.journal import Journal
from ludotheque.store.lines import Line, Store
from ludotheque.table.answers import Refused, Seated
from ludotheque.table.chairs import hash_of
from ludotheque.table.decisions import DecisionRequest, decide
from ludotheque.table.frames import Frame, Story
from ludotheque.table.hints import Hint
from ludotheque.table.room import Room
from ludotheque.table.stages import OVER, PLAYING
from ludotheque.table.table import Table, opening_line
from ludotheque.table.timer import Patience
from ludotheque.table.wishes import Answer, Client, Wish
from tests.table.seated import SECRET, share

QUICK = Patience(absent=0.05, idle=0.05, pace=0)
CALM = Patience(absent=60, idle=60, pace=0)


class HereAndNow:
    """Thinks for bots and advises people at once, in this process."""

    async def decide(self, request: DecisionRequest) -> int:
        """Let a bot decide."""
        return decide(request)

    async def advise(self, request: DecisionRequest) -> Advice:
        """Let an expert advise."""
        return advise(request, Budget(games=8))


class Person:
    """A client that remembers what it was sent, and whom tests can wait for."""

    def __init__(self, room: Room, seat: int = SPECTATOR, host: bool = False) -> None:
        self.room = room
        self.frames: list[Frame] = []
        self.answers: list[Seated | Refused | Story | Hint] = []
        self._changed = asyncio.Event()
        self.client = Client(self._take, seat, host)
        room.enter(self.client)

    def _take(self, sent: Answer) -> None:
        if isinstance(sent, Frame):
            self.frames.append(sent)
        else:
            self.answers.append(sent)
        self._changed.set()

    @property
    def frame(self) -> Frame:
        """The last frame."""
        return self.frames[-1]

    def do(self, do: str, **more: object) -> None:
        """Wish for something."""
        self.room.want(Wish(self.client, {"do": do, **more}))

    def move(self, text: str) -> None:
        """Wish for a move now."""
        self.do("move", turn=self.frame.turn, move=text)

    async def until(self, seen: Callable[[Frame], bool]) -> Frame:
        """Wait for a frame."""
        async with asyncio.timeout(20):
            while not (self.frames and seen(self.frame)):
                self._changed.clear()
                await self._changed.wait()
        return self.frame

    async def answer(self) -> Seated | Refused | Story | Hint:
        """Wait for the next answer."""
        async with asyncio.timeout(20):
            while not self.answers:
                self._changed.clear()
                await self._changed.wait()
        return self.answers.pop(0)


class House:
    """A store on the disk and one room that runs."""

    def __init__(self, path: Path, patience: Patience, **asked: object) -> None:
        self.complaints: list[Fault] = []
        self.journal = Journal(Store(path), self.complaints.append)
        line = opening_line({"game": "kraaw", "seats": 2, **asked}, hash_of("host"), SECRET)
        self.journal.store.append([Line("K", 0, line)])
        self.deserted = 0
        self.room = Room(Table("K", line), self.journal.add, HereAndNow(), patience, self._count)
        self.room.start()

    def _count(self, _room: Room) -> None:
        self.deserted += 1

    def kept(self) -> Table:
        """Build the table again from what the store holds."""
        opening, *lines = self.journal.store.read("K")
        table = Table("K", opening)
        for line in lines:
            table.apply(line)
        return table

    async def close(self) -> None:
        """Stop everything."""
        self.room.close()
        await self.journal.close()


@pytest.fixture
async def open_house(tmp_path: Path) -> AsyncIterator[Callable[..., House]]:
    """Open houses that are closed after the test."""
    houses: list[House] = []

    def build(patience: Patience = CALM, **asked: object) -> House:
        houses.append(House(tmp_path / f"{len(houses)}.db", patience, **asked))
        return houses[-1]

    yield build
    for house in houses:
        await house.close()


async def two_people(house: House) -> tuple[Person, Person]:
    """Seat two people and start."""
    people = Person(house.room, host=True), Person(house.room)
    for number, person in enumerate(people):
        person.do("sit", name=f"P{number}", share=share(number).hex())
        assert isinstance(await person.answer(), Seated)
    people[0].do("start")
    for person in people:
        await person.until(lambda frame: frame.stage == PLAYING)
    return people


async def test_people_sit_down_and_play(open_house: Callable[..., House]) -> None:
    """Two people take seats, the host starts, and each gets the own view and the own choices."""
    house = open_house()
    ana, bo = await two_people(house)
    assert (ana.frame.seat, bo.frame.seat) == (0, 1)
    ana.move("raven jais")
    await bo.until(lambda frame: frame.turn == 1)
    assert "raven jais" not in bo.frame.legal
    assert ana.frame.legal == []
    assert ana.frame.view != bo.frame.view


async def test_a_move_is_in_the_store_before_anybody_sees_it(
    open_house: Callable[..., House],
) -> None:
    """Whenever a frame arrives, its lines are on the disk."""
    house = open_house()
    ana, bo = await two_people(house)
    ana.move("raven jais")
    frame = await bo.until(lambda frame: frame.turn == 1)
    assert house.kept().number >= frame.number


async def test_bots_play_their_seats_to_the_end(open_house: Callable[..., House]) -> None:
    """A table of bots plays a whole match, and what was kept is the same match."""
    house = open_house()
    host = Person(house.room, host=True)
    for seat in range(2):
        host.do("bot", seat=seat, level="beginner")
    host.do("start")
    frame = await host.until(lambda frame: frame.stage == OVER)
    assert frame.outcome is not None
    assert frame.legal == []
    kept = house.kept()
    assert kept.record is not None
    assert kept.record.outcome == frame.outcome


async def test_whoever_is_too_slow_gets_a_stand_in_and_the_seat_back(
    open_house: Callable[..., House],
) -> None:
    """When the time for a decision is over a bot plays, until the owner shows up again."""
    house = open_house(QUICK)
    ana, bo = await two_people(house)
    await ana.until(lambda frame: all(chair.away for chair in frame.chairs))
    await bo.until(lambda frame: frame.turn > 3)
    back = Person(house.room, seat=0)
    await back.until(lambda frame: not frame.chairs[0].away)


async def test_refusals_go_to_whoever_asked(open_house: Callable[..., House]) -> None:
    """Each wrong wish is answered to its client alone, with the clause where a rule forbids it."""
    house = open_house()
    ana, bo = await two_people(house)
    stranger = Person(house.room)
    wrong: list[tuple[Person, dict[str, object], str]] = [
        (ana, {"do": "dance"}, "fault-field"),
        (ana, {"do": "move", "turn": "x", "move": "keep"}, "fault-field"),
        (ana, {"do": "move", "turn": 0, "move": 5}, "fault-field"),
        (ana, {"do": "move", "turn": 0, "move": "castle"}, "fault-move"),
        (ana, {"do": "move", "turn": 99, "move": "keep"}, "fault-stale"),
        (ana, {"do": "sit", "name": "again", "share": share(0).hex()}, "fault-seated"),
        (bo, {"do": "start"}, "fault-host"),
        (bo, {"do": "undo"}, "fault-undo-nothing"),
        (stranger, {"do": "move", "turn": 0, "move": "keep"}, "fault-spectator"),
        (stranger, {"do": "say", "text": "hello"}, "fault-spectator"),
        (stranger, {"do": "sit", "name": "Cy", "share": "zz"}, "fault-started"),
    ]
    for person, message, key in wrong:
        person.room.want(Wish(person.client, message))
        answer = await person.answer()
        assert isinstance(answer, Refused)
        assert (answer.key, answer.clause) == (key, "")
    ana.do("move", turn=0, move="look")
    answer = await ana.answer()
    assert isinstance(answer, Refused)
    assert (answer.key, answer.clause) == ("raven-first", "K1.4")
    assert bo.answers == stranger.answers == []


async def test_a_client_that_comes_back_gets_what_it_missed(
    open_house: Callable[..., House],
) -> None:
    """Somebody who was cut off gets all events since the last number they saw, once."""
    house = open_house()
    ana, bo = await two_people(house)
    house.room.leave(bo.client)
    missed = bo.frame.number
    ana.move("raven jais")
    await ana.until(lambda frame: frame.turn == 1)
    again = Client(lambda _: None, 1, since=missed)
    frames: list[object] = []
    again.send = frames.append
    house.room.enter(again)
    [frame] = frames
    assert isinstance(frame, Frame)
    assert [event.key for event in frame.events] == ["raven"]
    assert frame.since == missed


async def test_a_full_disk_refuses_and_changes_nothing(open_house: Callable[..., House]) -> None:
    """When a line cannot be kept, nobody sees it happen and whoever wanted it is told."""
    house = open_house()
    ana, bo = await two_people(house)
    house.journal.store.append([Line("K", house.room.table.number, "taken")])
    before = bo.frame
    ana.move("raven jais")
    answer = await ana.answer()
    assert isinstance(answer, Refused)
    assert (answer.key, answer.args) == ("fault-not-kept", {})
    assert [fault.key for fault in house.complaints] == ["fault-store"]
    assert bo.frame is before
    assert house.room.table.turn == 0


async def test_whoever_was_freed_sees_nothing_of_the_next_one(
    open_house: Callable[..., House],
) -> None:
    """A freed seat takes its eyes along: the one who had it looks on like any stranger."""
    house = open_house()
    host, bo, cy = Person(house.room, host=True), Person(house.room), Person(house.room)
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
