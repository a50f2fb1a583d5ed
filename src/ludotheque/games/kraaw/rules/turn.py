"""The course of a turn: a main action is announced, then perhaps the bonus action (K4, K5.7)."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.core.rules import STAY
from ludotheque.games.kraaw.data.cards import HIDDEN, MOST_LOCKS, REVEALED
from ludotheque.games.kraaw.data.endings import GOES_ON, LIMITED, RAN_OUT, REPEATED
from ludotheque.games.kraaw.data.moves import BONUS, EXCHANGE, LOCK, LOOK, PASS, REVEAL_LOCK
from ludotheque.games.kraaw.data.phases import (
    BONUS_LOCK,
    LOCK_ONE,
    LOOK_AT,
    MAIN_ACTION,
    NEXT_TURN,
    REVEAL_AND_LOCK,
    ROUND_OVER,
    STEAL,
)
from ludotheque.games.kraaw.rules.log import tell_action, tell_repetition
from ludotheque.games.kraaw.rules.repetition import circles, is_told, notice
from ludotheque.games.kraaw.rules.state import Kraaw, Phase


class NextTurn(Phase):
    """The turn goes to the next player (K1.6)."""

    def enter(self, match: Kraaw) -> int:
        """Pass the turn on."""
        match.turn = match.after(match.turn)
        return MAIN_ACTION


class MainAction(Phase):
    """A turn begins: one main action must be announced (K4.1, K4.2)."""

    def enter(self, match: Kraaw) -> int:
        """Start the turn, or end the round (K6.1, K6.5, K6.6)."""
        notice(match)
        end = why_over(match)
        if end != GOES_ON:
            match.last_end = end
            return ROUND_OVER
        match.turns += 1
        if is_told(match):
            tell_repetition(match)
        return STAY

    def list_moves(self, match: Kraaw, seat: int, moves: Moves) -> None:
        """List the main actions that are possible (K5.1 to K5.6)."""
        if match.count(seat, HIDDEN) > 0:
            moves.add(LOOK)
            moves.add(REVEAL_LOCK)
        if match.locks[seat] < MOST_LOCKS and match.count(seat, REVEALED) > 0:
            moves.add(LOCK)
        moves.add(EXCHANGE)

    def apply(self, match: Kraaw, seat: int, move: int) -> int:
        """Announce an action: a move of its own, seen by all."""
        tell_action(match, seat, move)
        if move == LOOK:
            return LOOK_AT
        if move == REVEAL_LOCK:
            return REVEAL_AND_LOCK
        return LOCK_ONE if move == LOCK else STEAL


def why_over(match: Kraaw) -> int:
    """Say why the round ends before this turn, if it does."""
    if match.count(match.turn, HIDDEN) == 0:
        return RAN_OUT
    if match.turn_limit > 0 and match.turns >= match.turn_limit:
        return LIMITED
    if match.repetition > 0 and circles(match) >= match.repetition:
        return REPEATED
    return GOES_ON


class BonusAction(Phase):
    """After the main action, the bonus action is offered where it is possible (K4.1, K5.7)."""

    def enter(self, match: Kraaw) -> int:
        """Offer it, or go on."""
        needed = 1 if match.turn_locked else 2
        has_lock = match.locks[match.turn] < MOST_LOCKS
        return STAY if has_lock and match.count(match.turn, REVEALED) >= needed else NEXT_TURN

    def list_moves(self, _match: Kraaw, _seat: int, moves: Moves) -> None:
        """List both answers."""
        moves.add(BONUS)
        moves.add(PASS)

    def apply(self, match: Kraaw, seat: int, move: int) -> int:
        """Start the bonus action or decline it."""
        if move != BONUS:
            return NEXT_TURN
        tell_action(match, seat, BONUS)
        return BONUS_LOCK
