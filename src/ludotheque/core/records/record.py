"""The record of one game: what is needed to play it again, move by move, for ever."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ludotheque.core.event import Event
from ludotheque.core.faults import BadRecord, IllegalMove
from ludotheque.core.game import Game
from ludotheque.core.options import Values
from ludotheque.core.outcome import Outcome
from ludotheque.core.play import play
from ludotheque.core.records.fairness import Proof
from ludotheque.core.releases import RELEASE
from ludotheque.core.state import State

LETTERS = "abcdefghij"  # of the seats


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A move that was made after so many others, and taken back."""

    place: int
    seat: int
    move: int


@dataclass(slots=True)
class Record:
    """Everything that is needed to play a game again, move by move.

    `moves` are those that count; `taken_back` are kept beside them, and `stood_in` are the places
    of those that a bot made for a person. `release` dealt it.
    """

    game: Game
    options: Values
    seats: int
    seed: bytes
    players: tuple[str, ...]
    moves: list[tuple[int, int]] = field(default_factory=list)
    outcome: Outcome | None = None
    proof: Proof | None = None
    taken_back: list[TakenBack] = field(default_factory=list)
    release: str = RELEASE
    stood_in: set[int] = field(default_factory=set)

    def start(self) -> State:
        """Return the state before the first move, ready to tell what the moves do."""
        return self._start()[0]

    def opening(self) -> list[Event]:
        """Return what is told of the set-up, before any move is made."""
        return self._start()[1]

    def stand_in_at(self, place: int) -> int | None:
        """Return for whom a bot made the move that led to a place; the deal was nobody's."""
        return self.moves[place - 1][0] if place - 1 in self.stood_in else None

    def _start(self) -> tuple[State, list[Event]]:
        state = self.game.new(self.options, self.seats, self.seed)
        state.record_events()
        return state, state.take_events()


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a record played again: who moved, what happened, and where it led."""

    seat: int
    move: int
    events: list[Event]
    state: State


def steps(record: Record) -> Iterator[Step]:
    """Play a record again, move by move. The state of every step is the same, moving object."""
    state = record.start()
    for number, (seat, move) in enumerate(record.moves, 1):
        try:
            events = play(record.game, state, seat, move)
        except IllegalMove as illegal:
            text = f"{LETTERS[seat]} {record.game.write(move)}"
            clause = illegal.refusal.clause
            raise BadRecord("fault-record-move", move=text, number=number, clause=clause) from None
        yield Step(seat, move, events, state)


def replay(record: Record) -> State:
    """Play a whole record again and return where it leads; the outcome must be the one written."""
    state = record.start()
    for step in steps(record):
        state = step.state
    if record.outcome is not None and record.outcome != state.outcome():
        raise BadRecord("fault-record-outcome")
    return state
