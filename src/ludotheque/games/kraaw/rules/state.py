"""The truth of a match of Kraaw: what lies on the table, and simple questions about it.

A slot is a place of a row: slot 5 × seat + place. The chien has five slots of its own behind
the rows. A card keeps the number of the slot where it was dealt (`origin`): everybody can follow
it with their eyes, whether they know its value or not. Who knows a value is a mask of seats, with
one more bit for whoever watches.
"""

from __future__ import annotations

from typing import cast

from ludotheque.core.moves import Moves
from ludotheque.core.rules import STAY, Rules
from ludotheque.core.state import State
from ludotheque.games.kraaw.data.cards import (
    CARDS,
    DOG,
    EVERYBODY,
    HIDDEN,
    LOCKED,
    MOST_LOCKS,
    NOBODY,
    PLACES,
    REVEALED,
    SLOTS,
    VALUES,
)
from ludotheque.games.kraaw.data.endings import RAN_OUT
from ludotheque.games.kraaw.data.options import NEVER, UNLOCKED
from ludotheque.games.kraaw.data.phases import CHOOSE_RAVEN


class Phase:
    """What a match waits for, or a step of it that asks nobody: who decides, and what follows."""

    def enter(self, match: Kraaw) -> int:  # noqa: ARG002
        """Do what comes before the decision; answer STAY, or the phase that comes instead."""
        return STAY

    def actors(self, match: Kraaw) -> int:
        """Return the seats that must decide, as a mask: most phases ask whose turn it is."""
        return 1 << match.turn

    def list_moves(self, match: Kraaw, seat: int, moves: Moves) -> None:
        """Fill `moves` with what a seat that must decide may do."""
        raise NotImplementedError  # abstract; a step has none

    def apply(self, match: Kraaw, seat: int, move: int) -> int:
        """Carry out a legal move; answer the phase that follows, or STAY."""
        raise NotImplementedError  # abstract; a step has none


NO_PHASE = Phase()  # of a state that follows no rules yet


