"""A table for tests of any game: moves as text in, what each seat sees out."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar, cast

import pytest

from ludotheque.bots.simple import greedy_bot
from ludotheque.core.chance import Noise
from ludotheque.core.event import Args
from ludotheque.core.faults import IllegalMove, Refusal
from ludotheque.core.game import Game
from ludotheque.core.play import play
from ludotheque.core.state import SPECTATOR, State
from ludotheque.core.view import View
from ludotheque.games.positions import write_position

SEATS = "abcdef"
WATCHER = "w"

SeatView = TypeVar("SeatView", bound=View)


def seed(number: int) -> bytes:
    """Return one of many seeds."""
    return number.to_bytes(16, "little")


class GameTable(Generic[SeatView]):
    """One game: `play("a look", "a a3")` goes through the checked way in."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.state.record_events()
        self.events = self.state.take_events()

    def play(self, *lines: str) -> Self:
        """Make moves written as in a record; `heard` then tells what they caused."""
        self.events = []
        for line in lines:
            letter, _, text = line.partition(" ")
            self.events += play(self.game, self.state, SEATS.index(letter), self.game.read(text))
        return self

    def refusal(self, line: str) -> Refusal:
        """Return why a move is refused; the refused move must change nothing."""
        before = self.truth()
        with pytest.raises(IllegalMove) as refused:
            self.play(line)
        assert self.truth() == before
        return refused.value.refusal

    def refused(self, line: str) -> tuple[str, str]:
        """Return the clause and the key of a refusal."""
        refusal = self.refusal(line)
        return refusal.clause, refusal.key

    def view(self, letter: str) -> SeatView:
        """Return what a seat, or the watcher, may know."""
        return cast("SeatView", self.state.view(seat_of(letter)))

    def heard(self, letter: str, key: str) -> list[Args]:
        """Return the arguments of all events of a key since the last `play`, as a seat saw them."""
        seen = [event.seen_by(seat_of(letter)) for event in self.events]
        return [each.args for each in seen if each.key == key]

    def truth(self) -> dict[str, Any]:
        """Return the whole position."""
        return write_position(self.game, self.state)

    def legal(self, letter: str) -> list[str]:
        """Return the moves of a seat as text."""
        return [self.game.write(move) for move in self.state.legal(seat_of(letter))]

    def to_act(self) -> str:
        """Return the seats that must decide, as letters."""
        return "".join(SEATS[seat] for seat in self.state.to_act())

    def greedy(self) -> str:
        """Return what the greedy bot would do now; it must not depend on luck."""
        letter = self.to_act()
        moves = self.state.legal(seat_of(letter))
        picks = {greedy_bot(self.game, self.view(letter), moves, Noise(n)) for n in range(10)}
        assert len(picks) == 1
        return self.game.write(picks.pop())

    @property
    def phase(self) -> str:
        """Say what the game is waiting for."""
        return self.state.view(SPECTATOR).phase


def seat_of(letter: str) -> int:
    """Return the seat of a letter, or of the watcher."""
    return SPECTATOR if letter == WATCHER else SEATS.index(letter)
