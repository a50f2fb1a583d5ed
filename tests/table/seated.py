"""Tables for tests: with people and bots on their seats, played by lines as they would be kept."""

from __future__ import annotations

from time import monotonic
from typing import cast

from ludotheque.bots.advice import Advice
from ludotheque.core.chance import Noise
from ludotheque.core.faults import Fault
from ludotheque.core.playout import one_actor
from ludotheque.core.state import SPECTATOR
from ludotheque.table.adviser import Adviser
from ludotheque.table.building import build_table
from ludotheque.table.chairs import hash_of
from ludotheque.table.clients import Client, Sender
from ludotheque.table.commands.command import Command, Context, Line
from ludotheque.table.commands.moves import Move, Undo
from ludotheque.table.commands.own import Follow, GiveBack, StandIn
from ludotheque.table.commands.reading import read_line
from ludotheque.table.commands.seats import Free, SeatBot, Sit, Start
from ludotheque.table.commands.talk import AskHint, Say
from ludotheque.table.decisions import DecisionRequest
from ludotheque.table.opening import Opening
from ludotheque.table.table import Table
from ludotheque.table.terms import terms_asked
from ludotheque.table.waiting.pace import Buckets
from ludotheque.table.waiting.presence import Presence
from ludotheque.table.words import Level

SECRET = bytes(range(16))
NOW = 1_763_500_000.0  # when all of it happens


def share(seat: int) -> bytes:
    """Return the number that a seat adds to the seed."""
    return bytes([seat + 1] * 16)


class Speechless:
    """Workers to whom nothing occurs."""

    async def decide(self, _request: DecisionRequest) -> int:
        """Know no move."""
        raise Fault("fault-hint-failed")

    async def advise(self, _request: DecisionRequest) -> Advice:
        """Know no advice."""
        raise Fault("fault-hint-failed")


class Kept:
    """A table and all its lines: what a store would hold.

    What is named after a command decides it for a seat and returns its line; `do` carries it out.
    """

    def __init__(self, game: str = "kraaw", seats: int = 2, **asked: object) -> None:
        terms = {"game": game, "seats": seats, **asked}
        opening = Opening.ask(terms_asked(terms), hash_of("host"), SECRET)
        self.lines = [opening.write()]
        self.table = Table("KEY", opening)
        self._numbers = 0

    def do(self, line: Line | str) -> Kept:
        """Keep a line and carry it out."""
        text = line if isinstance(line, str) else line.write()
        self.lines.append(text)
        self.table.apply(read_line(text))
        return self

    def again(self) -> Table:
        """Build the table again from its lines."""
        return build_table("KEY", self.lines)

    def next_number(self) -> int:
        """Return the number of the next command."""
        self._numbers += 1
        return self._numbers

    def decide(self, command: Command, seat: int = SPECTATOR, sender: str = "test") -> Line:
        """Return the line that a command of a seat comes to."""
        adviser = Adviser(self.table, Speechless(), lambda _seat: [])
        talk = Buckets(1, 1, monotonic)
        context = Context(
            self.table, adviser, talk, lambda _client, _n: None, self._presence(), lambda: NOW
        )
        client = Client(lambda _answer: None, seat, sender=Sender(sender))
        line = command.decide(context, client).line
        assert line is not None
        return line

    def _presence(self) -> Presence:
        everybody = [True] * self.table.terms.seats
        return Presence(self.table, lambda: everybody, lambda: NOW)

    def sit(self, name: str, number: bytes, wanted: int | None = None) -> Line:
        """Take a free seat."""
        return self.decide(Sit(name=name, share=number.hex(), seat=wanted, n=self.next_number()))

    def seat_bot(self, seat: int, level: str) -> Line:
        """Put a bot on a free seat."""
        return self.decide(SeatBot(seat=seat, level=cast("Level", level)))

    def free(self, seat: int) -> Line:
        """Free a seat before the start."""
        return self.decide(Free(seat=seat))

    def start(self) -> Line:
        """Start when every seat is taken."""
        return self.decide(Start())

    def move(self, seat: int, turn: int, text: str) -> Line:
        """Make a move."""
        return self.decide(Move(turn=turn, move=text), seat)

    def undo(self, seat: int) -> Line:
        """Take back one's own last move."""
        return self.decide(Undo(turn=self.table.turn), seat)

    def hint(self, seat: int) -> Line:
        """Ask for a hint."""
        return self.decide(AskHint(turn=self.table.turn, n=self.next_number()), seat)

    def say(self, seat: int, text: str) -> Line:
        """Say something."""
        return self.decide(Say(text=text, n=self.next_number()), seat)

    def stand_in(self, seat: int, away: bool) -> Line:
        """Let a bot play for a person who is away, or give the seat back."""
        return self.decide(StandIn(seat=seat) if away else GiveBack(seat=seat))

    def follow(self, key: str) -> Line:
        """Name the table where the same people play again."""
        return self.decide(Follow(key=key))

    def started(self, bots: int = 0) -> Kept:
        """Fill the seats, bots last, and start."""
        seats = self.table.terms.seats
        for seat in range(seats - bots):
            self.do(self.sit(f"Player {seat + 1}", share(seat)))
        for seat in range(seats - bots, seats):
            self.do(self.seat_bot(seat, "beginner"))
        return self.do(self.start())

    def play(self, moves: int, noise: Noise | None = None) -> Kept:
        """Play at random through the checked way in."""
        noise = noise or Noise(1)
        for _ in range(moves):
            if not self.table.state.actors():
                break
            seat = one_actor(self.table.state, noise)
            legal = self.table.state.legal(seat)
            text = self.table.terms.game.write(legal[noise.below(len(legal))])
            self.do(self.move(seat, self.table.turn, text))
        return self
