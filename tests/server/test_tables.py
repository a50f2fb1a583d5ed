from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from multiprocessing import active_children
from pathlib import Path

import pytest

from ludotheque.core.faults import Fault
from ludotheque.server.settings import Limits, Settings
from ludotheque.server.tables import FINISHED, Tables
from ludotheque.store.lines import Line, Store
from ludotheque.table.chairs import hash_of
from ludotheque.table.clients import Answer, Client
from ludotheque.table.commands.command import Command
from ludotheque.table.commands.leaving import HandOver
from ludotheque.table.commands.seats import SeatBot, Sit, Start
from ludotheque.table.frames import Frame
from ludotheque.table.waiting.timer import Patience
from ludotheque.table.words import LOBBY, OVER, PLAYING

pytestmark = pytest.mark.once

QUICK = Patience(absent=0.05, idle=0.05, pace=0.0)
ALONE = {"game": "kraaw", "seats": 2}


def open_tables(folder: Path) -> Tables:
    """Open the tables of a server that waits for nobody, with room for three."""
    path = folder / "games.db"
    tables = Tables(Settings(path, QUICK, Limits(tables=3)), Store(path))
    tables.bring_back()
    return tables


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    """Open the tables, and close them after the test."""
    tables = open_tables(tmp_path)
    yield tables
    await tables.close()


class Guest:
    """Somebody at a table, whose frames can be waited for."""

    def __init__(self, tables: Tables, key: str, token: str = "") -> None:
        self.tables = tables
        self.room = tables.find(key)
        self.frames: list[Frame] = []
        self._came = asyncio.Event()
        self.client = Client(self._take, host=hash_of(token) == self.room.table.host)
        tables.enter(self.room, self.client)

    def _take(self, sent: Answer) -> None:
        if isinstance(sent, Frame):
            self.frames.append(sent)
            self._came.set()

    async def until(self, stage: str) -> None:
        """Wait until the table is so far."""
        async with asyncio.timeout(20):
            while self.frames[-1].stage != stage:
                self._came.clear()
                await self._came.wait()

    async def start_with_a_bot(self) -> None:
        """Sit down, put a bot on the other seat, and start."""
        commands: list[Command] = [Sit(name="Ana", share="00" * 16, seat=0, n=1)]
        commands += [SeatBot(seat=1, level="beginner", n=2), Start(n=3)]
        for command in commands:
            self.room.take(self.client, command)
        await self.until(PLAYING)

    def hand_over(self) -> None:
        """Give the seat to a bot."""
        self.room.take(self.client, HandOver(n=4))

    def leave(self) -> None:
        """Go."""
        self.tables.leave(self.room, self.client)


async def look_on(tables: Tables) -> tuple[str, Guest]:
    """Start a game that its only player leaves for good; return its key, and who looks on."""
    key, token = await tables.open_table(ALONE)
    ana = Guest(tables, key, token)
    await ana.start_with_a_bot()
    watcher = Guest(tables, key)
    ana.hand_over()
    ana.leave()
    return key, watcher


async def finish(tables: Tables) -> str:
    """Let bots play a game to its end while somebody looks on; return its key."""
    key, watcher = await look_on(tables)
    await watcher.until(OVER)
    watcher.leave()
    return key


async def test_a_lobby_that_everybody_left_leaves_memory_and_comes_back(tables: Tables) -> None:
    """Nobody waits at a deserted lobby; whoever opens its link again finds it as it was."""
    key, token = await tables.open_table({**ALONE, "public": True})
    ana = Guest(tables, key, token)
    assert [table.key for table in tables.public_tables()] == [key]
    ana.leave()
    assert key not in tables.rooms
    assert tables.public_tables() == []
    assert tables.table(key).stage == LOBBY
    assert key not in tables.rooms
    assert Guest(tables, key, token).client.host
    assert key in tables.rooms


