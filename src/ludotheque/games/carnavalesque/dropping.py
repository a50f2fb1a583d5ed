"""How cards fall into the crowd: at the start, and whenever one is rejected (V2.3, V8.1)."""

from __future__ import annotations

from ludotheque.core.chance import Chance
from ludotheque.games.carnavalesque.crowd import Crowd
from ludotheque.games.carnavalesque.showing import showing_cells
from ludotheque.games.carnavalesque.sizes import RADIUS

DICE = 12  # so many even draws add up to a good enough bell
FACES = 4096  # of each die
SIGMA = RADIUS // 3
MIDDLE = DICE * (FACES - 1) // 2


def scatter(chance: Chance) -> int:
    """Draw how far from the middle a card lands: a bell, its sigma a third of the radius.

    The sum of twelve dice has a standard deviation of one time their number of faces.
    """
    total = 0
    for _ in range(DICE):
        total += chance.below(FACES)
    away = total - MIDDLE
    if away < 0:
        return -((-away * SIGMA) // FACES)
    return away * SIGMA // FACES


def reject(crowd: Crowd, chance: Chance, card: int) -> None:
    """Drop a card from above the centre; it lands on top, any angle, either face (V8.1)."""
    land(crowd, chance, card, chance.below(2))


def land(crowd: Crowd, chance: Chance, card: int, face_up: int) -> None:
    """Let a card land somewhere in the zone."""
    x = scatter(chance)
    y = scatter(chance)
    while x * x + y * y > RADIUS * RADIUS:
        x = scatter(chance)
        y = scatter(chance)
    crowd.drop(card, x, y, chance.below(360), face_up != 0)


def spread(crowd: Crowd, chance: Chance, hidden: int, cards: list[int], face_up: int) -> None:
    """Lay one card at the centre and drop the others over it, the first ones face up (V2.3).

    While anything of the first card shows, one of the others is dropped again.
    """
    crowd.drop(hidden, 0, 0, 0, True)
    for index in range(len(cards)):
        land(crowd, chance, cards[index], 1 if index < face_up else 0)
    while showing_cells(crowd, hidden) > 0:
        again = cards[chance.below(len(cards))]
        land(crowd, chance, again, crowd.face_up[again])
