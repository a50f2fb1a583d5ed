"""Which roles a team keeps, and how it uses them (V11)."""

from __future__ import annotations

from ludotheque.games.carnavalesque.bot.gestures import is_seeking
from ludotheque.games.carnavalesque.bot.insight import Insight
from ludotheque.games.carnavalesque.bot.weights import FITTING
from ludotheque.games.carnavalesque.data.cards import ALL_CARDS
from ludotheque.games.carnavalesque.data.moves import CARD, POINT, ROLE, SEAT, SKIP, SPOT
from ludotheque.games.carnavalesque.data.omens import (
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
from ludotheque.games.carnavalesque.data.phases import KEEP_ROLE, LOOK, OFFER, ROB, THROW, TURN_OVER
from ludotheque.games.carnavalesque.data.sizes import CARDS
from ludotheque.games.carnavalesque.rules.state import Board

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
        self.liked = [0] * 16
        for role in range(ALL_ROLES):
            self.liked[role] = LIKED.index(role)

    def worth(self, board: Board, insight: Insight, move: int) -> int:
        """Return how good it is to keep a role, or to use it so."""
        phase = board.phase
        if phase == KEEP_ROLE:
            return self.worth_of_role(board, move - ROLE)
        if move == SKIP:
            return 0
        if phase in (LOOK, TURN_OVER):
            return worth_of_look(board, insight, move - SPOT)
        if phase == THROW:
            return worth_of_throw(board, insight, move - SPOT)
        if phase == OFFER:
            return FITTING - 1 - insight.uses[move - CARD]
        if phase == ROB:
            return worth_of_theft(board, insight, move - SEAT)
        return worth_of_question(board, insight, move - POINT)

    def worth_of_role(self, board: Board, role: int) -> int:
        """A role is worth what it brings the King; only the Fool finds the Third Workshop card."""
        return ALL_ROLES if role == FOOL and is_seeking(board) else self.liked[role]


def best_draw(board: Board, insight: Insight) -> int:
    """Return the use of the best card that can be drawn now."""
    best = 0
    for spot in range(CARDS):
        if insight.is_free(board, spot) and insight.age_at[spot] != board.decree:
            best = max(best, insight.use_at(spot))
    return best


def worth_of_look(board: Board, insight: Insight, spot: int) -> int:
    """Look at, or turn up, the hidden card that promises most (V11.4)."""
    if insight.card_at[spot] >= 0 or insight.age_at[spot] == board.decree:
        return -1
    return insight.use_at(spot)


def worth_of_throw(board: Board, insight: Insight, spot: int) -> int:
    """Sweep useless cards away while there is nothing good to draw (V11.4)."""
    if best_draw(board, insight) >= FITTING:
        return -1
    freed = 0
    for under in range(CARDS):
        above = board.crowd.above[under] & insight.seen
        if insight.seen & board.crowd.bit[under] and above == board.crowd.bit[spot]:
            use = insight.use_at(under)
            if use > freed:
                freed = use
    return freed - insight.use_at(spot)


def worth_of_theft(board: Board, insight: Insight, seat: int) -> int:
    """Rob whoever surely holds what fits; rather one who has given a card already (V11.4)."""
    known = 0
    for card in range(ALL_CARDS):
        if insight.surely_holds(board, seat, card):
            known += insight.uses[card]
    turn = (insight.seat - board.king + board.seats) % board.seats
    played = (seat - board.king + board.seats) % board.seats < turn
    return known + (FITTING if played else 0)


def worth_of_question(board: Board, insight: Insight, point: int) -> int:
    """Ask the King for the point that one's own cards could best share with his (V11.4)."""
    mine = 0
    for card in range(ALL_CARDS):
        if board.holder[card] == insight.seat and not insight.fits(card):
            mine += insight.points[card] >> point & 1
    return mine * insight.supply[point]
