"""The crowd: a messy pile of cards, each a rectangle with a place, an angle, a face and a height.

All in whole numbers (tenths of a millimetre, degrees), so that a pile is the same on every machine
(V2.4). Who covers whom is kept up to date as cards are dropped, moved and taken, never worked out
anew. The pile does not know its cards, but their spots: a number each. A set of spots is a mask.
"""

from __future__ import annotations

from ludotheque.games.carnavalesque.data.sines import COSINES, ONE, SINES
from ludotheque.games.carnavalesque.data.sizes import (
    DEGREES,
    HALF_HEIGHT,
    HALF_WIDTH,
    NO_SPOT,
    REACH,
    SPOTS,
)


class Crowd:
    """Cards lying over each other, each on its spot."""

    def __init__(self) -> None:
        self.here = 0
        self.top = 0
        self.x = [0] * 64
        self.y = [0] * 64
        self.angle = [0] * 64
        self.face_up = [0] * 64
        self.height = [0] * 64
        self.above = [0] * 64  # those that cover each card, even partly
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
        for spot in range(SPOTS):
            self.bit[spot] = bit
            bit = bit << 1
        for degrees in range(DEGREES):
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

    def drop(self, spot: int, x: int, y: int, angle: int, face_up: bool) -> None:
        """Lay a card on top of everything it touches."""
        self.top += 1
        self.slip_in(spot, x, y, angle, face_up, self.top)

    def slip_in(self, spot: int, x: int, y: int, angle: int, face_up: bool, height: int) -> None:
        """Lay a card at a height where no other card lies."""
        self.height[spot] = height
        self.face_up[spot] = face_up
        self.here |= self.bit[spot]
        self.move(spot, x, y, angle)

    def move(self, spot: int, x: int, y: int, angle: int) -> None:
        """Give a card a place, at its own height; see whom it covers and who covers it."""
        self.x[spot] = x
        self.y[spot] = y
        self.angle[spot] = angle
        self.find_corners(spot)
        self.above[spot] = 0
        self.shown[spot] = -1
        for other in range(SPOTS):
            if other != spot and self.here & self.bit[other]:
                self.meet(spot, other)

    def meet(self, spot: int, other: int) -> None:
        """Note which of two cards covers the other, if they overlap."""
        self.uncover(other, spot)
        if self.overlap(spot, other):
            if self.height[spot] > self.height[other]:
                self.above[other] |= self.bit[spot]
                self.shown[other] = -1
            else:
                self.above[spot] |= self.bit[other]

    def take(self, spot: int) -> None:
        """Take a card out of the crowd."""
        self.here &= ~self.bit[spot]
        self.above[spot] = 0
        for other in range(SPOTS):
            self.uncover(other, spot)

    def uncover(self, spot: int, other: int) -> None:
        """Note that one card no longer lies on another."""
        if self.above[spot] & self.bit[other]:
            self.above[spot] &= ~self.bit[other]
            self.shown[spot] = -1

    def turn_over(self, spot: int) -> None:
        """Turn a card over where it lies."""
        self.face_up[spot] = 1 - self.face_up[spot]

    def renumber(self, numbers: list[int]) -> None:
        """Give every card another spot, the one at its own place in a list of all spots."""
        old = Crowd()
        old.become(self)
        self.here = 0
        for spot in range(SPOTS):
            if old.holds(spot):
                self.take_over(old, spot, numbers[spot])
        for spot in range(SPOTS):
            self.above[spot] = 0
        for spot in range(SPOTS):
            for other in range(SPOTS):
                if old.holds(spot) and old.above[spot] & old.bit[other]:
                    self.above[numbers[spot]] |= self.bit[numbers[other]]

    def take_over(self, old: Crowd, spot: int, number: int) -> None:
        """Take one card over from another crowd, with all but who covers it."""
        self.here |= self.bit[number]
        self.x[number] = old.x[spot]
        self.y[number] = old.y[spot]
        self.angle[number] = old.angle[spot]
        self.face_up[number] = old.face_up[spot]
        self.height[number] = old.height[spot]
        self.shown[number] = old.shown[spot]
        self.extent[number] = old.extent[spot]
        self.find_corners(number)

    # --- asking about the pile

    def holds(self, spot: int) -> bool:
        """Say whether a card is in the crowd."""
        return self.here & self.bit[spot] != 0

    def is_available(self, spot: int) -> bool:
        """Say whether nothing covers a card, not even partly (V4.2)."""
        return self.holds(spot) and self.above[spot] == 0

    def covers(self, spot: int, x: int, y: int) -> bool:
        """Say whether a point lies on a card, its edge included."""
        for side in range(4):
            if self.side_of(spot, side, x, y) < 0:
                return False
        return True

    def spot_under(self, x: int, y: int, depth: int) -> int:
        """Return the spot at a depth under a point (0 is the top one), or NO_SPOT."""
        found = self.highest_under(x, y, self.top + 1)
        for _ in range(depth):
            if found != NO_SPOT:
                found = self.highest_under(x, y, self.height[found])
        return found

    def highest_under(self, x: int, y: int, limit: int) -> int:
        """Return the highest spot under a point that is lower than a limit, or NO_SPOT."""
        found = NO_SPOT
        best = 0
        for spot in range(SPOTS):
            height = self.height[spot]
            if self.holds(spot) and best < height < limit and self.covers(spot, x, y):
                found = spot
                best = height
        return found

    # --- geometry

    def find_corners(self, spot: int) -> None:
        """Work out the four corners of a card, one after the other round it."""
        sine = self.sine[self.angle[spot]]
        cosine = self.cosine[self.angle[spot]]
        for corner in range(4):
            across = HALF_WIDTH if corner in (1, 2) else -HALF_WIDTH
            along = HALF_HEIGHT if corner >= 2 else -HALF_HEIGHT
            right = across * cosine - along * sine
            down = across * sine + along * cosine
            self.corner_x[4 * spot + corner] = self.x[spot] + ((right + (1 << ONE - 1)) >> ONE)
            self.corner_y[4 * spot + corner] = self.y[spot] + ((down + (1 << ONE - 1)) >> ONE)

    def side_of(self, spot: int, side: int, x: int, y: int) -> int:
        """Return on which side of an edge of a card a point lies: positive is inside."""
        start = 4 * spot + side
        end = 4 * spot + (side + 1) % 4
        across = self.corner_x[end] - self.corner_x[start]
        along = self.corner_y[end] - self.corner_y[start]
        return across * (y - self.corner_y[start]) - along * (x - self.corner_x[start])

    def gain(self, spot: int, side: int) -> int:
        """Return how much further inside an edge a point gets with each step to the right."""
        end = 4 * spot + (side + 1) % 4
        return self.corner_y[4 * spot + side] - self.corner_y[end]

    def overlap(self, spot: int, other: int) -> bool:
        """Say whether two cards overlap; cards that only touch do not."""
        across = self.x[spot] - self.x[other]
        along = self.y[spot] - self.y[other]
        if across * across + along * along > REACH * REACH:
            return False
        return not (self.is_apart(spot, other) or self.is_apart(other, spot))

    def is_apart(self, spot: int, other: int) -> bool:
        """Say whether some edge of a card has the other one wholly outside."""
        for side in range(4):
            outside = 0
            for corner in range(4):
                x = self.corner_x[4 * other + corner]
                y = self.corner_y[4 * other + corner]
                if self.side_of(spot, side, x, y) <= 0:
                    outside += 1
            if outside == 4:
                return True
        return False
