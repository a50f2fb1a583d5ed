"""What happened, as data: a key and arguments, some of them for certain seats only.

Arguments named `seat` and `to` are seats, `seats` is a list of seats; places are counted from 1,
as people count them. Everything else is a number, a word that the texts may translate (`half: day`
is said by the text `half-day`), or a list of those under a plural name. The log, the
animations, the screen-reader text and the replay are all made from events.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

Arg: TypeAlias = int | str | list[int] | list[str]
Args: TypeAlias = dict[str, Arg]


@dataclass(frozen=True, slots=True)
class Seen:
    """An event as one seat sees it; `told` is true when it holds something told to this seat.

    `stand_in` is the seat for which a bot brought it about, if one did.
    """

    key: str
    args: Args
    told: bool
    stand_in: int | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. It can be read only through the eyes of a seat."""

    key: str
    _public: Args
    _private: dict[int, Args] = field(default_factory=dict)

    @property
    def told_to_all(self) -> Args | None:
        """What everybody learns of the event, or None if somebody learns more than that."""
        return None if self._private else self._public

    def seen_by(self, seat: int, stand_in: int | None = None) -> Seen:
        """Return what this seat (or SPECTATOR) learns of the event, and for whom a bot made it."""
        private = self._private.get(seat, {})
        return Seen(self.key, {**self._public, **private}, bool(private), stand_in)
