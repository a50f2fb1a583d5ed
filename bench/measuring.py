"""What all measurements of `ludo bench` have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import click
from rich.console import Console

from bench.peers.engines import PeerRate
from bench.peers.line_up import MEASURED
from bench.peers.searchers import Searcher
from ludotheque.commands.language import lang_option
from ludotheque.core.faults import Fault
from ludotheque.i18n.texts import Texts

Ours = TypeVar("Ours")
Peer = TypeVar("Peer")


def measuring_options(say: Texts, seconds: float, peers: str) -> list[click.Parameter]:
    """Return the options of a measurement: how long, beside whom, and in what form."""
    return [
        click.Option(
            ["--seconds"], type=float, default=seconds, help=say("help-seconds"), show_default=True
        ),
        click.Option(["--peers"], is_flag=True, help=say(peers)),
        click.Option(["--json"], is_flag=True, help=say("help-json")),
    ]


def check_seconds(seconds: float) -> None:
    """Refuse to measure for no time at all."""
    if not seconds > 0:
        raise Fault("fault-seconds", seconds=str(seconds))


def measuring_command(
    name: str,
    say: Texts,
    peers_help: str,
    measure: tuple[Callable[[float], Ours], Callable[[float], list[Peer]]],
    tell: tuple[Callable[[Ours, list[Peer]], str], Callable[[Ours, list[Peer], Texts], None]],
) -> click.Command:
    """Return a command that measures us and, if asked, peers; it tells of it in JSON or tables."""

    def run(seconds: float, peers: bool, lang: str, **given: bool) -> None:
        check_seconds(seconds)
        words = Texts(lang)
        with Console(stderr=True).status(words("bench-progress")):
            ours = measure[0](seconds)
            others = measure[1](seconds) if peers else []
        if given["json"]:
            click.echo(tell[0](ours, others))
        else:
            tell[1](ours, others, words)

    params = [*measuring_options(say, 1.0, peers_help), lang_option(say)]
    return click.Command(name, callback=run, params=params, help=say(f"help-bench-{name}"))


def game_title(game: str, seats: int, say: Texts) -> str:
    """Name a game that was measured, and for how many."""
    return say("bench-game-seats", game=Texts(say.lang, game)("name"), seats=seats)


def peer_title(peer: PeerRate | Searcher, say: Texts) -> str:
    """Name a peer, and say why it was not measured if it was not."""
    if peer.status == MEASURED:
        return peer.name
    problem = say(f"bench-peer-{peer.status}", problem=peer.problem)
    return say("bench-peer-unmeasured", peer=peer.name, problem=problem)
