"""What a street may score in the end, as the team has learnt from how its games ended."""

from __future__ import annotations

from ludotheque.games.carnavalesque.bot.weights import AVAILABLE, COVERED, HELD, PROSPECTS
from ludotheque.games.carnavalesque.data.cards import (
    ALL_POINTS,
    DEAD_END,
    PARADE,
    PARADE_PLACES,
    POINTS,
    THIRD_WORKSHOP,
    WORKSHOP,
    WORKSHOPS,
)
from ludotheque.games.carnavalesque.data.sizes import CARDS
from ludotheque.games.carnavalesque.rules.state import Board

EVERY_POINT = (1 << ALL_POINTS) - 1
COLUMNS = 11  # of PROSPECTS


class StreetSense:
    """A street, the supply of cards that are not laid yet, and a sense for both."""

    def __init__(self) -> None:
        self.supply = [0] * 16  # by point
        self.version = 0
        self.least = 0
        self.third_held = False  # somebody may open workshop 3
        self.common = [0] * 4
        self.size = [0] * 4
        self.opened = 0
        self.paraded = 0
        self.on_parade = 0
        self.dead = 0
        self.points = [0] * 64
        for card in range(THIRD_WORKSHOP + 1):
            self.points[card] = POINTS[card]
        self.row = [0] * 128
        for number in range(len(PROSPECTS)):
            for column in range(COLUMNS):
                self.row[COLUMNS * number + column] = PROSPECTS[number][column]

    def take_street(self, board: Board) -> None:
        """Take in the street."""
        street = board.street
        self.version = board.version
        self.third_held = board.holder[THIRD_WORKSHOP] >= 0
        self.least = street.least
        self.opened = street.open
        self.paraded = street.paraded
        self.dead = street.size[DEAD_END]
        self.on_parade = 0
        for place in range(PARADE_PLACES):
            self.on_parade += street.size[PARADE + place]
        for place in range(WORKSHOPS):
            self.size[place] = street.size[WORKSHOP + place]
            self.common[place] = street.common[place]

    def change_supply(self, card: int, nearness: int) -> None:
        """Make a card nearer or less near."""
        points = self.points[card]
        point = 0
        while points:
            if points & 1:
                self.supply[point] += nearness
            points >>= 1
            point += 1

    def prospect(self, board: Board) -> int:
        """Return what a table may score in the end, seen whole: in hundredths of a point."""
        self.take_street(board)
        for point in range(ALL_POINTS):
            self.supply[point] = 0
        for card in range(THIRD_WORKSHOP):
            if board.holder[card] >= 0:
                self.change_supply(card, HELD)
        for spot in range(CARDS):
            if board.crowd.holds(spot) and board.who[spot] != THIRD_WORKSHOP:
                free = board.crowd.above[spot] == 0
                self.change_supply(board.who[spot], AVAILABLE if free else COVERED)
        return self.settle()

    def settle(self) -> int:
        """Guess what the street will score in the end if the turn ends here."""
        row = COLUMNS * (PARADE_PLACES * self.version + self.paraded)
        total = self.size[0] + self.size[1] + self.size[2]
        will = self.will_parade(total)
        worth = self.row[row] + self.row[row + 1] * will + self.row[row + 2] * (total - will)
        worth += self.row[row + 3] * self.on_parade + self.row[row + 7] * self.dead
        worth += self.row[row + 6] * min(self.ready(), PARADE_PLACES - self.paraded)
        if self.opened == WORKSHOPS:
            worth += self.row[row + 9]
        elif self.third_held:
            worth += self.row[row + 8]
        return worth + self.growth(row)

    def will_parade(self, total: int) -> int:
        """Count the cards of the largest floats, as many as there are places left on parade."""
        if self.paraded == PARADE_PLACES - 1:
            return max(self.size[0], self.size[1], self.size[2])
        if self.paraded > 0:
            return total - min(self.size[0], self.size[1], self.size[2])
        return total

    def growth(self, row: int) -> int:
        """Guess what floats, old and new, will gain from the cards that are not laid yet."""
        supply = 0
        fresh = 0
        taken = 0
        empty = 0
        for place in range(self.opened):
            if self.size[place] > 0:
                point = self.richest(self.common[place])
                supply += self.supply[point]
                taken |= 1 << point
            else:
                empty += 1
        for _ in range(empty):
            point = self.richest(EVERY_POINT & ~taken)
            fresh += self.supply[point]
            taken |= 1 << point
        gain = self.row[row + 4] * supply + self.row[row + 5] * fresh
        return gain // 100 + self.row[row + 10] * empty

    def richest(self, points: int) -> int:
        """Return the point of a mask that has the largest supply."""
        best = -1
        most = -1
        for point in range(ALL_POINTS):
            if points >> point & 1 and self.supply[point] > most:
                best = point
                most = self.supply[point]
        return best

    def ready(self) -> int:
        """Count the floats that may parade."""
        found = 0
        for place in range(WORKSHOPS):
            if self.size[place] >= self.least:
                found += 1
        return found
