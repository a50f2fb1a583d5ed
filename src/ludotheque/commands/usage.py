"""What is wrong with a command line, said in our words and in the reader's language."""

from __future__ import annotations

import click

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
    """Say what kind of value would be right."""
    kind = error.param.type if error.param else click.STRING
    name, text = _name(error.param), f"fault-{kind.name.replace(' ', '-')}"
    if isinstance(kind, click.IntRange):
        return say(text, name=name, least=kind.min or 0)
    if isinstance(kind, click.Choice):
        return say(text, name=name, known=", ".join(kind.choices))
    if say.has(text):
        return say(text, name=name)
    return say("fault-value", name=name, problem=error.message)


def _name(parameter: click.Parameter | None) -> str:
    if parameter is None:
        return ""
    return parameter.opts[0] if isinstance(parameter, click.Option) else str(parameter.name)
