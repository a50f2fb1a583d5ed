"""The turn of the King: building floats and sending them away (V6)."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.games.carnavalesque.data.cards import (
    ALL_CARDS,
    NO_DECREE,
    NOBODY,
    PARADE_PLACES,
    THIRD_WORKSHOP,
    WORKSHOP,
    WORKSHOPS,
)
from ludotheque.games.carnavalesque.data.endings import DEAD_END, EXHAUSTED, verdict
from ludotheque.games.carnavalesque.data.moves import DONE, OPEN, SEND
from ludotheque.games.carnavalesque.data.moves import LAY as LAY_CARD
from ludotheque.games.carnavalesque.data.phases import LAY
from ludotheque.games.carnavalesque.rules.level import Level


class Laying(Level):
    """What the King does."""

    def begin_king(self) -> None:
        """Start the King's turn; a King without cards may still have floats to send (V6.5)."""
        self.turn = self.king
        self.decree = NO_DECREE
        self.phase = LAY
        self.laid = 0
        self.required = min(self.street.least, self.held_to_lay(self.king))
        self.tell_of("king-turn", self.king)
        if self.is_exhausted() and self.ready_floats() + self.street.paraded < PARADE_PLACES:
            self.end_game(EXHAUSTED, "lost-exhausted")

    def is_exhausted(self) -> bool:
        """Say whether the King has nothing to lay and nobody can draw (V7.2)."""
        return self.required == 0 and self.crowd.here == 0

    def ready_floats(self) -> int:
        """Count the floats that are large enough to parade (V6.3)."""
        found = 0
        for workshop in range(WORKSHOPS):
            if self.street.size[WORKSHOP + workshop] >= self.street.least:
                found += 1
        return found

    def list_laying(self, seat: int, moves: Moves) -> None:
        """List where each card fits, the floats that can leave, and the end of the turn."""
        for card in range(ALL_CARDS):
            if self.holder[card] == seat:
                for workshop in range(WORKSHOPS):
                    if self.street.fits(card, workshop):
                        moves.add(LAY_CARD + WORKSHOPS * card + workshop)
        if self.holder[THIRD_WORKSHOP] == seat:
            moves.add(OPEN)
        for workshop in range(WORKSHOPS):
            if self.street.size[WORKSHOP + workshop] > 0:
                moves.add(SEND + workshop)
        if self.laid >= self.required:
            moves.add(DONE)

    def lay_or_send(self, seat: int, move: int) -> None:
        """Carry out one step of the King's turn."""
        if move >= LAY_CARD:
            self.lay(seat, (move - LAY_CARD) // WORKSHOPS, (move - LAY_CARD) % WORKSHOPS)
        elif move == OPEN:
            self.holder[THIRD_WORKSHOP] = NOBODY
            self.street.open_third()
            self.tell_of("open", seat)
        elif move == DONE:
            self.end_king()
        else:
            self.send(seat, move - SEND)

    def lay(self, seat: int, card: int, workshop: int) -> None:
        """Lay a card in a workshop, seen by all (V6.1)."""
        self.holder[card] = NOBODY
        self.forget(card)
        self.street.lay(card, workshop)
        self.laid += 1
        self.tell_laid(seat, card, workshop)

    def send(self, seat: int, workshop: int) -> None:
        """Send a float away; that may end the game (V6.3, V6.6)."""
        count = self.street.size[WORKSHOP + workshop]
        parades = count >= self.street.least
        self.street.send(workshop)
        self.tell_sent("parade" if parades else "dead-end", seat, workshop, count)
        if self.street.is_lost():
            self.end_game(DEAD_END, "lost-dead-end")
        elif self.street.is_won():
            self.end_game(verdict(self.street.score()), "won")

    def end_king(self) -> None:
        """End the King's turn, and with it the round or the game."""
        if self.is_exhausted():
            self.end_game(EXHAUSTED, "lost-exhausted")
        else:
            self.begin_level()
