"""The rules of Carnavalesque: who acts, what is legal, and where each move is carried out."""

from __future__ import annotations

from ludotheque.core.faults import Refusal
from ludotheque.core.moves import Moves
from ludotheque.core.outcome import Outcome
from ludotheque.games.carnavalesque.data.endings import DEAD_END, ENDINGS
from ludotheque.games.carnavalesque.data.moves import (
    AGE,
    CARD,
    CLAIM,
    DECLINE,
    HOLD,
    ROLE,
    SEAT,
    SPOT,
)
from ludotheque.games.carnavalesque.data.moves import YIELD as YIELD_CROWN
from ludotheque.games.carnavalesque.data.phases import (
    ASK,
    BLIND,
    CARVE,
    CLAIM_CROWN,
    DECREE,
    DRAW,
    GIVE,
    HOLD_CROWN,
    KEEP_ROLE,
    LAY,
    LOOK,
    OFFER,
    OVER,
    PASS_LEFT,
    REFILL,
    REJECT,
    RESCUE,
    ROB,
    THROW,
    TURN_OVER,
)
from ludotheque.games.carnavalesque.knowledge.looking import look_at
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView
from ludotheque.games.carnavalesque.rules.crown import Crown
from ludotheque.games.carnavalesque.rules.speech import silence
from ludotheque.games.carnavalesque.rules.state import Board


class Carnavalesque(Crown):
    """A game of Carnavalesque."""

    def view(self, seat: int) -> CarnavalesqueView:
        """Return what this seat may know."""
        return look_at(self, seat)

    def outcome(self) -> Outcome | None:
        """Return how the game ended, for all alike."""
        return result(self)

    def silence(self, seat: int) -> Refusal | None:
        """Say why a seat may not speak now (V3.3, V5.3)."""
        return silence(self, seat)

    def copy(self) -> Carnavalesque:
        """Return a deep, equal and silent copy."""
        new = Carnavalesque()
        new.become(self)
        return new

    def actors(self) -> int:
        """Return the seats that must decide now, as a mask."""
        phase = self.phase
        if phase == OVER:
            return 0
        if phase in (DECREE, CARVE):
            return 1 << self.king
        if phase == BLIND:
            return 1 << self.fool | self.callers() & ~self.answered
        if phase == CLAIM_CROWN:
            return self.candidates() & ~self.answered
        if phase == HOLD_CROWN:
            return self.claimed & ~self.answered
        if phase == PASS_LEFT:
            return self.with_cards() & ~self.answered
        if phase == KEEP_ROLE:
            return self.everybody() & ~(1 << self.king) & ~self.answered
        return 1 << self.turn

    def awaited(self) -> int:
        """Return those who hold up the game: while the eyes are closed, the Fool (V5.3)."""
        return 1 << self.fool if self.phase == BLIND else self.actors()

    def list_moves(self, seat: int, moves: Moves) -> None:
        """Fill `moves` with what this seat may do now."""
        if self.actors() >> seat & 1:
            if self.phase in (CLAIM_CROWN, HOLD_CROWN, KEEP_ROLE, DECREE, CARVE):
                self.list_answers(seat, moves)
            else:
                self.list_decisions(seat, moves)

    def list_answers(self, seat: int, moves: Moves) -> None:
        """List what can be answered before the turns, and the Decrees."""
        if self.phase == CLAIM_CROWN:
            moves.add(CLAIM)
            moves.add(DECLINE)
        elif self.phase == HOLD_CROWN:
            moves.add(HOLD)
            moves.add(YIELD_CROWN)
        elif self.phase == KEEP_ROLE:
            self.list_roles(seat, moves)
        else:
            self.list_ages(moves)

    def list_decisions(self, seat: int, moves: Moves) -> None:
        """List what can be done with cards."""
        phase = self.phase
        if phase == BLIND:
            self.list_blind(seat, moves)
        elif phase == DRAW:
            self.list_draws(moves)
        elif phase == REFILL:
            self.list_available(moves)
        elif phase == LAY:
            self.list_laying(seat, moves)
        elif phase in (GIVE, REJECT, PASS_LEFT):
            self.list_hand(seat, moves)
        elif phase in (LOOK, TURN_OVER, THROW):
            self.list_uses(seat, moves)
        elif phase == OFFER:
            self.list_offers(seat, moves)
        elif phase == ROB:
            self.list_victims(seat, moves)
        elif phase == ASK:
            self.list_questions(moves)
        else:
            self.list_dead_end(moves)

    def apply(self, seat: int, move: int) -> None:
        """Carry out a legal move."""
        phase = self.phase
        if phase == BLIND:
            self.call_or_stir(seat, move)
        elif phase == DRAW:
            self.draw(seat, move - SPOT)
        elif phase == GIVE:
            self.give(seat, move - CARD)
        elif phase == LAY:
            self.lay_or_send(seat, move)
        elif phase == DECREE:
            self.set_decree(move - AGE)
        elif phase == REJECT:
            self.reject_one(seat, move - CARD)
        elif phase == REFILL:
            self.refill_one(seat, move - SPOT)
        else:
            self.apply_rarer(seat, move)

    def apply_rarer(self, seat: int, move: int) -> None:
        """Carry out a move of a phase that does not come every turn."""
        phase = self.phase
        if phase == CLAIM_CROWN:
            self.claim(seat, move)
        elif phase == HOLD_CROWN:
            self.hold(seat, move)
        elif phase == PASS_LEFT:
            self.pass_left(seat, move - CARD)
        elif phase == RESCUE:
            self.rescue(seat, move - CARD)
        elif phase == CARVE:
            self.carve(move - AGE)
        elif phase == KEEP_ROLE:
            self.keep_role(seat, move - ROLE)
        elif phase == OFFER:
            self.offer(seat, move)
        elif phase == ROB:
            self.rob(seat, move - SEAT)
        elif phase == ASK:
            self.ask(seat, move)
        else:
            self.use(seat, move)


def result(game: Board) -> Outcome | None:
    """Return the outcome of a game that is over: all win with the same score, or nobody does."""
    if game.phase != OVER:
        return None
    won = game.ending < DEAD_END
    winners = tuple(range(game.seats)) if won else ()
    scores = (game.street.score() if won else 0,) * game.seats
    return Outcome(winners, scores, game.round, ENDINGS[game.ending])
