"""Which card shows in each cell of the drawn crowd: two halves a letter, one above the other."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from ludotheque.games.carnavalesque.data.sines import COSINES, ONE, SINES
from ludotheque.games.carnavalesque.data.sizes import HALF_HEIGHT, HALF_WIDTH, RADIUS, REACH
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView, Lying
from ludotheque.games.carnavalesque.terminal.scene import CROWD_WIDTH, LINES

Cell: TypeAlias = tuple[str, str]  # a letter and its style
Place: TypeAlias = tuple[int, int]  # column and line

HALVES = 2 * LINES
HALF_COLUMN = 94  # tenths of a millimetre: the picture is a little larger than the zone
HALF_LINE = 117
GROUND = -1
OUTSIDE = -2


def column_x(column: int) -> int:
    """Return where the middle of a column lies on the table."""
    return HALF_COLUMN * (2 * column + 1 - CROWD_WIDTH)


def half_y(half: int) -> int:
    """Return where the middle of a half line lies on the table."""
    return HALF_LINE * (2 * half + 1 - HALVES)


def cell_at(x: int, y: int) -> tuple[int, int]:
    """Return the column and the line of a point of the table, those at the edge if outside."""
    column = (x + HALF_COLUMN * CROWD_WIDTH) // (2 * HALF_COLUMN)
    row = (y + HALF_LINE * HALVES) // (4 * HALF_LINE)
    return min(max(column, 0), CROWD_WIDTH - 1), min(max(row, 0), LINES - 1)


def _ground(column: int, half: int) -> int:
    x, y = column_x(column), half_y(half)
    return GROUND if x * x + y * y <= RADIUS * RADIUS else OUTSIDE


ZONE = [[_ground(column, half) for column in range(CROWD_WIDTH)] for half in range(HALVES)]


def in_picture(view: CarnavalesqueView) -> CarnavalesqueView:
    """Return a view that can be drawn whole: cards that left the picture lie at its edge (V5.5)."""
    crowd = tuple([replace(each, x=_inward(each.x), y=_inward(each.y)) for each in view.crowd])
    return replace(view, crowd=crowd)


def _inward(at: int) -> int:
    return min(max(at, -RADIUS), RADIUS)


def empty_cells() -> list[list[int]]:
    """Return the zone without cards: a row for each half line."""
    return [list(row) for row in ZONE]


def cells_of(view: CarnavalesqueView) -> list[list[int]]:
    """Return the spot that shows in each cell: covered cards are laid before those above them."""
    cells = empty_cells()
    depths = depths_of(view)
    for lying in sorted(view.crowd, key=lambda each: (-depths[each.spot], each.spot)):
        _lay(lying, cells)
    return cells


def depths_of(view: CarnavalesqueView) -> dict[int, int]:
    """Return how deep each card lies: 0 with nothing above it, else one more than what is."""
    above = {lying.spot: lying.covered_by for lying in view.crowd}
    depths: dict[int, int] = {}
    for spot in above:
        _find_depth(spot, above, depths)
    return depths


def _find_depth(spot: int, above: dict[int, tuple[int, ...]], depths: dict[int, int]) -> int:
    if spot not in depths:
        over = [_find_depth(other, above, depths) for other in above[spot]]
        depths[spot] = 1 + max(over) if over else 0
    return depths[spot]


def _lay(lying: Lying, cells: list[list[int]]) -> None:
    """Lay a card over what is there; only the cells near it are looked at."""
    left, top = cell_at(lying.x - REACH // 2, lying.y - REACH // 2)
    right, bottom = cell_at(lying.x + REACH // 2, lying.y + REACH // 2)
    for half in range(2 * top, 2 * bottom + 2):
        for column in range(left, right + 1):
            if _covers(lying, column_x(column), half_y(half)):
                cells[half][column] = lying.spot


def _covers(lying: Lying, x: int, y: int) -> bool:
    """Say whether a point lies on a card."""
    right, down = x - lying.x, y - lying.y
    sine, cosine = SINES[lying.angle], COSINES[lying.angle]
    across = right * cosine + down * sine
    along = down * cosine - right * sine
    return abs(across) <= HALF_WIDTH << ONE and abs(along) <= HALF_HEIGHT << ONE


def card_under(view: CarnavalesqueView, x: int, y: int) -> Lying | None:
    """Return the card that is seen on top at a point of the table, if there is one."""
    here = {lying.spot: lying for lying in view.crowd if _covers(lying, x, y)}
    tops = [each for each in here.values() if not any(spot in here for spot in each.covered_by)]
    return tops[0] if tops else None
