"""Hands back to size at the end of a round (V7), the only place where a round ends."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.games.carnavalesque.data.cards import ALL_CARDS, NO_DECREE
from ludotheque.games.carnavalesque.data.moves import CARD, SPOT
from ludotheque.games.carnavalesque.data.phases import OVER, REFILL, REJECT
from ludotheque.games.carnavalesque.data.sizes import CARDS
from ludotheque.games.carnavalesque.rules.hands import Hands


class Level(Hands):
    """Rejecting what is too much, drawing what is missing."""

    def begin_level(self) -> None:
        """Start with the seat to the King's left; the King comes last (V7.1)."""
        self.decree = NO_DECREE
        self.level(self.after(self.king))

    def level(self, seat: int) -> None:
        """Ask the first player from here on whose hand is not of its size; then a new round."""
        for _ in range(self.seats):
            self.turn = seat
            if self.held(seat) > self.hand_size:
                self.phase = REJECT
                break
            if self.held(seat) < self.hand_size and self.crowd.here != 0:
                self.phase = REFILL
                break
            if seat == self.king:
                self.begin_round()
                break
            seat = self.after(seat)

    def list_hand(self, seat: int, moves: Moves) -> None:
        """List the cards of a hand."""
        for card in range(ALL_CARDS):
            if self.holder[card] == seat:
                moves.add(CARD + card)

    def list_available(self, moves: Moves) -> None:
        """List the cards of the crowd that are available (V4.2)."""
        for spot in range(CARDS):
            if self.is_available(spot):
                moves.add(SPOT + spot)

    def reject_one(self, seat: int, card: int) -> None:
        """Reject a card that is too much (V7.1)."""
        self.discard(seat, card)
        self.level(seat)

    def refill_one(self, seat: int, spot: int) -> None:
        """Draw a card that is missing, without a Decree (V7.1)."""
        self.tell_draw(seat, spot)
        self.draw_card(seat, spot)
        self.level(seat)

    def end_game(self, ending: int, key: str) -> None:
        """End the game."""
        self.phase = OVER
        self.ending = ending
        self.tell_end(key)
