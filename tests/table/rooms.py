"""Rooms for tests, with a real store, real bots and a real clock; only the network is missing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from ludotheque.bots.advice import Advice
from ludotheque.bots.levels import Budget
from ludotheque.core.faults import Fault
from ludotheque.core.state import SPECTATOR
from ludotheque.server.bot_pool import advise
from ludotheque.store.journal import Journal
from ludotheque.store.lines import Line, Store
from ludotheque.table.answers import Refused, Seated
from ludotheque.table.building import build_table
from ludotheque.table.chairs import hash_of
from ludotheque.table.clients import Answer, Client, Sender, new_sender
from ludotheque.table.commands.command import Command
from ludotheque.table.commands.reading import read_command
from ludotheque.table.decisions import BotWorkers, DecisionRequest, decide
from ludotheque.table.frames import Frame, LogPage
from ludotheque.table.hints import Hint
from ludotheque.table.opening import Opening
from ludotheque.table.room import Kept, Room
from ludotheque.table.table import Table
from ludotheque.table.terms import terms_asked
from ludotheque.table.waiting.clock import Clock
from ludotheque.table.waiting.timer import Patience
from ludotheque.table.words import PLAYING
from tests.table.seated import SECRET, share

QUICK = Patience(absent=0.05, idle=0.05, pace=0)
CALM = Patience(absent=60, idle=60, pace=0)


class FakeClock(Clock):
    """A clock that stands still until a test turns it on; then it rings what is due, in order."""

    def __init__(self) -> None:
        self.time = 1_763_500_000.0
        self._alarms: list[Ringing] = []

    def now(self) -> float:
        """Return the time that it shows."""
        return self.time

    def call_later(self, seconds: float, call: Callable[[], None]) -> Ringing:
        """Ring when it was turned on so far."""
        ringing = Ringing(self.time + seconds, call, self._alarms.remove)
        self._alarms.append(ringing)
        return ringing

    def turn_on(self, seconds: float) -> None:
        """Let time pass, ringing on the way."""
        end = self.time + seconds
        while due := [each for each in self._alarms if each.at <= end]:
            first = min(due, key=lambda each: each.at)
            self._alarms.remove(first)
            self.time = max(self.time, first.at)
            first.call()
        self.time = end


@dataclass(eq=False)
class Ringing:
    """A call at a time, until it is cancelled."""

    at: float
    call: Callable[[], None]
    remove: Callable[[Ringing], None]

    def cancel(self) -> None:
        """Do not ring, if it has not rung."""
        with suppress(ValueError):
            self.remove(self)


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

    def __init__(
        self, room: Room, seat: int = SPECTATOR, host: bool = False, sender: Sender | None = None
    ) -> None:
        self.room = room
        self.frames: list[Frame] = []
        self.answers: list[Seated | Refused | LogPage | Hint] = []
        self._changed = asyncio.Event()
        self._numbers = 0
        self.seated: Seated | None = None
        self.client = Client(self._take, seat, host, sender=sender or new_sender())
        room.enter(self.client)

    def _take(self, sent: Answer) -> None:
        if isinstance(sent, Frame):
            self.frames.append(sent)
        else:
            self.answers.append(sent)
        if isinstance(sent, Seated):
            self.seated = sent
        self._changed.set()

    @property
    def frame(self) -> Frame:
        """The last frame."""
        return self.frames[-1]

    def do(self, do: str, **more: object) -> None:
        """Give a command with the next number."""
        self._numbers += 1
        self.give(do=do, n=self._numbers, **more)

    def give(self, **command: object) -> None:
        """Give a command as it comes from outside."""
        read = read_command(json.dumps(command).encode())
        assert isinstance(read, Command)  # a ping never comes to a room
        self.room.take(self.client, read)

    def move(self, text: str) -> None:
        """Make a move now."""
        self.do("move", turn=self.frame.turn, move=text)

    async def until(self, seen: Callable[[Frame], bool]) -> Frame:
        """Wait for a frame."""
        async with asyncio.timeout(20):
            while not (self.frames and seen(self.frame)):
                self._changed.clear()
                await self._changed.wait()
        return self.frame

    async def answer(self) -> Seated | Refused | LogPage | Hint:
        """Wait for the next answer."""
        async with asyncio.timeout(20):
            while not self.answers:
                self._changed.clear()
                await self._changed.wait()
        return self.answers.pop(0)


class RunningRoom:
    """A store on the disk and one room that runs."""

    def __init__(
        self, path: Path, patience: Patience, workers: BotWorkers | None = None, **asked: object
    ) -> None:
        self.complaints: list[Fault] = []
        self.journal = Journal(Store(path), self.complaints.append)
        terms = terms_asked({"game": "kraaw", "seats": 2, **asked})
        opening = Opening.ask(terms, hash_of("host"), SECRET)
        self.journal.store.append([Line("K", 0, opening.write())])
        self._patience = patience
        self._workers = workers or HereAndNow()
        self.clock = FakeClock()
        self.room = self._run(Table("K", opening))

    def _run(self, table: Table) -> Room:
        room = Room(table, self, self._workers, self._patience, self.clock)
        room.start()
        return room

    def start_anew(self) -> Room:
        """Let a room run that knows of the one before what the store holds, and nothing else."""
        self.room.close()
        self.room = self._run(self.kept())
        return self.room

    def keep(self, key: str, number: int, text: str, then: Kept) -> None:
        """Have a line kept."""
        self.journal.add(key, number, text, then)

    def deserted(self, room: Room) -> None:
        """Let an empty room be."""

    def play_again(self, room: Room, client: Client, n: int) -> None:
        """Have no other table."""
        room.refuse(client, n, Fault("fault-house-full", tables=1))

    def kept(self) -> Table:
        """Build the table again from what the store holds."""
        return build_table("K", self.journal.store.read("K"))

    async def close(self) -> None:
        """Stop everything."""
        self.room.close()
        await self.journal.close()


Run = Callable[..., RunningRoom]


async def two_people(running: RunningRoom) -> tuple[Person, Person]:
    """Seat two people and start."""
    people = Person(running.room, host=True), Person(running.room)
    for number, person in enumerate(people):
        person.do("sit", name=f"P{number}", share=share(number).hex())
        assert isinstance(await person.answer(), Seated)
    people[0].do("start")
    for person in people:
        await person.until(lambda frame: frame.stage == PLAYING)
    return people
