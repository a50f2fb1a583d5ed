"""What whoever draws a match needs besides the view: names of moves, and what a phase offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.view import Outlook, Printed
from ludotheque.games.kraaw.data.cards import (
    ALL_RAVENS,
    DOG,
    MOST_LOCKS,
    PLACES,
    RAVENS,
    ROUNDS_TO_WIN,
)
from ludotheque.games.kraaw.data.moves import (
    ANNOUNCE,
    BONUS,
    CARD,
    EXCHANGE,
    KEEP,
    LEAVE_DOG,
    LOCK,
    LOOK,
    PASS,
    RAVEN,
    REVEAL_LOCK,
    SWAP_DOG,
    write,
)

if TYPE_CHECKING:
    from ludotheque.games.kraaw.knowledge.view import KraawView

OFFERED = {
    "choose-raven": tuple(range(RAVEN, RAVEN + ALL_RAVENS)),
    "keep-or-announce": (ANNOUNCE, KEEP),
    "dog-exchange": (SWAP_DOG, LEAVE_DOG),
    "main-action": (LOOK, REVEAL_LOCK, LOCK, EXCHANGE),
    "bonus-action": (BONUS, PASS),
}


class KraawPrinted(Printed, frozen=True):
    """Numbers of the rules, and the moves that choose the card in each slot."""

    places: int
    most_locks: int
    rounds_to_win: int
    ravens: tuple[str, ...]
    slots: tuple[str, ...]


class KraawOutlook(Outlook, frozen=True):
    """The actions among which a seat chooses now, those that are forbidden too; no cards."""

    offered: tuple[str, ...]


PRINTED = KraawPrinted(
    PLACES,
    MOST_LOCKS,
    ROUNDS_TO_WIN,
    RAVENS,
    tuple(write(CARD + slot) for slot in range(DOG)),
)


def look_ahead(view: KraawView) -> KraawOutlook:
    """Return what follows from a view by the rules alone."""
    asked = view.seat in view.to_act
    return KraawOutlook(tuple(map(write, OFFERED.get(view.phase, ()))) if asked else ())
