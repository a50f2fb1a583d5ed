"""The crowd from above: cards in the colours of their ages, those that can be taken with keys.

Face up, a card is bright and shows its signs; face down, it is dark and hatched. Ages can be told
without colour by their marks, one stroke more the older.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from ludotheque.drawing.ink import EMPTY, Span, ink
from ludotheque.games.carnavalesque.data.cards import UNKNOWN
from ludotheque.games.carnavalesque.data.seats import NOBODY
from ludotheque.games.carnavalesque.data.sines import COSINES, ONE, SINES
from ludotheque.games.carnavalesque.data.sizes import RADIUS
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView, Lying
from ludotheque.games.carnavalesque.terminal.cells import (
    Cell,
    Place,
    cell_at,
    cells_of,
    in_picture,
)
from ludotheque.games.carnavalesque.terminal.colours import (
    AGE_INKS,
    CALL,
    DECREE,
    GOLD,
    NIGHT,
    mix,
)
from ludotheque.games.carnavalesque.terminal.letters import write_cards
from ludotheque.games.carnavalesque.terminal.scene import CROWD_WIDTH, LINES, Scene
from ludotheque.games.carnavalesque.terminal.shades import shades_of
from ludotheque.games.carnavalesque.terminal.signs import AGE_MARKS, CALLED, CROWN, HAND


def draw_crowd(scene: Scene) -> list[Span]:
    """Draw the zone with everything in it, and at its edge what left it."""
    scene = replace(scene, view=in_picture(scene.view))
    cells = cells_of(scene.view)
    grounds = shades_of(scene.view)
    written = _write_hand(scene, cells, grounds)
    write_cards(scene, cells, grounds, written)
    marks = {lying.spot: _hatch(lying, grounds[lying.spot]) for lying in scene.view.crowd}
    return [_draw_line(cells, grounds, marks, written, row) for row in range(LINES)]


def join_cells(cells: list[Cell]) -> Span:
    """Put the letters of a line together, those of one style at a time."""
    whole = EMPTY
    for style, run in groupby(cells, key=lambda cell: cell[1]):
        whole += ink("".join(letter for letter, _ in run), style)
    return whole


def pawn_place(view: CarnavalesqueView) -> tuple[int, int]:
    """Return where the King's pawn stands: at the edge of the zone, in front of the King (V5.2)."""
    angle = (90 + 360 * view.king // view.seats) % 360
    return (RADIUS * COSINES[angle]) >> ONE, (RADIUS * SINES[angle]) >> ONE


# --- the Fool's hand


def _write_hand(scene: Scene, cells: list[list[int]], grounds: dict[int, str]) -> dict[Place, Cell]:
    """Write where the hand really is and where it was called (V5.2), and the King's pawn."""
    view = scene.view
    written: dict[Place, Cell] = {}
    if view.king != NOBODY:
        place = cell_at(*pawn_place(view))
        if view.hand_at or cells[2 * place[1]][place[0]] < 0:
            written[place] = (CROWN, f"bold {GOLD}{_on(cells, grounds, place)}")
    for call in view.calls:
        place = cell_at(call.at[0], call.at[1])
        written[place] = (CALLED, f"bold {CALL} on {DECREE}")
    if view.hand_at:
        written[cell_at(view.hand_at[0], view.hand_at[1])] = (HAND, f"bold {NIGHT} on {CALL}")
    return written


def _on(cells: list[list[int]], grounds: dict[int, str], place: Place) -> str:
    ground = grounds[cells[2 * place[1]][place[0]]]
    return f" on {ground}" if ground else ""


# --- lines


def _draw_line(
    cells: list[list[int]],
    grounds: dict[int, str],
    marks: dict[int, Cell],
    written: dict[Place, Cell],
    row: int,
) -> Span:
    line = []
    for column in range(CROWD_WIDTH):
        top, bottom = cells[2 * row][column], cells[2 * row + 1][column]
        if (column, row) in written:
            line.append(written[column, row])
        elif top == bottom and top in marks:
            line.append(marks[top])
        else:
            line.append(half_cell(grounds[top], grounds[bottom]))
    return join_cells(line)


def _hatch(lying: Lying, ground: str) -> Cell:
    """Return how a card is hatched: clearly face down, hardly face up."""
    if lying.age == UNKNOWN:
        return " ", f"on {ground}"
    colour = mix(ground, NIGHT, 80) if lying.face_up else mix(AGE_INKS[lying.age], ground, 55)
    return AGE_MARKS[lying.age], f"{colour} on {ground}"


def half_cell(top: str, bottom: str) -> Cell:
    """Return a letter whose two halves have two colours."""
    if top == bottom:
        return " ", f"on {top}" if top else "none"
    if not top:
        return "▄", bottom
    return "▀", f"{top} on {bottom}" if bottom else top
