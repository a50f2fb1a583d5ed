"""What each card is good for, to a seat that looks at the table: in hundredths of a point."""

from __future__ import annotations

from ludotheque.games.carnavalesque.bot.sight import Sight
from ludotheque.games.carnavalesque.bot.weights import FITTING, LATER, MATCHING, OPENING, STARTING
from ludotheque.games.carnavalesque.data.cards import (
    THIRD_WORKSHOP,
    UNMARKED,
    WORKSHOP,
    WORKSHOPS,
)
from ludotheque.games.carnavalesque.rules.state import Board


class Insight(Sight):
    """One seat's eyes, with the figures that its moves need."""

    def __init__(self) -> None:
        Sight.__init__(self)
        self.kings = 0  # the points of the cards that the King is known to hold
        self.uses = [0] * 64
        self.by_age = [0] * 4

    def look(self, board: Board, seat: int) -> None:
        """Take in the table as a seat sees it, and what each card is good for."""
        self.see(board, seat)
        self.kings = self.kings_points(board)
        for card in range(THIRD_WORKSHOP + 1):
            self.uses[card] = self.reckon(board, card)
        for age in range(3):
            self.by_age[age] = self.mean_use(age)

    def kings_points(self, board: Board) -> int:
        """Return the points of the cards that the King is known to hold; he knows them all."""
        found = 0
        if board.king >= 0:
            for card in range(THIRD_WORKSHOP):
                own = board.king == self.seat and board.holder[card] == self.seat
                if own or self.surely_holds(board, board.king, card):
                    found |= self.points[card]
            if board.asked >= 0 and board.told_yes:
                found |= 1 << board.asked
        return found

    def best_supply(self, card: int, points: int) -> int:
        """Return the largest supply of those points of a card that are in a mask."""
        best = 0
        for place in range(4 * card, 4 * card + self.has[card]):
            point = self.point_of[place]
            if points >> point & 1 and self.supply[point] > best:
                best = self.supply[point]
        return best

    def reckon(self, board: Board, card: int) -> int:
        """Work out what a card is good for: a float it fits, or else one it could start."""
        street = board.street
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
        for other in range(1, 3):
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

    def use_of_hand(self, board: Board, seat: int) -> int:
        """Guess how good a hand is: the cards one is sure of, and the backs of the others."""
        found = 0
        for card in range(THIRD_WORKSHOP + 1):
            if board.holder[card] == seat:
                if seat == self.seat or self.surely_holds(board, seat, card):
                    found += self.uses[card]
                else:
                    found += self.use_of_back(board.back_of(card))
        return found
