"""All tables of a server: opened, found, brought back after a restart, and let go when finished."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from typing import Any

import structlog

from ludotheque.core.fairness import NUMBER_BYTES
from ludotheque.core.faults import Fault
from ludotheque.server.metrics import Metrics
from ludotheque.server.settings import Settings
from ludotheque.server.thinkers import Thinkers
from ludotheque.store.journal import Journal
from ludotheque.store.lines import Store
from ludotheque.table.chairs import hash_of, new_token
from ludotheque.table.room import Room, Wish
from ludotheque.table.table import LOBBY, OVER, Table, opening_line
from ludotheque.table.terms import write_terms

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # no letter that looks like another one
KEY_LENGTH = 10

log = structlog.get_logger("ludotheque")


class House:
    """The rooms in memory, and the store where all tables are."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.journal = Journal(Store(settings.path))
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self._thinkers = Thinkers(settings.thinkers)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._leaving: dict[str, asyncio.TimerHandle] = {}

    def bring_back(self) -> None:
        """Bring every table that is not finished back into memory."""
        for key in self.journal.store.open_keys():
            self._settle(self._read(key))
        log.info("house opened", tables=len(self.rooms))

    async def open_table(self, asked: Mapping[str, Any]) -> tuple[str, str]:
        """Open a table; return its key and the token of its host."""
        token = new_token()
        return await self._open(asked, hash_of(token)), token

    async def _open(self, asked: Mapping[str, Any], host: str) -> str:
        """Open a table for the host with this hash; return its key."""
        if len(self.rooms) >= self.settings.limits.tables:
            raise Fault("fault-house-full", tables=self.settings.limits.tables)
        key = "".join(secrets.choice(ALPHABET) for _ in range(KEY_LENGTH))
        line = opening_line(asked, host, secrets.token_bytes(NUMBER_BYTES))
        await self.journal.keep(key, 0, [line])
        self._settle(Table(key, line))
        log.info("table opened", table=key[:4], game=self.rooms[key].table.terms.game.key)
        return key

    def find(self, key: str) -> Room:
        """Return the room of a table, from the store if it had left memory."""
        if key not in self.rooms:
            self._settle(self._read(key))
        return self.rooms[key]

    def public_tables(self) -> list[Room]:
        """Return the public tables that wait for players, the newest first."""
        rooms = [room for room in self.rooms.values() if room.table.terms.public]
        return [room for room in reversed(rooms) if room.table.stage == LOBBY]

    async def play_again(self, key: str) -> None:
        """Open the next table for the same people and the same host, and tell where it is."""
        room = self.find(key)
        if room.table.stage != OVER or room.table.following:
            raise Fault("fault-not-over")
        following = await self._open(write_terms(room.table.terms), room.table.host)
        room.want(Wish(None, {"do": "next", "key": following}))

    def look(self, key: str) -> None:
        """Let a finished table go once nobody looks at it."""
        room = self.rooms.get(key)
        waiting = self._leaving.pop(key, None)
        if waiting is not None:
            waiting.cancel()
        if room is not None and room.table.stage == OVER and not room.clients:
            loop = asyncio.get_running_loop()
            self._leaving[key] = loop.call_later(self.settings.keep_finished, self._let_go, key)

    def _read(self, key: str) -> Table:
        lines = self.journal.store.read(key)
        if not lines:
            raise Fault("fault-no-table", table=key[:20])
        table = Table(key, lines[0])
        for line in lines[1:]:
            table.apply(line)
        return table

    def _settle(self, table: Table) -> None:
        room = Room(table, self.journal.keep, self._thinkers.think, self.settings.patience)
        self.rooms[table.key] = room
        self._tasks[table.key] = asyncio.get_running_loop().create_task(room.run())
        self.metrics.tables.set(len(self.rooms))

    def _let_go(self, key: str) -> None:
        room = self.rooms.pop(key, None)
        self._leaving.pop(key, None)
        if room is not None:
            room.close()
            self._tasks.pop(key).cancel()
            self.journal.store.close_key(key)
            self.metrics.tables.set(len(self.rooms))

    async def close(self) -> None:
        """Write what is left, stop everything."""
        for room in self.rooms.values():
            room.close()
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._thinkers.close()
        await self.journal.close()
        log.info("house closed")
