"""What a Fool does with closed eyes, and when the others call "Stop!" (V5).

The Fool glides from the King's pawn straight across the crowd: one long stroke over its thin edge,
then short ones, so that everybody has the time to call. Whoever hears "Stop!" grabs the top card.

While workshop 3 is closed, its card lies under the middle of the crowd, where nobody else can
reach it, and the team has an agreement. The Fool makes two long strokes towards the middle; "Stop!"
then means "it is to your right". A stroke to that side, or to the left if nobody called; "Stop!"
now means "further to that side". Then short strokes, until "Stop!" means "here": the Fool digs, and
grabs as deep as he can.
"""

from __future__ import annotations

from ludotheque.games.carnavalesque.bot.insight import Insight
from ludotheque.games.carnavalesque.bot.weights import FITTING
from ludotheque.games.carnavalesque.data.cards import THIRD_WORKSHOP, WORKSHOPS
from ludotheque.games.carnavalesque.data.moves import DIG, GLIDE, GRAB
from ludotheque.games.carnavalesque.data.sines import ONE
from ludotheque.games.carnavalesque.data.sizes import (
    CARDS,
    DEPTHS,
    DIRECTIONS,
    HALF_WIDTH,
    LENGTHS,
    NO_CARD,
    PACE,
    RADIUS,
)
from ludotheque.games.carnavalesque.rules.state import Board

SHORT, MEDIUM, LONG = range(len(LENGTHS))
SPANS = len(LENGTHS)
ASIDE = 2  # the third stroke goes to a side
AGAIN = 3  # and the fourth perhaps
HERE = 4  # from so many strokes on, "Stop!" means "here"
DIGS = 2  # cards thrown aside before the grab
LAST_CHANCES = 2  # gestures before the end from when on any good card will do
STEP = 360 // DIRECTIONS


class Gestures:
    """The agreement of Fool and callers."""

    def __init__(self) -> None:
        self.pace = [0] * 4
        for length in range(SPANS):
            self.pace[length] = LENGTHS[length]

    # --- the Fool

    def gesture(self, board: Board) -> int:
        """Return what the Fool does next."""
        if is_seeking(board):
            return self.seek(board)
        if called_at(board, board.strokes, board.strokes) or board.strokes >= board.gestures:
            return GRAB
        return GLIDE + SPANS * across(board) + (LONG if board.strokes == 0 else SHORT)

    def seek(self, board: Board) -> int:
        """Return what a Fool does next who looks for the Third Workshop card."""
        made = board.strokes
        here = made
        told = False
        for call in range(board.calls):
            if board.called_at[call] >= HERE:
                told = True
                if board.called_at[call] < here:
                    here = board.called_at[call]
        if made >= board.gestures or (told and made - here >= DIGS):
            return GRAB + (DEPTHS - 1 if told else 0)
        return DIG if told else GLIDE + agreed(board, made)

    # --- those who see

    def may_call(self, board: Board) -> bool:
        """Say whether a call is worth a thought; once is enough (V5.3)."""
        if called_at(board, board.strokes, board.strokes):
            return False
        if is_seeking(board):
            return board.strokes > 0
        return board.crowd.card_under(board.hand.x, board.hand.y, 0) != NO_CARD

    def worth_of_call(self, board: Board, insight: Insight) -> int:
        """Call when the top card under the hand helps."""
        if is_seeking(board):
            return 1 if self.guides(board, insight) else -1
        spot = under_hand(board, insight)
        if spot == NO_CARD:
            return -1
        wanted = FITTING
        if board.strokes >= board.gestures - LAST_CHANCES:
            wanted = max(insight.by_age[0], insight.by_age[1], insight.by_age[2]) + 1
        return insight.use_at(spot) - wanted + 1

    def guides(self, board: Board, insight: Insight) -> bool:
        """Say whether to call "Stop!" to lead the Fool to the Third Workshop card."""
        x = 0
        y = 0
        for spot in range(CARDS):
            if insight.card_at[spot] == THIRD_WORKSHOP:
                x = board.crowd.x[spot]
                y = board.crowd.y[spot]
        right = x - board.hand.x
        down = y - board.hand.y
        if board.strokes >= HERE:
            return right * right + down * down <= HALF_WIDTH * HALF_WIDTH
        return self.leads_aside(board, right, down)

    def leads_aside(self, board: Board, right: int, down: int) -> bool:
        """Say whether the card lies to the side that a call would mean.

        The hand is where the agreed strokes lead, turned and stretched: so the next one will be.
        """
        meant_x = 0
        meant_y = 0
        for stroke in range(board.strokes):
            way = agreed(board, stroke)
            far = self.pace[way % SPANS] * PACE
            meant_x += far * board.crowd.cosine[way // SPANS * STEP] >> ONE
            meant_y += far * board.crowd.sine[way // SPANS * STEP] >> ONE
        angle = (90 + 360 * board.king // board.seats) % 360
        real_x = board.hand.x - (RADIUS * board.crowd.cosine[angle] >> ONE)
        real_y = board.hand.y - (RADIUS * board.crowd.sine[angle] >> ONE)
        turn_x = real_x * meant_x + real_y * meant_y >> ONE
        turn_y = real_y * meant_x - real_x * meant_y >> ONE
        cosine = board.crowd.cosine[across(board) * STEP]
        sine = board.crowd.sine[across(board) * STEP]
        along_x = (turn_x * cosine - turn_y * sine) >> ONE
        along_y = (turn_x * sine + turn_y * cosine) >> ONE
        aside = along_x * down - along_y * right  # positive if the card is to the right
        if board.strokes <= ASIDE:
            return aside > 0
        far_away = aside * aside > HALF_WIDTH * HALF_WIDTH * (along_x * along_x + along_y * along_y)
        return far_away and (aside > 0) == is_right(board)


def is_seeking(board: Board) -> bool:
    """Say whether workshop 3 is closed and nobody holds its card."""
    return board.street.open < WORKSHOPS and board.holder[THIRD_WORKSHOP] < 0


def across(board: Board) -> int:
    """Return the direction that leads from the King's pawn to the middle (V5.2)."""
    return (270 + 360 * board.king // board.seats + STEP // 2) // STEP % DIRECTIONS


def called_at(board: Board, first: int, last: int) -> bool:
    """Say whether somebody called after so many gestures."""
    for call in range(board.calls):
        if first <= board.called_at[call] <= last:
            return True
    return False


def is_right(board: Board) -> bool:
    """Say whether somebody called that the card is to the right."""
    return called_at(board, 1, ASIDE)


def agreed(board: Board, stroke: int) -> int:
    """Return the direction and the length of a stroke, as the team agreed."""
    ahead = across(board)
    if stroke < ASIDE:
        return SPANS * ahead + LONG
    if stroke == ASIDE or (stroke == AGAIN and called_at(board, AGAIN, AGAIN)):
        return SPANS * ((ahead + (2 if is_right(board) else 6)) % DIRECTIONS) + MEDIUM
    return SPANS * ahead + SHORT


def under_hand(board: Board, insight: Insight) -> int:
    """Return the spot of the top card under the Fool's hand, as far as it is seen."""
    crowd = board.crowd
    here = 0
    for spot in range(CARDS):
        if insight.seen & crowd.bit[spot] and crowd.covers(spot, board.hand.x, board.hand.y):
            here |= crowd.bit[spot]
    for spot in range(CARDS):
        if here & crowd.bit[spot] and crowd.above[spot] & here == 0:
            return spot
    return NO_CARD
