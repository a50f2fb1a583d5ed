"""What is wrong with a command line, said in our words and in the reader's language."""

from __future__ import annotations

import click

from ludotheque.core.faults import SHOWN
from ludotheque.i18n.texts import Texts


def explain(error: click.ClickException, say: Texts) -> str:
    """Turn an error of the command line into one sentence."""
    if isinstance(error, click.NoSuchOption):
        options = error.ctx.command.get_params(error.ctx) if error.ctx else []
        known = [option.opts[0] for option in options if isinstance(option, click.Option)]
        return say("fault-argument", wanted=error.option_name, known=", ".join(known))
    if isinstance(error, click.MissingParameter):
        return say("fault-missing", name=_name(error.param))
    if isinstance(error, click.BadParameter):
        return _explain_value(error, say)
    if isinstance(error, click.BadOptionUsage):
        return say("fault-value", name=error.option_name, problem=error.message)
    return error.format_message()


def _explain_value(error: click.BadParameter, say: Texts) -> str:
    """Say what kind of value would be right, instead of the one that click complains of."""
    kind = error.param.type if error.param else click.STRING
    name, text = _name(error.param), f"fault-{kind.name.replace(' ', '-')}"
    if not say.has(text):
        return say("fault-value", name=name, problem=error.message)
    given = error.message.partition(" is not ")[0].strip("'\"")[:SHOWN]
    least = kind.min if isinstance(kind, click.IntRange) else None
    known = kind.choices if isinstance(kind, click.Choice) else ()
    return say(text, name=name, given=given, least=least or 0, known=", ".join(known))


def _name(parameter: click.Parameter | None) -> str:
    if parameter is None:
        return ""
    return parameter.opts[0] if isinstance(parameter, click.Option) else str(parameter.name)
