"""Which runes a player can come to hold, whatever the others do: what can ever be paid (C3.2)."""

from __future__ import annotations

SIDE = 7  # none to six suns, and as many moons


class Purse:
    """A set of hands of runes, so many suns and so many moons, that grows by what can be done."""

    def __init__(self) -> None:
        self.held = [0] * 49
        self.size = 0

    def start(self, suns: int, moons: int) -> None:
        """Begin with one hand of runes."""
        for hand in range(SIDE * SIDE):
            self.held[hand] = 0
        self.size = 0
        self.add(suns, moons)

    def add(self, suns: int, moons: int) -> None:
        """Add a hand of runes."""
        if self.held[SIDE * suns + moons] == 0:
            self.held[SIDE * suns + moons] = 1
            self.size += 1

    def spread(self, most: int, suns: int, moons: int) -> None:
        """Add what flips and takes lead to, until nothing is new (C3.4, C3.5).

        There is room for `most` runes, and there are so many suns and moons in the reserve. Where
        others take of them first, fewer are left, so any number of them may be taken.
        """
        before = 0
        while before < self.size:
            before = self.size
            for hand in range(SIDE * SIDE):
                if self.held[hand] == 1:
                    self.move_on(hand // SIDE, hand % SIDE, most, suns, moons)

    def move_on(self, suns: int, moons: int, most: int, more_suns: int, more_moons: int) -> None:
        """Add what one action on runes makes of a hand."""
        self.add(suns + moons, 0)
        self.add(0, suns + moons)
        room = most - suns - moons
        for taken in range(1, room + 1):
            if taken <= more_suns:
                self.add(suns + taken, moons)
            if taken <= more_moons:
                self.add(suns, moons + taken)

    def can_pay(self, suns: int, moons: int) -> bool:
        """Say whether some hand has these symbols of a cost."""
        for hand in range(SIDE * suns, SIDE * SIDE):
            if self.held[hand] == 1 and hand % SIDE >= moons:
                return True
        return False

    def pay(self, cost: tuple[int, int, int, int]) -> None:
        """Add what is left after paying a cost: suns and moons flipped, suns and moons given."""
        suns_flipped, moons_flipped, suns_given, moons_given = cost
        suns_left = moons_flipped - suns_flipped - suns_given
        moons_left = suns_flipped - moons_flipped - moons_given
        for hand in range(SIDE * SIDE):
            suns, moons = hand // SIDE, hand % SIDE
            has = suns >= suns_flipped + suns_given and moons >= moons_flipped + moons_given
            if self.held[hand] == 1 and has:
                self.add(suns + suns_left, moons + moons_left)
