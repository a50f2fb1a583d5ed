"""One game at this machine: a person, bots, and the truth that only this class may touch."""

from __future__ import annotations

from ludotheque.bots.players import find
from ludotheque.core.chance import derive, noise_from
from ludotheque.core.event import Event, Seen
from ludotheque.core.faults import Fault
from ludotheque.core.outcome import Outcome
from ludotheque.core.play import play
from ludotheque.core.records.record import Record, replay, steps
from ludotheque.core.view import View
from ludotheque.table.decisions import DecisionRequest, cards_of
from ludotheque.terminal.players import bot_of, people


class Session:
    """The authority over one game; whoever draws it gets a view and events for one seat.

    A record that already has moves is played again first, so a session goes on where it stopped.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.game
        self.seat = _only_person(record)
        self.bots = {
            seat: bot for seat, bot in enumerate(map(bot_of, record.players)) if bot is not None
        }
        for bot in self.bots.values():
            find(bot)  # or it raises what is wrong with its name
        self._state = replay(record)
        self.told: list[Seen] = []
        self._hear(record.opening())
        for step in steps(record):
            self._hear(step.events)

    def view(self) -> View:
        """Return what the person may know."""
        return self._state.view(self.seat)

    def legal(self) -> list[int]:
        """Return what the person may do now: nothing when it is up to others."""
        return self._state.legal(self.seat)

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        return self._state.outcome()

    def waiting_bots(self) -> list[int]:
        """Return the seats of the bots that must decide now."""
        return [seat for seat in self._state.to_act() if seat in self.bots]

    def choose(self, move: int) -> list[Seen]:
        """Make the person's move; return what they see of it. Raises IllegalMove."""
        return self._play(self.seat, move)

    def ask_bot(self) -> DecisionRequest:
        """Return what one of the waiting bots has to think about.

        It depends on the seed and the number of moves alone: a game that was stopped and resumed
        goes on as it would have.
        """
        luck = derive(self.record.seed, "bot", len(self.record.moves))
        waiting = self.waiting_bots()
        seat = waiting[noise_from(luck).below(len(waiting))]
        view, legal = self._state.view(seat), self._state.legal(seat)
        own_luck = derive(luck, "move", seat)
        return DecisionRequest(cards_of(self.game), view, legal, own_luck, self.bots[seat])

    def answer(self, request: DecisionRequest, move: int) -> list[Seen]:
        """Make the move of a bot that was asked; return what the person sees of it."""
        return self._play(request.view.seat, move)

    def again(self, seed: bytes) -> Session:
        """Return a new game with the same players and options."""
        old = self.record
        return Session(Record(old.game, old.options, old.seats, seed, old.players))

    def _play(self, seat: int, move: int) -> list[Seen]:
        events = play(self.game, self._state, seat, move)
        self.record.moves.append((seat, move))
        self.record.outcome = self._state.outcome()
        return self._hear(events)

    def _hear(self, events: list[Event]) -> list[Seen]:
        """Keep what the person's seat learns, and nothing else."""
        seen = [event.seen_by(self.seat) for event in events]
        self.told += seen
        return seen


def _only_person(record: Record) -> int:
    seats = people(record)
    if len(seats) != 1:
        raise Fault("fault-people", people=len(seats))
    return seats[0]
