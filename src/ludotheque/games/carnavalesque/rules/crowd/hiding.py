"""Whether a card is covered altogether, to the last sliver (V2.3).

What shows is looked at on a lattice (showing.py), between whose points a sliver can show. So the
covers are cut away one after the other: what is left of a card is a few convex pieces. A piece is
kept as the lines of its edges, never as its corners. Every line is an edge of some card, so its
numbers stay small whole ones however often it is cut, and nothing is rounded.
"""

from __future__ import annotations

from typing import TypeAlias

from ludotheque.games.carnavalesque.data.sizes import SPOTS
from ludotheque.games.carnavalesque.rules.crowd.pile import Crowd

Line: TypeAlias = tuple[int, int, int]  # a, b, c: inside is where a x + b y + c is positive
Piece: TypeAlias = tuple[Line, ...]  # its edges, one after the other round it


def is_hidden(crowd: Crowd, spot: int) -> bool:
    """Say whether nothing at all of a card shows; where cards only meet, nothing does."""
    above = crowd.above[spot]
    left = [outline(crowd, spot)]
    for other in range(SPOTS):
        if left and above >> other & 1:
            cover = outline(crowd, other)
            left = [rest for piece in left for rest in cut_away(piece, cover)]
    return not left


def outline(crowd: Crowd, spot: int) -> Piece:
    """Return the four edges of a card."""
    return tuple([edge(crowd, spot, side) for side in range(4)])


def edge(crowd: Crowd, spot: int, side: int) -> Line:
    """Return the line from one corner to the next."""
    x = crowd.corner_x[4 * spot + side]
    y = crowd.corner_y[4 * spot + side]
    end = 4 * spot + (side + 1) % 4
    across = crowd.corner_x[end] - x
    along = crowd.corner_y[end] - y
    return -along, across, along * x - across * y


def cut_away(piece: Piece, cover: Piece) -> list[Piece]:
    """Return what of a piece lies beside a cover: for each edge, what is outside of it only."""
    found = []
    for a, b, c in cover:
        outside = cut(piece, (-a, -b, -c))
        if outside:
            found.append(outside)
        piece = cut(piece, (a, b, c))
        if not piece:
            break
    return found


def cut(piece: Piece, line: Line) -> Piece:
    """Return what of a piece lies inside a line; nothing, if it has no area."""
    size = len(piece)
    inside = [side_of_corner(piece[i], piece[(i + 1) % size], line) for i in range(size)]
    if max(inside) <= 0:
        return ()
    if min(inside) >= 0:
        return piece
    found = []
    before = inside[size - 1]
    for each in range(size):
        if before > 0 or inside[each] > 0:
            found.append(piece[each])
        if before > 0 >= inside[each]:
            found.append(line)
        before = inside[each]
    return tuple(found)


def side_of_corner(first: Line, second: Line, line: Line) -> int:
    """Return on which side of a line two edges meet: positive is inside.

    Edges that follow each other round a piece always turn the same way, so the number by which the
    corner would have to be divided is positive.
    """
    a, b, c = first
    d, e, f = second
    x, y, z = line
    return x * (b * f - e * c) + y * (d * c - a * f) + z * (a * e - d * b)