async def test_a_game_that_waits_leaves_memory_and_comes_back(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deserted game takes no room from others; its person finds it as it was."""
    monkeypatch.setattr("ludotheque.server.tables.COMES_BACK_WITHIN", 0)
    key, token = await tables.open_table(ALONE)
    ana = Guest(tables, key, token)
    await ana.start_with_a_bot()
    seat, before = ana.client.seat, ana.room
    ana.leave()
    async with asyncio.timeout(20):
        while tables.journal.store.open_keys():
            await tables.journal.flush()
            await asyncio.sleep(0)
    assert key not in tables.rooms
    room = tables.find(key)
    assert (room.table.number, room.table.turn) == (before.table.number, before.table.turn)
    tables.enter(room, Client(lambda _: None, seat=seat))
    assert not room.presence.waits


async def test_a_game_goes_on_without_anybody_and_then_leaves_memory(tables: Tables) -> None:
    """Bots play a game that all have left for good to its end, and only then it leaves memory."""
    key, token = await tables.open_table(ALONE)
    ana = Guest(tables, key, token)
    await ana.start_with_a_bot()
    room = ana.room
    ana.hand_over()
    ana.leave()
    assert tables.rooms[key] is room
    async with asyncio.timeout(20):
        while key in tables.rooms:
            await tables.journal.flush()
            await asyncio.sleep(0)
    assert room.table.stage == OVER
    assert tables.journal.store.open_keys() == []


async def test_a_finished_game_is_looked_at_without_coming_back(tables: Tables) -> None:
    """Replays are read from the store; only the last few of them are kept at hand."""
    key = await finish(tables)
    assert key not in tables.rooms
    table = tables.table(key)
    assert table.stage == OVER
    assert tables.table(key) is table
    assert tables.rooms == {}


async def test_few_finished_games_are_kept_at_hand(tables: Tables) -> None:
    """Of many finished games that were looked at, the one that was not for longest is dropped."""
    first = await finish(tables)
    lines = tables.journal.store.read(first)
    kept = tables.table(first)
    for number in range(FINISHED):
        tables.journal.store.append([Line(f"t{number}", n, text) for n, text in enumerate(lines)])
        assert tables.table(first) is kept
        tables.table(f"t{number}")
    for number in range(FINISHED - 1):
        tables.table(f"t{number}")
    assert tables.table(first) is not kept


async def test_a_full_house_says_so_until_somebody_leaves(tables: Tables) -> None:
    """No more tables are opened than fit; a deserted one makes room."""
    guests = [Guest(tables, (await tables.open_table(ALONE))[0]) for _ in range(3)]
    with pytest.raises(Fault, match="fault-house-full"):
        await tables.open_table(ALONE)
    guests[0].leave()
    await tables.open_table(ALONE)


async def test_the_last_of_the_disk_is_left_to_games_that_go_on(tmp_path: Path) -> None:
    """Where little room is left on the disk no table is opened, and whoever asks is told why."""
    path = tmp_path / "games.db"
    tables = Tables(Settings(path, QUICK, Limits(spare=10**18)), Store(path))
    with pytest.raises(Fault, match="fault-disk-full"):
        await tables.open_table(ALONE)
    await tables.close()


async def test_those_who_look_on_take_no_place_from_those_who_play(tables: Tables) -> None:
    """However many crowd around a table, its players and its host come in."""
    key, token = await tables.open_table(ALONE)
    ana = Guest(tables, key, token)
    await ana.start_with_a_bot()
    seat = ana.client.seat
    ana.leave()
    crowd = [Guest(tables, key) for _ in range(tables.settings.limits.clients)]
    with pytest.raises(Fault, match="fault-table-full"):
        Guest(tables, key)
    host, player = Client(lambda _: None, host=True), Client(lambda _: None, seat=seat)
    tables.enter(crowd[0].room, host)
    tables.enter(crowd[0].room, player)
    assert crowd[0].room.here()[seat]


async def test_a_restart_brings_back_what_was_open(tmp_path: Path) -> None:
    """After a restart the games that were going on go on, and the others wait in the store."""
    tables = open_tables(tmp_path)
    over = await finish(tables)
    key, token = await tables.open_table(ALONE)
    Guest(tables, key, token)
    await tables.close()
    again = open_tables(tmp_path)
    assert list(again.rooms) == [key]
    assert again.table(over).stage == OVER
    await again.close()


async def test_a_game_goes_on_when_the_process_that_thinks_is_killed(tables: Tables) -> None:
    """A thinking process that dies is replaced: no bot stops playing for that."""
    _, watcher = await look_on(tables)
    async with asyncio.timeout(20):
        while not (thinking := active_children()):
            await asyncio.sleep(0.01)  # it starts with the first thought
    for process in thinking:
        process.kill()
    await watcher.until(OVER)
