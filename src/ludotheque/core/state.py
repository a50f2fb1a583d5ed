"""The truth of a game in progress: what every game's rules are written on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.chance import Chance
from ludotheque.core.event import Event
from ludotheque.core.moves import Moves
from ludotheque.core.rules import NO_RULES, Rules

if TYPE_CHECKING:
    from ludotheque.core.event import Args
    from ludotheque.core.faults import Refusal
    from ludotheque.core.outcome import Outcome
    from ludotheque.core.view import View

SPECTATOR = -1
NO_CHANCE = Chance()


class State:
    """The whole truth, mutable in place. It has no serialiser: only a View may leave it.

    A game writes `actors`, `list_moves`, `apply`, `become`, `copy` and `broken_laws`, and binds
    the rest in its `Rules`. Seats are numbered from 0. Several seats may have to act at once: they
    decide at the same time, in any order, and see nothing of each other's choice that the rules do
    not show.
    """

    def __init__(self) -> None:
        self.seats = 0
        self.phase = 0
        self.rules: Rules = NO_RULES
        self.chance: Chance = NO_CHANCE
        self.log: list[Event] | None = None

    def __reduce__(self) -> str:
        """Refuse to be pickled or copied by a library: the truth of a game does not travel."""
        raise TypeError("a State has no serialiser: send a View, or use copy()")

    def actors(self) -> int:
        """Return the set of seats that must decide now, as a bit mask; 0 when the game is over."""
        raise NotImplementedError  # abstract

    def list_moves(self, seat: int, moves: Moves) -> None:
        """Fill `moves` with what a seat that must act may do; it trusts its caller."""
        raise NotImplementedError  # abstract

    def apply(self, seat: int, move: int) -> None:
        """Carry out a legal move. Trusts its caller: `play` is the checked way in."""
        raise NotImplementedError  # abstract

    def become(self, other: State) -> None:
        """Take over everything from another state of the same game, except its log."""
        raise NotImplementedError  # abstract

    def copy(self) -> State:
        """Return a deep, equal and silent copy (without a log)."""
        raise NotImplementedError  # abstract

    def broken_laws(self) -> list[str]:
        """Name the conservation laws that are broken: none, in a game that was played."""
        raise NotImplementedError  # abstract

    def awaited(self) -> int:
        """Return those of the actors without whom the game does not go on, as a bit mask."""
        return self.actors()

    def view(self, seat: int) -> View:
        """Return what this seat (or SPECTATOR) may know."""
        return self.rules.view(self, seat)

    def outcome(self) -> Outcome | None:
        """Return who won and why, or None while the game goes on."""
        return self.rules.outcome(self)

    def silence(self, seat: int) -> Refusal | None:
        """Say why a seat may not speak at the table now; None where it may."""
        return self.rules.silence(self, seat)

    def to_act(self) -> tuple[int, ...]:
        """Return the seats that must decide now: several decide at once, none means it is over."""
        mask = self.actors()
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    def legal(self, seat: int) -> list[int]:
        """Return the moves of this seat now."""
        moves = Moves()
        if 0 <= seat < self.seats and self.actors() >> seat & 1:
            self.list_moves(seat, moves)
        return moves.to_list()

    def record_events(self) -> None:
        """Start telling what happens, set-up included; simulations never call this."""
        self.log = []
        self.tell_set_up()

    def tell_set_up(self) -> None:
        """Tell how the table was laid out before the first move, if there is anything to tell."""
        self.rules.tell_set_up(self)

    def take_events(self) -> list[Event]:
        """Return what happened since the last call."""
        told = self.log or []
        if self.log is not None:
            self.log = []
        return told

    def tell(self, key: str, public: Args, private: dict[int, Args] | None = None) -> None:
        """Log one event; the caller has checked that there is a log."""
        if self.log is not None:
            self.log.append(Event(key, public, private or {}))
