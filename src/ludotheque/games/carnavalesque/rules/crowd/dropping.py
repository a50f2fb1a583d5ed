"""How cards fall into the crowd: at the start, and whenever one is rejected (V2.3, V8.1)."""

from __future__ import annotations

from ludotheque.core.chance import Chance
from ludotheque.games.carnavalesque.data.sizes import NO_SPOT, RADIUS, SPOTS
from ludotheque.games.carnavalesque.rules.crowd.hiding import is_hidden
from ludotheque.games.carnavalesque.rules.crowd.pile import Crowd
from ludotheque.games.carnavalesque.rules.crowd.showing import showing_points

DICE = 12  # so many even draws add up to a good enough bell
FACES = 4096  # of each die
SIGMA = RADIUS // 3
MIDDLE = DICE * (FACES - 1) // 2
TRIES = 30  # to find a place where a card is hidden


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


def reject(crowd: Crowd, chance: Chance, spot: int) -> None:
    """Drop a card from above the centre; it lands on top, any angle, either face (V8.1)."""
    land(crowd, chance, spot, chance.below(2))


def land(crowd: Crowd, chance: Chance, spot: int, face_up: int) -> None:
    """Let a card land somewhere in the zone."""
    x = scatter(chance)
    y = scatter(chance)
    while x * x + y * y > RADIUS * RADIUS:
        x = scatter(chance)
        y = scatter(chance)
    crowd.drop(spot, x, y, chance.below(360), face_up != 0)


def spread(crowd: Crowd, chance: Chance, hidden: int, spots: list[int], face_up: int) -> None:
    """Lay one card at the centre and drop the others over it, so many of them face up (V2.3).

    While anything of the first card shows, be it a sliver, one of the others is dropped again.
    Without a card to hide (NO_SPOT), the others are just dropped.
    """
    faces = [0] * 64
    for index in range(face_up):
        faces[index] = 1
    chance.shuffle(faces, len(spots))
    if hidden != NO_SPOT:
        crowd.drop(hidden, 0, 0, 0, True)
    for index in range(len(spots)):
        land(crowd, chance, spots[index], faces[index])
    while hidden != NO_SPOT and shows_at_all(crowd, hidden):
        again = spots[chance.below(len(spots))]
        land(crowd, chance, again, crowd.face_up[again])


def shows_at_all(crowd: Crowd, spot: int) -> bool:
    """Say whether anything of a card shows; the lattice is asked first, since it is cheap."""
    return showing_points(crowd, spot) > 0 or not is_hidden(crowd, spot)


def tuck(crowd: Crowd, chance: Chance, spot: int, height: int) -> None:
    """Put a card under the crowd, at a free height below all, where nothing of it shows.

    If no such place is found soon, it is put right under another card.
    """
    face_up = chance.below(2) == 1
    for _ in range(TRIES):
        x = scatter(chance)
        crowd.slip_in(spot, x, scatter(chance), chance.below(360), face_up, height)
        if showing_points(crowd, spot) == 0:
            break
        crowd.take(spot)
    if not crowd.holds(spot):
        over = chance.below(SPOTS)
        while not crowd.holds(over):
            over = chance.below(SPOTS)
        crowd.slip_in(spot, crowd.x[over], crowd.y[over], crowd.angle[over], face_up, height)
