"""A chart of figures with their intervals, drawn as a small SVG by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from ludotheque.lab.arena.intervals import Interval

WIDTH = 760
LEFT = 170  # where the axis begins, after the names
RIGHT = 210  # kept free for the figures
TOP = 86
ROW = 42
BOTTOM = 58
TICKS = 6
PAPER, INK, FAINT, LINE = "#fffdf8", "#26231f", "#6f6a62", "#e4dfd4"
ACCENT, SOFT = "#1f6f78", "#a9d3d3"
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"


@dataclass(frozen=True, slots=True)
class Bar:
    """One line of a chart: a name, its figure, and the figure in words."""

    name: str
    figure: Interval
    words: str


@dataclass(frozen=True, slots=True)
class Chart:
    """What to draw; `write` writes a number of the axis."""

    title: str
    subtitle: str
    axis: str
    bars: Sequence[Bar]
    write: Callable[[float], str]


def span(bars: Sequence[Bar]) -> tuple[float, float, float]:
    """Return a round beginning and end of the axis that hold all bars, and a round step."""
    low = min(bar.figure.low for bar in bars)
    high = max(bar.figure.high for bar in bars)
    rough = max(high - low, 1e-6) / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(power * each for each in (1, 2, 5, 10) if power * each >= rough)
    return floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step, step


def draw(chart: Chart) -> str:
    """Draw a chart as SVG."""
    low, high, step = span(chart.bars)
    height = TOP + ROW * len(chart.bars) + BOTTOM
    end = height - BOTTOM

    def across(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img" font-family="{FONT}">',
        f"<title>{escape(chart.title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" rx="10" fill="{PAPER}"/>',
        _text(24, 38, chart.title, 20, INK, weight=600),
        _text(24, 60, chart.subtitle, 12, FAINT),
    ]
    for number in range(round((high - low) / step) + 1):
        value = low + number * step
        parts.append(_line(across(value), TOP, across(value), end, LINE, 1))
        parts.append(_text(across(value), end + 18, chart.write(value), 12, FAINT, "middle"))
    for index, bar in enumerate(chart.bars):
        parts += _bar(bar, TOP + ROW * index + ROW / 2, across)
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, end + 42, chart.axis, 12, FAINT, "middle"))
    return "\n".join([*parts, "</svg>\n"])


def _bar(bar: Bar, down: float, across: Callable[[float], float]) -> list[str]:
    figure = bar.figure
    return [
        _text(LEFT - 16, down + 5, bar.name, 14, INK, "end", 600),
        _line(across(figure.low), down, across(figure.high), down, SOFT, 10),
        f'<circle cx="{across(figure.value):.1f}" cy="{down:.1f}" r="6.5" fill="{ACCENT}" '
        f'stroke="{PAPER}" stroke-width="2"/>',
        _text(WIDTH - RIGHT + 24, down + 5, bar.words, 13, INK),
    ]


def _line(left: float, top: float, right: float, bottom: float, colour: str, width: int) -> str:
    return (
        f'<line x1="{left:.1f}" y1="{top:.1f}" x2="{right:.1f}" y2="{bottom:.1f}" '
        f'stroke="{colour}" stroke-width="{width}"/>'
    )


def _text(
    left: float,
    down: float,
    words: str,
    size: int,
    colour: str,
    anchor: str = "start",
    weight: int = 400,
) -> str:
    return (
        f'<text x="{left:.1f}" y="{down:.1f}" font-size="{size}" fill="{colour}" '
        f'text-anchor="{anchor}" font-weight="{weight}">{escape(words)}</text>'
    )
