"""What is written on the cards of the drawn crowd: the key that takes one, and its signs."""

from __future__ import annotations

from ludotheque.games.carnavalesque.data.cards import UNKNOWN
from ludotheque.games.carnavalesque.data.moves import SPOT
from ludotheque.games.carnavalesque.data.sizes import REACH
from ludotheque.games.carnavalesque.knowledge.view import Lying
from ludotheque.games.carnavalesque.terminal.cells import Cell, Place, cell_at
from ludotheque.games.carnavalesque.terminal.colours import AGE_INKS, KEY, NIGHT
from ludotheque.games.carnavalesque.terminal.scene import Scene
from ludotheque.games.carnavalesque.terminal.signs import write_card


def write_cards(
    scene: Scene, cells: list[list[int]], grounds: dict[int, str], written: dict[Place, Cell]
) -> None:
    """Write keys and signs on the cards: first those that can be taken, so that each has room."""
    for lying in sorted(scene.view.crowd, key=lambda each: _order(scene, each)):
        letters = _letters(scene, lying, grounds[lying.spot])
        count = _least(scene, lying, len(letters))
        places = _find_room(_filled(lying, cells, written), lying, len(letters), count)
        written |= dict(zip(places, letters, strict=False))


def _order(scene: Scene, lying: Lying) -> tuple[bool, bool, int]:
    return SPOT + lying.spot not in scene.labels, lying.covered_by != (), lying.spot


def _least(scene: Scene, lying: Lying, wanted: int) -> int:
    """Return how many letters are better than none: of the signs alone, all of them."""
    return 1 if SPOT + lying.spot in scene.labels else max(1, wanted)


def _filled(lying: Lying, cells: list[list[int]], written: dict[Place, Cell]) -> dict[Place, int]:
    """Return the free letters of a card, with how many of their two halves it fills."""
    left, top = cell_at(lying.x - REACH // 2, lying.y - REACH // 2)
    right, bottom = cell_at(lying.x + REACH // 2, lying.y + REACH // 2)
    found = {}
    for row in range(top, bottom + 1):
        for column in range(left, right + 1):
            halves = (cells[2 * row][column], cells[2 * row + 1][column]).count(lying.spot)
            if halves and (column, row) not in written:
                found[column, row] = halves
    return found


def _find_room(filled: dict[Place, int], lying: Lying, wanted: int, least: int) -> list[Place]:
    """Return the places of a line where most of what is wanted can be written on a card."""
    for count in range(wanted, least - 1, -1):
        found = _windows(filled, lying, count, least == 1)
        if found:
            _, (first, row) = min(found)
            return [(first + step, row) for step in range(count)]
    return []


def _windows(
    filled: dict[Place, int], lying: Lying, count: int, anyhow: bool
) -> list[tuple[tuple[int, int], Place]]:
    """Return where so many letters fit side by side, those first that fill the card best.

    Half letters are enough where nothing covers the card, or if it must be written anyhow;
    elsewhere they would seem to be on the card above.
    """
    centre, middle = cell_at(lying.x, lying.y)
    found = []
    for column, row in filled:
        window = [filled.get((column + step, row), 0) for step in range(count)]
        if min(window) > 0 and (anyhow or not lying.covered_by or sum(window) > count):
            away = 2 * abs(row - middle) + abs(2 * column + count - 1 - 2 * centre)
            found.append(((-sum(window), away), (column, row)))
    return found


def _letters(scene: Scene, lying: Lying, ground: str) -> list[Cell]:
    """Return what is written on a card: its key, then its signs if they are known."""
    label = scene.labels.get(SPOT + lying.spot, "")
    letters = [(label, KEY)] if label else []
    if lying.card != UNKNOWN:
        colour = NIGHT if lying.face_up else AGE_INKS[lying.age]
        letters += [(sign, f"bold {colour} on {ground}") for sign in write_card(lying.card)]
    return letters
