"""`ludo replay`: a recorded game, watched on a screen, told as text, or analysed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from ludotheque.commands.language import lang_option
from ludotheque.commands.play import at_terminal, check_pace, pace_argument
from ludotheque.core.faults import Fault
from ludotheque.core.record import Record
from ludotheque.core.state import SPECTATOR
from ludotheque.i18n.texts import Texts
from ludotheque.terminal.analysis import write_analysis
from ludotheque.terminal.files import read_file
from ludotheque.terminal.film import Film, usual_eyes
from ludotheque.terminal.players import texts_of

FASTEST = 0.05


def build(say: Texts) -> click.Command:
    """Return the command."""

    def replay(file: Path, seat: str | None, pace: float, lang: str, **wanted: bool) -> None:
        check_pace(pace)
        record = read_file(file)
        film = Film(record, usual_eyes(record) if seat is None else read_eyes(seat, record.seats))
        if wanted["json"]:
            click.echo(json.dumps(summary(film)))
        elif wanted["analyse"]:
            click.echo("\n".join(write_analysis(record, texts_of(record, lang))))
        elif wanted["log"] or not at_terminal():
            tell(film, lang)
        else:
            watch(film, lang, pace)

    params: list[click.Parameter] = [
        click.Argument(["file"], type=click.Path(path_type=Path)),
        click.Option(["--seat"], help=say("help-seat")),
        pace_argument(say, "help-replay-pace"),
        click.Option(["--json"], is_flag=True, help=say("help-json")),
        click.Option(["--analyse"], is_flag=True, help=say("help-analyse")),
        click.Option(["--log"], is_flag=True, help=say("help-log")),
        lang_option(say),
    ]
    return click.Command("replay", callback=replay, params=params, help=say("help-replay"))


def watch(film: Film, lang: str, pace: float) -> None:
    """Open the screen."""
    from ludotheque.terminal.replay_app import ReplayApp  # here: Textual is slow to load

    ReplayApp(film, lang, max(pace, FASTEST)).run()


def read_eyes(text: str, seats: int) -> int:
    """Read a seat counted from 1; 0 and `spectator` are somebody who only watches."""
    if text == "spectator":
        return SPECTATOR
    if text not in [str(number) for number in range(seats + 1)]:
        raise Fault("fault-seat", number=text[:20], least=1, most=seats)
    return int(text) - 1


def summary(film: Film) -> dict[str, Any]:
    """Return what came out of a game as plain data, seats counted from 1."""
    record: Record = film.record
    film.go_to(film.length)
    outcome = film.outcome()
    return {
        "game": record.game.key,
        "seats": record.seats,
        "finished": outcome is not None,
        "winners": [seat + 1 for seat in outcome.winners] if outcome else [],
        "scores": list(outcome.scores) if outcome else [],
        "rounds": outcome.rounds if outcome else None,
        "reason": outcome.reason if outcome else None,
        "moves": film.length,
    }


def tell(film: Film, lang: str) -> None:
    """Print what these eyes saw, a line an event, and how it ended."""
    say = texts_of(film.record, lang)
    film.go_to(film.length)
    for seen in film.told():
        click.echo(say.event(seen, film.eyes))
    outcome = film.outcome()
    if outcome is not None:
        click.echo(say(f"ending-{outcome.reason}"))
