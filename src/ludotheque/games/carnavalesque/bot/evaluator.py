"""What search asks of Carnavalesque, and all that the greedy team knows: scores, priors, values.

The King places for size and sends a float only when he is stuck or it can hardly grow; the
others draw and give what fits the floats; the Decree forbids what helps least. Scores are whole
numbers that compare the moves of one decision, in hundredths of a point where they can be.
"""

from __future__ import annotations

from typing import cast

from ludotheque.core.evaluator import CERTAIN, Evaluator, mix
from ludotheque.core.moves import Moves
from ludotheque.core.state import State
from ludotheque.games.carnavalesque.bot.blind_policy import BlindPolicy
from ludotheque.games.carnavalesque.bot.decrees import Decrees
from ludotheque.games.carnavalesque.bot.insight import Insight
from ludotheque.games.carnavalesque.bot.plan import Plan
from ludotheque.games.carnavalesque.bot.role_sense import RoleSense
from ludotheque.games.carnavalesque.bot.weights import LOST, SURELY
from ludotheque.games.carnavalesque.data.cards import ALL_CARDS
from ludotheque.games.carnavalesque.data.moves import AGE, CARD, CLAIM, HOLD, SPOT, STOP
from ludotheque.games.carnavalesque.data.phases import (
    BLIND,
    CARVE,
    CLAIM_CROWN,
    DECREE,
    DRAW,
    GIVE,
    HOLD_CROWN,
    LAY_FLOATS,
    OVER,
    PASS_LEFT,
    REFILL,
    REJECT,
    RESCUE,
)
from ludotheque.games.carnavalesque.rules.crowd.showing import seen_spots
from ludotheque.games.carnavalesque.rules.state import Carnavalesque

STEP = 60  # of a score, see Evaluator
PRIORS = (256, 32, 24, 16, 12, 8, 4, 2, 1, 0, 0, 0, 0, 0)

VALUE_RANGE = 80  # about five points
POINT = 15  # thousandths that a point is worth

TELLING = (DRAW, GIVE)  # when a Decree can be read


