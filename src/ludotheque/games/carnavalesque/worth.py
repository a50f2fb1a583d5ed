"""How good a move of Carnavalesque looks at first sight: all that the greedy team knows.

The King places for size and sends a float only when he is stuck or it can hardly grow; the
others draw and give what fits the floats; the Decree forbids what helps least. Worths are whole
numbers that compare the moves of one decision, in hundredths of a point where they can be.
"""

from __future__ import annotations

from ludotheque.games.carnavalesque.moves import AGE, CARD, SPOT
from ludotheque.games.carnavalesque.view import CarnavalesqueView
from ludotheque.games.carnavalesque.worth_crown import worth_of_crown
from ludotheque.games.carnavalesque.worth_fool import worth_blind
from ludotheque.games.carnavalesque.worth_king import Laying
from ludotheque.games.carnavalesque.worth_roles import (
    worth_of_look,
    worth_of_offer,
    worth_of_question,
    worth_of_role,
    worth_of_theft,
    worth_of_throw,
)
from ludotheque.games.carnavalesque.worth_sight import Sight

BESIDES = 4  # the second best card to draw counts for so much less than the best


def worths(view: CarnavalesqueView, moves: list[int]) -> list[int]:
    """Return the worth of each move, one by one."""
    sight = Sight(view)
    if view.phase == "lay":
        return Laying(sight).worths(moves)
    if view.phase == "blind":
        return worth_blind(sight, moves)
    return [worth(sight, move) for move in moves]


def worth(sight: Sight, move: int) -> int:
    """Return how good a move looks."""
    phase = sight.view.phase
    if phase in ("draw", "refill"):
        return worth_of_spot(sight, move - SPOT)
    if phase in ("give", "rescue"):
        return sight.use(move - CARD)
    if phase == "reject":
        return -sight.use(move - CARD)
    if phase in ("decree", "carve"):
        return worth_of_decree(sight, move - AGE)
    if phase in ("claim-crown", "hold-crown"):
        return worth_of_crown(sight, move)
    if phase == "pass-left":
        return worth_of_passing(sight, move - CARD)
    return worth_of_power(sight, move)


def worth_of_power(sight: Sight, move: int) -> int:
    """Return how good it is to keep a role, or to use it so."""
    phase = sight.view.phase
    if phase == "keep-role":
        return worth_of_role(sight, move)
    if phase in ("look", "turn-over"):
        return worth_of_look(sight, move)
    if phase == "throw":
        return worth_of_throw(sight, move)
    if phase == "offer":
        return worth_of_offer(sight, move)
    if phase == "rob":
        return worth_of_theft(sight, move)
    return worth_of_question(sight, move)


def worth_of_spot(sight: Sight, spot: int) -> int:
    """Draw what is good for the floats (V4.2, V7.1)."""
    lying = sight.lying_at(spot)
    return sight.use_of_lying(lying) if lying is not None else 0


def worth_of_decree(sight: Sight, age: int) -> int:
    """Forbid the age without which the best cards are left (V4.1)."""
    view = sight.view
    free = [lying for lying in view.crowd if not lying.covered_by and lying.age != age]
    uses = sorted([sight.use_of_lying(lying) for lying in free], reverse=True)
    return BESIDES * sum(uses[:1]) + sum(uses[1:2])


def worth_of_passing(sight: Sight, card: int) -> int:
    """Pass the King a good card, anybody else the one that helps least (V10: the Farandole)."""
    view = sight.view
    to_king = (view.seat + 1) % view.seats == view.king
    return sight.use(card) if to_king else -sight.use(card)
