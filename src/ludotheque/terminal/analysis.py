"""An analysis written for a terminal: a curve for each player, and the moves that changed most."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from ludotheque.bots.analysis import USUAL, Curve, Swing, Values, analyse, swings
from ludotheque.bots.levels import Budget
from ludotheque.core.records.record import Record
from ludotheque.core.state import SPECTATOR
from ludotheque.i18n.texts import Texts

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 60  # characters of a curve


def write_analysis(record: Record, say: Texts, budget: Budget = USUAL) -> list[str]:
    """Evaluate a game; return the lines that tell what came out."""
    curve = analyse(record, budget)
    found = swings(record, curve)
    names = names_of_lines(record, say)
    width = max(len(name) for name in names)
    lines = [
        f"{name:{width}} {sparkline([values[line] for values in filled(curve)])}"
        for line, name in enumerate(names)
    ]
    lines.append(say("analysis-turns" if found else "analysis-none"))
    return lines + [f"  {write_swing(record, swing, say)}" for swing in found]


def names_of_lines(record: Record, say: Texts) -> list[str]:
    """Return whose curves there are: each player's, or one of the team."""
    if record.game.cooperative:
        return [say("analysis-team")]
    return [say.name(seat) for seat in range(record.seats)]


def filled(curve: Curve) -> list[Values]:
    """Return the curve without gaps: where nothing was judged, nothing has changed."""
    first = next((values for values in curve if values is not None), [])
    return list(accumulate((p for p in curve), lambda last, now: now or last, initial=first))[1:]


def sparkline(values: Sequence[float]) -> str:
    """Draw numbers from 0 to 1 as bars, not more than fit on a line."""
    width = min(len(values), WIDEST)
    shown = [values[(place + 1) * len(values) // width - 1] for place in range(width)]
    return "".join(BARS[min(len(BARS) - 1, int(len(BARS) * max(0.0, each)))] for each in shown)


def write_swing(record: Record, swing: Swing, say: Texts) -> str:
    """Tell a move that changed much: who made it, what it was, what it did to whom."""
    words = _words(record, swing, say)
    changes = [
        say("analysis-change", name=name, before=_percent(before), after=_percent(after))
        for name, before, after in zip(
            names_of_lines(record, say), swing.before, swing.after, strict=False
        )
    ]
    return say("analysis-turn", place=swing.place, words=words, changes=", ".join(changes))


def _words(record: Record, swing: Swing, say: Texts) -> str:
    """Say what everybody saw of a move or, if that was nothing, what it is called."""
    if swing.told is not None:
        return say.event(swing.told, SPECTATOR)
    words = record.game.describe(swing.view, swing.move, say)
    return say("analysis-move", seat=swing.seat, words=words)


def _percent(value: float) -> int:
    return round(100 * value)
