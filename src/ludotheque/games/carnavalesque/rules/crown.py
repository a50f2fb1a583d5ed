"""Taking power: who is King this round (V3.2)."""

from __future__ import annotations

from ludotheque.core.arrays import first_seat
from ludotheque.games.carnavalesque.data.cards import NOBODY
from ludotheque.games.carnavalesque.data.moves import CLAIM, HOLD
from ludotheque.games.carnavalesque.data.phases import CLAIM_CROWN, HOLD_CROWN
from ludotheque.games.carnavalesque.rules.happenings import Happenings


class Crown(Happenings):
    """The first step of a round."""

    def begin_round(self) -> None:
        """Ask everybody but the outgoing King whether they claim the crown."""
        self.clear_round()
        self.round += 1
        self.phase = CLAIM_CROWN
        self.tell_round()

    def candidates(self) -> int:
        """Return who may claim: anyone but the outgoing King; at first, anyone."""
        return self.everybody() & ~(1 << self.king) if self.king != NOBODY else self.everybody()

    def claim(self, seat: int, move: int) -> None:
        """Claim the crown or not; all answers count when the last one is in."""
        self.answered |= 1 << seat
        self.answer[seat] = 1 if move == CLAIM else 0
        self.tell_of("ready", seat)
        if self.answered == self.candidates():
            self.claimed = self.those_who_did()
            self.answered = 0
            self.tell_seats("claims", self.claimed)
            if self.claimed & (self.claimed - 1):
                self.phase = HOLD_CROWN
            else:
                self.crown_one_of(self.claimed)

    def hold(self, seat: int, move: int) -> None:
        """Hold on to the crown or yield; all answers count when the last one is in."""
        self.answered |= 1 << seat
        self.answer[seat] = 1 if move == HOLD else 0
        self.tell_of("ready", seat)
        if self.answered == self.claimed:
            self.insisted = self.those_who_did()
            self.answered = 0
            self.tell_seats("holds", self.insisted)
            self.crown_one_of(self.insisted)

    def those_who_did(self) -> int:
        """Return who answered yes, as a mask."""
        found = 0
        for seat in range(self.seats):
            if self.answered >> seat & 1 and self.answer[seat] == 1:
                found |= 1 << seat
        return found

    def crown_one_of(self, mask: int) -> None:
        """Crown the only one who wants; else the player to the left, or at first anyone."""
        if mask != 0 and mask & (mask - 1) == 0:
            self.king = first_seat(mask)
            self.tell_of("king", self.king)
        elif self.king == NOBODY:
            self.king = self.chance.below(self.seats)
            self.tell_of("king-by-lot", self.king)
        else:
            self.king = self.after(self.king)
            self.tell_of("king-by-turn", self.king)
        self.begin_happening()
