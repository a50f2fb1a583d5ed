"""Figures as the language writes them."""

from __future__ import annotations

from ludotheque.i18n.texts import Texts
from ludotheque.lab.arena.intervals import Interval


def number(value: float, say: Texts) -> str:
    """Write a whole number as the language groups its digits."""
    return say("bench-number", value=round(value))


def decimal(value: float, places: int, say: Texts) -> str:
    """Write a number with some decimals."""
    tiny = round(10**places * value)
    whole, part = divmod(abs(tiny), 10**places)
    sign = "−" if tiny < 0 else ""
    return sign + say("bench-decimal", whole=whole, part=f"{part:0{places}}")


def percent(share: float, say: Texts) -> str:
    """Write a share in percent, with one decimal."""
    return say("arena-percent", value=decimal(100 * share, 1, say))


def ratio(value: float, say: Texts) -> str:
    """Write how many times faster, with more decimals where we are slower."""
    return say("bench-ratio", value=decimal(value, 1 if value >= 1 else 3, say))


def decimals(figure: Interval | None, say: Texts) -> str:
    """Write a figure with its interval, with one decimal."""
    if figure is None:
        return say("arena-unknown")
    texts = [decimal(each, 1, say) for each in (figure.value, figure.low, figure.high)]
    return say("arena-interval", value=texts[0], low=texts[1], high=texts[2])


def percents(figure: Interval, say: Texts) -> str:
    """Write a share with its interval, in percent."""
    texts = [decimal(100 * each, 1, say) for each in (figure.value, figure.low, figure.high)]
    return say("arena-interval-percent", value=texts[0], low=texts[1], high=texts[2])
