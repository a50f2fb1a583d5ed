"""The rules of Kraaw: what a move does (K4, K5)."""

from __future__ import annotations

from ludotheque.core.outcome import Outcome
from ludotheque.games.kraaw.cards import EVERYBODY, HIDDEN, LOCKED, MOST_LOCKS, PLACES, REVEALED
from ludotheque.games.kraaw.moves import BONUS, CARD, LOCK, LOOK, RAVEN, REVEAL_LOCK, SWAP_DOG
from ludotheque.games.kraaw.phases import (
    BONUS_ACTION,
    BONUS_LOCK,
    BONUS_TURN,
    CHOOSE_RAVEN,
    KEEP_OR_ANNOUNCE,
    LOCK_ONE,
    LOOK_AT,
    MAIN_ACTION,
    REPRISAL,
    REVEAL_AND_LOCK,
    REVEAL_ONE,
    STEAL,
)
from ludotheque.games.kraaw.result import result
from ludotheque.games.kraaw.rounds import Rounds
from ludotheque.games.kraaw.view import KraawView, look_at


class Kraaw(Rounds):
    """A match of Kraaw."""

    def view(self, seat: int) -> KraawView:
        """Return what this seat may know."""
        return look_at(self, seat)

    def outcome(self) -> Outcome | None:
        """Return who won the match and why it ended."""
        return result(self)

    def copy(self) -> Kraaw:
        """Return a deep, equal and silent copy."""
        new = Kraaw()
        new.become(self)
        return new

    def apply(self, seat: int, move: int) -> None:
        """Carry out a legal move."""
        phase = self.phase
        if phase == MAIN_ACTION:
            self.announce(seat, move)
        elif phase == STEAL:
            self.stolen = move - CARD
            self.phase = REPRISAL
            self.tell_steal(seat, self.stolen)
        elif phase == REPRISAL:
            self.exchange(self.stolen, move - CARD)
            self.offer_bonus()
        elif phase == BONUS_ACTION:
            self.accept_bonus(seat, move)
        elif phase == LOOK_AT:
            self.known[move - CARD] |= 1 << seat
            self.phase = REVEAL_ONE
            self.tell_look(move - CARD)
        elif phase in (REVEAL_ONE, REVEAL_AND_LOCK):
            self.reveal(move - CARD)
            if phase == REVEAL_AND_LOCK and self.locks[seat] < MOST_LOCKS:  # K5.2
                self.lock(move - CARD)
            self.watch(seat)
            self.offer_bonus()
        elif phase == LOCK_ONE:
            self.lock(move - CARD)
            self.offer_bonus()
        elif phase == BONUS_LOCK:
            self.lock(move - CARD)
            self.phase = BONUS_TURN
        elif phase == BONUS_TURN:
            self.turn_back(move - CARD)
            self.watch(seat)
            self.begin_turn(self.after(seat))
        else:
            self.set_up(seat, move)

    def set_up(self, seat: int, move: int) -> None:
        """Carry out a move that comes before the first turn of a round."""
        if self.phase == CHOOSE_RAVEN:
            self.raven[seat] = move - RAVEN
            self.tell_raven(seat)
            if self.without_raven() == 0:
                self.begin_round()
        elif self.phase == KEEP_OR_ANNOUNCE:
            self.keep_or_announce(seat, move)
        else:
            if move == SWAP_DOG:
                self.swap_with_dog(seat)
            else:
                self.tell_choice("dog-leave", seat)
            self.offer_dog(self.after(seat))

    def announce(self, seat: int, move: int) -> None:
        """Announce a main action: a move of its own, seen by all (K4.2)."""
        self.tell_action(seat, move)
        if move == LOOK:
            self.phase = LOOK_AT
        elif move == REVEAL_LOCK:
            self.phase = REVEAL_AND_LOCK
        elif move == LOCK:
            self.phase = LOCK_ONE
        else:
            self.phase = STEAL

    def reveal(self, slot: int) -> None:
        """Turn a card face up for all to see."""
        self.face[slot] = REVEALED
        self.known[slot] = EVERYBODY
        self.tell_card("reveal", slot)

    def lock(self, slot: int) -> None:
        """Lock a revealed card and spend one of the two locks (K2.3)."""
        self.face[slot] = LOCKED
        self.locks[slot // PLACES] += 1
        self.tell_card("lock", slot)

    def turn_back(self, slot: int) -> None:
        """Turn a card face down: hidden and unlocked, known to all who saw it (K5.7, K5.8)."""
        self.face[slot] = HIDDEN
        self.tell_card("turn-back", slot)

    def exchange(self, stolen: int, taken: int) -> None:
        """Let two cards trade places; a stolen hidden card is revealed at once (K5.4, K5.5)."""
        hidden = self.face[stolen] == HIDDEN
        self.swap(self.value, stolen, taken)
        self.swap(self.face, stolen, taken)
        self.swap(self.known, stolen, taken)
        self.swap(self.origin, stolen, taken)
        if hidden:
            self.face[taken] = REVEALED
            self.known[taken] = EVERYBODY
        self.tell_exchange(stolen, taken)
        if hidden:
            self.tell_card("reveal", taken)
        self.watch(taken // PLACES)
        self.watch(stolen // PLACES)

    def watch(self, seat: int) -> None:
        """Start or cancel the countdown of a player (K6.1)."""
        running = self.count(seat, HIDDEN) == 0
        if running != bool(self.countdown >> seat & 1):
            self.countdown ^= 1 << seat
            self.tell_countdown(seat, running)

    def offer_bonus(self) -> None:
        """Offer the bonus action if it is possible, else go on (K4.1, K5.7)."""
        needed = 1 if self.turn_locked else 2
        if self.locks[self.turn] < MOST_LOCKS and self.count(self.turn, REVEALED) >= needed:
            self.phase = BONUS_ACTION
        else:
            self.begin_turn(self.after(self.turn))

    def accept_bonus(self, seat: int, move: int) -> None:
        """Start the bonus action or decline it (K4.1)."""
        if move == BONUS:
            self.tell_action(seat, BONUS)
            self.phase = BONUS_LOCK
        else:
            self.begin_turn(self.after(seat))
