"""What every part of the drawing needs: the view, the words, the labels and the widths."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.drawing.drawn import Drawn
from ludotheque.drawing.ink import EMPTY, Span, ink
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView

LINES = 16
CROWD_WIDTH = 40
PANEL_WIDTH = 37  # the rest of 78 columns, but one between the two


@dataclass(frozen=True, slots=True)
class Scene(Drawn):
    """One view being drawn."""

    view: CarnavalesqueView


def crop(spans: list[Span], width: int) -> Span:
    """Put pieces one behind the other as long as there is room; a sign tells what was left out."""
    whole = EMPTY
    for number, span in enumerate(spans):
        last = number == len(spans) - 1
        if whole.width + span.width > width - (0 if last else 1):
            return whole + ink("…")
        whole += span
    return whole
