"""Where a float would go, and which cards push one out of its workshop (V6.3)."""

from __future__ import annotations

from ludotheque.core.view import Outlook
from ludotheque.games.carnavalesque.data.cards import POINTS
from ludotheque.games.carnavalesque.data.moves import LAY, write
from ludotheque.games.carnavalesque.data.street import DEPARTURES, PUSHED, WORKSHOPS
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView


class CarnavalesqueOutlook(Outlook, frozen=True):
    """What a King's cards would do: `pushes` are the moves that push a float out (V6.3)."""

    pushes: tuple[str, ...]


def look_ahead(view: CarnavalesqueView) -> CarnavalesqueOutlook | None:
    """Return which cards of a King push floats out, where that is how floats leave."""
    if not is_pushed(view) or view.phase != "lay" or view.seat not in view.to_act:
        return None
    moves = [(card, workshop) for card in view.hand for workshop in range(view.open)]
    found = [LAY + WORKSHOPS * card + place for card, place in moves if pushes(view, card, place)]
    return CarnavalesqueOutlook(pushes=tuple([write(move) for move in found]))


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
