"""The crowd: a messy pile of cards, each a rectangle with a place, an angle, a face and a height.

All in whole numbers (tenths of a millimetre, degrees), so that a pile is the same on every machine
(V2.4). Who covers whom is kept up to date as cards are dropped, moved and taken, never worked out
anew. A set of cards is a mask.
"""

from __future__ import annotations

from ludotheque.games.carnavalesque.data.sines import COSINES, ONE, SINES
from ludotheque.games.carnavalesque.data.sizes import CARDS, HALF_HEIGHT, HALF_WIDTH, NO_CARD, REACH


class Crowd:
    """Cards lying over each other. A card is a number under CARDS."""

    def __init__(self) -> None:
        self.here = 0
        self.top = 0
        self.x = [0] * 64
        self.y = [0] * 64
        self.angle = [0] * 64
        self.face_up = [0] * 64
        self.height = [0] * 64
        self.above = [0] * 64  # the cards that cover each card, even partly
        self.shown = [-1] * 64  # points where each card shows (showing.py), -1 until measured
        self.extent = [0] * 64  # points that each card lies on
        self.corner_x = [0] * 256
        self.corner_y = [0] * 256
        self.bit = [0] * 64
        self.sine = [0] * 360
        self.cosine = [0] * 360
        self.prepare()

    def prepare(self) -> None:
        """Fill the tables."""
        bit = 1
        for card in range(CARDS):
            self.bit[card] = bit
            bit = bit << 1
        for degrees in range(360):
            self.sine[degrees] = SINES[degrees]
            self.cosine[degrees] = COSINES[degrees]

    def become(self, other: Crowd) -> None:
        """Take over everything from another crowd."""
        self.here = other.here
        self.top = other.top
        self.x[:] = other.x
        self.y[:] = other.y
        self.angle[:] = other.angle
        self.face_up[:] = other.face_up
        self.height[:] = other.height
        self.above[:] = other.above
        self.shown[:] = other.shown
        self.extent[:] = other.extent
        self.corner_x[:] = other.corner_x
        self.corner_y[:] = other.corner_y

    # --- changing the pile

    def drop(self, card: int, x: int, y: int, angle: int, face_up: bool) -> None:
        """Lay a card on top of everything it touches."""
        self.top += 1
        self.slip_in(card, x, y, angle, face_up, self.top)

    def slip_in(self, card: int, x: int, y: int, angle: int, face_up: bool, height: int) -> None:
        """Lay a card at a height where no other card lies."""
        self.height[card] = height
        self.face_up[card] = face_up
        self.here |= self.bit[card]
        self.move(card, x, y, angle)

    def move(self, card: int, x: int, y: int, angle: int) -> None:
        """Give a card a place, at its own height; see whom it covers and who covers it."""
        self.x[card] = x
        self.y[card] = y
        self.angle[card] = angle
        self.find_corners(card)
        self.above[card] = 0
        self.shown[card] = -1
        for other in range(CARDS):
            if other != card and self.here & self.bit[other]:
                self.meet(card, other)

    def meet(self, card: int, other: int) -> None:
        """Note which of two cards covers the other, if they overlap."""
        self.uncover(other, card)
        if self.overlap(card, other):
            if self.height[card] > self.height[other]:
                self.above[other] |= self.bit[card]
                self.shown[other] = -1
            else:
                self.above[card] |= self.bit[other]

    def take(self, card: int) -> None:
        """Take a card out of the crowd."""
        self.here &= ~self.bit[card]
        self.above[card] = 0
        for other in range(CARDS):
            self.uncover(other, card)

    def uncover(self, card: int, other: int) -> None:
        """Note that one card no longer lies on another."""
        if self.above[card] & self.bit[other]:
            self.above[card] &= ~self.bit[other]
            self.shown[card] = -1

    def turn_over(self, card: int) -> None:
        """Turn a card over where it lies."""
        self.face_up[card] = 1 - self.face_up[card]

    def renumber(self, numbers: list[int]) -> None:
        """Give every card another number, its own place in a list of all numbers."""
        old = Crowd()
        old.become(self)
        self.here = 0
        for card in range(CARDS):
            if old.holds(card):
                self.take_over(old, card, numbers[card])
        for card in range(CARDS):
            self.above[card] = 0
        for card in range(CARDS):
            for other in range(CARDS):
                if old.holds(card) and old.above[card] & old.bit[other]:
                    self.above[numbers[card]] |= self.bit[numbers[other]]

    def take_over(self, old: Crowd, card: int, number: int) -> None:
        """Take one card over from another crowd, with all but who covers it."""
        self.here |= self.bit[number]
        self.x[number] = old.x[card]
        self.y[number] = old.y[card]
        self.angle[number] = old.angle[card]
        self.face_up[number] = old.face_up[card]
        self.height[number] = old.height[card]
        self.shown[number] = old.shown[card]
        self.extent[number] = old.extent[card]
        self.find_corners(number)

    # --- asking about the pile

    def holds(self, card: int) -> bool:
        """Say whether a card is in the crowd."""
        return self.here & self.bit[card] != 0

    def is_available(self, card: int) -> bool:
        """Say whether nothing covers a card, not even partly (V4.2)."""
        return self.holds(card) and self.above[card] == 0

    def covers(self, card: int, x: int, y: int) -> bool:
        """Say whether a point lies on a card, its edge included."""
        for side in range(4):
            if self.side_of(card, side, x, y) < 0:
                return False
        return True

    def card_under(self, x: int, y: int, depth: int) -> int:
        """Return the card at a depth under a point (0 is the top one), or NO_CARD."""
        found = self.highest_under(x, y, self.top + 1)
        for _ in range(depth):
            if found != NO_CARD:
                found = self.highest_under(x, y, self.height[found])
        return found

    def highest_under(self, x: int, y: int, limit: int) -> int:
        """Return the highest card under a point that lies lower than a limit, or NO_CARD."""
        found = NO_CARD
        best = 0
        for card in range(CARDS):
            height = self.height[card]
            if self.holds(card) and best < height < limit and self.covers(card, x, y):
                found = card
                best = height
        return found

    def nearest(self, x: int, y: int) -> int:
        """Return the card whose centre is nearest to a point, the lower number if two are."""
        found = NO_CARD
        best = 0
        for card in range(CARDS):
            if self.holds(card):
                across = self.x[card] - x
                along = self.y[card] - y
                far = across * across + along * along
                if found == NO_CARD or far < best:
                    found = card
                    best = far
        return found

    # --- geometry

    def find_corners(self, card: int) -> None:
        """Work out the four corners of a card, one after the other round it."""
        sine = self.sine[self.angle[card]]
        cosine = self.cosine[self.angle[card]]
        for corner in range(4):
            across = HALF_WIDTH if corner in (1, 2) else -HALF_WIDTH
            along = HALF_HEIGHT if corner >= 2 else -HALF_HEIGHT
            right = across * cosine - along * sine
            down = across * sine + along * cosine
            self.corner_x[4 * card + corner] = self.x[card] + ((right + (1 << ONE - 1)) >> ONE)
            self.corner_y[4 * card + corner] = self.y[card] + ((down + (1 << ONE - 1)) >> ONE)

    def side_of(self, card: int, side: int, x: int, y: int) -> int:
        """Return on which side of an edge of a card a point lies: positive is inside."""
        start = 4 * card + side
        end = 4 * card + (side + 1) % 4
        across = self.corner_x[end] - self.corner_x[start]
        along = self.corner_y[end] - self.corner_y[start]
        return across * (y - self.corner_y[start]) - along * (x - self.corner_x[start])

    def gain(self, card: int, side: int) -> int:
        """Return how much further inside an edge a point gets with each step to the right."""
        end = 4 * card + (side + 1) % 4
        return self.corner_y[4 * card + side] - self.corner_y[end]

    def overlap(self, card: int, other: int) -> bool:
        """Say whether two cards overlap; cards that only touch do not."""
        across = self.x[card] - self.x[other]
        along = self.y[card] - self.y[other]
        if across * across + along * along > REACH * REACH:
            return False
        return not (self.is_apart(card, other) or self.is_apart(other, card))

    def is_apart(self, card: int, other: int) -> bool:
        """Say whether some edge of a card has the other one wholly outside."""
        for side in range(4):
            outside = 0
            for corner in range(4):
                x = self.corner_x[4 * other + corner]
                y = self.corner_y[4 * other + corner]
                if self.side_of(card, side, x, y) <= 0:
                    outside += 1
            if outside == 4:
                return True
        return False
