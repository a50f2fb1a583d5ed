"""Which roles the greedy team keeps, and how it uses them (V11)."""

from __future__ import annotations

from ludotheque.games.carnavalesque.cards import ALL_POINTS, POINTS
from ludotheque.games.carnavalesque.moves import CARD, POINT, ROLE, SEAT, SKIP, SPOT
from ludotheque.games.carnavalesque.omens import (
    ACROBAT,
    FOOL,
    FORTUNE_TELLER,
    MAGICIAN,
    MESSENGER,
    MIME,
    PATRON,
    PICKPOCKET,
    PORTER,
    REBEL,
    SWEEPER,
)
from ludotheque.games.carnavalesque.worth_seek import is_seeking
from ludotheque.games.carnavalesque.worth_sight import FITTING, Sight

# from the role that helps least to the one that helps most
LIKED = (
    MESSENGER,
    MIME,
    FORTUNE_TELLER,
    SWEEPER,
    PICKPOCKET,
    FOOL,
    MAGICIAN,
    REBEL,
    ACROBAT,
    PORTER,
    PATRON,
)


def worth_of_role(sight: Sight, move: int) -> int:
    """A role is worth what it brings the King; the Fool alone finds the Third Workshop card."""
    if move == ROLE + FOOL and is_seeking(sight.view):
        return len(LIKED)
    return LIKED.index(move - ROLE)


def best_draw(sight: Sight) -> int:
    """Return the use of the best card that can be drawn now."""
    view = sight.view
    free = [lying for lying in view.crowd if not lying.covered_by and lying.age != view.decree]
    return max((sight.use_of_lying(lying) for lying in free), default=0)


def worth_of_look(sight: Sight, move: int) -> int:
    """Look at, or turn up, the hidden card that promises most (V11.4)."""
    if move == SKIP:
        return 0
    lying = sight.lying_at(move - SPOT)
    if lying is None or lying.card >= 0 or lying.age == sight.view.decree:
        return -1
    return sight.use_of_lying(lying)


def worth_of_throw(sight: Sight, move: int) -> int:
    """Sweep useless cards away while there is nothing good to draw (V11.4)."""
    if move == SKIP:
        return 0
    lying = sight.lying_at(move - SPOT)
    if lying is None or best_draw(sight) >= FITTING:
        return -1
    under = [other for other in sight.view.crowd if lying.spot in other.covered_by]
    freed = [sight.use_of_lying(other) for other in under if len(other.covered_by) == 1]
    return max(freed, default=0) - sight.use_of_lying(lying)


def worth_of_offer(sight: Sight, move: int) -> int:
    """Swap the card that helps least, if it does not fit (V11.4)."""
    if move == SKIP:
        return 0
    return FITTING - 1 - sight.use(move - CARD)


def worth_of_theft(sight: Sight, move: int) -> int:
    """Rob whoever surely holds what fits; rather one who has given a card already (V11.4)."""
    view = sight.view
    seat = move - SEAT
    known = sum([sight.use(card) for card in view.sure[seat]])
    played = (seat - view.king) % view.seats < (view.seat - view.king) % view.seats
    return known + FITTING * played


def worth_of_question(sight: Sight, move: int) -> int:
    """Ask the King for the point that one's own cards could best share with his (V11.4)."""
    if move == SKIP:
        return 0
    point = move - POINT
    mine = sum([POINTS[card] >> point & 1 for card in sight.view.hand if not sight.fits(card)])
    return mine * sight.supply[point] if point < ALL_POINTS else 0
