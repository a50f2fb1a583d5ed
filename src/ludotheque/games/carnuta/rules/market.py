"""The market of Carnuta: its piles, its discards, and how its places are filled (C3.1, C3.8)."""

from __future__ import annotations

from ludotheque.games.carnuta.data.cards import MOST_CARDS, NO_CARD, ROW
from ludotheque.games.carnuta.rules.log import Story


class Market(Story):
    """A game whose market is renewed from its piles."""

    def throw(self, card: int) -> None:
        """Put a card on the discards of its half; a place that stayed empty may be filled."""
        half = self.deck.half[card]
        self.discard[MOST_CARDS * half + self.discard_size[half]] = card
        self.discard_size[half] += 1
        self.refill(half)

    def refill(self, half: int) -> None:
        """Fill the empty places of a half from its pile (C3.1)."""
        for place in range(ROW * half, ROW * half + ROW):
            if self.market[place] == NO_CARD:
                self.rebuild(half)
                if self.pile_size[half] > 0:
                    self.pile_size[half] -= 1
                    self.market[place] = self.pile[MOST_CARDS * half + self.pile_size[half]]
                    self.tell_reveal(place)
        self.rebuild(half)

    def rebuild(self, half: int) -> None:
        """Make a pile of the discards of its half as soon as it is empty (C3.8)."""
        size = self.discard_size[half]
        if self.pile_size[half] == 0 and size > 0:
            for index in range(MOST_CARDS * half, MOST_CARDS * half + size):
                self.pile[index] = self.discard[index]
            self.pile_size[half] = size
            self.discard_size[half] = 0
            self.shuffle_pile(half)
            self.tell_half("rebuilt", self.turn, half)

    def shuffle_pile(self, half: int) -> None:
        """Shuffle a pile; its last card is the next to be revealed."""
        start = MOST_CARDS * half
        for last in range(self.pile_size[half] - 1, 0, -1):
            pick = self.chance.below(last + 1)
            card = self.pile[start + last]
            self.pile[start + last] = self.pile[start + pick]
            self.pile[start + pick] = card
