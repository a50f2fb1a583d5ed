"""A deck of Carnuta in arrays that compiled rules read without asking Python (C1.2)."""

from __future__ import annotations

from ludotheque.games.carnuta.data.cards import MOST_KINDS, SYMBOLS
from ludotheque.games.carnuta.data.deck_file import CardRow
from ludotheque.games.carnuta.data.moves import texts_with


class Deck:
    """The cards by number.

    The cost of a card is four counts: suns flipped, moons flipped, suns given, moons given.
    What its points speak of is up to three ingredients. Moves are numbered with the cards in mind:
    `verb` and `thing` take a number apart, `first` puts one together.
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
        self.texts = texts_with([row.id for row in rows])
        self.moves = len(self.texts.words)
        self.first = [0] * 9
        self.verb = [0] * 923
        self.thing = [0] * 923
        self.number_moves()

    def number_moves(self) -> None:
        """Take every move apart, once for all."""
        firsts = sorted(set(self.texts.verbs))
        for verb, first in enumerate(firsts):
            self.first[verb] = first
        for move in range(self.moves):
            first = self.texts.verb(move)
            self.verb[move] = firsts.index(first)
            self.thing[move] = move - first

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
