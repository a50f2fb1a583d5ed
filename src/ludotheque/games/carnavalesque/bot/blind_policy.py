"""The policy of a Fool with closed eyes, and of those who call "Stop!" (V5).

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
from ludotheque.games.carnavalesque.data.cards import THIRD_WORKSHOP
from ludotheque.games.carnavalesque.data.moves import DIG, GLIDE, GRAB
from ludotheque.games.carnavalesque.data.sines import ONE
from ludotheque.games.carnavalesque.data.sizes import (
    ALL_LENGTHS,
    DEPTHS,
    DIRECTIONS,
    HALF_WIDTH,
    LENGTHS,
    NO_SPOT,
    PACE,
    RADIUS,
    SPOTS,
)
from ludotheque.games.carnavalesque.data.street import WORKSHOPS
from ludotheque.games.carnavalesque.rules.state import Carnavalesque

SHORT, MEDIUM, LONG = range(ALL_LENGTHS)
ASIDE = 2  # the third stroke goes to a side
AGAIN = 3  # and the fourth perhaps
HERE = 4  # from so many strokes on, "Stop!" means "here"
DIGS = 2  # cards thrown aside before the grab
LAST_CHANCES = 2  # gestures before the end from when on any good card will do
STEP = 360 // DIRECTIONS


class BlindPolicy:
    """The agreement of Fool and callers."""

    def __init__(self) -> None:
        self.pace = [0] * 3
        for length in range(ALL_LENGTHS):
            self.pace[length] = LENGTHS[length]

    # --- the Fool

    def gesture(self, game: Carnavalesque) -> int:
        """Return what the Fool does next."""
        if is_seeking(game):
            return self.seek(game)
        if called_at(game, game.strokes, game.strokes) or game.strokes >= game.gestures:
            return GRAB
        return GLIDE + ALL_LENGTHS * across(game) + (LONG if game.strokes == 0 else SHORT)

    def seek(self, game: Carnavalesque) -> int:
        """Return what a Fool does next who looks for the Third Workshop card."""
        made = game.strokes
        here = made
        told = False
        for call in range(game.calls):
            if game.called_at[call] >= HERE:
                told = True
                if game.called_at[call] < here:
                    here = game.called_at[call]
        if made >= game.gestures or (told and made - here >= DIGS):
            return GRAB + (DEPTHS - 1 if told else 0)
        return DIG if told else GLIDE + agreed(game, made)

    # --- those who see

    def may_call(self, game: Carnavalesque) -> bool:
        """Say whether a call is worth a thought; once is enough (V5.3)."""
        if called_at(game, game.strokes, game.strokes):
            return False
        if is_seeking(game):
            return game.strokes > 0
        return game.crowd.spot_under(game.fools_hand.x, game.fools_hand.y, 0) != NO_SPOT

    def score_of_call(self, game: Carnavalesque, insight: Insight) -> int:
        """Call when the top card under the hand helps."""
        if is_seeking(game):
            return 1 if self.guides(game, insight) else -1
        spot = under_hand(game, insight)
        if spot == NO_SPOT:
            return -1
        wanted = FITTING
        if game.strokes >= game.gestures - LAST_CHANCES:
            wanted = max(insight.by_age[0], insight.by_age[1], insight.by_age[2]) + 1
        return insight.use_at(spot) - wanted + 1

    def guides(self, game: Carnavalesque, insight: Insight) -> bool:
        """Say whether to call "Stop!" to lead the Fool to the Third Workshop card."""
        x = 0
        y = 0
        for spot in range(SPOTS):
            if insight.card_at[spot] == THIRD_WORKSHOP:
                x = game.crowd.x[spot]
                y = game.crowd.y[spot]
        right = x - game.fools_hand.x
        down = y - game.fools_hand.y
        if game.strokes >= HERE:
            return right * right + down * down <= HALF_WIDTH * HALF_WIDTH
        return self.leads_aside(game, right, down)

    def leads_aside(self, game: Carnavalesque, right: int, down: int) -> bool:
        """Say whether the card lies to the side that a call would mean.

        The hand is where the agreed strokes lead, turned and stretched: so the next one will be.
        """
        meant_x = 0
        meant_y = 0
        for stroke in range(game.strokes):
            way = agreed(game, stroke)
            far = self.pace[way % ALL_LENGTHS] * PACE
            meant_x += far * game.crowd.cosine[way // ALL_LENGTHS * STEP] >> ONE
            meant_y += far * game.crowd.sine[way // ALL_LENGTHS * STEP] >> ONE
        angle = (90 + 360 * game.king // game.seats) % 360
        real_x = game.fools_hand.x - (RADIUS * game.crowd.cosine[angle] >> ONE)
        real_y = game.fools_hand.y - (RADIUS * game.crowd.sine[angle] >> ONE)
        turn_x = real_x * meant_x + real_y * meant_y >> ONE
        turn_y = real_y * meant_x - real_x * meant_y >> ONE
        cosine = game.crowd.cosine[across(game) * STEP]
        sine = game.crowd.sine[across(game) * STEP]
        along_x = (turn_x * cosine - turn_y * sine) >> ONE
        along_y = (turn_x * sine + turn_y * cosine) >> ONE
        aside = along_x * down - along_y * right  # positive if the card is to the right
        if game.strokes <= ASIDE:
            return aside > 0
        far_away = aside * aside > HALF_WIDTH * HALF_WIDTH * (along_x * along_x + along_y * along_y)
        return far_away and (aside > 0) == is_right(game)


def is_seeking(game: Carnavalesque) -> bool:
    """Say whether workshop 3 is closed and nobody holds its card."""
    return game.street.open < WORKSHOPS and game.holder[THIRD_WORKSHOP] < 0


def across(game: Carnavalesque) -> int:
    """Return the direction that leads from the King's pawn to the middle (V5.2)."""
    return (270 + 360 * game.king // game.seats + STEP // 2) // STEP % DIRECTIONS


def called_at(game: Carnavalesque, first: int, last: int) -> bool:
    """Say whether somebody called after so many gestures."""
    for call in range(game.calls):
        if first <= game.called_at[call] <= last:
            return True
    return False


def is_right(game: Carnavalesque) -> bool:
    """Say whether somebody called that the card is to the right."""
    return called_at(game, 1, ASIDE)


def agreed(game: Carnavalesque, stroke: int) -> int:
    """Return the direction and the length of a stroke, as the team agreed."""
    ahead = across(game)
    if stroke < ASIDE:
        return ALL_LENGTHS * ahead + LONG
    if stroke == ASIDE or (stroke == AGAIN and called_at(game, AGAIN, AGAIN)):
        return ALL_LENGTHS * ((ahead + (2 if is_right(game) else 6)) % DIRECTIONS) + MEDIUM
    return ALL_LENGTHS * ahead + SHORT


def under_hand(game: Carnavalesque, insight: Insight) -> int:
    """Return the spot of the top card under the Fool's hand, as far as it is seen."""
    crowd = game.crowd
    here = 0
    for spot in range(SPOTS):
        if insight.seen & crowd.bit[spot] and crowd.covers(
            spot, game.fools_hand.x, game.fools_hand.y
        ):
            here |= crowd.bit[spot]
    for spot in range(SPOTS):
        if here & crowd.bit[spot] and crowd.above[spot] & here == 0:
            return spot
    return NO_SPOT
