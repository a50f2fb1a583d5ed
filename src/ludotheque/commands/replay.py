"""`ludo replay`: a recorded game, watched on a screen, told as text, or analysed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from ludotheque.commands.language import lang_option
from ludotheque.commands.play import at_terminal, check_pace, pace_argument
from ludotheque.core.faults import Fault
from ludotheque.core.records.record import Record
from ludotheque.core.state import SPECTATOR
from ludotheque.i18n.texts import Texts
from ludotheque.terminal.analysis import write_analysis
from ludotheque.terminal.files import read_file
from ludotheque.terminal.players import texts_of
from ludotheque.terminal.replay_cursor import ReplayCursor, usual_eyes

FASTEST = 0.05


def build(say: Texts) -> click.Command:
    """Return the command."""

    def replay(file: Path, seat: str | None, pace: float, lang: str, **wanted: bool) -> None:
        check_pace(pace)
        record = read_file(file)
        cursor = ReplayCursor(
            record, usual_eyes(record) if seat is None else read_eyes(seat, record.seats)
        )
        if wanted["json"]:
            click.echo(json.dumps(summary(cursor)))
        elif wanted["analyse"]:
            click.echo("\n".join(write_analysis(record, texts_of(record, lang))))
        elif wanted["log"] or not at_terminal():
            tell(cursor, lang)
        else:
            watch(cursor, lang, pace)

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


def watch(cursor: ReplayCursor, lang: str, pace: float) -> None:
    """Open the screen."""
    from ludotheque.terminal.replay_app import ReplayApp  # here: Textual is slow to load

    ReplayApp(cursor, lang, max(pace, FASTEST)).run()


def read_eyes(text: str, seats: int) -> int:
    """Read a seat counted from 1; 0 and `spectator` are somebody who only watches."""
    if text == "spectator":
        return SPECTATOR
    if text not in [str(number) for number in range(seats + 1)]:
        raise Fault("fault-seat", number=text[:20], least=1, most=seats)
    return int(text) - 1


def summary(cursor: ReplayCursor) -> dict[str, Any]:
    """Return what came out of a game as plain data, seats counted from 1."""
    record: Record = cursor.record
    seats = range(record.seats)
    cursor.go_to(cursor.length)
    outcome = cursor.outcome()
    return {
        "game": record.game.key,
        "seats": record.seats,
        "finished": outcome is not None,
        "winners": [seat + 1 for seat in outcome.winners] if outcome else [],
        "scores": list(outcome.scores) if outcome else [],
        "rounds": outcome.rounds if outcome else None,
        "reason": outcome.reason if outcome else None,
        "moves": cursor.length,
        "stood_in": [sum(record.moves[at][0] == seat for at in record.stood_in) for seat in seats],
    }


def tell(cursor: ReplayCursor, lang: str) -> None:
    """Print what these eyes saw, a line an event, and how it ended."""
    say = texts_of(cursor.record, lang)
    cursor.go_to(cursor.length)
    for seen in cursor.told():
        click.echo(say.event(seen, cursor.eyes))
    outcome = cursor.outcome()
    if outcome is not None:
        click.echo(say(f"ending-{outcome.reason}"))
