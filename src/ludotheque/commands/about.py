"""`ludo about`: what runs here."""

from __future__ import annotations

import platform

import click

from ludotheque.build import is_compiled
from ludotheque.commands.language import lang_option
from ludotheque.core.releases import RELEASE
from ludotheque.games import GAMES
from ludotheque.i18n.texts import Texts


def build(say: Texts) -> click.Command:
    """Return the command."""

    def about(lang: str) -> None:
        build_name = say("about-compiled" if is_compiled() else "about-interpreted")
        click.echo(say("about-house", version=RELEASE, python=platform.python_version()))
        click.echo(say("about-build", build=build_name))
        for game in GAMES.values():
            words = Texts(lang, game.key)
            seats = f"{game.least_seats}–{game.most_seats}"
            click.echo(f"  {words('name')} ({seats}): {words('pitch')}")

    return click.Command("about", callback=about, params=[lang_option(say)], help=say("help-about"))
