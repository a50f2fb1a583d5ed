"""Who wins a round, and the match (K1.1, K6.2, K6.3)."""

from __future__ import annotations

from ludotheque.core.outcome import Outcome
from ludotheque.games.kraaw.data.cards import HIDDEN, PLACES
from ludotheque.games.kraaw.data.endings import ENDINGS
from ludotheque.games.kraaw.data.phases import OVER
from ludotheque.games.kraaw.rules.state import Kraaw


def total(match: Kraaw, seat: int) -> int:
    """Add up the face-up cards of a row, revealed and locked (K6.2)."""
    points = 0
    for slot in range(PLACES * seat, PLACES * seat + PLACES):
        if match.face[slot] != HIDDEN:
            points += match.value[slot]
    return points


def strength(match: Kraaw, seat: int) -> int:
    """Return a number that is smaller for the row that wins a tie (K6.3).

    Ranked from strongest to weakest, the first difference decides, and the weaker card wins:
    so compare the number of fives, then of fours, and so on. Totals being equal, rows of different
    length always differ before the shorter one ends.
    """
    rank = 0
    for slot in range(PLACES * seat, PLACES * seat + PLACES):
        if match.face[slot] != HIDDEN:
            rank += 1 << 3 * match.value[slot]
    return rank


def winners(match: Kraaw) -> int:
    """Return the winners of the round, as a mask."""
    best = 0
    weakest = 0
    found = 0
    for seat in range(match.seats):
        if match.playing >> seat & 1:
            points = total(match, seat)
            rank = strength(match, seat)
            if found == 0 or points > best or (points == best and rank < weakest):
                best = points
                weakest = rank
                found = 1 << seat
            elif points == best and rank == weakest:
                found |= 1 << seat
    return found


def result(match: Kraaw) -> Outcome | None:
    """Return the outcome of a match that is over (K1.1, K6.4)."""
    if match.phase != OVER:
        return None
    scores = tuple([match.wins[seat] for seat in range(match.seats)])
    return Outcome((match.champion,), scores, match.round, ENDINGS[match.ending])
