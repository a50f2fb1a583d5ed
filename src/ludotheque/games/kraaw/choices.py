"""Who acts in Kraaw, and what is legal."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.games.kraaw.cards import HIDDEN, LOCKED, MOST_LOCKS, PLACES, REVEALED
from ludotheque.games.kraaw.moves import (
    ANNOUNCE,
    BONUS,
    CARD,
    EXCHANGE,
    KEEP,
    LEAVE_DOG,
    LOCK,
    LOOK,
    PASS,
    RAVEN,
    REVEAL_LOCK,
    SWAP_DOG,
)
from ludotheque.games.kraaw.phases import (
    BONUS_ACTION,
    BONUS_LOCK,
    BONUS_TURN,
    CHOOSE_RAVEN,
    DOG_EXCHANGE,
    KEEP_OR_ANNOUNCE,
    LOCK_ONE,
    LOOK_AT,
    MAIN_ACTION,
    OVER,
    REPRISAL,
    REVEAL_AND_LOCK,
    REVEAL_ONE,
    STEAL,
)
from ludotheque.games.kraaw.story import Story


class Choices(Story):
    """A match in which it is known who must decide, and between what."""

    def actors(self) -> int:
        """Return the seats that must decide now, as a mask."""
        if self.phase == CHOOSE_RAVEN:
            return self.without_raven()
        if self.phase == KEEP_OR_ANNOUNCE:
            return self.playing & ~self.kept
        if self.phase == REPRISAL:
            return 1 << self.stolen // PLACES
        if self.phase == OVER:
            return 0
        return 1 << self.turn

    def without_raven(self) -> int:
        """Return the seats that have not yet picked a character."""
        mask = 0
        for seat in range(self.seats):
            if self.raven[seat] < 0:
                mask |= 1 << seat
        return mask

    def list_moves(self, seat: int, moves: Moves) -> None:
        """Fill `moves` with what this seat may do now."""
        if self.actors() >> seat & 1:
            self.list_decisions(seat, moves)

    def list_decisions(self, seat: int, moves: Moves) -> None:
        """Fill `moves` for a seat that must act."""
        phase = self.phase
        if phase == MAIN_ACTION:
            self.list_actions(seat, moves)
        elif phase == STEAL:
            self.list_targets(seat, moves)
        elif phase == REPRISAL:
            self.list_unlocked(self.turn, moves)
        elif phase == BONUS_ACTION:
            moves.add(BONUS)
            moves.add(PASS)
        elif phase in (LOOK_AT, REVEAL_ONE, REVEAL_AND_LOCK):
            self.list_row(seat, HIDDEN, moves)
        elif phase in (LOCK_ONE, BONUS_LOCK):
            self.list_row(seat, REVEALED, moves)
        elif phase == BONUS_TURN:
            self.list_turnable(seat, moves)
        elif phase == DOG_EXCHANGE:
            moves.add(SWAP_DOG)
            moves.add(LEAVE_DOG)
        elif phase == KEEP_OR_ANNOUNCE:
            moves.add(ANNOUNCE)
            moves.add(KEEP)
        else:
            self.list_ravens(moves)

    def list_actions(self, seat: int, moves: Moves) -> None:
        """List the main actions that are possible (K5.1 to K5.6)."""
        if self.count(seat, HIDDEN) > 0:
            moves.add(LOOK)
            moves.add(REVEAL_LOCK)
        if self.locks[seat] < MOST_LOCKS and self.count(seat, REVEALED) > 0:
            moves.add(LOCK)
        moves.add(EXCHANGE)

    def list_row(self, seat: int, face: int, moves: Moves) -> None:
        """List the cards of a row that lie in this state."""
        for slot in range(PLACES * seat, PLACES * seat + PLACES):
            if self.face[slot] == face:
                moves.add(CARD + slot)

    def list_unlocked(self, seat: int, moves: Moves) -> None:
        """List the cards of a row that can leave it (K2.2)."""
        for slot in range(PLACES * seat, PLACES * seat + PLACES):
            if self.face[slot] != LOCKED:
                moves.add(CARD + slot)

    def list_targets(self, seat: int, moves: Moves) -> None:
        """List the opponents' cards that can be stolen (K5.4)."""
        for other in range(self.seats):
            if other != seat and self.playing >> other & 1:
                self.list_unlocked(other, moves)

    def list_turnable(self, seat: int, moves: Moves) -> None:
        """List the face-up cards that can be turned back (K5.7)."""
        for slot in range(PLACES * seat, PLACES * seat + PLACES):
            face = self.face[slot]
            if face == REVEALED or (face == LOCKED and self.turn_locked):
                moves.add(CARD + slot)

    def list_ravens(self, moves: Moves) -> None:
        """List the characters that nobody has (K1.4)."""
        for raven in range(ANNOUNCE - RAVEN):
            if not self.raven_taken(raven):
                moves.add(RAVEN + raven)

    def raven_taken(self, raven: int) -> bool:
        """Say whether somebody has this character."""
        for seat in range(self.seats):
            if self.raven[seat] == raven:
                return True
        return False
