"""Who plays whom, and on which seats: every selection of bots in every order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations

Seating = tuple[str, ...]  # the bot of each seat


@cache
def selections(bots: tuple[str, ...], seats: int, together: bool) -> list[list[Seating]]:
    """Return every selection of bots for the seats, each in all its seatings.

    Enough bots: every choice of as many as there are seats. Fewer bots than seats: every way to
    fill the seats in which each of them sits somewhere, so that none is favoured. In a game that
    is won together: a team of one bot on all seats, for each of them; a mixed team proves nothing.
    """
    if together:
        return [[(bot,) * seats] for bot in bots]
    return [list(dict.fromkeys(permutations(chosen))) for chosen in _choices(bots, seats)]


def _choices(bots: Sequence[str], seats: int) -> list[Seating]:
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    filled = combinations_with_replacement(bots, seats)
    return [chosen for chosen in filled if all(bot in chosen for bot in bots)]
