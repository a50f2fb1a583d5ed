"""The Fool's hand in the crowd: strokes that drift, and what they do to the pile (V5.2 to V5.5).

A stroke is one of eight directions and three lengths, as the Fool means it. The hand's distortion,
drawn when the eyes close, turns and stretches it: the hand goes somewhere near.
"""

from __future__ import annotations

from ludotheque.core.chance import Chance
from ludotheque.games.carnavalesque.data.sines import ONE
from ludotheque.games.carnavalesque.data.sizes import (
    DIRECTIONS,
    LEAST_STRETCH,
    LENGTHS,
    MOST_DRIFT,
    NO_SPOT,
    PACE,
    STRETCHES,
    THROW_REACH,
    TWIST,
)
from ludotheque.games.carnavalesque.rules.crowd.nearest import nearest_spot
from ludotheque.games.carnavalesque.rules.crowd.pile import Crowd

HALF = 1 << ONE - 1


class FoolsHand:
    """Where the hand really is, and how it drifts: the Fool knows neither."""

    def __init__(self) -> None:
        self.x = 0
        self.y = 0
        self.drift = 0  # degrees added to every stroke
        self.stretch = 1 << ONE  # how far a stroke goes, 1 << ONE being as meant

    def become(self, other: FoolsHand) -> None:
        """Take over everything from another Fool's hand."""
        self.x = other.x
        self.y = other.y
        self.drift = other.drift
        self.stretch = other.stretch

    def close_eyes(self, chance: Chance, x: int, y: int) -> None:
        """Start at the King's pawn with a new distortion (V5.2)."""
        self.x = x
        self.y = y
        self.drift = chance.below(2 * MOST_DRIFT + 1) - MOST_DRIFT
        self.stretch = LEAST_STRETCH + chance.below(STRETCHES + 1)

    def glide(self, crowd: Crowd, direction: int, length: int) -> None:
        """Move above the crowd, touching nothing (V5.4)."""
        self.travel(crowd, direction, length, False)

    def sweep(self, crowd: Crowd, direction: int, length: int) -> None:
        """Drag through the crowd: what lies under the hand follows, turned a little (V5.4)."""
        self.travel(crowd, direction, length, True)

    def travel(self, crowd: Crowd, direction: int, length: int, dragging: bool) -> None:
        """Make a stroke pace by pace; positions are reckoned from its start, so none adds up."""
        angle = (360 // DIRECTIONS * direction + self.drift + 360) % 360
        start_x = self.x
        start_y = self.y
        for pace in range(1, LENGTHS[length] + 1):
            far = (PACE * pace * self.stretch) >> ONE
            x = start_x + ((far * crowd.cosine[angle] + HALF) >> ONE)
            y = start_y + ((far * crowd.sine[angle] + HALF) >> ONE)
            if dragging:
                self.drag(crowd, x - self.x, y - self.y)
            self.x = x
            self.y = y

    def drag(self, crowd: Crowd, right: int, down: int) -> None:
        """Take the top card under the hand along, and the one below it half as far."""
        top = crowd.spot_under(self.x, self.y, 0)
        if top != NO_SPOT:
            second = crowd.spot_under(self.x, self.y, 1)
            if second != NO_SPOT:
                x = crowd.x[second] + (right >> 1)
                crowd.move(second, x, crowd.y[second] + (down >> 1), crowd.angle[second])
            turned = (crowd.angle[top] + 360 + self.twist(crowd, top, right, down)) % 360
            crowd.move(top, crowd.x[top] + right, crowd.y[top] + down, turned)

    def twist(self, crowd: Crowd, spot: int, right: int, down: int) -> int:
        """Return which way a card turns when it is not held by its middle."""
        lever = (crowd.x[spot] - self.x) * down - (crowd.y[spot] - self.y) * right
        if lever > 0:
            return -TWIST
        return TWIST if lever < 0 else 0

    def turn_over(self, crowd: Crowd) -> None:
        """Turn over the top card under the hand, if there is one (V5.4)."""
        spot = crowd.spot_under(self.x, self.y, 0)
        if spot != NO_SPOT:
            crowd.turn_over(spot)

    def dig(self, crowd: Crowd, chance: Chance) -> None:
        """Throw the top card under the hand aside, somewhere on top of the others (V5.4)."""
        spot = crowd.spot_under(self.x, self.y, 0)
        if spot != NO_SPOT:
            angle = chance.below(360)
            far = THROW_REACH + chance.below(THROW_REACH)
            x = self.x + ((far * crowd.cosine[angle] + HALF) >> ONE)
            y = self.y + ((far * crowd.sine[angle] + HALF) >> ONE)
            crowd.drop(spot, x, y, chance.below(360), crowd.face_up[spot] != 0)

    def find(self, crowd: Crowd, depth: int) -> int:
        """Return the spot that a grab at a depth takes: the lowest there is, or the nearest."""
        found = crowd.spot_under(self.x, self.y, 0)
        if found == NO_SPOT:
            return nearest_spot(crowd, self.x, self.y)
        for below in range(1, depth + 1):
            under = crowd.spot_under(self.x, self.y, below)
            if under != NO_SPOT:
                found = under
        return found
