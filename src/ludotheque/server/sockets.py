"""One WebSocket is one pair of eyes at one table.

Starlette on uvicorn answers HTTP; a WebSocket is handed to picows, which reads and writes frames
in C and calls us without a task in between (see docs/decisions/live-table.md).
"""

from __future__ import annotations

import asyncio
import logging
from hmac import compare_digest
from typing import TYPE_CHECKING, Any, cast

from picows import WSAutoPingStrategy, WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest
from picows.picows import WSProtocol  # type: ignore[attr-defined] # compiled

from ludotheque.core.faults import Fault
from ludotheque.server.tables import Tables
from ludotheque.server.wire import encode
from ludotheque.table.answers import Pong, refused_by
from ludotheque.table.chairs import hash_of
from ludotheque.table.clients import Answer, Client
from ludotheque.table.commands.questions import Hello, Ping
from ludotheque.table.commands.reading import number_of, read_command, read_hello
from ludotheque.table.room import Room
from ludotheque.table.waiting.pace import Bucket

if TYPE_CHECKING:
    from picows import WSCloseCode
    from uvicorn import Config
    from uvicorn.server import ServerState

PATH = b"/ws/"
HELLO_WITHIN = 10.0  # seconds
QUIET_FOR = 20.0  # seconds after which a client is asked whether it is still there
RESTARTING = 1012
GONE = 4404
TOO_MUCH = 4429

_log = logging.getLogger("ludotheque.sockets")


class Connection(WSListener):
    """Somebody who is connected: a hello, then commands; who falls too far behind comes again."""

    def __init__(self, tables: Tables, key: str) -> None:
        self._tables = tables
        self._key = key
        self._behind = False
        self._room: Room | None = None
        self.client = Client(self.send)
        self._now = asyncio.get_running_loop().time
        limits = tables.settings.limits
        self._bucket = Bucket(limits.messages_per_second, limits.burst, self._now())

    # --- what picows calls

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Wait for a hello, but not for ever."""
        self._transport = transport
        self._waiting = asyncio.get_running_loop().call_later(HELLO_WITHIN, transport.disconnect)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Take a frame; each counts, whatever it is."""
        if frame.msg_type == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code())
            transport.disconnect()
        elif frame.msg_type == WSMsgType.PING:
            if self._pays():
                self._write(frame.get_payload_as_bytes(), WSMsgType.PONG)
        elif frame.msg_type == WSMsgType.PONG:
            self._pays()
        else:
            whole = frame.msg_type == WSMsgType.TEXT and frame.fin
            self._hear(frame.get_payload_as_bytes() if whole else b"")

    def _pays(self, price: int = 1) -> bool:
        """Take out of the bucket what a message costs; whoever has too little is cut off."""
        enough = self._bucket.take(self._now(), price)
        if not enough:
            self._tables.outbox.add(self._end, TOO_MUCH)
        return enough

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        """Let the table know that somebody went."""
        self._waiting.cancel()
        if self._room is not None:
            self._tables.leave(self._room, self.client)
        del self.client  # which knows us too: neither has to wait for the collector of cycles

    def pause_writing(self) -> None:
        """Note that this client does not read as fast as we write."""
        self._behind = True

    def resume_writing(self) -> None:
        """Note that it has read what there was."""
        self._behind = False

    # --- the way out

    def send(self, sent: Answer | Pong) -> None:
        """Send a message."""
        self._tables.outbox.add(self._write, encode(sent))

    def _write(self, payload: bytes, kind: WSMsgType = WSMsgType.TEXT) -> None:
        self._transport.send(kind, payload)
        if self._behind:
            self._give_up_if_too_far()

    def _give_up_if_too_far(self) -> None:
        waiting = self._transport.underlying_transport.get_write_buffer_size()
        if waiting > self._tables.settings.limits.behind:
            self._transport.disconnect(False)

    def _end(self, code: int) -> None:
        self._transport.send_close(cast("WSCloseCode", code))
        self._transport.disconnect()

    # --- the way in

    def _hear(self, text: bytes) -> None:
        self._tables.commands += 1
        try:
            if self._room is None:
                self._come_in(read_hello(text))
            else:
                self._take(self._room, text)
        except Fault as fault:
            self.send(refused_by(fault))
            self._tables.outbox.add(self._end, GONE)

    def _come_in(self, hello: Hello) -> None:
        if self._pays(hello.price):
            room = self._tables.find(self._key)
            introduce(self.client, hello, room)
            self._tables.enter(room, self.client)
            self._waiting.cancel()
            self._room = room

    def _take(self, room: Room, text: bytes) -> None:
        """Hand a command to the room; one that cannot be read is answered by its number, too."""
        try:
            command = read_command(text)
        except Fault as fault:
            if self._pays():
                self.send(refused_by(fault, number_of(text)))
        else:
            if self._pays(command.price):
                if isinstance(command, Ping):
                    self.send(Pong(command.n))
                else:
                    room.take(self.client, command)


def introduce(client: Client, hello: Hello, room: Room) -> None:
    """Learn who comes: the token of a seat, that of the host, and the last number seen."""
    if hello.token:
        seat = room.table.seat_of(hello.token)
        if seat is None:
            raise Fault("fault-token")
        client.seat = seat
    client.host = compare_digest(hash_of(hello.host), room.table.host)
    client.sender = room.senders.find(hello.sender)
    if 0 <= hello.since <= room.table.number:
        client.since = hello.since


class SocketProtocol(WSProtocol):  # type: ignore[misc] # compiled
    """What uvicorn hands a connection to that asks for a WebSocket, as picows would serve it."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self._connections = server_state.connections
        tables: Tables = app_state["tables"]

        def listen(request: WSUpgradeRequest) -> WSListener | None:
            path, _, _ = request.path.partition(b"?")
            key = path.removeprefix(PATH).decode("ascii", "replace")
            return Connection(tables, key) if path.startswith(PATH) else None

        super().__init__(
            None,  # host and port: those of uvicorn
            None,  # path
            False,  # we are the server
            listen,
            _log,
            True,  # disconnect on exception
            HELLO_WITHIN,
            True,  # ping
            QUIET_FOR,
            QUIET_FOR,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            False,  # pong: we answer pings ourselves, and count them
            config.ws_max_size,
            None,  # more headers
            4096,  # bytes of the buffer to begin with
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let uvicorn know of this connection, so that it waits for it when it stops."""
        self._connections.add(self)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let uvicorn forget it."""
        self._connections.discard(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take the request that uvicorn has read already, as much at a time as there is room."""
        while data:
            room = self.get_buffer(len(data))
            some, data = data[: len(room)], data[len(room) :]
            room[: len(some)] = some
            self.buffer_updated(len(some))

    def shutdown(self) -> None:
        """Ask the client to come again soon."""
        self.transport.send_close(RESTARTING)
        self.transport.disconnect()
