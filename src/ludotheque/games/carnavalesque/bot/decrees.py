"""Scores for Decrees, and how likely a Decree makes the hand of its King (V4.1).

A King may not speak (V3.3), but he chooses the age that nobody draws, and he knows his own hand.
He forbids the age without which the best cards are left: for the floats, and for the one that his
own cards could start. So a Decree says something about the hand of whoever set it: a sampled state
in which he would rather have set another one is less likely to be the true one.
"""

from __future__ import annotations

from ludotheque.games.carnavalesque.bot.insight import Insight
from ludotheque.games.carnavalesque.bot.weights import BESIDES
from ludotheque.games.carnavalesque.data.cards import ALL_AGES, ALL_CARDS
from ludotheque.games.carnavalesque.data.sizes import SPOTS
from ludotheque.games.carnavalesque.rules.state import Carnavalesque


class Decrees:
    """The sense of one King for Decrees."""

    def __init__(self) -> None:
        self.best = 0
        self.second = 0

    def score_of(self, game: Carnavalesque, insight: Insight, age: int) -> int:
        """Return how good it is to forbid an age: what can be drawn then."""
        self.best = 0
        self.second = 0
        for spot in range(SPOTS):
            if insight.is_free(game, spot) and insight.age_at[spot] != age:
                self.offer(insight.use_at(spot))
        if game.decree >= 0:
            self.put_back(game, insight, age)
        return BESIDES * self.best + self.second

    def offer(self, use: int) -> None:
        """Note a card that could be drawn."""
        if use > self.best:
            self.second = self.best
            self.best = use
        elif use > self.second:
            self.second = use

    def put_back(self, game: Carnavalesque, insight: Insight, age: int) -> None:
        """Note the cards that may have been drawn since the Decree, and were seen."""
        for card in range(ALL_CARDS):
            if insight.surely_holds(game, game.turn, card) and insight.age[card] != age:
                self.offer(insight.uses[card])

    def regret(self, game: Carnavalesque, insight: Insight) -> int:
        """Return how much better another Decree would have been to the King."""
        insight.look(game, game.king)
        best = 0
        for age in range(ALL_AGES):
            best = max(best, self.score_of(game, insight, age))
        return best - self.score_of(game, insight, game.decree)
