"""The turn of a carnival-goer, from the Decree on (V4, V5)."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.games.carnavalesque.data.cards import AGE_NAMES, NO_DECREE, ROLES
from ludotheque.games.carnavalesque.data.moves import AGE
from ludotheque.games.carnavalesque.data.omens import (
    BRASS_BAND,
    CARVED_DECREE,
    COLD,
    GENEROSITY,
    NO_ROLE,
)
from ludotheque.games.carnavalesque.data.phases import DECREE
from ludotheque.games.carnavalesque.rules.powers import Powers

ALL_AGES = len(AGE_NAMES)


class Turns(Powers):
    """The first step of a turn, and the way to the second."""

    def begin_turns(self) -> None:
        """Start with the player to the King's left (V3.1)."""
        self.begin_turn(self.after(self.king))

    def begin_turn(self, seat: int) -> None:
        """Ask the King for a Decree, unless there is none or it is carved (V4.1, V10)."""
        self.turn = seat
        self.power = NO_ROLE
        count = 2 if self.event == GENEROSITY else 1
        self.draws = count
        self.gifts = count
        if self.event in (BRASS_BAND, CARVED_DECREE):
            self.after_decree(seat)
        else:
            self.decree = NO_DECREE
            self.phase = DECREE

    def list_ages(self, moves: Moves) -> None:
        """List where the Decree can be put."""
        for age in range(ALL_AGES):
            moves.add(AGE + age)

    def set_decree(self, age: int) -> None:
        """Put the Decree on an age (V4.1)."""
        self.decree = age
        self.tell_decree("decree", age)
        self.after_decree(self.turn)

    def after_decree(self, seat: int) -> None:
        """Go on with the role, the blind draw or the draw."""
        if self.version == ROLES:
            self.reveal_role(seat)
        elif seat == self.fool and self.event != COLD:
            self.begin_blind(seat)
        else:
            self.begin_draws(seat)
