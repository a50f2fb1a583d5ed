"""What the Fool has with closed eyes (V5): a dark zone, the way the hand was meant to go, a rose.

The path is reckoned from the King's pawn as the strokes were meant: how the hand drifts, the
Fool does not know.
"""

from __future__ import annotations

from ludotheque.drawing.ink import Span, columns, fit, ink, line, shorten
from ludotheque.games.carnavalesque.data.moves import DIG, FLIP, GLIDE, GRAB, SPANS, SWEEP, verb_of
from ludotheque.games.carnavalesque.data.sines import COSINES, ONE, SINES
from ludotheque.games.carnavalesque.data.sizes import DEPTHS, DIRECTIONS, LENGTHS, PACE
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView
from ludotheque.games.carnavalesque.terminal.cells import OUTSIDE, Cell, Place, cell_at, empty_cells
from ludotheque.games.carnavalesque.terminal.colours import (
    CALL,
    DARK,
    DECREE,
    FAINT,
    GOLD,
    NIGHT,
    PAPER,
)
from ludotheque.games.carnavalesque.terminal.crowd import half_cell, join_cells, pawn_place
from ludotheque.games.carnavalesque.terminal.scene import (
    CROWD_WIDTH,
    LINES,
    PANEL_WIDTH,
    Scene,
    crop,
)
from ludotheque.games.carnavalesque.terminal.signs import ARROWS, CALLED, CROWN, HAND, NUMBERS

ROSE = ((5, 6, 7), (4, -1, 0), (3, 2, 1))  # directions as they lie on the table
ARM_WIDTH = 6
ROSE_WIDTH = 3 * ARM_WIDTH
GLIDED, SWEPT, TURNED, DUG = "·", "~", "↻", "∨"


def draw_dark(scene: Scene) -> list[Span]:
    """Draw the zone in the dark, with nothing but the way that the hand was meant to go."""
    cells, written = empty_cells(), _words(scene) | _path(scene)
    rows = []
    for row in range(LINES):
        letters = []
        for column in range(CROWD_WIDTH):
            halves = [cells[2 * row + half][column] for half in range(2)]
            grounds = ["" if each == OUTSIDE else DARK for each in halves]
            letters.append(written.get((column, row)) or half_cell(grounds[0], grounds[1]))
        rows.append(join_cells(letters))
    return rows


def _words(scene: Scene) -> dict[Place, Cell]:
    """Write in the middle of the dark that the eyes are closed."""
    words = shorten(scene.say("table-eyes-closed"), CROWD_WIDTH)
    start = (CROWD_WIDTH - columns(words)) // 2
    return {
        (start + at, LINES // 2 - 1): (letter, f"{FAINT} on {DARK}")
        for at, letter in enumerate(words)
    }


def reckon(view: CarnavalesqueView) -> list[tuple[int, int]]:
    """Return where the hand was meant to be at first and after each gesture."""
    stops = [pawn_place(view)]
    for move in view.strokes:
        x, y = stops[-1]
        verb = verb_of(move)
        if verb in (GLIDE, SWEEP):
            direction, span = divmod(move - verb, len(SPANS))
            angle, far = 360 // DIRECTIONS * direction, PACE * LENGTHS[span]
            x, y = x + (far * COSINES[angle] >> ONE), y + (far * SINES[angle] >> ONE)
        stops.append((x, y))
    return stops


def _path(scene: Scene) -> dict[Place, Cell]:
    """Write the strokes, what was done on the way, the calls, and where the hand should be."""
    view, stops = scene.view, reckon(scene.view)
    written = _trail(view, stops)
    written[cell_at(*stops[0])] = (CROWN, f"bold {GOLD} on {DARK}")
    for move, stop in zip(view.strokes, stops[1:], strict=True):
        if move in (FLIP, DIG):
            written[cell_at(*stop)] = (TURNED if move == FLIP else DUG, f"bold {PAPER} on {DARK}")
    for call in view.calls:
        written[cell_at(*stops[call.stroke])] = (CALLED, f"bold {CALL} on {DECREE}")
    written[cell_at(*stops[-1])] = (HAND, f"bold {NIGHT} on {CALL}")
    return written


def _trail(view: CarnavalesqueView, stops: list[tuple[int, int]]) -> dict[Place, Cell]:
    """Write a letter for every pace of a stroke."""
    written: dict[Place, Cell] = {}
    most = LENGTHS[-1]
    for number, move in enumerate(view.strokes):
        (x, y), (to_x, to_y) = stops[number], stops[number + 1]
        if move in (FLIP, DIG):
            continue
        letter = (SWEPT if verb_of(move) == SWEEP else GLIDED, f"{GOLD} on {DARK}")
        for pace in range(most):
            place = x + (to_x - x) * pace // most, y + (to_y - y) * pace // most
            written[cell_at(*place)] = letter
    return written


def draw_rose(scene: Scene) -> list[Span]:
    """Draw the keys of the gestures: two roses with three lengths a direction, and the rest."""
    say = scene.say
    heads = [f"{say(f'table-{word}')} {say('table-lengths')}" for word in ("glide", "sweep")]
    head = ink("".join(fit(each, ROSE_WIDTH) for each in heads), PAPER)
    roses = [
        line(*[_arm(scene, first, way) for first in (GLIDE, SWEEP) for way in row]) for row in ROSE
    ]
    return [head, *roses, _touches(scene), _grabs(scene)]


def _arm(scene: Scene, first: int, direction: int) -> Span:
    """Draw one direction of a rose: its arrow and the keys of its lengths, the shortest first."""
    if direction < 0:
        return ink(fit("  ∙", ARM_WIDTH), FAINT)
    moves = range(first + len(SPANS) * direction, first + len(SPANS) * (direction + 1))
    keys = line(*[scene.key_or(move, " ") for move in moves])
    return (ink(ARROWS[direction], GOLD) + keys).padded(ARM_WIDTH)


def _touches(scene: Scene) -> Span:
    spans = []
    for move, word in ((FLIP, "flip"), (DIG, "dig")):
        spans += [scene.key_or(move, " "), ink(f" {scene.say(f'table-{word}')}   ", PAPER)]
    return crop(spans, PANEL_WIDTH)


def _grabs(scene: Scene) -> Span:
    """Draw the keys of the grab, from the top down."""
    spans = [ink(f"  {scene.say('table-grab')} ", PAPER)]
    for depth in range(DEPTHS):
        spans += [ink(f" {NUMBERS[depth]}", FAINT), scene.key_or(GRAB + depth, " ")]
    return crop(spans, PANEL_WIDTH)
