"""A record that can be watched: forward, backward, and through anybody's eyes."""

from __future__ import annotations

from ludotheque.core.event import Event, Seen
from ludotheque.core.faults import Fault
from ludotheque.core.outcome import Outcome
from ludotheque.core.play import play
from ludotheque.core.records.record import Record, replay, steps
from ludotheque.core.state import SPECTATOR
from ludotheque.core.view import View
from ludotheque.terminal.players import people


class ReplayCursor:
    """A place in a record, and the seat whose eyes we borrow. Raises BadRecord if damaged."""

    def __init__(self, record: Record, eyes: int) -> None:
        replay(record)  # tells a damaged record before anything is shown
        self.record = record
        self.change_eyes(eyes)
        self.place = 0
        moved = [step.events for step in steps(record)]
        self._events: list[list[Event]] = [record.opening(), *moved]  # by place
        self._state = record.start()

    @property
    def length(self) -> int:
        """How many moves there are."""
        return len(self.record.moves)

    def go_to(self, place: int) -> None:
        """Go to just after this many moves; going back plays again from the start."""
        place = max(0, min(place, self.length))
        if place < self.place:
            self._state = self.record.start()
            self.place = 0
        for seat, move in self.record.moves[self.place : place]:
            play(self.record.game, self._state, seat, move)
        self.place = place

    def change_eyes(self, eyes: int) -> None:
        """Look through another seat's eyes, or a spectator's; refuse a seat that is not there."""
        if not SPECTATOR <= eyes < self.record.seats:
            raise Fault("fault-seat", number=eyes + 1, least=0, most=self.record.seats)
        self.eyes = eyes

    def view(self) -> View:
        """Return what these eyes see here."""
        return self._state.view(self.eyes)

    def outcome(self) -> Outcome | None:
        """Return how the game stands here: how it ended, if it is over."""
        return self._state.outcome()

    def told(self) -> list[Seen]:
        """Return everything that these eyes have seen happen up to here."""
        past = enumerate(self._events[: self.place + 1])
        return [
            event.seen_by(self.eyes, self.record.stand_in_at(place))
            for place, events in past
            for event in events
        ]

    def fresh(self) -> int:
        """Count the events of the last move or, before the first, those of the set-up."""
        return len(self._events[self.place])


def usual_eyes(record: Record) -> int:
    """Return the eyes to start with: the person's if there is just one, else a spectator's."""
    seats = people(record)
    return seats[0] if len(seats) == 1 else SPECTATOR
