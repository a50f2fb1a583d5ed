"""Scores for the roles: which of them a team keeps, and how it uses them (V11)."""

from __future__ import annotations

from ludotheque.games.carnavalesque.bot.blind_policy import is_seeking
from ludotheque.games.carnavalesque.bot.insight import Insight
from ludotheque.games.carnavalesque.bot.weights import FITTING
from ludotheque.games.carnavalesque.data.cards import ALL_CARDS
from ludotheque.games.carnavalesque.data.moves import CARD, POINT, ROLE, SEAT, SKIP, SPOT
from ludotheque.games.carnavalesque.data.phases import KEEP_ROLE, LOOK, OFFER, ROB, THROW, TURN_OVER
from ludotheque.games.carnavalesque.data.roles import (
    ACROBAT,
    ALL_ROLES,
    FOOL,
    FORTUNE_TELLER,
    MAGICIAN,
    MESSENGER,
    MIME,
    PATRON,
    PICKPOCKET,
    PORTER,
    REBEL,
    SWEEPER,
)
from ludotheque.games.carnavalesque.data.sizes import SPOTS
from ludotheque.games.carnavalesque.rules.state import Carnavalesque

# from the role that helps least to the one that helps most
LIKED = (
    MESSENGER,
    MIME,
    FORTUNE_TELLER,
    SWEEPER,
    PICKPOCKET,
    FOOL,
    MAGICIAN,
    REBEL,
    ACROBAT,
    PORTER,
    PATRON,
)


class RoleSense:
    """A sense for roles."""

    def __init__(self) -> None:
        self.liked = [0] * 11
        for role in range(ALL_ROLES):
            self.liked[role] = LIKED.index(role)

    def score_of(self, game: Carnavalesque, insight: Insight, move: int) -> int:
        """Return how good it is to keep a role, or to use it so."""
        phase = game.phase
        if phase == KEEP_ROLE:
            return self.score_of_role(game, move - ROLE)
        if move == SKIP:
            return 0
        if phase in (LOOK, TURN_OVER):
            return score_of_look(game, insight, move - SPOT)
        if phase == THROW:
            return score_of_throw(game, insight, move - SPOT)
        if phase == OFFER:
            return FITTING - 1 - insight.uses[move - CARD]
        if phase == ROB:
            return score_of_theft(game, insight, move - SEAT)
        return score_of_question(game, insight, move - POINT)

    def score_of_role(self, game: Carnavalesque, role: int) -> int:
        """A role is worth what it brings the King; only the Fool finds the Third Workshop card."""
        return ALL_ROLES if role == FOOL and is_seeking(game) else self.liked[role]


def best_draw(game: Carnavalesque, insight: Insight) -> int:
    """Return the use of the best card that can be drawn now."""
    best = 0
    for spot in range(SPOTS):
        if insight.is_free(game, spot) and insight.age_at[spot] != game.decree:
            best = max(best, insight.use_at(spot))
    return best


def score_of_look(game: Carnavalesque, insight: Insight, spot: int) -> int:
    """Look at, or turn up, the hidden card that promises most (V11.4)."""
    if insight.card_at[spot] >= 0 or insight.age_at[spot] == game.decree:
        return -1
    return insight.use_at(spot)


def score_of_throw(game: Carnavalesque, insight: Insight, spot: int) -> int:
    """Sweep useless cards away while there is nothing good to draw (V11.4)."""
    if best_draw(game, insight) >= FITTING:
        return -1
    freed = 0
    for under in range(SPOTS):
        above = game.crowd.above[under] & insight.seen
        if insight.seen & game.crowd.bit[under] and above == game.crowd.bit[spot]:
            use = insight.use_at(under)
            if use > freed:
                freed = use
    return freed - insight.use_at(spot)


def score_of_theft(game: Carnavalesque, insight: Insight, seat: int) -> int:
    """Rob whoever surely holds what fits; rather one who has given a card already (V11.4)."""
    known = 0
    for card in range(ALL_CARDS):
        if insight.surely_holds(game, seat, card):
            known += insight.uses[card]
    turn = (insight.seat - game.king + game.seats) % game.seats
    played = (seat - game.king + game.seats) % game.seats < turn
    return known + (FITTING if played else 0)


def score_of_question(game: Carnavalesque, insight: Insight, point: int) -> int:
    """Ask the King for the point that one's own cards could best share with his (V11.4)."""
    mine = 0
    for card in range(ALL_CARDS):
        if game.holder[card] == insight.seat and not insight.fits(card):
            mine += insight.points[card] >> point & 1
    return mine * insight.supply[point]
