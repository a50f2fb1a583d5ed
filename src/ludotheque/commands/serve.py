"""`ludo serve`: the live tables, for browsers."""

from __future__ import annotations

import os
import sys
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import click

from ludotheque.bots import advice, analysis
from ludotheque.commands.language import lang_option
from ludotheque.i18n.texts import Texts


def build(say: Texts) -> click.Command:
    """Return the command."""

    def serve(
        host: str,
        port: int,
        data: Path,
        thinkers: int,
        rate: float,
        pace: float,
        hint_games: int,
        analysis_games: int,
        keep: int | None,
        lang: str,
        **given: bool,
    ) -> None:
        from ludotheque.server.run import run  # which brings all of the network
        from ludotheque.server.settings import Limits, Settings
        from ludotheque.table.timer import Patience

        def ready(address: str) -> None:
            with suppress(OSError):  # a full disk under a log: tables are worth more
                click.echo(Texts(lang)("serve-address", address=address))
            if given["open"] and has_screen():
                webbrowser.open(address)

        limits = Limits(rate, 3 * rate, 1.5 * rate)
        hints = replace(advice.USUAL, games=hint_games)
        moments = replace(analysis.USUAL, games=analysis_games)
        settings = Settings(data, Patience(pace=pace), limits, thinkers, hints, moments, keep)
        run(settings, host, port, ready)

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
            click.Option(["--keep"], type=click.IntRange(min=0), help=say("help-keep")),
            click.Option(["--thinkers"], default=1, show_default=True, help=say("help-thinkers")),
            _games("--hint-games", advice.USUAL.games, say),
            _games("--analysis-games", analysis.USUAL.games, say),
            click.Option(["--rate"], default=20.0, show_default=True, help=say("help-rate")),
            click.Option(["--open"], is_flag=True, help=say("help-open")),
            click.Option(["--pace"], default=0.8, show_default=True, help=say("help-pace")),
            lang_option(say),
        ],
        help=say("help-serve"),
    )


def _games(name: str, default: int, say: Texts) -> click.Option:
    """Return how many games are imagined for something: one at least."""
    least = click.IntRange(min=1)
    text = say(f"help-{name.removeprefix('--')}")
    return click.Option([name], type=least, default=default, show_default=True, help=text)


def has_screen() -> bool:
    """Say whether a browser can show up: on Linux only where there is a desktop."""
    desktop = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in desktop)
