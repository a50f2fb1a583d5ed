"""What every answer over HTTP tells a browser not to do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from starlette.datastructures import Headers, MutableHeaders

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

# nothing from elsewhere, no script in the page; Svelte sets styles of single elements
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " connect-src {connect}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFE = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HOST = re.compile(r"[\w.:\[\]-]{1,255}", re.ASCII)


def policy_for(host: str) -> str:
    """Return the policy of a page; older Safari does not count the sockets of a host as its own."""
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return POLICY.format(connect=f"'self'{sockets}")


class Safety:
    """Adds these headers to every answer, whoever gives it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the application does, with the headers."""

        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(SAFE)
                asked = Headers(scope=scope).get("host", "")
                headers["Content-Security-Policy"] = policy_for(asked)
            await send(message)

        await self._app(scope, receive, safely if scope["type"] == "http" else send)