class CarnavalesqueEvaluator(Evaluator):
    """A carnival-goer's first thoughts."""

    def __init__(self) -> None:
        Evaluator.__init__(self)
        self.reuse = 12
        self.step = STEP
        self.value_range = VALUE_RANGE
        self.until = 0  # the round that is not imagined any more
        self.insight = Insight()
        self.plan = Plan()
        self.decrees = Decrees()
        self.blind = BlindPolicy()
        self.roles = RoleSense()
        self.priors = list(PRIORS)

    # --- how good a move looks

    def score(self, state: State, seat: int, moves: Moves) -> None:
        """Put the score of each move into its weight."""
        game = cast("Carnavalesque", state)
        if game.phase == BLIND and seat == game.fool:
            self.score_gestures(game, moves)
        elif game.phase == BLIND and not self.blind.may_call(game):
            for index in range(moves.n):
                moves.weight[index] = -1 if moves.at[index] == STOP else 0
        else:
            self.insight.look(game, seat)
            if game.phase == LAY_FLOATS:
                self.score_laying(game, moves)
            else:
                for index in range(moves.n):
                    moves.weight[index] = self.score_of(game, moves.at[index])

    def score_gestures(self, game: Carnavalesque, moves: Moves) -> None:
        """The Fool does what is agreed."""
        best = self.blind.gesture(game)
        for index in range(moves.n):
            moves.weight[index] = 1 if moves.at[index] == best else 0

    def score_laying(self, game: Carnavalesque, moves: Moves) -> None:
        """The King thinks his turn through."""
        self.plan.start(game, self.insight)
        sure = self.plan.sure_step()
        for index in range(moves.n):
            move = moves.at[index]
            if sure:
                moves.weight[index] = 0 if move == sure else LOST
            else:
                moves.weight[index] = self.plan.after(move)

    def score_of(self, game: Carnavalesque, move: int) -> int:
        """Return how good a move looks."""
        phase = game.phase
        if phase in (DRAW, REFILL):
            return self.insight.use_at(move - SPOT)
        if phase in (GIVE, RESCUE):
            return self.insight.uses[move - CARD]
        if phase == REJECT:
            return -self.insight.uses[move - CARD]
        if phase in (DECREE, CARVE):
            return self.decrees.score_of(game, self.insight, move - AGE)
        if phase in (CLAIM_CROWN, HOLD_CROWN):
            return self.score_of_crown(game, move)
        if phase == PASS_LEFT:
            return self.score_of_passing(game, move - CARD)
        if phase == BLIND:
            return self.blind.score_of_call(game, self.insight) if move == STOP else 0
        return self.roles.score_of(game, self.insight, move)

    def score_of_passing(self, game: Carnavalesque, card: int) -> int:
        """Pass the King a good card, anybody else the one that helps least (V10: Farandole)."""
        use = self.insight.uses[card]
        return use if game.after(self.insight.seat) == game.king else -use

    def score_of_crown(self, game: Carnavalesque, move: int) -> int:
        """Claim with the best hand that one knows of; hold on only with one that is much better."""
        insight = self.insight
        mine = insight.use_of_hand(game, insight.seat)
        best = 0
        for seat in range(game.seats):
            if seat != insight.seat and self.may_claim(game, seat):
                other = insight.use_of_hand(game, seat)
                if other > best:
                    best = other
        if game.phase == CLAIM_CROWN:
            return 1 if (mine > best) == (move == CLAIM) else 0
        return 1 if (100 * mine > SURELY * best) == (move == HOLD) else 0

    def may_claim(self, game: Carnavalesque, seat: int) -> bool:
        """Say whether a seat may claim the crown, or has claimed it."""
        return game.claimed >> seat & 1 != 0 if game.phase == HOLD_CROWN else seat != game.king

    # --- what search asks for

    def likelihood(self, state: State, seat: int) -> int:
        """Return how likely it is that the King of this world would have set his Decree."""
        game = cast("Carnavalesque", state)
        if game.decree < 0 or game.king == seat or game.phase not in TELLING:
            return CERTAIN
        regret = self.decrees.regret(game, self.insight)
        return CERTAIN * self.prior_of(regret) // self.priors[0]

    def prior(self, state: State, seat: int, moves: Moves) -> None:
        """Turn scores into priors; what the team has agreed on is done and nothing else."""
        Evaluator.prior(self, state, seat, moves)
        game = cast("Carnavalesque", state)
        if game.phase in (BLIND, CLAIM_CROWN, HOLD_CROWN):
            for index in range(moves.n):
                if moves.weight[index] < self.priors[0]:
                    moves.weight[index] = 0

    def is_leaf(self, state: State) -> bool:
        """Evaluate when a new round begins, soon enough for the imagined cards to matter."""
        game = cast("Carnavalesque", state)
        return game.phase == CLAIM_CROWN and game.round >= self.until

    def begin(self, state: State) -> None:
        """Think to the end of the round; of the next one, if this one is nearly over."""
        game = cast("Carnavalesque", state)
        seen_spots(game.crowd)  # what shows is measured once for all games that start here
        self.until = game.round + (2 if game.phase in (LAY_FLOATS, REJECT, REFILL) else 1)

    def value(self, state: State, seat: int) -> int:  # noqa: ARG002 - all win together
        """Return what the team may expect: its points, or what the street may score."""
        game = cast("Carnavalesque", state)
        if game.phase == OVER:
            points = 100 * game.street.score() if game.street.is_won() else 0
        else:
            points = self.plan.prospect(game)
        return max(0, min(CERTAIN, POINT * points // 100))

    def infoset_key(self, state: State, seat: int) -> int:
        """Tell positions apart by the street, one's own hand and what is asked."""
        game = cast("Carnavalesque", state)
        key = mix(game.phase, 512 * game.round + 64 * game.turn + 8 * game.king + game.decree + 9)
        key = mix(key, 64 * game.strokes + game.calls)
        for card in range(ALL_CARDS):
            if game.holder[card] == seat:
                key = mix(key, card)
            if game.street.place[card] != 0:
                key = mix(key, 64 * game.street.place[card] + card)
        return key
