"""The gift to the King, and who plays next (V4.3, V3.1)."""

from __future__ import annotations

from ludotheque.games.carnavalesque.data.phases import GIVE
from ludotheque.games.carnavalesque.rules.laying import Laying


class Gifts(Laying):
    """The last step of a turn."""

    def begin_gifts(self, seat: int) -> None:
        """Ask for a card as long as there is one to give."""
        if self.gifts > 0 and self.held(seat) > 0:
            self.phase = GIVE
        else:
            self.next_turn(seat)

    def give(self, seat: int, card: int) -> None:
        """Give a card to the King, unseen by the others (V4.3)."""
        self.tell_handed("gift", seat, self.king, card)
        self.hand_over(seat, self.king, card)
        self.gifts -= 1
        self.gifts_since += 1
        self.begin_gifts(seat)

    def next_turn(self, seat: int) -> None:
        """Let the next player take a turn, the King last (V3.1)."""
        following = self.after(seat)
        if following == self.king:
            self.begin_king()
        else:
            self.begin_turn(following)
