"""What a card is worth to a player of Carnuta, in hundredths of a point.

A card is worth what it and the cards it helps would score with the ingredients that the player
has, holds and may still lay.
"""

from __future__ import annotations

from ludotheque.core.evaluator import Evaluator
from ludotheque.games.carnuta.bot.weights import GIVEN, GROWTH, NEVER, POINT
from ludotheque.games.carnuta.data.cards import (
    FLAT5,
    FULL,
    KINDS,
    MARKET,
    MOST_HELD,
    MOST_LAID,
    NO_CARD,
    SALT,
)
from ludotheque.games.carnuta.data.deck import Deck
from ludotheque.games.carnuta.rules.score import points_of
from ludotheque.games.carnuta.rules.state import Carnuta

FLATTEST = FLAT5  # no points, or points that depend on nothing


class Reckoning(Evaluator):
    """What one player has, holds and may still lay, and what each card is worth to them."""

    def __init__(self, deck: Deck) -> None:
        Evaluator.__init__(self)
        self.deck = deck
        self.seat = 0
        self.expected = [0] * 8
        self.mine = [0] * 24
        self.mine_size = 0
        self.now = 0
        self.gain = [0] * 300

    def look(self, game: Carnuta, seat: int) -> None:
        """Take in what a player has, holds and may still lay."""
        self.seat = seat
        to_come = FULL - game.laid_size[seat]
        for kind in range(KINDS):
            self.expected[kind] = POINT * game.amount[KINDS * seat + kind]
            if to_come > 0:
                self.expected[kind] += GROWTH * to_come
        self.mine_size = 0
        for index in range(MOST_LAID * seat, MOST_LAID * seat + game.laid_size[seat]):
            self.keep(game.laid[index])
        for index in range(MOST_HELD * seat, MOST_HELD * seat + game.hand_size[seat]):
            card = game.hand[index]
            self.keep(card)
            if self.deck.ingredient[card] != SALT:
                half = POINT * self.deck.counts_as[card] // 2
                self.expected[self.deck.ingredient[card]] += half
        self.now = self.expected_score()

    def keep(self, card: int) -> None:
        """Reckon with a card that has points of its own to gain."""
        self.mine[self.mine_size] = card
        self.mine_size += 1

    def points(self, card: int) -> int:
        """Return what a card would score with what is expected, in hundredths."""
        first = self.expected[self.deck.of[3 * card]]
        second = self.expected[self.deck.of[3 * card + 1]]
        third = self.expected[self.deck.of[3 * card + 2]]
        return points_of(self.deck.scoring[card], first, second, third)

    def expected_score(self) -> int:
        """Return what the cards laid and held would score with what is expected."""
        found = 0
        for index in range(self.mine_size):
            if not self.is_flat(self.mine[index]):
                found += self.points(self.mine[index])
        return found

    def is_flat(self, card: int) -> bool:
        """Say whether a card scores the same whatever one has (C5.1)."""
        return self.deck.scoring[card] <= FLATTEST

    def more_of(self, kind: int, count: int) -> int:
        """Return what more of an ingredient adds to the cards that are laid and held."""
        self.expected[kind] += POINT * count
        gain = self.expected_score() - self.now
        self.expected[kind] -= POINT * count
        return gain

    def reckon(self, game: Carnuta, card: int) -> int:
        """Return what a card would bring once it is laid: its points, and those it helps to."""
        ingredient = self.deck.ingredient[card]
        if ingredient == SALT:
            return self.best_column(game)
        own = self.points(card)
        if self.is_flat(card):
            own *= POINT
        gain = own + self.more_of(ingredient, self.deck.counts_as[card])
        return gain - GIVEN * (self.deck.cost[4 * card + 2] + self.deck.cost[4 * card + 3])

    def best_column(self, game: Carnuta) -> int:
        """Return what Salt would bring on the column where it brings most (C4.2)."""
        best = NEVER
        start = MOST_LAID * self.seat
        for index in range(start, start + game.laid_size[self.seat]):
            if game.column[index] < KINDS:
                gain = self.more_of(game.column[index], 1)
                if gain > best:
                    best = gain
        return best

    def reckon_all(self, game: Carnuta) -> None:
        """Work out the value of every card that could be taken, played or discarded."""
        for place in range(MARKET):
            if game.market[place] != NO_CARD:
                self.gain[game.market[place]] = self.reckon(game, game.market[place])
        start = MOST_HELD * self.seat
        for index in range(start, start + game.hand_size[self.seat]):
            self.gain[game.hand[index]] = self.reckon(game, game.hand[index])
