"""`ludo bench server`: how many live tables a server carries, beside its peer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.measuring import check_seconds, measuring_options
from ludotheque.commands.figures import decimal, number
from ludotheque.commands.language import lang_option
from ludotheque.core.faults import Fault
from ludotheque.i18n.texts import Texts

if TYPE_CHECKING:
    from bench.server.measure import Load, Ratio

MEGABYTE = 1_000_000
SIZES = (50, 200, 500)
MOST_TABLES = 2000
PEER = "boardgame.io"


def build(say: Texts) -> click.Command:
    """Return the command."""

    def run(tables: tuple[int, ...], seconds: float, peers: bool, lang: str, **given: bool) -> None:
        from bench.server import measure  # which brings all of the network

        for each in tables:
            if not 1 <= each <= MOST_TABLES:
                raise Fault("fault-bench-tables", tables=each, most=MOST_TABLES)
        check_seconds(seconds)
        words = Texts(lang)
        servers = list(measure.SERVERS) if peers else [measure.OURS]
        with Console(stderr=True).status(words("bench-progress")):
            loads = list(measure.measure(servers, tables, seconds))
        if given["json"]:
            click.echo(measure.as_json(loads))
        else:
            show(loads, measure.ratios(loads), words)

    params: list[click.Parameter] = [
        click.Option(
            ["--tables"],
            type=int,
            multiple=True,
            default=SIZES,
            help=say("help-bench-tables"),
            show_default=True,
        ),
        *measuring_options(say, 10.0, "help-bench-server-peers"),
        lang_option(say),
    ]
    return click.Command("server", callback=run, params=params, help=say("help-bench-server"))


def show(loads: list[Load], compared: list[Ratio], say: Texts) -> None:
    """Print what was measured as tables."""
    console = Console()
    console.print(_loads_table(loads, say))
    if compared:
        console.print(_ratios_table(compared, say))
    console.print(say("bench-server-note"))


def _loads_table(loads: list[Load], say: Texts) -> Table:
    table = Table(title=say("bench-server-title"), box=SIMPLE_HEAD)
    table.add_column(say("bench-server"), no_wrap=True)
    for column in ("tables", "moves", "middle", "slow", "memory-before", "memory-after"):
        table.add_column(say(f"bench-{column}"), justify="right")
    for load in loads:
        cells = [number(load.rate, say), decimal(load.middle, 1, say), decimal(load.slow, 1, say)]
        cells += [number(each / MEGABYTE, say) for each in load.memory]
        if load.problem:
            cells = [say("bench-peer-failed", problem=load.problem)]
        name = PEER if load.server == PEER else say("bench-ours")
        table.add_row(name, str(load.tables), *cells)
    return table


def _ratios_table(compared: list[Ratio], say: Texts) -> Table:
    table = Table(title=say("bench-server-ratios"), box=SIMPLE_HEAD)
    for column in ("tables", "moves", "slow"):
        table.add_column(say(f"bench-{column}"), justify="right")
    for each in compared:
        table.add_row(str(each.tables), decimal(each.rate, 2, say), decimal(each.slow, 2, say))
    return table
