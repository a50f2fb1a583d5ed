"""What a street is worth to the greedy King when his turn ends: what it has, and what may come."""

from __future__ import annotations

from ludotheque.games.carnavalesque.cards import ALL_POINTS, PARADE_PLACES, POINTS
from ludotheque.games.carnavalesque.worth_sight import Sight
from ludotheque.games.carnavalesque.worth_works import Works

LOST = -100000
PARADED = 200  # a card on parade (V9.1)
WILL_PARADE = 190  # a card of a float that should parade one day
STAYS = 100  # a card of another float (V9.1)
GROWTH = 80  # per cent of the supply of its point that a float is worth
WAY_OUT = 900  # a float that a King may send on parade when he is stuck: why patience pays
DEAD = 150  # what a card in the dead end costs, with the danger it brings
FRESH = 90  # per cent of the best supply that an empty workshop is worth
KEPT = 30  # what a card kept in hand is worth that fits
EVERY_POINT = (1 << ALL_POINTS) - 1
POINTS_OF = [[point for point in range(ALL_POINTS) if mask >> point & 1] for mask in POINTS]


def settle(sight: Sight, works: Works) -> int:
    """Guess what the street is worth when the turn ends."""
    places = PARADE_PLACES - works.paraded
    sizes = sorted(works.size, reverse=True)
    worth = PARADED * works.on_parade - DEAD * works.dead
    worth += WILL_PARADE * sum(sizes[:places]) + STAYS * sum(sizes[places:])
    ready = sum([size >= sight.view.least for size in sizes[:places]])
    return worth + WAY_OUT * ready + growth(sight, works)


def growth(sight: Sight, works: Works) -> int:
    """Guess what the floats will gain from the cards that are not laid yet."""
    supply = list(sight.supply)
    for card in sight.view.hand:
        if card not in works.hand:
            for point in POINTS_OF[card]:
                supply[point] -= sight.near[card]
    worth = 0
    taken = 0
    empty = 0
    for place in range(works.opened):
        if works.size[place]:
            point = richest(supply, works.common[place])
            worth += GROWTH * supply[point]
            taken |= 1 << point
        else:
            empty += 1
    for _ in range(empty):
        point = richest(supply, EVERY_POINT & ~taken)
        worth += FRESH * supply[point]
        taken |= 1 << point
    kept = sum([1 for card in works.hand if POINTS[card] & taken])
    return worth // 100 + KEPT * kept


def richest(supply: list[int], points: int) -> int:
    """Return the point of a mask that has the largest supply."""
    best = -1
    for point in range(ALL_POINTS):
        if points >> point & 1 and (best < 0 or supply[point] > supply[best]):
            best = point
    return best
