"""`ludo bench engine`: how fast the rules are, on this machine, beside other engines."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.engine.builds import COMPILED, Engine, measure_engine
from bench.engine.rates import Rates
from bench.engine.ratios import ratios_to
from bench.measuring import game_title, measuring_command, peer_title
from bench.peers.engines import ENGINES, PeerRate
from bench.peers.line_up import MEASURED
from ludotheque.commands.figures import number, ratio
from ludotheque.i18n.texts import Texts

if TYPE_CHECKING:
    import click

KINDS = ("random_play", "python_play", "copy", "view", "sample")


def build(say: Texts) -> click.Command:
    """Return the command."""
    measure = measure_engine, ENGINES.measure
    return measuring_command("engine", say, "help-peers", measure, (as_json, show))


def as_json(engine: Engine, others: list[PeerRate]) -> str:
    """Write everything that was measured as one object.

    `builds`: the rates by build ("compiled" is missing where nothing is compiled), see `Rates`;
    `speedups`: compiled divided by interpreted, in the same fields;
    `peers`: see `PeerRate`, with `ratios` of the faster build to it by game, see `Ratio`.
    """
    builds = {name: [asdict(each) for each in rates] for name, rates in engine.builds.items()}
    speedups = [asdict(each) for each in engine.speedups()]
    peers = [asdict(peer) | {"ratios": _ratios_as_json(engine, peer)} for peer in others]
    return json.dumps({"builds": builds, "speedups": speedups, "peers": peers})


def _ratios_as_json(engine: Engine, peer: PeerRate) -> dict[str, Any]:
    return {game: asdict(ratio) for game, ratio in ratios_to(peer, engine.best()).items()}


def show(engine: Engine, others: list[PeerRate], say: Texts) -> None:
    """Print what was measured as tables."""
    console = Console()
    console.print(_engine_table(engine, say))
    if COMPILED not in engine.builds:
        console.print(say("bench-not-compiled"))
    if others:
        console.print(_peers_table(engine.best(), others, say))
        console.print(say("bench-peers-note"))


def _engine_table(engine: Engine, say: Texts) -> Table:
    table = Table(title=say("bench-engine-title"), box=SIMPLE_HEAD)
    table.add_column(say("bench-game"))
    table.add_column(say("bench-what"))
    for column in (*engine.builds, "speedup"):
        table.add_column(say(f"bench-{column}"), justify="right", no_wrap=True)
    for index, first in enumerate(engine.best()):
        title = game_title(first.game, first.seats, say)
        for kind in KINDS:
            cells = [number(getattr(each[index], kind), say) for each in engine.builds.values()]
            cells += [ratio(getattr(each, kind), say) for each in engine.speedups()[index:][:1]]
            table.add_row(title, say(f"bench-{kind.replace('_', '-')}"), *cells)
            title = ""
        table.add_section()
    return table


def _peers_table(best: list[Rates], others: list[PeerRate], say: Texts) -> Table:
    table = Table(title=say("bench-peers-title"), box=SIMPLE_HEAD)
    table.add_column(say("bench-peer"))
    for column in ("decisions", "chances", "random-play", "python-play"):
        table.add_column(say(f"bench-{column}"), justify="right")
    for peer in others:
        measured = peer.status == MEASURED
        rates = [number(each, say) for each in (peer.decisions, peer.chances) if measured]
        table.add_row(peer_title(peer, say), *rates)
        for game, to_peer in ratios_to(peer, best).items():
            ratios = [ratio(each, say) for each in (to_peer.random_play, to_peer.python_play)]
            table.add_row(
                say("bench-peer-game", game=Texts(say.lang, game)("name")), "", "", *ratios
            )
    return table
