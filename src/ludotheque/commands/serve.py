"""`ludo serve`: the live tables, for browsers."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from pathlib import Path

import click
import uvicorn

from ludotheque.commands.language import lang_option
from ludotheque.core.faults import Fault
from ludotheque.i18n.texts import Texts
from ludotheque.server.app import build as build_app
from ludotheque.server.logs import write_logs
from ludotheque.server.settings import Limits, Settings
from ludotheque.server.sockets import SocketProtocol
from ludotheque.store.lines import Store
from ludotheque.table.timer import Patience

EVERYBODY = "0.0.0.0"  # noqa: S104 - what it means, not what we do
ELSEWHERE = ("192.0.2.1", 9)  # an address that is nobody's (RFC 5737)


def build(say: Texts) -> click.Command:
    """Return the command."""

    def serve(
        host: str,
        port: int,
        data: Path,
        thinkers: int,
        rate: float,
        pace: float,
        lang: str,
        **given: bool,
    ) -> None:
        write_logs()
        limits = Limits(rate, 3 * rate, 1.5 * rate)
        settings = Settings(data, Patience(pace=pace), limits, thinkers)
        with listen(host, port) as listening:
            Store(data).close()  # what is wrong with the file is said before anything else
            number = listening.getsockname()[1]
            address = f"http://{name_of(host)}:{number}/"
            click.echo(Texts(lang)("serve-address", address=address))
            if given["open"] and has_screen():
                webbrowser.open(address)
            uvicorn.Server(configure(settings)).run(sockets=[listening])

    return click.Command(
        "serve",
        callback=serve,
        params=[
            click.Option(["--host"], default="127.0.0.1", show_default=True, help=say("help-host")),
            click.Option(["--port"], default=8000, show_default=True, help=say("help-port")),
            click.Option(
                ["--data"],
                type=click.Path(path_type=Path),
                default=Path("ludotheque.db"),
                show_default=True,
                help=say("help-data"),
            ),
            click.Option(["--thinkers"], default=1, show_default=True, help=say("help-thinkers")),
            click.Option(["--rate"], default=20.0, show_default=True, help=say("help-rate")),
            click.Option(["--open"], is_flag=True, help=say("help-open")),
            click.Option(["--pace"], default=0.8, show_default=True, help=say("help-pace")),
            lang_option(say),
        ],
        help=say("help-serve"),
    )


def has_screen() -> bool:
    """Say whether a browser can show up: on Linux only where there is a desktop."""
    desktop = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in desktop)


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


def listen(host: str, port: int) -> socket.socket:
    """Take a port before anything else, so that whoever reads the address can connect."""
    try:
        return socket.create_server((host, port), backlog=1024)
    except (OSError, OverflowError) as error:
        raise Fault("fault-port", host=host, port=port, problem=str(error)) from None


def configure(settings: Settings) -> uvicorn.Config:
    """Return how the application is served."""
    return uvicorn.Config(
        build_app(settings),
        ws=SocketProtocol,
        ws_max_size=settings.limits.message,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
    )
