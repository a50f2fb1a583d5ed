"""All tables of a server: opened, found, brought back after a restart, and let go when deserted."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from shutil import disk_usage
from typing import Any

import structlog

from ludotheque.core.faults import Fault
from ludotheque.core.records.fairness import NUMBER_BYTES
from ludotheque.server.analyses import Analyses
from ludotheque.server.bot_pool import BotPool
from ludotheque.server.outbox import Outbox
from ludotheque.server.settings import Settings
from ludotheque.store.journal import Journal
from ludotheque.store.lines import Store
from ludotheque.table.building import OtherRules, Unbuilt, build_table
from ludotheque.table.chairs import hash_of, new_token
from ludotheque.table.clients import Client
from ludotheque.table.commands.own import KeepSeat
from ludotheque.table.commands.seats import SeatBot
from ludotheque.table.opening import Opening
from ludotheque.table.room import Kept, Room
from ludotheque.table.table import Table
from ludotheque.table.terms import TermsAsked, terms_asked, write_terms
from ludotheque.table.waiting.clock import Clock
from ludotheque.table.words import BOT, LOBBY, OVER, PLAYING, is_level

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # no letter that looks like another one
KEY_LENGTH = 10
FINISHED = 32  # finished tables that are kept at hand for those who step through them
FIRST_COMES_WITHIN = 60.0  # seconds that a new table waits for somebody before it leaves memory
COMES_BACK_WITHIN = 60.0  # the same for a game that waits: pages are loaded anew
KEPT_FOR = 60.0  # seconds that seats are kept for those who played before

log = structlog.get_logger("ludotheque")


class Tables:
    """The rooms in memory, and the store where all tables are."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.clock = Clock()
        self.journal = Journal(store, _complain)
        self.clients = 0
        self.commands = 0
        self.outbox = Outbox()
        self.rooms: dict[str, Room] = {}
        self._arrivals: dict[str, asyncio.TimerHandle] = {}
        self._finished: dict[str, Table] = {}
        self._reported: set[str] = set()  # tables that cannot be shown
        self.bots = BotPool(settings.bot_processes, settings.hints, settings.moments)
        self.analyses = Analyses(self.bots.evaluate, settings.limits.analyses)
        self._opening: set[asyncio.Task[None]] = set()

    def bring_back(self) -> None:
        """Bring every table that was in memory when the house was closed back into it."""
        for key in self.journal.store.open_keys():
            with suppress(Fault):  # one that cannot be read, which was said, keeps no other away
                self._settle(self._read(key))
        log.info("house opened", tables=len(self.rooms))

    async def open_table(self, asked: Mapping[str, Any]) -> tuple[str, str]:
        """Open a table; return its key and the token of its host."""
        token = new_token()
        return await self._open(terms_asked(asked), hash_of(token)), token

    async def _open(self, asked: TermsAsked, host: str) -> str:
        """Open a table for the host with this hash; return its key."""
        if len(self.rooms) >= self.settings.limits.tables:
            raise Fault("fault-house-full", tables=self.settings.limits.tables)
        if disk_usage(self.settings.path.parent).free < self.settings.limits.spare:
            raise Fault("fault-disk-full")
        key = "".join(secrets.choice(ALPHABET) for _ in range(KEY_LENGTH))
        opening = Opening.ask(asked, host, secrets.token_bytes(NUMBER_BYTES))
        await self.journal.keep(key, 0, opening.write())
        self._settle(Table(key, opening))
        log.info("table opened", table=key[:4], game=self.rooms[key].table.terms.game.key)
        return key

    # --- finding

    def find(self, key: str) -> Room:
        """Return the room of a table, which comes back into memory if it had left it."""
        return self.rooms.get(key) or self._settle(self._read(key))

    def table(self, key: str) -> Table:
        """Return a table to look at it from outside; it need not come back into memory."""
        if key in self.rooms:
            return self.rooms[key].table
        table = self._finished.pop(key, None) or self._read(key)
        if table.stage == OVER:
            self._finished[key] = table  # the one that was asked for last is the last to go
            if len(self._finished) > FINISHED:
                del self._finished[next(iter(self._finished))]
        return table

    def some(self, keys: Iterable[str]) -> tuple[list[Table], list[Fault]]:
        """Return some tables, and of those that are there and cannot be shown, why not."""
        tables, faults = list[Table](), list[Fault]()
        for key in keys:
            try:
                tables.append(self.table(key))
            except Fault as fault:
                if fault.key != "fault-no-table":
                    faults.append(fault)
        return tables, faults

    def public_tables(self) -> list[Table]:
        """Return the public tables that wait for players, the newest first."""
        tables = [room.table for room in reversed(self.rooms.values())]
        return [table for table in tables if table.terms.public and table.stage == LOBBY]

    def _read(self, key: str) -> Table:
        """Build a table from its lines; the operator hears where something is wrong with them."""
        try:
            lines = self.journal.store.read(key)
            table = build_table(key, lines) if lines else None
        except OtherRules as other:
            self._report(key, log.warning, "a table waits for its release", **_rules(other))
            raise
        except Unbuilt as unbuilt:
            where = {"line": unbuilt.details["line"], "problem": unbuilt.details["why"]}
            self._report(key, log.error, "a table cannot be read", **where)
            raise
        except Exception as problem:  # noqa: BLE001 - lines of another version can do anything
            self._report(key, log.error, "a table cannot be read", problem=repr(problem))
            raise Fault("fault-unreadable", table=key[:20]) from None
        if table is None:
            raise Fault("fault-no-table", table=key[:20])
        return table

    def _report(self, key: str, tell: Callable[..., object], what: str, **more: object) -> None:
        """Tell the operator of a table that cannot be shown, once, however often it is asked."""
        if key not in self._reported:
            self._reported.add(key)
            tell(what, table=key[:4], **more)

    # --- coming and going

    def enter(self, room: Room, client: Client) -> None:
        """Let a client into a room; those who look on take no place from those who play."""
        kind = client.seat, client.host
        alike = sum((each.seat, each.host) == kind for each in room.clients)
        if alike >= self.settings.limits.clients:
            raise Fault("fault-table-full", clients=self.settings.limits.clients)
        self.clients += 1
        room.enter(client)

    def leave(self, room: Room, client: Client) -> None:
        """Let a client go."""
        self.clients -= 1
        room.leave(client)

    def _settle(self, table: Table) -> Room:
        """Give a table a room in memory, where it stays while somebody is there or it is played."""
        patience = self.settings.patience
        room = Room(table, self, self.bots, patience, self.clock)
        self.rooms[table.key] = room
        room.start()
        loop = asyncio.get_running_loop()
        self._arrivals[table.key] = loop.call_later(FIRST_COMES_WITHIN, room.rest)
        return room

    # --- what rooms ask for

    def keep(self, key: str, number: int, text: str, then: Kept) -> None:
        """Have a line made durable."""
        self.journal.add(key, number, text, then)

    def play_again(self, room: Room, client: Client, n: int) -> None:
        """Open the next table for the same people, bots and host, and tell where it is."""
        task = asyncio.get_running_loop().create_task(self._play_again(room, client, n))
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    async def _play_again(self, room: Room, client: Client, n: int) -> None:
        try:
            following = await self._open(write_terms(room.table.terms), room.table.host)
        except Fault as fault:
            room.refuse(client, n, fault)
        else:
            self._seat_again(room.table, self.rooms[following])
            room.follow(client, n, following)

    def _seat_again(self, before: Table, room: Room) -> None:
        """Put the same bots on their seats, and keep those of the people for a while."""
        until = round(self.clock.now() + KEPT_FOR)
        for seat, chair in enumerate(before.chairs):
            if chair.kind == BOT and is_level(chair.level):
                room.command(SeatBot(seat=seat, level=chair.level))
            elif chair.owned:
                room.command(KeepSeat(seat=seat, name=chair.name, token=chair.token, until=until))

    def deserted(self, room: Room) -> None:
        """Let a deserted room go, a game after a while; the table stays in the store."""
        if room.table.stage == PLAYING:
            self._arrivals[room.table.key].cancel()
            later = asyncio.get_running_loop().call_later
            self._arrivals[room.table.key] = later(COMES_BACK_WITHIN, self._let_go, room)
        else:
            self._let_go(room)

    def _let_go(self, room: Room) -> None:
        if self.rooms.get(room.table.key) is room and room.is_deserted:
            room.close()
            del self.rooms[room.table.key]
            self._arrivals.pop(room.table.key).cancel()
            self.journal.close_key(room.table.key)

    async def close(self) -> None:
        """Write what is left, stop everything."""
        for room in self.rooms.values():
            room.close()
        for arrival in self._arrivals.values():
            arrival.cancel()
        await asyncio.gather(*self._opening)
        self.bots.close()
        await self.journal.close()
        log.info("house closed")


def _rules(other: OtherRules) -> dict[str, int | str]:
    """Return what a log may say of a table of other rules: no names."""
    return {name: other.details[name] for name in ("game", "version", "known", "release")}


def _complain(fault: Fault) -> None:
    log.error("nothing is kept", fault=fault.key, **fault.details)
