"""The value of a street: what it may score in the end, linear in features fitted to past games."""

from __future__ import annotations

from ludotheque.games.carnavalesque.bot.weights import AVAILABLE, COVERED, HELD, PROSPECTS
from ludotheque.games.carnavalesque.data.cards import ALL_CARDS, ALL_POINTS, POINTS, THIRD_WORKSHOP
from ludotheque.games.carnavalesque.data.sizes import SPOTS
from ludotheque.games.carnavalesque.data.street import (
    DEAD_END,
    PARADE,
    PARADE_PLACES,
    WORKSHOP,
    WORKSHOPS,
)
from ludotheque.games.carnavalesque.rules.state import Carnavalesque

EVERY_POINT = (1 << ALL_POINTS) - 1
ROWS = len(PROSPECTS)
COLUMNS = len(PROSPECTS[0])


class StreetSense:
    """A street and the supply of cards that are not laid yet: the features of its value."""

    def __init__(self) -> None:
        self.supply = [0] * 15  # by point
        self.version = 0
        self.least = 0
        self.third_held = False  # somebody may open workshop 3
        self.common = [0] * 3
        self.size = [0] * 3
        self.opened = 0
        self.paraded = 0
        self.on_parade = 0
        self.dead = 0
        self.points = [0] * 58
        for card in range(ALL_CARDS):
            self.points[card] = POINTS[card]
        self.row = [0] * 99
        for number in range(ROWS):
            for column in range(COLUMNS):
                self.row[COLUMNS * number + column] = PROSPECTS[number][column]

    def take_street(self, game: Carnavalesque) -> None:
        """Take in the street."""
        street = game.street
        self.version = game.version
        self.third_held = game.holder[THIRD_WORKSHOP] >= 0
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

    def prospect(self, game: Carnavalesque) -> int:
        """Return what a table may score in the end, seen whole: in hundredths of a point."""
        self.take_street(game)
        for point in range(ALL_POINTS):
            self.supply[point] = 0
        for card in range(THIRD_WORKSHOP):
            if game.holder[card] >= 0:
                self.change_supply(card, HELD)
        for spot in range(SPOTS):
            if game.crowd.holds(spot) and game.who[spot] != THIRD_WORKSHOP:
                free = game.crowd.above[spot] == 0
                self.change_supply(game.who[spot], AVAILABLE if free else COVERED)
        return self.settle()

    def settle(self) -> int:
        """Guess what the street will score in the end if the turn ends here."""
        row = COLUMNS * (PARADE_PLACES * self.version + self.paraded)
        total = self.size[0] + self.size[1] + self.size[2]
        will = self.will_parade(total)
        value = self.row[row] + self.row[row + 1] * will + self.row[row + 2] * (total - will)
        value += self.row[row + 3] * self.on_parade + self.row[row + 7] * self.dead
        value += self.row[row + 6] * min(self.ready(), PARADE_PLACES - self.paraded)
        if self.opened == WORKSHOPS:
            value += self.row[row + 9]
        elif self.third_held:
            value += self.row[row + 8]
        return value + self.growth(row)

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
