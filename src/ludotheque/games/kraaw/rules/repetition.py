"""How often what everybody sees has come back at the start of a turn, and for how long (K6.6).

Every turn but one makes sure that no earlier situation can ever come back: a lock is spent for the
round, and a card that was turned face up goes back only by the bonus action, which spends a lock.
The exception is the theft of a card that lies face up. So situations are noted from the first such
theft on, and forgotten as soon as a card is revealed or locked: most turns note nothing. What is
noted is never changed, so that copies of a match share it.
"""

from __future__ import annotations

from ludotheque.core.evaluator import mix
from ludotheque.games.kraaw.data.cards import EVERYBODY, PLACES, STATES
from ludotheque.games.kraaw.data.options import STILL, TOLD_FROM
from ludotheque.games.kraaw.rules.state import Kraaw

SHORTEN = 16  # bits: a key goes through JSON, and scripts hold whole numbers of 53


def situation(match: Kraaw, turn: int) -> int:
    """Return a number for whose turn it is and for what all can tell of the rows and locks.

    A card that all know is its value; any other is followed by where it was dealt. Where a card
    lies within its row does not matter.
    """
    key = turn
    for seat in range(match.seats):
        row = match.locks[seat]
        for slot in range(PLACES * seat, PLACES * seat + PLACES):
            row += mix(0, STATES * card(match, slot) + match.face[slot])
        key = mix(key, row)
    return key >> SHORTEN


def card(match: Kraaw, slot: int) -> int:
    """Return what all can tell of a card: its value, or which one it is."""
    return match.value[slot] if match.known[slot] == EVERYBODY else PLACES + 1 + match.origin[slot]


def remember(match: Kraaw) -> None:
    """Note the situation in which this turn began, before a theft changes it."""
    if match.repetition > 0 and not match.situations:
        match.situations = (situation(match, match.turn),)


def forget(match: Kraaw) -> None:
    """Forget all situations: none of them can come back."""
    match.situations = ()


def notice(match: Kraaw) -> None:
    """Count how often the situation in which a turn begins has come, this time included."""
    match.times = 1
    if match.situations:
        now = situation(match, match.turn)
        match.situations = (*match.situations, now)
        match.times = match.situations.count(now)


def turns_still(match: Kraaw) -> int:
    """Return how many turns ago a card was last revealed or locked, if only thefts followed."""
    return len(match.situations) - 1 if match.situations else 0


def circles(match: Kraaw) -> int:
    """Return how near the count is: the round ends when this reaches the option (K6.6).

    Either the situation came so often, or nothing new happened for so long: among many players
    there are too many situations to wait until one comes back.
    """
    standing = turns_still(match) // (STILL * match.players())
    return match.times if match.times > standing else standing


def is_told(match: Kraaw) -> bool:
    """Say whether this turn begins with something that all must be told."""
    near = circles(match)
    if near < 2 or near < min(TOLD_FROM, match.repetition - 1):
        return False
    return match.times == near or turns_still(match) % (STILL * match.players()) == 0


def times_after(match: Kraaw) -> int:
    """Count how often the situation will have come if the next player's turn began now."""
    return 1 + match.situations.count(situation(match, match.after(match.turn)))
