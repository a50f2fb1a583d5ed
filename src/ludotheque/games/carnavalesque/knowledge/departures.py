"""Where a float would go, and which cards push one out of its workshop (V6.3)."""

from __future__ import annotations

from ludotheque.games.carnavalesque.data.cards import POINTS
from ludotheque.games.carnavalesque.data.street import DEPARTURES, PUSHED
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView


def is_pushed(view: CarnavalesqueView) -> bool:
    """Say whether floats leave only when they are pushed out."""
    return view.departure == DEPARTURES[PUSHED]


def pushes(view: CarnavalesqueView, card: int, workshop: int) -> bool:
    """Say whether a crowd card would push a float out: they have nothing in common."""
    meets = is_pushed(view) and bool(view.floats[workshop]) and POINTS[card] != 0
    return meets and not view.common[workshop] & POINTS[card]


def way_out(view: CarnavalesqueView, workshop: int) -> str:
    """Return where a float would go, as texts name it."""
    return "parade" if len(view.floats[workshop]) >= view.least else "dead-end"
