"""`ludo`: everything the house can do from a terminal."""

from __future__ import annotations

import sys

import click

from ludotheque.commands import about, arena, bench, play, replay, rules, serve, simulate, verify
from ludotheque.commands.help import help_in_words
from ludotheque.commands.language import lang_of_group, wanted_language
from ludotheque.commands.usage import explain
from ludotheque.core.faults import SHOWN, BadDeck, Fault
from ludotheque.i18n.texts import Texts

COMMANDS = (play, serve, replay, verify, simulate, arena, rules, bench, about)
BAD_INPUT = 2
INTERRUPTED = 130


class Ludo(click.Group):
    """The command itself; a command of it that does not exist is a fault of ours."""

    def get_command(self, _ctx: click.Context, name: str) -> click.Command:
        """Return a command by name."""
        if name not in self.commands:
            raise Fault("fault-command", wanted=name[:SHOWN], known=", ".join(self.commands))
        return self.commands[name]


def build(say: Texts) -> click.Group:
    """Build the command, with its help in one language."""
    ludo = Ludo("ludo", help=say("help-ludo"), params=[lang_of_group(say)])
    for command in COMMANDS:
        ludo.add_command(command.build(say))
    help_in_words(ludo, say)
    return ludo


def main() -> None:
    """Run `ludo`; whatever is wrong with the input becomes one line and exit code 2."""
    say = Texts(wanted_language(sys.argv[1:]))
    try:
        sys.exit(build(say).main(standalone_mode=False))
    except Fault as fault:
        complain(say.fault(fault))
    except BadDeck as bad:
        complain(*(say.fault(fault) for fault in bad.faults))
    except click.exceptions.NoArgsIsHelpError as help_wanted:
        click.echo(help_wanted.format_message())
    except click.ClickException as error:
        complain(explain(error, say))
    except (click.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)


def complain(*sentences: str) -> None:
    """Say what was wrong, in one line each, and leave."""
    for sentence in sentences:
        click.echo(f"ludo: {' '.join(sentence.split())}", err=True)
    sys.exit(BAD_INPUT)
