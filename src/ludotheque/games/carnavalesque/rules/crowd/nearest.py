"""Which card of the crowd is nearest to a point: the one whose edge is, in whole numbers (V5.4).

The square of a distance to the inside of an edge is a fraction: a squared cross product over the
squared length of the edge. Fractions are compared by their whole parts, then by what remains,
crosswise: no number needs more than 64 bits, and nothing is rounded.
"""

from __future__ import annotations

from ludotheque.games.carnavalesque.data.sizes import CORNERS, NO_SPOT
from ludotheque.games.carnavalesque.rules.crowd.pile import Crowd


def nearest_spot(crowd: Crowd, x: int, y: int) -> int:
    """Return the spot whose edge is nearest to a point beside all cards; of two, the lower one."""
    found = NO_SPOT
    best = 0
    best_rest = 0
    best_under = 1
    for corner in range(CORNERS):
        if crowd.holds(corner // 4):
            under = under_square(crowd, corner, x, y)
            square = square_over(crowd, corner, x, y, under)
            whole = square // under
            rest = square % under
            ahead = whole < best or (whole == best and rest * best_under < best_rest * under)
            if found == NO_SPOT or ahead:
                found = corner // 4
                best = whole
                best_rest = rest
                best_under = under
    return found


def under_square(crowd: Crowd, corner: int, x: int, y: int) -> int:
    """Return the squared length of the edge that starts at a corner, if a point lies beside it.

    Else 1: then the edge is not nearer than its corners, each of which starts one.
    """
    end = corner // 4 * 4 + (corner + 1) % 4
    across = crowd.corner_x[end] - crowd.corner_x[corner]
    along = crowd.corner_y[end] - crowd.corner_y[corner]
    length = across * across + along * along
    ahead = across * (x - crowd.corner_x[corner]) + along * (y - crowd.corner_y[corner])
    return length if 0 < ahead < length else 1


def square_over(crowd: Crowd, corner: int, x: int, y: int, under: int) -> int:
    """Return the squared distance to an edge times `under`, or to its corner where that is 1."""
    if under > 1:
        side = crowd.side_of(corner // 4, corner % 4, x, y)
        return side * side
    right = x - crowd.corner_x[corner]
    down = y - crowd.corner_y[corner]
    return right * right + down * down
