"""`ludo arena`: a league between bots, and what it proves."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludotheque.bots import players
from ludotheque.commands import arguments
from ludotheque.commands.arena_show import chart_of, show
from ludotheque.commands.language import lang_option
from ludotheque.core.faults import Fault
from ludotheque.core.game import Game
from ludotheque.i18n.texts import Texts
from ludotheque.lab.arena.chart import draw
from ludotheque.lab.arena.league import League
from ludotheque.lab.arena.ledger import Ledger, seed_in
from ludotheque.lab.arena.report import report
from ludotheque.lab.arena.run import play_league
from ludotheque.lab.cores import count_cores
from ludotheque.system.files import check_folder, saving

USUAL_BOTS = "random,greedy,beginner,regular"
USUAL_ROUNDS = 50
INTERRUPTED = 130


def build(say: Texts) -> click.Command:
    """Return the command, with a sub-command for every game."""
    return arguments.game_group("arena", say, _build_game)


def _build_game(game: Game, say: Texts) -> click.Command:
    def run(**given: Any) -> None:
        league = read_league(game, given)
        if given["svg"] is not None:
            check_folder(given["svg"])
        ledger = Ledger(league, given["out"])
        words = Texts(given["lang"], game.key)
        stopped = not _play_with_progress(league, ledger, given["workers"], words)
        found = report(league, ledger.results)
        if given["json"]:
            click.echo(json.dumps(found.as_json()))
        else:
            show(found, words)
        if given["svg"] is not None:
            with saving(given["svg"]):
                given["svg"].write_text(draw(chart_of(found, words)), encoding="utf-8")
        if stopped:
            click.echo(_how_to_resume(given["out"], words), err=True)
            raise click.exceptions.Exit(INTERRUPTED)

    return click.Command(game.key, callback=run, params=_params(game, say), help=say("pitch"))


def _params(game: Game, say: Texts) -> list[click.Parameter]:
    path = click.Path(path_type=Path)
    return [
        click.Option(
            ["--bots"], default=USUAL_BOTS, help=say("help-arena-bots"), show_default=True
        ),
        arguments.seats_argument(game, say),
        click.Option(
            ["--rounds"],
            type=int,
            default=USUAL_ROUNDS,
            help=say("help-arena-rounds"),
            show_default=True,
        ),
        click.Option(["--games-budget"], type=int, help=say("help-arena-games-budget")),
        arguments.seed_argument(say),
        click.Option(["--out"], type=path, help=say("help-arena-out")),
        click.Option(["--svg"], type=path, help=say("help-arena-svg")),
        click.Option(["--workers"], type=int, default=count_cores, help=say("help-arena-workers")),
        click.Option(["--json"], is_flag=True, help=say("help-json")),
        lang_option(say),
        *arguments.deck_argument(game, say),
        *arguments.option_arguments(game, say),
    ]


def read_league(game: Game, given: dict[str, Any]) -> League:
    """Read the plan of a league from the arguments; a file that exists knows its seed."""
    if given["workers"] < 1:
        raise Fault("fault-arena-workers", workers=given["workers"])
    seats = given["seats"]
    values = arguments.read_option_arguments(game, given)
    asked = None if given["seed"] is None else arguments.read_seed(given["seed"])
    seed = asked or seed_in(given["out"]) or arguments.read_seed(None)
    chosen = arguments.with_deck_argument(game, given.get("deck"))
    chosen.new(values, seats, seed)  # so that a fault is told before the work starts
    bots = read_bots(given["bots"], least=1 if game.cooperative else 2)
    one = League(game.key, dict(values), seats, bots, 1, seed, deck=chosen.deck)
    rounds = _read_rounds(given["rounds"], given["games_budget"], one.games())
    return League(game.key, dict(values), seats, bots, rounds, seed, deck=chosen.deck)


def read_bots(text: str, least: int) -> tuple[str, ...]:
    """Read the bots of a league, each named once."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        players.find(name)
        if names.count(name) > 1:
            raise Fault("fault-arena-twice", bot=name)
    if len(names) < least:
        raise Fault("fault-arena-bots", bots=len(names), least=least)
    return names


def _read_rounds(rounds: int, budget: int | None, games: int) -> int:
    """Return how many rounds of some games each fit into the budget."""
    if rounds < 1:
        raise Fault("fault-arena-rounds", rounds=rounds)
    if budget is None:
        return rounds
    if budget < games:
        raise Fault("fault-arena-budget", budget=budget, games=games)
    return min(rounds, budget // games)


def _play_with_progress(league: League, ledger: Ledger, workers: int, say: Texts) -> bool:
    """Play a league with a progress bar on the error stream; say whether it came to its end."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    known = sum(number < league.games() for number in ledger.results)
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("arena-progress"), total=league.games(), completed=known)
        try:
            play_league(league, ledger, lambda games: bar.advance(task, games), workers)
        except KeyboardInterrupt:
            return False
    return True


def _how_to_resume(out: Path | None, say: Texts) -> str:
    if out is None:
        return say("arena-stopped-for-good")
    command = shlex.join(["ludo", *sys.argv[1:]])
    return say("arena-stopped", path=str(out), command=command)
