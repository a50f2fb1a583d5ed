"""`ludo bench`: how fast the house is, on this machine, beside its peers."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from ludotheque.commands.language import lang_option
from ludotheque.core.faults import Fault
from ludotheque.i18n.texts import Texts
from ludotheque.lab.bench.engine import COMPILED, Engine, measure_engine
from ludotheque.lab.bench.peers import MEASURED, PeerRate, measure_peers
from ludotheque.lab.bench.ratios import Ratio, ratios_to
from ludotheque.lab.bench.rates import Rates

KINDS = ("random_play", "python_play", "copy", "view", "sample")


def build(say: Texts) -> click.Command:
    """Return the command, with a sub-command for each part of the house."""
    group = click.Group("bench", help=say("help-bench"))
    group.add_command(_build_engine(say))
    return group


def _build_engine(say: Texts) -> click.Command:
    def run(seconds: float, peers: bool, lang: str, **given: bool) -> None:
        if not seconds > 0:
            raise Fault("fault-seconds", seconds=str(seconds))
        words = Texts(lang)
        with Console(stderr=True).status(words("bench-progress")):
            engine = measure_engine(seconds)
            others = measure_peers(seconds) if peers else []
        if given["json"]:
            click.echo(as_json(engine, others))
        else:
            show(engine, others, words)

    params: list[click.Parameter] = [
        click.Option(
            ["--seconds"], type=float, default=1.0, help=say("help-seconds"), show_default=True
        ),
        click.Option(["--peers"], is_flag=True, help=say("help-peers")),
        click.Option(["--json"], is_flag=True, help=say("help-json")),
        lang_option(say),
    ]
    return click.Command("engine", callback=run, params=params, help=say("help-bench-engine"))


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
    table = Table(title=say("bench-engine-title"))
    for key in ("bench-game", "bench-seats", "bench-build"):
        table.add_column(say(key))
    for kind in KINDS:
        table.add_column(say(f"bench-{kind.replace('_', '-')}"), justify="right")
    named = [(say(f"bench-{name}"), rates, number) for name, rates in engine.builds.items()]
    if COMPILED in engine.builds:
        named.append((say("bench-speedup"), engine.speedups(), ratio))
    for index, first in enumerate(engine.best()):
        for name, rates, write in named:
            cells = [write(getattr(rates[index], kind), say) for kind in KINDS]
            title = Texts(say.lang, first.game)("name")
            table.add_row(title, str(first.seats), name, *cells)
        table.add_section()
    return table


def _peers_table(best: list[Rates], others: list[PeerRate], say: Texts) -> Table:
    table = Table(title=say("bench-peers-title"))
    table.add_column(say("bench-peer"))
    table.add_column(say("bench-decisions"), justify="right")
    table.add_column(say("bench-chances"), justify="right")
    games = list(dict.fromkeys(rates.game for rates in best))
    for game in games:
        name = Texts(say.lang, game)("name")
        table.add_column(say("bench-ratio-inside", game=name), justify="right")
        table.add_column(say("bench-ratio-outside", game=name), justify="right")
    for peer in others:
        ratios = ratios_to(peer, best)
        cells = [cell for game in games if ratios for cell in _ratio_cells(ratios[game], say)]
        table.add_row(peer.name, *_peer_cells(peer, say), *cells)
    return table


def _peer_cells(peer: PeerRate, say: Texts) -> list[str]:
    if peer.status == MEASURED:
        return [number(peer.decisions, say), number(peer.chances, say)]
    return [say(f"bench-peer-{peer.status}", problem=peer.problem)]


def _ratio_cells(to_peer: Ratio, say: Texts) -> list[str]:
    return [ratio(to_peer.random_play, say), ratio(to_peer.python_play, say)]


def number(rate: float, say: Texts) -> str:
    """Write a rate as the language groups its digits."""
    return say("bench-number", value=round(rate))


def ratio(value: float, say: Texts) -> str:
    """Write how many times faster, with one decimal."""
    whole, tenth = divmod(round(10 * value), 10)
    return say("bench-ratio", whole=whole, tenth=tenth)
