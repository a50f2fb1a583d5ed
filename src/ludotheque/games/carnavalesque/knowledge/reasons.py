"""What speaks for a move of Carnavalesque, from what the player sees."""

from __future__ import annotations

from ludotheque.core.event import Args, Seen
from ludotheque.games.carnavalesque.data.cards import ALL_POINTS, POINT_NAMES, POINTS
from ludotheque.games.carnavalesque.data.moves import LAY, SEND, verb_of
from ludotheque.games.carnavalesque.data.street import WORKSHOPS
from ludotheque.games.carnavalesque.knowledge.departures import pushes
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView


def reason(view: CarnavalesqueView, move: int) -> Seen | None:
    """Say why a card fits a float, or what a float brings."""
    verb = verb_of(move)
    if verb == LAY:
        card, workshop = divmod(move - LAY, WORKSHOPS)
        if pushes(view, card, workshop):
            return _reason_to_leave(view, workshop)
        return _reason_to_lay(view, card, workshop)
    return _reason_to_leave(view, move - SEND) if verb == SEND else None


def _reason_to_leave(view: CarnavalesqueView, workshop: int) -> Seen | None:
    """Say that a float is large enough to parade (V6.3)."""
    count = len(view.floats[workshop])
    if count < view.least:
        return None
    return Seen("parade", {"count": count, "least": view.least}, told=False)


def _reason_to_lay(view: CarnavalesqueView, card: int, workshop: int) -> Seen | None:
    """Name what a card has in common with all cards of the float (V6.1)."""
    shared = POINTS[card]
    for other in view.floats[workshop]:
        shared &= POINTS[other]
    names = [POINT_NAMES[point] for point in range(ALL_POINTS) if shared >> point & 1]
    if not names or not view.floats[workshop]:
        return None
    count = len(view.floats[workshop]) + 1
    args: Args = {"workshop": workshop + 1, "points": names, "count": count, "least": view.least}
    return Seen("fits", args, told=False)
