"""A deck of Carnuta in arrays that compiled rules read without asking Python (C1.2)."""

from __future__ import annotations

from ludotheque.games.carnuta.data.cards import MOST_KINDS, SYMBOLS
from ludotheque.games.carnuta.data.deck_file import CardRow


class Deck:
    """The cards by number.

    The cost of a card is four counts: suns flipped, moons flipped, suns given, moons given.
    What its points speak of is up to three ingredients.
    """

    def __init__(self, rows: list[CardRow]) -> None:
        self.rows = rows
        self.size = len(rows)
        self.half = [0] * 300
        self.ingredient = [0] * 300
        self.counts_as = [0] * 300
        self.scoring = [0] * 300
        self.starter = [0] * 300
        self.cost = [0] * 1200
        self.of = [0] * 900
        for card in range(self.size):
            self.take_over(card, rows[card])

    def take_over(self, card: int, row: CardRow) -> None:
        """Copy one card into the arrays."""
        self.half[card] = row.half
        self.ingredient[card] = row.ingredient
        self.counts_as[card] = row.counts_as
        self.scoring[card] = row.scoring
        self.starter[card] = row.starter
        for index, count in enumerate(row.cost):
            self.cost[SYMBOLS * card + index] = count
        for index, ingredient in enumerate(row.of):
            self.of[MOST_KINDS * card + index] = ingredient
