"""What the greedy team reads in a view: how near each card is, and what it is good for.

Nearness is in hundredths: how likely a card that is not laid yet comes to a King in time. The
supply of a point, a costume or an accessory, is the nearness of all its cards together. The use of
a card is in hundredths of a point.
"""

from __future__ import annotations

from ludotheque.games.carnavalesque.cards import (
    ADULT,
    AGES,
    ALL_POINTS,
    CHILD,
    POINTS,
    TEEN,
    THIRD_WORKSHOP,
    WORKSHOPS,
)
from ludotheque.games.carnavalesque.view import CarnavalesqueView, Lying

HELD = 80  # nearness of a card that is surely in a hand
MAYBE_HELD = 55  # … that was, and may be gone
AVAILABLE = 60  # … that lies uncovered in the crowd
COVERED = 35  # … that shows, but is covered
UNSEEN = 40  # … that is in another hand or hidden in the crowd

FITTING = 1000  # use of a card that fits a float, beside the supply of the float's point
STARTING = 400  # … that could start a float in an empty workshop
MATCHING = 150  # … and has something in common with a card that the King surely holds
OPENING = 3000  # … that opens the third workshop
LATER = 10  # per cent of its supply: a card that fits nothing now


class Sight:
    """A view with the figures that its moves need."""

    def __init__(self, view: CarnavalesqueView) -> None:
        self.view = view
        self.unseen = [True] * (THIRD_WORKSHOP + 1)
        self.near = [UNSEEN] * (THIRD_WORKSHOP + 1)
        self.look_round()
        self.supply = [self.supply_of(point) for point in range(ALL_POINTS)]
        self.kings = self.kings_points()
        self.uses = [self.reckon(card) for card in range(THIRD_WORKSHOP + 1)]
        self.by_age = [self.mean_use(age) for age in (CHILD, TEEN, ADULT)]

    def look_round(self) -> None:
        """Note how near each card is."""
        view = self.view
        for lying in view.crowd:
            if lying.card >= 0:
                self.note((lying.card,), COVERED if lying.covered_by else AVAILABLE)
        for seat in range(view.seats):
            self.note(view.maybe[seat], MAYBE_HELD)
            self.note(view.sure[seat], HELD)
        self.note(view.hand, HELD)
        for place in (*view.floats, *view.parade, view.dead_end, (THIRD_WORKSHOP,)):
            self.note(place, 0)

    def note(self, cards: tuple[int, ...], near: int) -> None:
        """Note how near some cards are that this seat has seen."""
        for card in cards:
            self.near[card] = near
            self.unseen[card] = False

    def supply_of(self, point: int) -> int:
        """Return the nearness of all cards with a costume or an accessory."""
        return sum([self.near[card] for card in range(THIRD_WORKSHOP) if POINTS[card] >> point & 1])

    def kings_points(self) -> int:
        """Return the points of the cards that the King is known to hold."""
        view = self.view
        if view.king < 0 or view.king == view.seat:
            return 0
        found = 0
        for card in view.sure[view.king]:
            found |= POINTS[card]
        if view.asked >= 0 and view.told_yes:
            found |= 1 << view.asked
        return found

    def best_supply(self, points: int) -> int:
        """Return the largest supply of some points, a mask."""
        return max(
            (self.supply[point] for point in range(ALL_POINTS) if points >> point & 1), default=0
        )

    # --- the use of cards

    def use(self, card: int) -> int:
        """Return what a card is good for."""
        return self.uses[card]

    def reckon(self, card: int) -> int:
        """Work out what a card is good for: a float it fits, or else one it could start."""
        view = self.view
        if card == THIRD_WORKSHOP:
            return OPENING if view.open < WORKSHOPS else 0
        best = LATER * self.best_supply(POINTS[card]) // 100
        for workshop in range(view.open):
            if view.floats[workshop]:
                shared = view.common[workshop] & POINTS[card]
                if shared:
                    best = max(best, FITTING + self.best_supply(shared))
            else:
                matching = MATCHING if POINTS[card] & self.kings else 0
                best = max(best, STARTING + matching + self.best_supply(POINTS[card]))
        return best

    def fits(self, card: int) -> bool:
        """Say whether a card fits a float that has been started."""
        return self.uses[card] >= FITTING

    def mean_use(self, age: int) -> int:
        """Return the mean use of the cards of an age that this seat has not seen."""
        cards = [card for card in range(THIRD_WORKSHOP) if AGES[card] == age]
        uses = [self.uses[card] for card in cards if self.unseen[card]]
        return sum(uses) // len(uses) if uses else 0

    def use_of_back(self, age: int) -> int:
        """Return what a card is good for of which only the age shows, or not even that."""
        if 0 <= age < len(self.by_age):
            return self.by_age[age]
        return min(self.by_age) if age < 0 else OPENING

    def use_of_lying(self, lying: Lying) -> int:
        """Return what a card of the crowd is good for."""
        return self.uses[lying.card] if lying.card >= 0 else self.use_of_back(lying.age)

    def lying_at(self, spot: int) -> Lying | None:
        """Return the card that is seen on a spot."""
        return next((lying for lying in self.view.crowd if lying.spot == spot), None)
