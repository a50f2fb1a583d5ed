"""The turn of the King: building floats and sending them away (V6)."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.core.rules import STAY
from ludotheque.games.carnavalesque.data.cards import ALL_CARDS, NO_DECREE, THIRD_WORKSHOP
from ludotheque.games.carnavalesque.data.endings import DEAD_END_FULL, EXHAUSTED, verdict
from ludotheque.games.carnavalesque.data.moves import DONE, LAY, OPEN, SEND, verb_of
from ludotheque.games.carnavalesque.data.phases import HANDS_BACK
from ludotheque.games.carnavalesque.data.seats import NOBODY
from ludotheque.games.carnavalesque.data.street import (
    FREE,
    PARADE_PLACES,
    PUSHED,
    WORKSHOP,
    WORKSHOPS,
)
from ludotheque.games.carnavalesque.rules.log import tell_laid, tell_of, tell_sent
from ludotheque.games.carnavalesque.rules.phases.ending import end_game
from ludotheque.games.carnavalesque.rules.state import Carnavalesque, Phase
from ludotheque.games.carnavalesque.rules.transfers import forget


class LayFloats(Phase):
    """The King lays cards, opens the third workshop and sends floats away, step by step."""

    def enter(self, game: Carnavalesque) -> int:
        """Start the King's turn; a King without cards may still have floats to send (V6.5)."""
        game.turn = game.king
        game.decree = NO_DECREE
        game.laid = 0
        game.required = min(game.street.least, game.held_to_lay(game.king))
        tell_of(game, "king-turn", game.king)
        if is_exhausted(game) and not can_be_won(game):
            return end_game(game, EXHAUSTED, "lost-exhausted")
        return STAY

    def list_moves(self, game: Carnavalesque, seat: int, moves: Moves) -> None:
        """List where each card fits, the floats that can leave, and the end of the turn."""
        for card in range(ALL_CARDS):
            if game.holder[card] == seat:
                for workshop in range(WORKSHOPS):
                    if can_lay(game, card, workshop):
                        moves.add(LAY + WORKSHOPS * card + workshop)
        if game.holder[THIRD_WORKSHOP] == seat:
            moves.add(OPEN)
        for workshop in range(WORKSHOPS):
            if game.departure == FREE and game.street.size[WORKSHOP + workshop] > 0:
                moves.add(SEND + workshop)
        if game.laid >= game.required:
            moves.add(DONE)

    def apply(self, game: Carnavalesque, seat: int, move: int) -> int:
        """Carry out one step of the King's turn."""
        if move == DONE:
            return end_turn(game)
        verb = verb_of(move)
        if verb == SEND:
            return send(game, seat, move - SEND)
        if verb == OPEN:
            open_third(game, seat)
            return STAY
        return lay(game, seat, (move - LAY) // WORKSHOPS, (move - LAY) % WORKSHOPS)


def is_exhausted(game: Carnavalesque) -> bool:
    """Say whether the King has nothing to lay and nobody can draw (V7.2)."""
    return game.required == 0 and game.crowd.here == 0


def can_be_won(game: Carnavalesque) -> bool:
    """Say whether a King without a card to lay may still complete the parade (V7.2).

    Where floats are pushed out he cannot: without a card there is nothing to push with.
    """
    if game.departure == PUSHED:
        return False
    return ready_floats(game) + game.street.paraded >= PARADE_PLACES


def ready_floats(game: Carnavalesque) -> int:
    """Count the floats that are large enough to parade (V6.3)."""
    found = 0
    for workshop in range(WORKSHOPS):
        if game.street.size[WORKSHOP + workshop] >= game.street.least:
            found += 1
    return found


def can_lay(game: Carnavalesque, card: int, workshop: int) -> bool:
    """Say whether a card may be laid: it fits (V6.2), or it may push the float out (V6.3)."""
    if game.departure == PUSHED and card != THIRD_WORKSHOP:
        return workshop < game.street.open
    return game.street.fits(card, workshop)


def lay(game: Carnavalesque, seat: int, card: int, workshop: int) -> int:
    """Lay a card in a workshop, seen by all (V6.1).

    One that does not fit pushes the float out, and begins the next one; that may end the game.
    """
    if not game.street.fits(card, workshop):
        drive_off(game, seat, workshop)
    game.holder[card] = NOBODY
    forget(game, card)
    game.street.lay(card, workshop)
    game.laid += 1
    tell_laid(game, seat, card, workshop)
    return after_departure(game)


def open_third(game: Carnavalesque, seat: int) -> None:
    """Lay the Third Workshop card: workshop 3 opens (V6.4)."""
    game.holder[THIRD_WORKSHOP] = NOBODY
    game.street.open_third()
    tell_of(game, "open", seat)


def send(game: Carnavalesque, seat: int, workshop: int) -> int:
    """Send a float away; that may end the game (V6.3)."""
    drive_off(game, seat, workshop)
    return after_departure(game)


def drive_off(game: Carnavalesque, seat: int, workshop: int) -> None:
    """Let a float leave its workshop, for the parade or the dead end (V6.3)."""
    count = game.street.size[WORKSHOP + workshop]
    parades = count >= game.street.least
    game.street.send(workshop)
    tell_sent(game, "parade" if parades else "dead-end", seat, workshop, count)


def after_departure(game: Carnavalesque) -> int:
    """End the game if the dead end is full or the parade complete (V6.6)."""
    if game.street.is_lost():
        return end_game(game, DEAD_END_FULL, "lost-dead-end")
    if game.street.is_won():
        return end_game(game, verdict(game.street.score()), "won")
    return STAY


def end_turn(game: Carnavalesque) -> int:
    """End the King's turn, and with it the round or the game (V7.2)."""
    return end_game(game, EXHAUSTED, "lost-exhausted") if is_exhausted(game) else HANDS_BACK
