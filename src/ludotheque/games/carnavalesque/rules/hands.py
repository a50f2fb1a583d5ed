"""How cards go in and out of hands, and what everybody remembers of it (V4.4).

A card seen by all is surely in a hand until a card of its age leaves that hand unseen; then it may
be gone. Whoever gave or took the card knows better. The Third Workshop card needs no memory:
its back tells where it is.
"""

from __future__ import annotations

from ludotheque.games.carnavalesque.data.cards import (
    ALL_CARDS,
    EYES,
    MAYBE,
    NOBODY,
    SURE,
    THIRD_WORKSHOP,
)
from ludotheque.games.carnavalesque.data.sizes import CARDS, NO_CARD
from ludotheque.games.carnavalesque.rules.crowd.dropping import reject
from ludotheque.games.carnavalesque.rules.log import Story


class Hands(Story):
    """A board whose cards move, with the memories that this leaves."""

    def draw_card(self, seat: int, spot: int) -> None:
        """Take a card of the crowd in hand; face up, it was seen by all."""
        card = self.who[spot]
        face_up = self.crowd.face_up[spot] != 0
        self.crowd.take(spot)
        self.who[spot] = NO_CARD
        self.holder[card] = seat
        for eyes in range(EYES):
            if face_up or self.known[spot] >> eyes & 1:
                self.remember(eyes, card, seat)
        self.remember(seat, card, seat)
        self.known[spot] = 0

    def remember(self, eyes: int, card: int, seat: int) -> None:
        """Let eyes know surely whose hand a card is in; nobody needs to remember their own."""
        known = eyes != seat and card != THIRD_WORKSHOP
        self.memory[64 * eyes + card] = SURE + seat if known else 0

    def forget(self, card: int) -> None:
        """Let nobody look for a card in a hand: all see that it is elsewhere."""
        for eyes in range(EYES):
            self.memory[64 * eyes + card] = 0

    def doubt(self, card: int, seat: int, knowing: int) -> None:
        """A card leaves a hand: those who do not know which begin to doubt (V4.4)."""
        for eyes in range(EYES):
            if eyes != seat and not knowing >> eyes & 1:
                for other in range(ALL_CARDS):
                    place = 64 * eyes + other
                    if self.memory[place] == SURE + seat and self.age[other] == self.age[card]:
                        self.memory[place] = MAYBE + seat

    def hand_over(self, seat: int, to: int, card: int) -> None:
        """Give a card of one hand to another, seen by these two only (V4.3)."""
        self.doubt(card, seat, 1 << to)
        self.holder[card] = to
        self.remember(seat, card, to)
        self.remember(to, card, to)

    def free_spot(self) -> int:
        """Draw the number of a spot where no card lies: it says nothing about the card."""
        free = 0
        for spot in range(CARDS):
            free += 1 if self.who[spot] == NO_CARD else 0
        skip = self.chance.below(free)
        for spot in range(CARDS):
            if self.who[spot] == NO_CARD:
                if skip == 0:
                    return spot
                skip -= 1
        return NO_CARD

    def drop_card(self, card: int) -> int:
        """Reject a card into the crowd; return the spot where it lands (V8.1)."""
        spot = self.free_spot()
        self.who[spot] = card
        self.known[spot] = 0
        reject(self.crowd, self.chance, spot)
        return spot

    def discard(self, seat: int, card: int) -> None:
        """Reject a card of a hand; face down, only its owner knows which it is (V7.1)."""
        self.holder[card] = NOBODY
        spot = self.drop_card(card)
        if self.crowd.face_up[spot]:
            self.forget(card)
            self.tell_open("reject-face-up", seat, card)
        else:
            self.doubt(card, seat, 0)
            self.known[spot] = 1 << seat
            self.tell_hidden("reject", seat, card)

    def reject_spots(self, spots: int) -> None:
        """Pick up cards of the crowd, then drop them one by one (V8.1)."""
        cards = [0] * 64
        count = 0
        for spot in range(CARDS):
            if spots & self.crowd.bit[spot]:
                cards[count] = self.who[spot]
                count += 1
                self.crowd.take(spot)
                self.who[spot] = NO_CARD
                self.known[spot] = 0
        for index in range(count):
            self.drop_card(cards[index])

    def tell_draw(self, seat: int, spot: int) -> None:
        """Tell what is about to be drawn: a card face up to all, else its back."""
        card = self.who[spot]
        if self.crowd.face_up[spot] or card == THIRD_WORKSHOP:
            self.tell_open("draw-face-up", seat, card)
        else:
            self.tell_hidden("draw", seat, card)
