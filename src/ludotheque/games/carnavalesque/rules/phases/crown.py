"""Taking power: who is King this round, and who the Fool (V3.2, V3.4)."""

from __future__ import annotations

from ludotheque.core.arrays import first_seat, seats_in
from ludotheque.core.moves import Moves
from ludotheque.core.rules import STAY
from ludotheque.games.carnavalesque.data.cards import NO_DECREE
from ludotheque.games.carnavalesque.data.events import FIRST_EVENT_ROUND, NO_EVENT
from ludotheque.games.carnavalesque.data.moves import CLAIM, DECLINE, HOLD
from ludotheque.games.carnavalesque.data.moves import YIELD as YIELD_CROWN
from ludotheque.games.carnavalesque.data.phases import (
    DRAW_EVENT,
    FIRST_TURN,
    HOLD_CROWN,
    KEEP_ROLE,
    NAME_FOOL,
)
from ludotheque.games.carnavalesque.data.roles import NO_ROLE, ROLES_EACH
from ludotheque.games.carnavalesque.data.seats import NOBODY
from ludotheque.games.carnavalesque.data.versions import EVENTS, ROLES
from ludotheque.games.carnavalesque.rules.log import tell_of, tell_round, tell_seats
from ludotheque.games.carnavalesque.rules.state import Carnavalesque, Phase


class ClaimCrown(Phase):
    """A round begins: all but the outgoing King answer at once whether they claim the crown."""

    def enter(self, game: Carnavalesque) -> int:
        """Begin the round."""
        clear_round(game)
        game.round += 1
        tell_round(game)
        return STAY

    def actors(self, game: Carnavalesque) -> int:
        """Return who may claim and has not answered yet."""
        return candidates(game) & ~game.answered

    def list_moves(self, _game: Carnavalesque, _seat: int, moves: Moves) -> None:
        """List both answers."""
        moves.add(CLAIM)
        moves.add(DECLINE)

    def apply(self, game: Carnavalesque, seat: int, move: int) -> int:
        """Claim the crown or not; all answers count when the last one is in."""
        take_answer(game, seat, move == CLAIM)
        if game.answered != candidates(game):
            return STAY
        game.claimed = those_who_did(game)
        game.answered = 0
        tell_seats(game, "claims", game.claimed)
        if game.claimed & (game.claimed - 1):
            return HOLD_CROWN
        return crown_one_of(game, game.claimed)


class HoldCrown(Phase):
    """Several claimed: once more they answer at once, whether they hold on or yield."""

    def actors(self, game: Carnavalesque) -> int:
        """Return who claimed and has not answered yet."""
        return game.claimed & ~game.answered

    def list_moves(self, _game: Carnavalesque, _seat: int, moves: Moves) -> None:
        """List both answers."""
        moves.add(HOLD)
        moves.add(YIELD_CROWN)

    def apply(self, game: Carnavalesque, seat: int, move: int) -> int:
        """Hold on to the crown or yield; all answers count when the last one is in."""
        take_answer(game, seat, move == HOLD)
        if game.answered != game.claimed:
            return STAY
        game.insisted = those_who_did(game)
        game.answered = 0
        tell_seats(game, "holds", game.insisted)
        return crown_one_of(game, game.insisted)


class NameFool(Phase):
    """The Fool sits to the King's left, unless roles are dealt (V3.4)."""

    def enter(self, game: Carnavalesque) -> int:
        """Name the Fool; from the second round on, the Fool draws an event (V3.5)."""
        game.fool = game.after(game.king)
        tell_of(game, "fool", game.fool)
        draws_event = game.version == EVENTS and game.round >= FIRST_EVENT_ROUND
        return DRAW_EVENT if draws_event else FIRST_TURN


def clear_round(game: Carnavalesque) -> None:
    """Take away what belonged to the last round."""
    game.event = NO_EVENT
    game.decree = NO_DECREE
    game.asked = -1
    game.fool = NOBODY
    game.answered = 0
    game.claimed = 0
    game.insisted = 0
    game.revealed = 0
    for seat in range(game.seats):
        game.passed[seat] = -1
        game.role[seat] = NO_ROLE
    for index in range(ROLES_EACH * game.seats):
        game.dealt_role[index] = NO_ROLE


def candidates(game: Carnavalesque) -> int:
    """Return who may claim: anyone but the outgoing King; at first, anyone."""
    return game.everybody() & ~(1 << game.king) if game.king != NOBODY else game.everybody()


def take_answer(game: Carnavalesque, seat: int, wants: bool) -> None:
    """Note an answer, which nobody hears before all have answered."""
    game.answered |= 1 << seat
    game.answer[seat] = 1 if wants else 0
    tell_of(game, "ready", seat)


def those_who_did(game: Carnavalesque) -> int:
    """Return who answered yes, as a mask."""
    found = 0
    for seat in range(game.seats):
        if game.answered >> seat & 1 and game.answer[seat] == 1:
            found |= 1 << seat
    return found


def crown_one_of(game: Carnavalesque, mask: int) -> int:
    """Crown the only one who wants; else the player to the left, or at first draw lots."""
    if mask != 0 and mask & (mask - 1) == 0:
        game.king = first_seat(mask)
        tell_of(game, "king", game.king)
    elif game.king == NOBODY:
        game.king = draw_lots(game, mask if mask != 0 else game.everybody())
        tell_of(game, "king-by-lot", game.king)
    else:
        game.king = game.after(game.king)
        tell_of(game, "king-by-turn", game.king)
    return KEEP_ROLE if game.version == ROLES else NAME_FOOL


def draw_lots(game: Carnavalesque, mask: int) -> int:
    """Draw one of those who will not agree, or of all where nobody wants the crown (V3.2)."""
    seats = seats_in(mask)
    drawn: int = seats[game.chance.below(len(seats))]
    return drawn
