"""`ludo bench search`: how many games a second our bots imagine, beside their peers."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.measuring import game_title, measuring_command, peer_title
from bench.peers.line_up import MEASURED
from bench.peers.searchers import SEARCHERS, Searcher
from bench.search.rates import MIDDLE, START, SearchRate, measure_searches
from bench.search.ratios import search_ratios
from ludotheque.commands.figures import number, ratio
from ludotheque.i18n.texts import Texts

if TYPE_CHECKING:
    import click


def build(say: Texts) -> click.Command:
    """Return the command."""
    measure = measure_searches, SEARCHERS.measure
    return measuring_command("search", say, "help-bench-search-peers", measure, (as_json, show))


def as_json(ours: list[SearchRate], others: list[Searcher]) -> str:
    """Write everything that was measured: see `SearchRate`, `Searcher` and `SearchRatio`."""
    peers = [
        asdict(peer) | {"ratios": [asdict(each) for each in search_ratios(peer, ours)]}
        for peer in others
    ]
    return json.dumps({"searches": [asdict(each) for each in ours], "peers": peers})


def show(ours: list[SearchRate], others: list[Searcher], say: Texts) -> None:
    """Print what was measured as tables, and what each line means."""
    console = Console()
    console.print(_rates_table(ours, others, say))
    console.print(say("bench-search-note"))
    if others:
        console.print(_ratios_table(ours, others, say))
        console.print(say("bench-search-peers-note"))


def _rates_table(ours: list[SearchRate], others: list[Searcher], say: Texts) -> Table:
    table = Table(title=say("bench-search-title"), box=SIMPLE_HEAD)
    table.add_column(say("bench-game"), no_wrap=True)
    table.add_column(say("bench-search-from"))
    for column in ("evaluator", "plain", "moves"):
        table.add_column(say(f"bench-search-{column}"), justify="right")
    for each in ours:
        rates = [number(rate, say) for rate in (each.evaluator, each.plain, each.moves)]
        where = game_title(each.game, each.seats, say), say(f"bench-search-{each.position}")
        table.add_row(*where, *rates)
    table.add_section()
    for peer in others:
        if peer.status != MEASURED:
            table.add_row(peer_title(peer, say))
            continue
        for position in (START, MIDDLE):
            rates = ["", number(peer.rate(position), say), number(peer.moves(position), say)]
            table.add_row(peer.name, say(f"bench-search-{position}"), *rates)
    return table


def _ratios_table(ours: list[SearchRate], others: list[Searcher], say: Texts) -> Table:
    table = Table(title=say("bench-search-ratios"), box=SIMPLE_HEAD)
    for column in ("bench-game", "bench-search-from", "bench-search-how"):
        table.add_column(say(column), no_wrap=True)
    measured = [peer for peer in others if peer.status == MEASURED]
    for peer in measured:
        table.add_column(peer.name.replace(" ", "\n"), justify="right")
    for index, each in enumerate(ours):
        compared = [search_ratios(peer, ours)[index] for peer in measured]
        where = [game_title(each.game, each.seats, say), say(f"bench-search-{each.position}")]
        for how in ("plain_moves", "plain", "evaluator"):
            cells = [ratio(getattr(one, how), say) for one in compared]
            table.add_row(*where, say(f"bench-search-by-{how.replace('_', '-')}"), *cells)
            where = ["", ""]
        table.add_section()
    return table
