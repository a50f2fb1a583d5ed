"""`ludo serve`: the live tables, for browsers."""

from __future__ import annotations

import os
import sys
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ludotheque.bots import advice, analysis
from ludotheque.commands.language import lang_option
from ludotheque.i18n.texts import Texts

if TYPE_CHECKING:
    from ludotheque.server.settings import Settings


def build(say: Texts) -> click.Command:
    """Return the command."""

    def serve(host: str, port: int, lang: str, **given: Any) -> None:
        from ludotheque.server.run import run  # which brings all of the network

        def ready(address: str) -> None:
            with suppress(OSError):  # a full disk under a log: tables are worth more
                click.echo(Texts(lang)("serve-address", address=address))
            if given["open"] and has_screen():
                webbrowser.open(address)

        run(read_settings(given), host, port, ready)

    return click.Command("serve", callback=serve, params=_params(say), help=say("help-serve"))


def _params(say: Texts) -> list[click.Parameter]:
    return [
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
        click.Option(
            ["--bot-processes"], default=1, show_default=True, help=say("help-bot-processes")
        ),
        _games("--hint-games", advice.USUAL.games, say),
        _games("--analysis-games", analysis.USUAL.games, say),
        click.Option(["--rate"], default=20.0, show_default=True, help=say("help-rate")),
        click.Option(["--open"], is_flag=True, help=say("help-open")),
        click.Option(["--pace"], default=0.8, show_default=True, help=say("help-pace")),
        lang_option(say),
    ]


def _games(name: str, default: int, say: Texts) -> click.Option:
    """Return how many games are imagined for something: one at least."""
    least = click.IntRange(min=1)
    text = say(f"help-{name.removeprefix('--')}")
    return click.Option([name], type=least, default=default, show_default=True, help=text)


def read_settings(given: dict[str, Any]) -> Settings:
    """Read from the arguments what an operator has set."""
    from ludotheque.server.settings import Limits, Settings
    from ludotheque.table.waiting.timer import Patience

    rate = given["rate"]
    return Settings(
        path=given["data"],
        patience=Patience(pace=given["pace"]),
        limits=Limits(rate, burst=3 * rate, tables_per_minute=1.5 * rate),
        bot_processes=given["bot_processes"],
        hints=replace(advice.USUAL, games=given["hint_games"]),
        moments=replace(analysis.USUAL, games=given["analysis_games"]),
        keep=given["keep"],
    )


def has_screen() -> bool:
    """Say whether a browser can show up: on Linux only where there is a desktop."""
    desktop = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in desktop)
