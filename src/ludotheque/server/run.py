"""Runs the server: a port, the application, and uvicorn between them."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn

from ludotheque.core.faults import Fault
from ludotheque.server.app import build
from ludotheque.server.http_connection import HttpConnection
from ludotheque.server.logs import write_logs
from ludotheque.server.settings import Settings
from ludotheque.server.sockets import SocketProtocol
from ludotheque.store.lines import Store

EVERYBODY = "0.0.0.0"  # noqa: S104 - what it means, not what we do
ELSEWHERE = ("192.0.2.1", 9)  # an address that is nobody's (RFC 5737)


def run(settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until a signal; `ready` is told the address as soon as somebody can connect."""
    write_logs()
    with listen(host, port) as listening:
        store = Store(settings.path)  # what is wrong with the file is said before anything else
        if settings.keep is not None:
            store.forget(settings.keep)  # now: later somebody may be about to come back
        ready(f"http://{name_of(host)}:{listening.getsockname()[1]}/")
        uvicorn.Server(configure(settings, store)).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """Take a port before anything else, so that whoever reads the address can connect."""
    try:
        return socket.create_server((host, port), backlog=1024)
    except (OSError, OverflowError) as error:
        raise Fault("fault-port", host=host, port=str(port), problem=str(error)) from None


def name_of(host: str) -> str:
    """Return what others call this machine, where it listens to everybody."""
    if host != EVERYBODY:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)  # sends nothing: it only finds the way out
            address: str = asking.getsockname()[0]
        except OSError:
            return "localhost"
    return address


def configure(settings: Settings, store: Store) -> uvicorn.Config:
    """Return how the application is served."""
    return uvicorn.Config(
        build(settings, store),
        http=HttpConnection,
        ws=SocketProtocol,
        ws_max_size=settings.limits.message,
        timeout_keep_alive=settings.limits.seconds,
        h11_max_incomplete_event_size=settings.limits.request,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
    )
