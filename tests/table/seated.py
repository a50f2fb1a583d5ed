"""Tables for tests: with people and bots on their seats, played by lines as they would be kept."""

from __future__ import annotations

from ludotheque.core.chance import Noise
from ludotheque.core.playout import one_actor
from ludotheque.table.chairs import hash_of
from ludotheque.table.table import Table, opening_line

SECRET = bytes(range(16))


def share(seat: int) -> bytes:
    """Return the number that a seat adds to the seed."""
    return bytes([seat + 1] * 16)


class Kept:
    """A table and all its lines: what a store would hold."""

    def __init__(self, game: str = "kraaw", seats: int = 2, **asked: object) -> None:
        terms = {"game": game, "seats": seats, **asked}
        self.lines = [opening_line(terms, hash_of("host"), SECRET)]
        self.table = Table("KEY", self.lines[0])

    def do(self, line: str) -> Kept:
        """Keep a line and carry it out."""
        self.lines.append(line)
        self.table.apply(line)
        return self

    def again(self) -> Table:
        """Build the table again from its lines."""
        table = Table("KEY", self.lines[0])
        for line in self.lines[1:]:
            table.apply(line)
        return table

    def started(self, bots: int = 0) -> Kept:
        """Fill the seats, bots last, and start."""
        table = self.table
        people = table.terms.seats - bots
        for seat in range(people):
            self.do(table.sit(f"Player {seat + 1}", hash_of(f"token {seat}"), share(seat)))
        for seat in range(people, table.terms.seats):
            self.do(table.seat_bot(seat, "beginner"))
        return self.do(table.start())

    def play(self, moves: int, noise: Noise | None = None) -> Kept:
        """Play at random through the checked way in."""
        noise = noise or Noise(1)
        for _ in range(moves):
            if not self.table.state.actors():
                break
            seat = one_actor(self.table.state, noise)
            legal = self.table.state.legal(seat)
            text = self.table.terms.game.write(legal[noise.below(len(legal))])
            self.do(self.table.move(seat, self.table.turn, text))
        return self
