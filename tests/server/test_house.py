from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from multiprocessing import active_children
from pathlib import Path

import pytest

from ludotheque.core.faults import Fault
from ludotheque.server.house import FINISHED, House
from ludotheque.server.settings import Limits, Settings
from ludotheque.store.lines import Line, Store
from ludotheque.table.chairs import hash_of
from ludotheque.table.frames import Frame
from ludotheque.table.stages import LOBBY, OVER, PLAYING
from ludotheque.table.timer import Patience
from ludotheque.table.wishes import Answer, Client, Wish

pytestmark = pytest.mark.once

QUICK = Patience(absent=0.05, idle=0.05, pace=0.0)
ALONE = {"game": "kraaw", "seats": 2}


def open_house(folder: Path) -> House:
    """Open a house that waits for nobody, with room for three tables."""
    path = folder / "games.db"
    house = House(Settings(path, QUICK, Limits(tables=3)), Store(path))
    house.bring_back()
    return house


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Open a house, and close it after the test."""
    house = open_house(tmp_path)
    yield house
    await house.close()


class Guest:
    """Somebody at a table of a house, whose frames can be waited for."""

    def __init__(self, house: House, key: str, token: str = "") -> None:
        self.house = house
        self.room = house.find(key)
        self.frames: list[Frame] = []
        self._came = asyncio.Event()
        self.client = Client(self._take, host=hash_of(token) == self.room.table.host)
        house.enter(self.room, self.client)

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
        wishes = [{"do": "sit", "name": "Ana", "share": "00" * 16, "seat": 0}]
        wishes += [{"do": "bot", "seat": 1, "level": "beginner"}, {"do": "start"}]
        for wish in wishes:
            self.room.want(Wish(self.client, wish))
        await self.until(PLAYING)

    def leave(self) -> None:
        """Go."""
        self.house.leave(self.room, self.client)


async def look_on(house: House) -> tuple[str, Guest]:
    """Start a game that its only player leaves; return its key, and somebody who looks on."""
    key, token = await house.open_table(ALONE)
    ana = Guest(house, key, token)
    await ana.start_with_a_bot()
    watcher = Guest(house, key)
    ana.leave()
    return key, watcher


async def finish(house: House) -> str:
    """Let stand-ins play a game to its end while somebody looks on; return its key."""
    key, watcher = await look_on(house)
    await watcher.until(OVER)
    watcher.leave()
    return key


async def test_a_lobby_that_everybody_left_leaves_memory_and_comes_back(house: House) -> None:
    """Nobody waits at a deserted lobby; whoever opens its link again finds it as it was."""
    key, token = await house.open_table({**ALONE, "public": True})
    ana = Guest(house, key, token)
    assert [table.key for table in house.public_tables()] == [key]
    ana.leave()
    assert key not in house.rooms
    assert house.public_tables() == []
    assert house.table(key).stage == LOBBY
    assert key not in house.rooms
    assert Guest(house, key, token).client.host
    assert key in house.rooms


async def test_a_game_goes_on_without_anybody_and_then_leaves_memory(house: House) -> None:
    """Stand-ins play a deserted game to its end, and only then it leaves memory."""
    key, token = await house.open_table(ALONE)
    ana = Guest(house, key, token)
    await ana.start_with_a_bot()
    room = ana.room
    ana.leave()
    assert house.rooms[key] is room
    async with asyncio.timeout(20):
        while key in house.rooms:
            await house.journal.flush()
            await asyncio.sleep(0)
    assert room.table.stage == OVER
    assert house.journal.store.open_keys() == []


async def test_a_finished_game_is_looked_at_without_coming_back(house: House) -> None:
    """Replays are read from the store; only the last few of them are kept at hand."""
    key = await finish(house)
    assert key not in house.rooms
    table = house.table(key)
    assert table.stage == OVER
    assert house.table(key) is table
    assert house.rooms == {}


async def test_few_finished_games_are_kept_at_hand(house: House) -> None:
    """Of many finished games that were looked at, the one that was not for longest is dropped."""
    first = await finish(house)
    lines = house.journal.store.read(first)
    kept = house.table(first)
    for number in range(FINISHED):
        house.journal.store.append([Line(f"t{number}", n, text) for n, text in enumerate(lines)])
        assert house.table(first) is kept
        house.table(f"t{number}")
    for number in range(FINISHED - 1):
        house.table(f"t{number}")
    assert house.table(first) is not kept


async def test_a_full_house_says_so_until_somebody_leaves(house: House) -> None:
    """No more tables are opened than fit; a deserted one makes room."""
    guests = [Guest(house, (await house.open_table(ALONE))[0]) for _ in range(3)]
    with pytest.raises(Fault, match="fault-house-full"):
        await house.open_table(ALONE)
    guests[0].leave()
    await house.open_table(ALONE)


async def test_the_last_of_the_disk_is_left_to_games_that_go_on(tmp_path: Path) -> None:
    """Where little room is left on the disk no table is opened, and whoever asks is told why."""
    path = tmp_path / "games.db"
    house = House(Settings(path, QUICK, Limits(spare=10**18)), Store(path))
    with pytest.raises(Fault, match="fault-disk-full"):
        await house.open_table(ALONE)
    await house.close()


async def test_those_who_look_on_take_no_place_from_those_who_play(house: House) -> None:
    """However many crowd around a table, its players and its host come in."""
    key, token = await house.open_table(ALONE)
    ana = Guest(house, key, token)
    await ana.start_with_a_bot()
    seat = ana.client.seat
    ana.leave()
    crowd = [Guest(house, key) for _ in range(house.settings.limits.clients)]
    with pytest.raises(Fault, match="fault-table-full"):
        Guest(house, key)
    host, player = Client(lambda _: None, host=True), Client(lambda _: None, seat=seat)
    house.enter(crowd[0].room, host)
    house.enter(crowd[0].room, player)
    assert crowd[0].room.here()[seat]


async def test_a_restart_brings_back_what_was_open(tmp_path: Path) -> None:
    """After a restart the games that were going on go on, and the others wait in the store."""
    house = open_house(tmp_path)
    over = await finish(house)
    key, token = await house.open_table(ALONE)
    Guest(house, key, token)
    await house.close()
    again = open_house(tmp_path)
    assert list(again.rooms) == [key]
    assert again.table(over).stage == OVER
    await again.close()


async def test_a_game_goes_on_when_the_process_that_thinks_is_killed(house: House) -> None:
    """A thinking process that dies is replaced: no bot stops playing for that."""
    _, watcher = await look_on(house)
    async with asyncio.timeout(20):
        while not (thinking := active_children()):
            await asyncio.sleep(0.01)  # it starts with the first thought
    for process in thinking:
        process.kill()
    await watcher.until(OVER)
