"""`ludo verify`: play a record again, and check that nobody chose its deal."""

from __future__ import annotations

from pathlib import Path

import click

from ludotheque.commands.language import lang_option
from ludotheque.core.faults import Fault
from ludotheque.core.records.record import replay
from ludotheque.i18n.texts import Texts
from ludotheque.terminal.files import read_file


def build(say: Texts) -> click.Command:
    """Return the command."""

    def verify(file: Path, lang: str) -> None:
        record = read_file(file)
        outcome = replay(record).outcome()
        if record.proof is not None and not record.proof.holds_for(record.seed):
            raise Fault("fault-proof", path=str(file))
        words = Texts(lang, record.game.key)
        click.echo(words("verify-replays", moves=len(record.moves), game=words("name")))
        if outcome is not None:
            click.echo(words(f"ending-{outcome.reason}"))
        click.echo(words("verify-fair" if record.proof is not None else "verify-no-proof"))

    argument = click.Argument(["file"], type=click.Path(path_type=Path))
    return click.Command(
        "verify", callback=verify, params=[argument, lang_option(say)], help=say("help-verify")
    )
