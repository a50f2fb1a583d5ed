"""The wire between a browser and a server, which can be cut."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType

NO_SOCKET = "WebSocket connection to .* failed"  # what a browser says when it is cut


class Wire:
    """Carries bytes to a server and back; when it is cut, connections break and none is made."""

    def __init__(self, port: int) -> None:
        self._goal = port
        self._whole = True
        self._ends: list[asyncio.StreamWriter] = []
        self._deaf: set[asyncio.StreamWriter] = set()
        self.port = 0

    @property
    def address(self) -> str:
        """What a browser opens."""
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> Wire:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.cut()
        for end in self._deaf:
            end.transport.abort()
        self._server.close()
        await self._server.wait_closed()

    def cut(self) -> None:
        """Break all connections, and make no more."""
        self._whole = False
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    def deafen(self) -> None:
        """Let open connections carry nothing any more, and tell nobody; new ones are as ever."""
        self._deaf.update(self._ends)
        self._ends.clear()

    def mend(self) -> None:
        """Let connections be made again."""
        self._whole = True

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._whole:
            writer.transport.abort()
            return
        back, on = await asyncio.open_connection("127.0.0.1", self._goal)
        self._ends += [writer, on]
        await asyncio.gather(self._pour(reader, on), self._pour(back, writer))

    async def _pour(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter) -> None:
        """Pass bytes on until one side ends."""
        with suppress(ConnectionError):
            while data := await source.read(65536):
                if goal not in self._deaf:
                    goal.write(data)
                    await goal.drain()
        if goal not in self._deaf:
            goal.close()
