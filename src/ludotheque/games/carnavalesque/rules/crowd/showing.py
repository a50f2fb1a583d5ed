"""What shows of the crowd from above (V2.5).

The table is looked at on a lattice of points, 1.8 mm apart on lines 1.2 mm apart; each line is
shifted a little, so that no edge of a card runs along a column of points. A card shows where it is
the topmost one at a point. So a card that shows nowhere changes nothing of what shows: it could
as well not be there, which is what keeps it a secret. On one line, the points of a card are those
between two of its edges: a line is a mask, and each edge cuts it once.
"""

from __future__ import annotations

from ludotheque.games.carnavalesque.data.sizes import SPOTS
from ludotheque.games.carnavalesque.rules.crowd.pile import Crowd

LINE = 12  # tenths of a millimetre between two lines
COLUMN = 18  # and between two points of a line
SHIFT = 7  # how much further each line begins
WIDTH = 63  # points of a line that a mask holds; a card never has more than 61
WHOLE_LINE = 0x7FFFFFFFFFFFFFFF  # written out, since C would shift in 32 bits
FAR = 360_000  # added before dividing, so that no negative number is divided


def showing_points(crowd: Crowd, spot: int) -> int:
    """Count the points where a card is topmost: 0 is hidden."""
    if crowd.shown[spot] < 0:
        measure(crowd, spot)
    return crowd.shown[spot]


def all_points(crowd: Crowd, spot: int) -> int:
    """Count the points that a card lies on."""
    if crowd.shown[spot] < 0:
        measure(crowd, spot)
    return crowd.extent[spot]


def shows_face(crowd: Crowd, spot: int) -> bool:
    """Say whether at least a fifth of a card shows, so that it can be read (V2.5)."""
    return crowd.above[spot] == 0 or 5 * showing_points(crowd, spot) >= all_points(crowd, spot)


def measure(crowd: Crowd, spot: int) -> None:
    """Count the points of a card, and those where it shows."""
    over = [0] * 64
    covers = 0
    for other in range(SPOTS):
        if crowd.above[spot] & crowd.bit[other]:
            over[covers] = other
            covers += 1
    left = crowd.corner_x[4 * spot]
    top = crowd.corner_y[4 * spot]
    bottom = top
    for corner in range(4 * spot + 1, 4 * spot + 4):
        left = min(left, crowd.corner_x[corner])
        top = min(top, crowd.corner_y[corner])
        bottom = max(bottom, crowd.corner_y[corner])
    crowd.extent[spot] = 0
    crowd.shown[spot] = 0
    for line in range((top + FAR) // LINE - FAR // LINE, (bottom + FAR) // LINE - FAR // LINE + 1):
        measure_line(crowd, spot, left, line, over, covers)


def measure_line(
    crowd: Crowd, spot: int, left: int, line: int, over: list[int], covers: int
) -> None:
    """Add the points of one line, but for those under the cards that lie over this one."""
    shift = (line & 1023) * SHIFT % COLUMN
    x = ((left - shift + FAR) // COLUMN - FAR // COLUMN) * COLUMN + shift
    points = points_on_line(crowd, spot, x, LINE * line)
    crowd.extent[spot] += count_points(points)
    for index in range(covers):
        if points:
            points &= ~points_on_line(crowd, over[index], x, LINE * line)
    crowd.shown[spot] += count_points(points)


def points_on_line(crowd: Crowd, spot: int, x: int, y: int) -> int:
    """Return which points of a line that starts at (x, y) lie on a card, as a mask."""
    first = 0
    last = WIDTH - 1
    for side in range(4):
        inside = crowd.side_of(spot, side, x, y)
        gain = crowd.gain(spot, side) * COLUMN
        if gain > 0:
            if inside < 0:
                enters = (gain - 1 - inside) // gain
                if enters > first:
                    first = enters
        elif inside < 0:
            return 0
        elif gain < 0:
            leaves = inside // -gain
            if leaves < last:
                last = leaves
    if first > last:
        return 0
    return (WHOLE_LINE >> WIDTH - 1 - last) & (WHOLE_LINE << first) & WHOLE_LINE


def count_points(points: int) -> int:
    """Count the points of a mask."""
    found = 0
    while points:
        points &= points - 1
        found += 1
    return found


def seen_spots(crowd: Crowd) -> int:
    """Return the spots that are seen, as a mask: those that show, and those that cover them.

    Of the cards that cover one that is seen, a topmost one shows too, even where it falls between
    the points. So whoever sees that a card shows also sees why it is not available.
    """
    seen = 0
    for spot in range(SPOTS):
        if crowd.here & crowd.bit[spot] and showing_points(crowd, spot) > 0:
            seen |= crowd.bit[spot]
    found = seen
    while found:
        found = 0
        for spot in range(SPOTS):
            if seen & crowd.bit[spot] and crowd.above[spot] & ~seen:
                found |= topmost_of(crowd, crowd.above[spot]) & ~seen
        seen |= found
    return seen


def topmost_of(crowd: Crowd, spots: int) -> int:
    """Return those of a set of cards that no other of them covers."""
    found = 0
    for spot in range(SPOTS):
        if spots & crowd.bit[spot] and crowd.above[spot] & spots == 0:
            found |= crowd.bit[spot]
    return found
