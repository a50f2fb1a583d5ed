"""Connections over HTTP that take too long to ask, or ask at too great length, are let go.

uvicorn waits for a request for ever and keeps whatever comes of it. A few visitors who send a byte
a minute would take every connection there is, and one who never ends a header all of the memory.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

if TYPE_CHECKING:
    from uvicorn import Config
    from uvicorn.server import ServerState


class HttpConnection(HttpToolsProtocol):
    """A connection as uvicorn serves it, with bounds; once it is a WebSocket, picows has others."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._longest = config.h11_max_incomplete_event_size or 0
        self._heard = 0
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Take a part of a request, unless there is no end to it."""
        self._heard += len(data)
        if self._patience is None:
            self._wait()
        if self._heard > self._longest:
            self.transport.abort()
        else:
            super().data_received(data)

    def on_message_complete(self) -> None:
        """Note that a request is whole: now it is ours to take time."""
        self._heard = 0
        self._stop_waiting()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._patience = self.loop.call_later(self.timeout_keep_alive, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
