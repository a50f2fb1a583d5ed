"""How much somebody may ask for: a bucket that fills slowly and is emptied by asking."""

from __future__ import annotations

from collections.abc import Callable


class Bucket:
    """Holds up to `most`, filled at a rate a second; time is told to it."""

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._level = most
        self._at = now

    def take(self, now: float, price: int = 1) -> bool:
        """Take as much out as something costs; False if there is less."""
        self._level = min(self._most, self._level + self._rate * (now - self._at))
        self._at = now
        if self._level < price:
            return False
        self._level -= price
        return True

    def is_full(self, now: float) -> bool:
        """Say whether nothing is missing any more."""
        return self._level + self._rate * (now - self._at) >= self._most


class Buckets:
    """A bucket for each seat."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: dict[int, Bucket] = {}

    def take(self, seat: int) -> bool:
        """Take one out of the bucket of a seat; False if there is none."""
        now = self._clock()
        return self._buckets.setdefault(seat, Bucket(self._rate, self._most, now)).take(now)
