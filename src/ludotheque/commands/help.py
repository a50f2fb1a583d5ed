"""Help in the reader's language: the frame that click puts around our sentences is ours as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from ludotheque.i18n.texts import Texts

HEADINGS = {"Options": "help-options", "Commands": "help-commands"}


def help_in_words(command: click.Command, say: Texts) -> None:
    """Let a command, and all below it, help in one language and cut no sentence short."""
    command.context_class = _context(say)
    command.short_help = command.help
    command.add_help_option = False
    for param in command.params:
        if isinstance(param, click.Option):
            _describe(param, say)
    click.help_option("--help", help=say("help-help"))(command)
    if isinstance(command, click.Group):
        command.subcommand_metavar = say("help-subcommand")
        for each in command.commands.values():
            help_in_words(each, say)


def _describe(option: click.Option, say: Texts) -> None:
    """Say what kind of value an option takes, and which one it has unless it is given."""
    kind = f"help-kind-{option.type.name.replace(' ', '-')}"
    if option.metavar is None and not option.is_flag and say.has(kind):
        option.metavar = say(kind)
    if option.show_default:
        option.show_default = False
        option.help = say("help-default", help=option.help or "", value=str(option.default))


def _context(say: Texts) -> type[click.Context]:
    """Return how a command is run: with headings in one language."""

    class Formatter(click.HelpFormatter):
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, prefix or f"{say('help-usage')} ")

        def write_heading(self, heading: str) -> None:
            self.write(f"{say(HEADINGS[heading])}\n")

    class Context(click.Context):
        formatter_class = Formatter

    return Context
