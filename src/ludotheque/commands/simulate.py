"""`ludo simulate`: many games between bots, on all cores."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ludotheque.commands import arguments
from ludotheque.commands.figures import decimal, number, percent
from ludotheque.commands.language import lang_option
from ludotheque.core.faults import Fault
from ludotheque.core.game import Game
from ludotheque.i18n.texts import Texts
from ludotheque.lab.simulate import Plan, Report, simulate


def build(say: Texts) -> click.Command:
    """Return the command, with a sub-command for every game."""
    return arguments.game_group("simulate", say, _build_game)


def _build_game(game: Game, say: Texts) -> click.Command:
    def run(games: int, seats: int, bots: str, seed: str | None, **given: Any) -> None:
        if games < 1:
            raise Fault("fault-games", games=games)
        values = arguments.read_option_arguments(game, given)
        plan_seed = arguments.read_seed(seed)
        chosen = arguments.with_deck_argument(game, given.get("deck"))
        chosen.new(values, seats, plan_seed)  # so that a fault is told before the work starts
        names = arguments.read_bots(bots, seats)
        plan = Plan(game.key, dict(values), seats, names, games, plan_seed, deck=chosen.deck)
        report = run_with_progress(plan, Texts(given["lang"], game.key))
        if given["json"]:
            click.echo(json.dumps(as_json(report)))
        else:
            show(report, Texts(given["lang"], game.key))

    params: list[click.Parameter] = [
        click.Option(
            ["--games"], type=int, default=1000, help=say("help-games"), show_default=True
        ),
        arguments.seats_argument(game, say),
        click.Option(
            ["--bots", "--bot", "bots"], default="random", help=say("help-bots"), show_default=True
        ),
        arguments.seed_argument(say),
        click.Option(["--json"], is_flag=True, help=say("help-json")),
        lang_option(say),
        *arguments.deck_argument(game, say),
        *arguments.option_arguments(game, say),
    ]
    return click.Command(game.key, callback=run, params=params, help=say("pitch"))


def run_with_progress(plan: Plan, say: Texts) -> Report:
    """Run a plan with a progress bar on the error stream, where it disturbs no output."""
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("simulate-progress"), total=plan.games)
        return simulate(plan, lambda games: bar.advance(task, games))


def as_json(report: Report) -> dict[str, Any]:
    """Return a report without what does not apply to its game."""
    return {key: value for key, value in asdict(report).items() if value is not None}


def show(report: Report, say: Texts) -> None:
    """Print a report as a table."""
    table = Table(title=say("simulate-title", game=say("name"), games=report.games))
    table.add_column(say("simulate-what"))
    table.add_column(say("simulate-value"), justify="right")
    for key, value in as_json(report).items():
        text = f"simulate-{key.replace('_', '-')}"
        if say.has(text) and value != []:
            table.add_row(say(text), _cell(key, value, say))
    Console().print(table)


def _cell(key: str, value: Any, say: Texts) -> str:
    if key == "end_reasons":
        counts = ((say(f"ending-{reason}"), number(count, say)) for reason, count in value.items())
        return "\n".join(f"{reason} {count}" for reason, count in counts)
    if key == "win_rate_by_seat":
        shares = (percent(share, say) for share in value)
        return "\n".join(say("end-score", seat=i, score=share) for i, share in enumerate(shares))
    if key == "error_examples":
        return "\n".join(value)
    if key == "win_rate":
        return percent(value, say)
    return number(value, say) if isinstance(value, int) else decimal(value, 2, say)
