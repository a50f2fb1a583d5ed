"""Figures as the language writes them, and the options that all measurements have."""

from __future__ import annotations

import click

from ludotheque.i18n.texts import Texts


def number(value: float, say: Texts) -> str:
    """Write a whole number as the language groups its digits."""
    return say("bench-number", value=round(value))


def decimal(value: float, places: int, say: Texts) -> str:
    """Write a number with some decimals."""
    tiny = round(10**places * value)
    whole, part = divmod(abs(tiny), 10**places)
    sign = "−" if tiny < 0 else ""
    return sign + say("bench-decimal", whole=whole, part=f"{part:0{places}}")


def ratio(value: float, say: Texts) -> str:
    """Write how many times faster, with one decimal."""
    return say("bench-ratio", value=decimal(value, 1, say))


def measuring_options(say: Texts, seconds: float, peers: str) -> list[click.Parameter]:
    """Return the options of a measurement: how long, beside whom, and in what form."""
    return [
        click.Option(
            ["--seconds"], type=float, default=seconds, help=say("help-seconds"), show_default=True
        ),
        click.Option(["--peers"], is_flag=True, help=say(peers)),
        click.Option(["--json"], is_flag=True, help=say("help-json")),
    ]
