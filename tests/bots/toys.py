"""Tiny games with nothing of ours in them, to see how search thinks: a slow infoset key."""

from __future__ import annotations

from typing import cast

from ludotheque.core.chance import Noise
from ludotheque.core.evaluator import CERTAIN, Evaluator
from ludotheque.core.game import Game
from ludotheque.core.moves import Moves
from ludotheque.core.outcome import Outcome
from ludotheque.core.state import State
from ludotheque.core.view import View

UNDECIDED = -1


class Seen(View, frozen=True):
    """What a seat of a toy may know: choices that it sees, and a card that it has looked at."""

    chosen: tuple[int, ...]
    secret: int


class Toy(State):
    """Each seat chooses once. Subclasses say when, from how many moves, and what it is worth."""

    choices = 2
    at_once = True

    def __init__(self, seats: int, secret: int = 0) -> None:
        State.__init__(self)
        self.seats = seats
        self.secret = secret  # a card that nobody has seen
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
        return Seen(seat, self.seats, self.to_act(), "choose", tuple(chosen), UNDECIDED)

    def winners(self) -> tuple[int, ...]:
        """Return who wins once all have chosen."""
        raise NotImplementedError  # abstract

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


class Peek(Toy):
    """One seat must name a card, and may look at it first (choice 1) or not (choice 0)."""

    choices = 3

    def __init__(self, seats: int, secret: int = 0) -> None:
        Toy.__init__(self, seats, secret)
        self.chosen = [UNDECIDED, UNDECIDED]  # to look, and which card

    def list_moves(self, seat: int, moves: Moves) -> None:  # noqa: ARG002 - there is one
        """To look or not; then the three cards."""
        for move in range(2 if self.chosen[0] == UNDECIDED else 3):
            moves.add(move)

    def actors(self) -> int:
        """The only seat, until it has chosen twice."""
        return int(UNDECIDED in self.chosen)

    def apply(self, _seat: int, move: int) -> None:
        """Look or not, then name the card."""
        self.chosen[self.chosen.index(UNDECIDED)] = move

    def view(self, seat: int) -> Seen:
        """Show the card to whoever looked at it."""
        secret = self.secret if self.chosen[0] == 1 else UNDECIDED
        return Seen(seat, 1, self.to_act(), "choose", tuple(self.chosen), secret)

    def winners(self) -> tuple[int, ...]:
        """The only seat, if it named the card."""
        return (0,) if self.chosen[1] == self.secret else ()


class Telling(Toy):
    """Seat 0 knows a card of three and says a number; then seat 1 must name the card."""

    choices = 3
    at_once = False

    def winners(self) -> tuple[int, ...]:
        """Both, if the card was named."""
        return (0, 1) if self.chosen[1] == self.secret else ()


class Trusting(Evaluator):
    """Whoever knows the card says its number."""

    def likelihood(self, state: State, seat: int) -> int:
        """Believe in no other card than the one that was said."""
        toy = cast("Toy", state)
        return CERTAIN if seat == 0 or toy.chosen[0] == toy.secret else 0


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


class TrustingGame(ToyGame):
    """A toy whose players believe what they are told."""

    def evaluator(self) -> Evaluator:
        """Return an evaluator that trusts."""
        return Trusting()
