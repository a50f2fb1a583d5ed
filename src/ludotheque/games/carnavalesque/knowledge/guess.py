"""One guess at where the cards are that a seat does not see.

Where a back shows, the age is known; so each age is dealt by itself to the places that show it,
and what is left goes to the slivers and under the pile.
"""

from __future__ import annotations

from ludotheque.core.chance import Noise
from ludotheque.games.carnavalesque.data.cards import (
    AGES,
    ALL_CARDS,
    NO_CARD,
    POINTS,
    THIRD_WORKSHOP,
    UNKNOWN,
    UNMARKED,
)
from ludotheque.games.carnavalesque.data.seats import NOBODY
from ludotheque.games.carnavalesque.data.sizes import SPOTS
from ludotheque.games.carnavalesque.data.street import WORKSHOPS
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView

ATTEMPTS = 60  # to fit what the King answered; then any deal is taken
ONCE_LAID = ("lay", "reject", "refill", "claim-crown", "hold-crown", "over")


def shuffled(numbers: list[int], noise: Noise) -> list[int]:
    """Return the numbers in another order."""
    rest = list(numbers)
    return [rest.pop(noise.below(len(rest))) for _ in numbers]


class Guess:
    """Who holds what, what lies on which spot, and which spots are hidden under the pile."""

    def __init__(self, view: CarnavalesqueView, noise: Noise) -> None:
        self.view = view
        self.noise = noise
        self.holder = [NOBODY] * ALL_CARDS
        self.who = [NO_CARD] * SPOTS
        self.hidden: list[int] = []
        self.deal()
        for _ in range(ATTEMPTS):
            if self.fits_answer():
                break
            self.deal()

    def deal(self) -> None:
        """Put every card somewhere."""
        self.holder = [NOBODY] * ALL_CARDS
        self.who = [NO_CARD] * SPOTS
        self.put_known()
        pool = shuffled(self.unplaced(), self.noise)
        for seat, age in self.hidden_in_hands():
            self.holder[take(pool, age)] = seat
        slivers = []
        for lying in self.view.crowd:
            if lying.card == UNKNOWN and lying.age != UNKNOWN:
                self.who[lying.spot] = take(pool, lying.age)
            elif lying.card == UNKNOWN:
                slivers.append(lying.spot)
        used = [lying.spot for lying in self.view.crowd]
        free = shuffled([spot for spot in range(SPOTS) if spot not in used], self.noise)
        self.hidden = free[: len(pool) - len(slivers)]
        for spot in (*slivers, *self.hidden):
            self.who[spot] = pool.pop()

    def put_known(self) -> None:
        """Put the cards that this seat sees or surely remembers."""
        view = self.view
        for seat in range(view.seats):
            for card in view.sure[seat]:
                self.holder[card] = seat
            if UNMARKED in view.hands[seat]:
                self.holder[THIRD_WORKSHOP] = seat
        for card in view.hand:
            self.holder[card] = view.seat
        for lying in view.crowd:
            self.who[lying.spot] = lying.card

    def unplaced(self) -> list[int]:
        """Return the cards that this seat sees nowhere."""
        view = self.view
        street = [card for row in (*view.floats, *view.parade, view.dead_end) for card in row]
        seen = {*street, *self.who}
        cards = list(range(THIRD_WORKSHOP + (view.open < WORKSHOPS)))
        return [card for card in cards if card not in seen and self.holder[card] < 0]

    def hidden_in_hands(self) -> list[tuple[int, int]]:
        """Return the cards of others whose backs show and whose faces are not known."""
        found = []
        for seat in range(self.view.seats):
            if seat != self.view.seat:
                backs = [age for age in self.view.hands[seat] if age != UNMARKED]
                for card in self.view.sure[seat]:
                    backs.remove(AGES[card])
                found += [(seat, age) for age in backs]
        return found

    def held_of_age(self, seat: int, age: int) -> list[int]:
        """Return the cards of a hand whose backs show an age."""
        wanted = -1 if age == UNMARKED else age
        cards = range(ALL_CARDS)
        return [card for card in cards if self.holder[card] == seat and AGES[card] == wanted]

    def fits_answer(self) -> bool:
        """Say whether the King's hand is as he answered to the messenger (V11.4)."""
        view = self.view
        if view.asked < 0 or view.phase in ONCE_LAID:
            return True
        cards = [card for card in range(THIRD_WORKSHOP) if self.holder[card] == view.king]
        having = sum([POINTS[card] >> view.asked & 1 for card in cards])
        return having > 0 if view.told_yes else having <= view.gifts_since


def take(pool: list[int], age: int) -> int:
    """Take the last card of an age out of a pool."""
    for index in range(len(pool) - 1, -1, -1):
        if AGES[pool[index]] == age:
            return pool.pop(index)
    raise ValueError(f"no card of age {age} is left")