class Kraaw(State):
    """The fields of a match, copied as they are; its phases decide what happens."""

    def __init__(self) -> None:
        State.__init__(self)
        self.now = NO_PHASE
        # the options
        self.direction = 1
        self.dog_exchange = True
        self.swap_hand = False
        self.reprisal = UNLOCKED
        self.turn_locked = True
        self.memory_aid = True
        self.repetition = NEVER
        self.turn_limit = 0
        # the match
        self.round = 0
        self.first = 0
        self.playing = 0
        self.final = False
        self.raven = [-1] * 6
        self.wins = [0] * 6
        self.last_total = [0] * 6
        self.last_winners = 0
        self.last_end = RAN_OUT
        self.ending = 0
        self.champion = NOBODY
        # the round
        self.phase = CHOOSE_RAVEN
        self.turn = 0
        self.turns = 0
        self.situations: tuple[int, ...] = ()  # in which turns began, see `repetition.py`
        self.times = 1  # that the situation of this turn came
        self.stolen = 0
        self.countdown = 0
        self.kept = 0
        self.announcer = NOBODY
        self.locks = [0] * 6
        self.swapped = [-1] * 6
        self.dealt = [0] * 36
        self.given = [0] * 6
        self.value = [0] * 35
        self.face = [0] * 30
        self.known = [0] * 30
        self.origin = [0] * 30

    def become(self, other: State) -> None:
        """Take over everything from another match, except its log."""
        match = cast("Kraaw", other)
        self.seats = match.seats
        self.phase = match.phase
        self.rules = match.rules
        self.now = match.now
        self.chance = match.chance.copy()
        self.direction = match.direction
        self.dog_exchange = match.dog_exchange
        self.swap_hand = match.swap_hand
        self.reprisal = match.reprisal
        self.turn_locked = match.turn_locked
        self.memory_aid = match.memory_aid
        self.repetition = match.repetition
        self.turn_limit = match.turn_limit
        self.round = match.round
        self.first = match.first
        self.playing = match.playing
        self.final = match.final
        self.raven[:] = match.raven
        self.wins[:] = match.wins
        self.last_total[:] = match.last_total
        self.last_winners = match.last_winners
        self.last_end = match.last_end
        self.ending = match.ending
        self.champion = match.champion
        self.turn = match.turn
        self.turns = match.turns
        self.situations = match.situations
        self.times = match.times
        self.stolen = match.stolen
        self.countdown = match.countdown
        self.kept = match.kept
        self.announcer = match.announcer
        self.locks[:] = match.locks
        self.swapped[:] = match.swapped
        self.dealt[:] = match.dealt
        self.given[:] = match.given
        self.value[:] = match.value
        self.face[:] = match.face
        self.known[:] = match.known
        self.origin[:] = match.origin

    def copy(self) -> Kraaw:
        """Return a deep, equal and silent copy."""
        new = Kraaw()
        new.become(self)
        return new

    # --- the phases

    def follow(self, rules: Rules) -> None:
        """Follow these rules, from the phase in which the match is."""
        self.rules = rules
        self.now = rules.phases[self.phase]

    def actors(self) -> int:
        """Return the seats that must decide now, as a mask."""
        return self.now.actors(self)

    def list_moves(self, seat: int, moves: Moves) -> None:
        """Fill `moves` with what a seat that must act may do."""
        self.now.list_moves(self, seat, moves)

    def apply(self, seat: int, move: int) -> None:
        """Carry out a legal move; a phase that asks nobody goes on to the next."""
        phase = self.now.apply(self, seat, move)
        while phase != STAY:
            self.phase = phase
            self.now = self.rules.phases[phase]
            phase = self.now.enter(self)

    # --- simple questions

    def players(self) -> int:
        """Count the players of this round."""
        count = 0
        for seat in range(self.seats):
            count += self.playing >> seat & 1
        return count

    def after(self, seat: int) -> int:
        """Return the next player of this round, in the direction of play (K1.6)."""
        following = seat
        while True:
            following = (following + self.direction + self.seats) % self.seats
            if self.playing >> following & 1:
                return following

    def count(self, seat: int, face: int) -> int:
        """Count the cards of a row that lie in this state."""
        found = 0
        for slot in range(PLACES * seat, PLACES * seat + PLACES):
            if self.face[slot] == face:
                found += 1
        return found

    def swap(self, cells: list[int], one: int, other: int) -> None:
        """Let two cells of an array of this match trade their content."""
        kept = cells[one]
        cells[one] = cells[other]
        cells[other] = kept

    def broken_laws(self) -> list[str]:
        """Name the conservation laws that are broken."""
        if self.round == 0:
            return []
        rows = [s for s in range(DOG) if self.playing >> s // PLACES & 1]
        found = []
        if sorted(self.value[s] for s in [*rows, *range(DOG, SLOTS)]) != CARDS[self.players()]:
            found.append("the cards are not those of the deck (K1.2)")
        if sorted(self.origin[s] for s in rows) != rows:
            found.append("a card is in two places or in none (K1.3)")
        if any(self.face[s] not in (HIDDEN, REVEALED, LOCKED) for s in rows):
            found.append("a card is in no known state (K2.1)")
        if any(self.face[s] != HIDDEN and self.known[s] != EVERYBODY for s in rows):
            found.append("a card is face up and not known to all (K2.1)")
        if any(self.count(seat, LOCKED) > self.locks[seat] for seat in range(self.seats)):
            found.append("more cards are locked than locks were spent (K2.3)")
        if any(self.locks[seat] > MOST_LOCKS for seat in range(self.seats)):
            found.append("more than two locks were spent (K2.3)")
        if not 1 <= self.times <= max(1, len(self.situations)):
            found.append("a situation came more often than there were turns (K6.6)")
        dealt = [self.dealt[6 * seat + v] for seat in range(self.seats) for v in VALUES]
        if sum(dealt) != len(rows):
            found.append("a hand that was looked at had not five cards (K3.1)")
        return found
