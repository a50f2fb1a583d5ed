"""The game itself: moves of people and of bots, and moves taken back."""

from __future__ import annotations

from typing import ClassVar, Self

from ludotheque.core.chance import derive, noise_from
from ludotheque.core.event import Event
from ludotheque.core.faults import Fault, IllegalMove
from ludotheque.core.records.record import LETTERS, TakenBack
from ludotheque.table.clients import Client
from ludotheque.table.commands.command import (
    Command,
    Context,
    Decided,
    Right,
    SeatCommand,
    SeatLine,
)
from ludotheque.table.fields import Whole
from ludotheque.table.lines import read_seat
from ludotheque.table.table import Table
from ludotheque.table.undo import shows_nothing
from ludotheque.table.words import OVER


class Moved(SeatLine, frozen=True):
    """A seat made a move, told as text."""

    word: ClassVar[str] = "move"

    move: str

    def write(self) -> str:
        """Return the seat and the move."""
        return f"{self.word} {LETTERS[self.seat]} {self.move}"

    @classmethod
    def read(cls, rest: str) -> Self:
        """Read who moved how."""
        letter, _, move = rest.partition(" ")
        return cls(read_seat(letter), move)

    def check(self, table: Table) -> None:
        """Refuse a move that the rules forbid now."""
        table.check_going()
        table.chair(self.seat)
        game, state = table.terms.game, table.state
        move = game.read(self.move)
        if move not in state.legal(self.seat):
            raise IllegalMove(game.refuse(state.view(self.seat), move))

    def apply(self, table: Table) -> None:
        """Let the rules carry it out; note who is asked since when, and what happened."""
        seat, move = self.seat, table.terms.game.read(self.move)
        state, record = table.state, table.playing()
        if table.chairs[seat].away:
            table.stood_in[table.number] = seat
            record.stood_in.add(len(record.moves))
        before = state.actors()
        state.apply(seat, move)
        table.turn += 1
        seats = range(table.terms.seats)
        table.ask(*(each for each in seats if each == seat or not before >> each & 1))
        for event in state.take_events():
            table.tell(event)
        record.moves.append((seat, move))
        if not state.actors():
            record.outcome = state.outcome()
            table.stage = OVER


def decide_move(table: Table, seat: int, turn: int, text: str) -> Decided:
    """Check a move: it answers what this seat was asked last, and the rules allow it."""
    table.terms.game.read(text)
    table.check_turn(seat, turn)
    line = Moved(seat, text)
    line.check(table)
    return Decided(line)


class Move(Command, frozen=True, tag="move"):
    """Make a move; `turn` is the one that was seen, so that no move is made twice."""

    right: ClassVar[Right] = Right.SEAT

    turn: Whole
    move: str

    def decide(self, context: Context, client: Client) -> Decided:
        """Check the move of whoever sits there."""
        return decide_move(context.table, client.seat, self.turn, self.move)


class MoveFor(SeatCommand, frozen=True):
    """Make the move of a bot."""

    right: ClassVar[Right] = Right.ROOM

    turn: int
    move: str

    def decide(self, context: Context, _client: Client) -> Decided:
        """Check the move: the bot may have thought for too long."""
        return decide_move(context.table, self.seat, self.turn, self.move)


class Undone(SeatLine, frozen=True):
    """A seat took back its last move."""

    word: ClassVar[str] = "undo"

    def check(self, table: Table) -> None:
        """Refuse where somebody else moved last; what the move showed is for the command to say."""
        record = table.check_going()
        if not record.moves or record.moves[-1][0] != self.seat:
            raise Fault("fault-undo-others" if record.moves else "fault-undo-nothing")

    def apply(self, table: Table) -> None:
        """Go back; the record keeps what was taken back."""
        table.truth = table.state_before()
        record = table.playing()
        seat, move = record.moves.pop()
        record.taken_back.append(TakenBack(len(record.moves), seat, move))
        record.stood_in.discard(len(record.moves))
        table.turn += 1
        table.ask(*range(table.terms.seats))
        table.tell(Event("undo", {"seat": seat}))


class Undo(Command, frozen=True, tag="undo"):
    """Take back one's own last move, until something was shown or somebody else decided.

    `turn` is the one that was seen: a command that comes again takes back no second move.
    """

    right: ClassVar[Right] = Right.SEAT

    turn: Whole

    def decide(self, context: Context, client: Client) -> Decided:
        """Look whose move it was, and what it showed."""
        table = context.table
        table.check_lines()
        line = Undone(client.seat)
        line.check(table)
        record = table.playing()
        if self.turn != table.turn:
            raise Fault("fault-stale")
        noise = noise_from(derive(record.seed, "undo", table.number))
        if not shows_nothing(table.terms.game, table.state_before(), *record.moves[-1], noise):
            raise Fault("fault-undo-shown")
        return Decided(line)
