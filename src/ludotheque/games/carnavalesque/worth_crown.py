"""When the greedy team takes power (V3.2): with the best hand for the floats, as far as seen."""

from __future__ import annotations

from ludotheque.games.carnavalesque.cards import AGES
from ludotheque.games.carnavalesque.moves import CLAIM, DECLINE, HOLD
from ludotheque.games.carnavalesque.worth_sight import Sight

SURELY = 130  # per cent of what others may have that one must have to hold on to the crown


def worth_of_crown(sight: Sight, move: int) -> int:
    """Claim with the best hand that one knows of; hold on only with one that is much better."""
    view = sight.view
    mine = sum([sight.use(card) for card in view.hand])
    if move in (CLAIM, DECLINE):
        others = [guess(sight, seat) for seat in range(view.seats) if can_claim(sight, seat)]
        wins = mine > max(others, default=0)
        return int(wins == (move == CLAIM))
    others = [guess(sight, seat) for seat in view.claimed if seat != view.seat]
    wins = 100 * mine > SURELY * max(others, default=0)
    return int(wins == (move == HOLD))


def can_claim(sight: Sight, seat: int) -> bool:
    """Say whether another seat may claim the crown."""
    return seat not in (sight.view.seat, sight.view.king)


def guess(sight: Sight, seat: int) -> int:
    """Guess how good another hand is: the cards one is sure of, and the backs of the others."""
    view = sight.view
    backs = list(view.hands[seat])
    found = 0
    for card in view.sure[seat]:
        found += sight.use(card)
        backs.remove(AGES[card])
    return found + sum([sight.use_of_back(age) for age in backs])
