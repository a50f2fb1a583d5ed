"""A chart of figures with their intervals, drawn in characters."""

from __future__ import annotations

from rich.text import Text

from ludotheque.lab.arena.chart import Chart, span

WIDEST = 48  # characters of the axis
NARROWEST = 12


def plot(chart: Chart, width: int) -> Text:
    """Draw a chart in characters."""
    low, high, _ = span(chart.bars)
    names = max(len(bar.name) for bar in chart.bars)
    words = max(len(bar.words) for bar in chart.bars)
    room = max(NARROWEST, min(WIDEST, width - names - words - 6))

    def across(value: float) -> int:
        return round((room - 1) * (value - low) / (high - low))

    drawn = Text()
    for bar in chart.bars:
        line = [" "] * room
        left, right = across(bar.figure.low), across(bar.figure.high)
        line[left : right + 1] = "─" * (right - left + 1)
        line[left], line[right] = "├", "┤"
        line[across(bar.figure.value)] = "●"
        drawn.append(f" {bar.name:>{names}} ", "bold").append("".join(line), "cyan")
        drawn.append(f" {bar.words}\n")
    ends = chart.write(low), chart.write(high)
    drawn.append(f" {'':{names}} {ends[0]}{ends[1]:>{room - len(ends[0])}}\n", "dim")
    return drawn.append(f" {'':{names}} {chart.axis:^{room}}\n", "dim")
