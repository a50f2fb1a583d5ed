"""`ludo rules`: the rule book of a game, or one clause of it."""

from __future__ import annotations

import click
from rich.console import Console
from rich.markdown import Markdown

from ludotheque.commands.language import lang_option
from ludotheque.core.faults import Fault
from ludotheque.games import find
from ludotheque.i18n.clauses import read_clauses
from ludotheque.i18n.texts import Texts, rules_page


def build(say: Texts) -> click.Command:
    """Return the command."""

    def rules(game: str, clause: str | None, lang: str) -> None:
        page = rules_page(lang, find(game).key)
        if clause is not None:
            clauses = read_clauses(page)
            if clause.upper() not in clauses:
                raise Fault("fault-clause", clause=clause[:20], known=", ".join(clauses))
            page = f"**{clause.upper()}** {clauses[clause.upper()]}"
        Console().print(Markdown(page))

    arguments = [click.Argument(["game"]), click.Argument(["clause"], required=False)]
    return click.Command(
        "rules", callback=rules, params=[*arguments, lang_option(say)], help=say("help-rules")
    )
