"""What shows of a card from above (V2.5).

A card is looked at on 44 lines of 63 cells each, two square millimetres a cell; a cell is covered
if its middle lies on a card above. On one line, the cells that a card above covers are those
between two of its edges, so that a line is one mask of cells and each edge cuts it once.
"""

from __future__ import annotations

from ludotheque.games.carnavalesque.crowd import Crowd

LINES = 44
CELLS = 63
ALL_CELLS = LINES * CELLS
WHOLE_LINE = 0x7FFFFFFFFFFFFFFF  # 63 cells; written out, since C would shift in 32 bits


def showing_cells(crowd: Crowd, card: int) -> int:
    """Count the cells of a card that nothing covers: 0 is hidden, ALL_CELLS is in full view."""
    if crowd.above[card] == 0:
        return ALL_CELLS
    shown = 0
    for line in range(LINES):
        shown += count_cells(showing_on_line(crowd, card, line))
    return shown


def showing_on_line(crowd: Crowd, card: int, line: int) -> int:
    """Return the cells of one line of a card that nothing covers, as a mask."""
    shown = WHOLE_LINE
    for other in range(64):
        if crowd.above[card] & crowd.bit[other]:
            shown &= ~covered_on_line(crowd, card, line, other)
        if shown == 0:
            return 0
    return shown


def covered_on_line(crowd: Crowd, card: int, line: int, other: int) -> int:
    """Return the cells of a line of one card that another card lies on.

    Points are scaled by twice the number of lines, so that the middle of a line is a whole number.
    """
    first = 0
    last = CELLS - 1
    for side in range(4):
        at_start = height_over(crowd, other, side, card, 0, 3, line)
        at_end = height_over(crowd, other, side, card, 1, 2, line)
        slope = at_end - at_start
        need = 2 * CELLS * at_start + slope  # what the middle of the first cell has, scaled
        if slope > 0:
            if need < 0:
                enters = (-need + 2 * slope - 1) // (2 * slope)
                if enters > first:
                    first = enters
        elif need < 0:
            return 0
        elif slope < 0:
            leaves = need // (-2 * slope)
            if leaves < last:
                last = leaves
    if first > last:
        return 0
    return cells_from_to(first, last)


def cells_from_to(first: int, last: int) -> int:
    """Return the cells between two places of a line, both included."""
    return (WHOLE_LINE >> CELLS - 1 - last) & (WHOLE_LINE << first) & WHOLE_LINE


def height_over(
    crowd: Crowd, other: int, side: int, card: int, start: int, end: int, line: int
) -> int:
    """Return how far inside an edge of another card one end of a line lies, scaled."""
    here = 4 * card + start
    there = 4 * card + end
    part = 2 * line + 1
    x = 2 * LINES * crowd.corner_x[here] + part * (crowd.corner_x[there] - crowd.corner_x[here])
    y = 2 * LINES * crowd.corner_y[here] + part * (crowd.corner_y[there] - crowd.corner_y[here])
    edge = 4 * other + side
    next_edge = 4 * other + (side + 1) % 4
    across = crowd.corner_x[next_edge] - crowd.corner_x[edge]
    along = crowd.corner_y[next_edge] - crowd.corner_y[edge]
    right = x - 2 * LINES * crowd.corner_x[edge]
    down = y - 2 * LINES * crowd.corner_y[edge]
    return across * down - along * right


def count_cells(cells: int) -> int:
    """Count the cells of a mask."""
    found = 0
    while cells:
        cells &= cells - 1
        found += 1
    return found
