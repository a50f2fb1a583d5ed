"""The score of each card to a seat that looks at the table, its use: in hundredths of a point."""

from __future__ import annotations

from ludotheque.games.carnavalesque.bot.sight import Sight
from ludotheque.games.carnavalesque.bot.weights import FITTING, LATER, MATCHING, OPENING, STARTING
from ludotheque.games.carnavalesque.data.cards import (
    ALL_AGES,
    ALL_CARDS,
    MOST_POINTS,
    THIRD_WORKSHOP,
    UNMARKED,
)
from ludotheque.games.carnavalesque.data.street import WORKSHOP, WORKSHOPS
from ludotheque.games.carnavalesque.rules.state import Carnavalesque


class Insight(Sight):
    """One seat's eyes, with the figures that its moves need."""

    def __init__(self) -> None:
        Sight.__init__(self)
        self.kings = 0  # the points of the cards that the King is known to hold
        self.uses = [0] * 58
        self.by_age = [0] * 3

    def look(self, game: Carnavalesque, seat: int) -> None:
        """Take in the table as a seat sees it, and what each card is good for."""
        self.see(game, seat)
        self.kings = self.kings_points(game)
        for card in range(ALL_CARDS):
            self.uses[card] = self.reckon(game, card)
        for age in range(ALL_AGES):
            self.by_age[age] = self.mean_use(age)

    def kings_points(self, game: Carnavalesque) -> int:
        """Return the points of the cards that the King is known to hold; he knows them all."""
        found = 0
        if game.king >= 0:
            for card in range(THIRD_WORKSHOP):
                own = game.king == self.seat and game.holder[card] == self.seat
                if own or self.surely_holds(game, game.king, card):
                    found |= self.points[card]
            if game.asked >= 0 and game.told_yes:
                found |= 1 << game.asked
        return found

    def best_supply(self, card: int, points: int) -> int:
        """Return the largest supply of those points of a card that are in a mask."""
        best = 0
        for place in range(MOST_POINTS * card, MOST_POINTS * card + self.has[card]):
            point = self.point_of[place]
            if points >> point & 1 and self.supply[point] > best:
                best = self.supply[point]
        return best

    def reckon(self, game: Carnavalesque, card: int) -> int:
        """Work out what a card is good for: a float it fits, or else one it could start."""
        street = game.street
        if card == THIRD_WORKSHOP:
            return OPENING if street.open < WORKSHOPS else 0
        points = self.points[card]
        best = LATER * self.best_supply(card, points) // 100
        for workshop in range(street.open):
            use = 0
            if street.size[WORKSHOP + workshop] > 0:
                shared = street.common[workshop] & points
                if shared != 0:
                    use = FITTING + self.best_supply(card, shared)
            else:
                use = STARTING + self.best_supply(card, points)
                if points & self.kings:
                    use += MATCHING
            if use > best:
                best = use
        return best

    def fits(self, card: int) -> bool:
        """Say whether a card fits a float that has been started."""
        return self.uses[card] >= FITTING

    def mean_use(self, age: int) -> int:
        """Return the mean use of the cards of an age that this seat has not seen."""
        total = 0
        count = 0
        for card in range(THIRD_WORKSHOP):
            if self.unseen[card] and self.age[card] == age:
                total += self.uses[card]
                count += 1
        return total // count if count > 0 else 0

    def use_of_back(self, age: int) -> int:
        """Return what a card is good for of which only the age shows, or not even that."""
        if age == UNMARKED:
            return OPENING
        if age >= 0:
            return self.by_age[age]
        worst = self.by_age[0]
        for other in range(1, ALL_AGES):
            if self.by_age[other] < worst:
                worst = self.by_age[other]
        return worst

    def use_at(self, spot: int) -> int:
        """Return what a card of the crowd is good for, as far as it is seen."""
        if not self.seen >> spot & 1:
            return 0
        if self.card_at[spot] >= 0:
            return self.uses[self.card_at[spot]]
        return self.use_of_back(self.age_at[spot])

    def use_of_hand(self, game: Carnavalesque, seat: int) -> int:
        """Guess how good a hand is: the cards one is sure of, and the backs of the others."""
        found = 0
        for card in range(ALL_CARDS):
            if game.holder[card] == seat:
                if seat == self.seat or self.surely_holds(game, seat, card):
                    found += self.uses[card]
                else:
                    found += self.use_of_back(game.back_of(card))
        return found
