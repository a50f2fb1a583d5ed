"""Tiny games with nothing of ours in them, to see how search thinks: no instinct, slow likeness."""

from __future__ import annotations

from typing import cast

from ludotheque.core.chance import Noise
from ludotheque.core.game import Game
from ludotheque.core.moves import Moves
from ludotheque.core.outcome import Outcome
from ludotheque.core.state import State
from ludotheque.core.view import View

UNDECIDED = -1


class Seen(View, frozen=True):
    """What a seat of a toy may know: its own choice, and everybody's once all have chosen."""

    chosen: tuple[int, ...]
    secret: int


class Toy(State):
    """Each seat chooses once. Subclasses say when, from how many moves, and what it is worth."""

    choices = 2
    at_once = True

    def __init__(self, seats: int, secret: int = 0) -> None:
        State.__init__(self)
        self.seats = seats
        self.secret = secret  # a card that nobody has seen but seat 0
        self.chosen = [UNDECIDED] * seats

    def actors(self) -> int:
        """All who have not chosen, or only the first of them."""
        waiting = [seat for seat in range(self.seats) if self.chosen[seat] == UNDECIDED]
        return sum(1 << seat for seat in (waiting if self.at_once else waiting[:1]))

    def list_moves(self, seat: int, moves: Moves) -> None:
        """List the choices."""
        if self.actors() >> seat & 1:
            for move in range(self.choices):
                moves.add(move)

    def apply(self, seat: int, move: int) -> None:
        """Choose."""
        self.chosen[seat] = move

    def view(self, seat: int) -> Seen:
        """Show the choices of others only where they are made in turn, or all are made."""
        shown = not self.at_once or not self.actors()
        chosen = [
            choice if shown or other == seat else UNDECIDED
            for other, choice in enumerate(self.chosen)
        ]
        secret = self.secret if seat == 0 else UNDECIDED
        return Seen(seat, self.seats, self.to_act(), "choose", tuple(chosen), secret)

    def winners(self) -> tuple[int, ...]:
        """Return who wins once all have chosen."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Return who won."""
        if self.actors():
            return None
        won = self.winners()
        return Outcome(won, tuple(int(s in won) for s in range(self.seats)), 1, "chosen")

    def become(self, other: State) -> None:
        """Take over another toy."""
        toy = cast("Toy", other)
        self.seats, self.secret = toy.seats, toy.secret
        self.chosen = list(toy.chosen)

    def copy(self) -> State:
        """Return an equal toy."""
        new = type(self)(self.seats)
        new.become(self)
        return new


class Pennies(Toy):
    """Two choose at once: seat 0 wins if they agree, seat 1 if they differ."""

    def winners(self) -> tuple[int, ...]:
        """Whoever wanted what happened."""
        return (0,) if self.chosen[0] == self.chosen[1] else (1,)


class Following(Pennies):
    """The same, but seat 1 sees what seat 0 chose."""

    at_once = False


class Together(Toy):
    """Two win together, by the choices 3 and 3, or lose together."""

    choices = 4
    at_once = False

    def winners(self) -> tuple[int, ...]:
        """Everybody or nobody."""
        return (0, 1) if self.chosen == [3, 3] else ()


class Wide(Toy):
    """Five hundred choices, of which one wins."""

    choices = 500

    def winners(self) -> tuple[int, ...]:
        """The only seat, if it found the only choice."""
        return (0,) if self.chosen == [250] else ()


class Hidden(Toy):
    """Seat 1 must name a card that only seat 0 has seen, and seat 0 has nothing to say."""

    choices = 3
    at_once = False

    def winners(self) -> tuple[int, ...]:
        """Seat 1 wins by naming the card."""
        return (1,) if self.chosen[1] == self.secret else (0,)


class ToyGame(Game):
    """A toy as a game: what a seat does not know is drawn from all that it may be."""

    key = "toy"

    def __init__(self, kind: type[Toy], seats: int) -> None:
        self.kind = kind
        self.seats = seats

    def sample(self, view: View, noise: Noise) -> State:
        """Return a toy that this view allows."""
        seen = cast("Seen", view)
        hidden = seen.secret == UNDECIDED
        toy = self.kind(self.seats, noise.below(self.kind.choices) if hidden else seen.secret)
        toy.chosen = list(seen.chosen)
        return toy
