"""One WebSocket is one pair of eyes at one table."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from ludotheque.core.faults import Fault
from ludotheque.core.state import SPECTATOR
from ludotheque.server.house import House
from ludotheque.server.pace import Bucket
from ludotheque.server.wire import decode, encode
from ludotheque.table.chairs import hash_of
from ludotheque.table.frames import Frame
from ludotheque.table.room import Client, Refused, Room, Seated, Wish

HELLO_WITHIN = 10.0  # seconds
GONE = 4404
TOO_MUCH = 4429
BEHIND = 4413


class Connection:
    """What goes out to one client waits here; a client that is too slow has to come again."""

    def __init__(self, socket: WebSocket, house: House) -> None:
        self._socket = socket
        self._house = house
        self._out: list[str] = []
        self._something = asyncio.Event()
        self._too_slow = False
        self.client = Client(self.send)

    def send(self, sent: Frame | Seated | Refused) -> None:
        """Put a message into the way out."""
        if len(self._out) >= self._house.settings.limits.behind:
            self._too_slow = True
        else:
            self._out.append(encode(sent))
        metrics = self._house.metrics
        (metrics.refused if isinstance(sent, Refused) else metrics.frames).inc()
        self._something.set()

    async def write(self) -> None:
        """Send what there is, for ever."""
        while not self._too_slow:
            await self._something.wait()
            self._something.clear()
            out, self._out = self._out, []
            for text in out:
                await self._socket.send_text(text)
        await self._socket.close(BEHIND)

    async def read(self, room: Room) -> None:
        """Take wishes until the client goes."""
        limits, now = self._house.settings.limits, asyncio.get_running_loop().time
        bucket = Bucket(limits.messages_per_second, limits.burst, now())
        while True:
            text = await self._socket.receive_text()
            self._house.metrics.wishes.inc()
            if not bucket.take(now()):
                await self._socket.close(TOO_MUCH)
                return
            try:
                await self._take(room, decode(text))
            except Fault as fault:
                self.send(Refused(fault.key, fault.details))

    async def _take(self, room: Room, message: dict[str, Any]) -> None:
        if message.get("do") == "why":
            self.send(room.why(self.client, str(message.get("move"))))
        elif message.get("do") == "again":
            if self.client.seat == SPECTATOR:
                raise Fault("fault-spectator")
            await self._house.play_again(room.table.key)
        else:
            room.want(Wish(self.client, message))


async def serve_socket(socket: WebSocket) -> None:
    """Let one client in, from its hello to its end."""
    house: House = socket.app.state.house
    await socket.accept()
    connection = Connection(socket, house)
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            hello = decode(await socket.receive_text())
        room = house.find(socket.path_params["key"])
        _introduce(connection.client, hello, room)
        if len(room.clients) >= house.settings.limits.clients:
            raise Fault("fault-table-full", clients=house.settings.limits.clients)
    except Fault as fault:
        await socket.send_text(encode(Refused(fault.key, fault.details)))
        await socket.close(GONE)
        return
    except (WebSocketDisconnect, TimeoutError):
        return
    await _stay(house, room, connection)


def _introduce(client: Client, hello: dict[str, Any], room: Room) -> None:
    """Learn who comes: the token of a seat, that of the host, and the last number seen."""
    token, host, since = hello.get("token"), hello.get("host"), hello.get("since")
    if isinstance(token, str) and token:
        seat = room.table.seat_of(token)
        if seat is None:
            raise Fault("fault-token")
        client.seat = seat
    client.host = isinstance(host, str) and hash_of(host) == room.table.host
    if isinstance(since, int) and 0 <= since <= room.table.number:
        client.since = since


async def _stay(house: House, room: Room, connection: Connection) -> None:
    room.enter(connection.client)
    house.metrics.clients.inc()
    house.look(room.table.key)
    writing = asyncio.create_task(connection.write())
    try:
        await connection.read(room)
    except WebSocketDisconnect:
        pass
    finally:
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        room.leave(connection.client)
        house.metrics.clients.dec()
        house.look(room.table.key)
