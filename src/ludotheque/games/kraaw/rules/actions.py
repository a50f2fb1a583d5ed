"""The actions, card by card: look, reveal, lock, steal, turn back (K5)."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.games.kraaw.data.cards import (
    EVERYBODY,
    HIDDEN,
    LOCKED,
    MOST_LOCKS,
    PLACES,
    REVEALED,
)
from ludotheque.games.kraaw.data.moves import CARD
from ludotheque.games.kraaw.data.options import ANY
from ludotheque.games.kraaw.data.phases import (
    BONUS_ACTION,
    BONUS_TURN,
    NEXT_TURN,
    REPRISAL,
    REVEAL_ONE,
)
from ludotheque.games.kraaw.rules.log import (
    tell_card,
    tell_countdown,
    tell_exchange,
    tell_look,
    tell_steal,
)
from ludotheque.games.kraaw.rules.repetition import forget, remember
from ludotheque.games.kraaw.rules.state import Kraaw, Phase


class LookAt(Phase):
    """Look at one of one's own hidden cards … (K5.1)."""

    def list_moves(self, match: Kraaw, seat: int, moves: Moves) -> None:
        """List the hidden cards of the row."""
        list_row(match, seat, HIDDEN, moves)

    def apply(self, match: Kraaw, seat: int, move: int) -> int:
        """Look at a card, which all see being done."""
        match.known[move - CARD] |= 1 << seat
        tell_look(match, move - CARD)
        return REVEAL_ONE


class RevealOne(Phase):
    """… then reveal any one of them (K5.1)."""

    def list_moves(self, match: Kraaw, seat: int, moves: Moves) -> None:
        """List the hidden cards of the row."""
        list_row(match, seat, HIDDEN, moves)

    def apply(self, match: Kraaw, seat: int, move: int) -> int:
        """Reveal a card."""
        reveal(match, move - CARD)
        watch(match, seat)
        return BONUS_ACTION


class RevealAndLock(Phase):
    """Reveal a hidden card and lock it, if a lock is left (K5.2)."""

    def list_moves(self, match: Kraaw, seat: int, moves: Moves) -> None:
        """List the hidden cards of the row."""
        list_row(match, seat, HIDDEN, moves)

    def apply(self, match: Kraaw, seat: int, move: int) -> int:
        """Reveal a card and lock it."""
        reveal(match, move - CARD)
        if match.locks[seat] < MOST_LOCKS:
            lock(match, move - CARD)
        watch(match, seat)
        return BONUS_ACTION


class LockOne(Phase):
    """Lock a revealed card (K5.3)."""

    def list_moves(self, match: Kraaw, seat: int, moves: Moves) -> None:
        """List the revealed cards of the row."""
        list_row(match, seat, REVEALED, moves)

    def apply(self, match: Kraaw, _seat: int, move: int) -> int:
        """Lock a card."""
        lock(match, move - CARD)
        return BONUS_ACTION


class Steal(Phase):
    """Name a card of an opponent that is not locked … (K5.4)."""

    def list_moves(self, match: Kraaw, seat: int, moves: Moves) -> None:
        """List the opponents' cards that can be stolen."""
        for other in range(match.seats):
            if other != seat and match.playing >> other & 1:
                list_unlocked(match, other, moves)

    def apply(self, match: Kraaw, seat: int, move: int) -> int:
        """Want a card."""
        match.stolen = move - CARD
        tell_steal(match, seat, match.stolen)
        return REPRISAL


class Reprisal(Phase):
    """… whose owner takes one of the thief's in exchange (K5.4)."""

    def actors(self, match: Kraaw) -> int:
        """Return the victim."""
        return 1 << match.stolen // PLACES

    def list_moves(self, match: Kraaw, _seat: int, moves: Moves) -> None:
        """List the cards of the thief that are not locked, or all where the table plays so."""
        for slot in range(PLACES * match.turn, PLACES * match.turn + PLACES):
            if match.face[slot] != LOCKED or match.reprisal == ANY:
                moves.add(CARD + slot)

    def apply(self, match: Kraaw, _seat: int, move: int) -> int:
        """Take a card; the two trade places."""
        exchange(match, match.stolen, move - CARD)
        return BONUS_ACTION


class BonusLock(Phase):
    """The bonus action locks a revealed card … (K5.7)."""

    def list_moves(self, match: Kraaw, seat: int, moves: Moves) -> None:
        """List the revealed cards of the row."""
        list_row(match, seat, REVEALED, moves)

    def apply(self, match: Kraaw, _seat: int, move: int) -> int:
        """Lock a card."""
        lock(match, move - CARD)
        return BONUS_TURN


class BonusTurn(Phase):
    """… and turns a face-up card back (K5.7)."""

    def list_moves(self, match: Kraaw, seat: int, moves: Moves) -> None:
        """List the face-up cards of the row that can be turned back."""
        for slot in range(PLACES * seat, PLACES * seat + PLACES):
            face = match.face[slot]
            if face == REVEALED or (face == LOCKED and match.turn_locked):
                moves.add(CARD + slot)

    def apply(self, match: Kraaw, seat: int, move: int) -> int:
        """Turn a card face down: hidden and unlocked, known to all who saw it (K5.8)."""
        match.face[move - CARD] = HIDDEN
        tell_card(match, "turn-back", move - CARD)
        watch(match, seat)
        return NEXT_TURN


def list_row(match: Kraaw, seat: int, face: int, moves: Moves) -> None:
    """List the cards of a row that lie in this state."""
    for slot in range(PLACES * seat, PLACES * seat + PLACES):
        if match.face[slot] == face:
            moves.add(CARD + slot)


def list_unlocked(match: Kraaw, seat: int, moves: Moves) -> None:
    """List the cards of a row that can leave it (K2.2)."""
    for slot in range(PLACES * seat, PLACES * seat + PLACES):
        if match.face[slot] != LOCKED:
            moves.add(CARD + slot)


def reveal(match: Kraaw, slot: int) -> None:
    """Turn a card face up for all to see."""
    match.face[slot] = REVEALED
    match.known[slot] = EVERYBODY
    forget(match)
    tell_card(match, "reveal", slot)


def lock(match: Kraaw, slot: int) -> None:
    """Lock a revealed card and spend one of the two locks (K2.3)."""
    match.face[slot] = LOCKED
    match.locks[slot // PLACES] += 1
    forget(match)
    tell_card(match, "lock", slot)


def exchange(match: Kraaw, stolen: int, taken: int) -> None:
    """Let two cards trade places; a stolen hidden card is revealed at once (K5.4, K5.5).

    A locked card taken in reprisal leaves its lock behind: else a row could have five locked
    cards, and nothing to steal (K5.6).
    """
    hidden = match.face[stolen] == HIDDEN
    if hidden:
        forget(match)
    else:
        remember(match)
    match.swap(match.value, stolen, taken)
    match.swap(match.face, stolen, taken)
    match.swap(match.known, stolen, taken)
    match.swap(match.origin, stolen, taken)
    if hidden:
        match.face[taken] = REVEALED
        match.known[taken] = EVERYBODY
    if match.face[stolen] == LOCKED:
        match.face[stolen] = REVEALED
    tell_exchange(match, stolen, taken)
    if hidden:
        tell_card(match, "reveal", taken)
    watch(match, taken // PLACES)
    watch(match, stolen // PLACES)


def watch(match: Kraaw, seat: int) -> None:
    """Start or cancel the countdown of a player (K6.1)."""
    running = match.count(seat, HIDDEN) == 0
    if running != bool(match.countdown >> seat & 1):
        match.countdown ^= 1 << seat
        tell_countdown(match, seat, running)
