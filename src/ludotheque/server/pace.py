"""How many tables somebody may open."""

from __future__ import annotations

from ludotheque.table.waiting.pace import Bucket


class Openers:
    """A bucket for each address that opens tables; those that are full again are forgotten."""

    def __init__(self, per_minute: float) -> None:
        self._per_minute = per_minute
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float) -> bool:
        """Let an address open a table; False if it has to wait."""
        if address not in self._buckets:
            kept = self._buckets.items()
            self._buckets = {each: bucket for each, bucket in kept if not bucket.is_full(now)}
            self._buckets[address] = Bucket(self._per_minute / 60, self._per_minute, now)
        return self._buckets[address].take(now)
