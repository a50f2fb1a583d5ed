"""Whether a game with a deck can ever end: whether anybody can pay for eleven cards (C6.5)."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.games.carnuta.data.cards import FIRST_RUNES, FULL, PADLOCKS, PLACES, UNLOCK_AT
from ludotheque.games.carnuta.data.purse import Purse

Cost = tuple[int, int, int, int]


def most_laid(costs: Sequence[Cost]) -> int:
    """Return how many cards, at eleven, a player could lay of those with these costs.

    It is what the luckiest player could do with all runes in the reserve: a deck that is too dear
    even then can never be finished.
    """
    purse = Purse()
    purse.start(FIRST_RUNES, FIRST_RUNES)
    laid = 1
    for padlocks, goal in zip(range(PADLOCKS, -1, -1), (*UNLOCK_AT, FULL), strict=True):
        laid = min(goal, 1 + _count_payable(purse, costs, PLACES - padlocks))
        if laid < goal:
            break
    return laid


def _count_payable(purse: Purse, costs: Sequence[Cost], places: int) -> int:
    """Count the cards that can be paid with so many places, each card as often as one likes."""
    before = 0
    while before < purse.size:
        before = purse.size
        purse.spread(places, PLACES, PLACES)
        for cost in set(costs):
            purse.pay(cost)
    return sum(purse.can_pay(c[0] + c[2], c[1] + c[3]) for c in costs)
