"""Everything that lies on the table in Kraaw, and simple questions about it.

A slot is a place of a row: slot 5 × seat + place. The chien has five slots of its own behind
the rows. A card keeps the number of the slot where it was dealt (`origin`): everybody can follow
it with their eyes, whether they know its value or not. Who knows a value is a mask of seats, with
one more bit for whoever watches.
"""

from __future__ import annotations

from typing import cast

from ludotheque.core.state import State
from ludotheque.games.kraaw.cards import (
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
from ludotheque.games.kraaw.phases import CHOOSE_RAVEN


class Board(State):
    """The fields of a match, copied as they are."""

    def __init__(self) -> None:
        State.__init__(self)
        # the options
        self.direction = 1
        self.dog_exchange = True
        self.swap_hand = False
        self.turn_locked = True
        self.memory_aid = True
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
        self.last_limit = False
        self.ending = 0
        self.champion = NOBODY
        # the round
        self.phase = CHOOSE_RAVEN
        self.turn = 0
        self.turns = 0
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
        """Take over everything from another board, except its log."""
        board = cast("Board", other)
        self.seats = board.seats
        self.chance = board.chance.copy()
        self.direction = board.direction
        self.dog_exchange = board.dog_exchange
        self.swap_hand = board.swap_hand
        self.turn_locked = board.turn_locked
        self.memory_aid = board.memory_aid
        self.turn_limit = board.turn_limit
        self.round = board.round
        self.first = board.first
        self.playing = board.playing
        self.final = board.final
        self.raven[:] = board.raven
        self.wins[:] = board.wins
        self.last_total[:] = board.last_total
        self.last_winners = board.last_winners
        self.last_limit = board.last_limit
        self.ending = board.ending
        self.champion = board.champion
        self.phase = board.phase
        self.turn = board.turn
        self.turns = board.turns
        self.stolen = board.stolen
        self.countdown = board.countdown
        self.kept = board.kept
        self.announcer = board.announcer
        self.locks[:] = board.locks
        self.swapped[:] = board.swapped
        self.dealt[:] = board.dealt
        self.given[:] = board.given
        self.value[:] = board.value
        self.face[:] = board.face
        self.known[:] = board.known
        self.origin[:] = board.origin

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
        """Let two cells of an array of this board trade their content."""
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
        dealt = [self.dealt[6 * seat + v] for seat in range(self.seats) for v in VALUES]
        if sum(dealt) != len(rows):
            found.append("a hand that was looked at had not five cards (K3.1)")
        return found
