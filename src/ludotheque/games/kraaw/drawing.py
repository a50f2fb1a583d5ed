"""A table of Kraaw drawn with letters."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.core.drawing import Say
from ludotheque.games.kraaw.view import KraawView


def draw(view: KraawView, say: Say, labels: Mapping[int, str]) -> str:
    """Draw every row, with a label on each card that can be chosen."""
    return f"{view} {say} {labels}"
