"""The street of the carnival: workshops, floats on parade and the dead end (V6, V9)."""

from __future__ import annotations

from ludotheque.games.carnavalesque.data.cards import ALL_CARDS, POINTS
from ludotheque.games.carnavalesque.data.endings import (
    DEAD_END_POINTS,
    PARADE_POINTS,
    WORKSHOP_POINTS,
)
from ludotheque.games.carnavalesque.data.street import (
    DEAD_END,
    ELSEWHERE,
    OPEN_AT_START,
    PARADE,
    PARADE_PLACES,
    WORKSHOP,
    WORKSHOPS,
)


class Street:
    """What the King builds. `least` is the number X of the version (V1.1)."""

    def __init__(self, least: int) -> None:
        self.least = least
        self.open = OPEN_AT_START
        self.paraded = 0
        self.place = [ELSEWHERE] * 58  # where each card lies
        self.size = [0] * 8  # how many cards lie in each place
        self.common = [0] * 3  # by workshop, what its cards have in common
        self.points = [0] * 58
        for card in range(ALL_CARDS):
            self.points[card] = POINTS[card]

    def become(self, other: Street) -> None:
        """Take over everything from another street."""
        self.least = other.least
        self.open = other.open
        self.paraded = other.paraded
        self.place[:] = other.place
        self.size[:] = other.size
        self.common[:] = other.common

    def open_third(self) -> None:
        """Open the third workshop (V6.4)."""
        self.open = WORKSHOPS

    def shared(self, card: int, workshop: int) -> int:
        """Return what the cards of a workshop would have in common with this one (V6.2)."""
        if self.size[WORKSHOP + workshop] == 0:
            return self.points[card]
        return self.common[workshop] & self.points[card]

    def fits(self, card: int, workshop: int) -> bool:
        """Say whether a card may be laid in a workshop: open, and something in common (V6.2)."""
        return workshop < self.open and self.shared(card, workshop) != 0

    def lay(self, card: int, workshop: int) -> None:
        """Lay a card in a workshop (V6.1)."""
        self.common[workshop] = self.shared(card, workshop)
        self.place[card] = WORKSHOP + workshop
        self.size[WORKSHOP + workshop] += 1

    def send(self, workshop: int) -> None:
        """Send a float away: on parade if it is large enough, else to the dead end (V6.3)."""
        target = DEAD_END
        if self.size[WORKSHOP + workshop] >= self.least and self.paraded < PARADE_PLACES:
            target = PARADE + self.paraded
            self.paraded += 1
        for card in range(ALL_CARDS):
            if self.place[card] == WORKSHOP + workshop:
                self.place[card] = target
        self.size[target] += self.size[WORKSHOP + workshop]
        self.size[WORKSHOP + workshop] = 0
        self.common[workshop] = 0

    def rescue(self, card: int) -> None:
        """Take a card out of the dead end (V10: the red carpet)."""
        self.place[card] = ELSEWHERE
        self.size[DEAD_END] -= 1

    def count(self, place: int) -> int:
        """Count the cards of a place afresh."""
        return sum([self.place[card] == place for card in range(ALL_CARDS)])

    def is_lost(self) -> bool:
        """Say whether the dead end holds too many cards (V6.6)."""
        return self.size[DEAD_END] >= self.least

    def is_won(self) -> bool:
        """Say whether the parade is complete (V6.6)."""
        return self.paraded == PARADE_PLACES

    def score(self) -> int:
        """Count the points of the cards on parade, in the workshops and in the dead end (V9.1)."""
        points = DEAD_END_POINTS * self.size[DEAD_END]
        for index in range(PARADE_PLACES):
            points += PARADE_POINTS * self.size[PARADE + index]
        for index in range(WORKSHOPS):
            points += WORKSHOP_POINTS * self.size[WORKSHOP + index]
        return points
