"""The course of turns and rounds, and the end (C2.5, C3.9, C6.1)."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.core.rules import STAY
from ludotheque.games.carnuta.data.cards import ACTIONS, HAND, MOST_HELD
from ludotheque.games.carnuta.data.moves import DISCARD
from ludotheque.games.carnuta.data.phases import (
    ACTION,
    DISCARD_DOWN,
    LAST_ROUND,
    NEXT_ROUND,
    NEXT_TURN,
    OVER,
    TRIGGERED,
)
from ludotheque.games.carnuta.rules.actions import drop
from ludotheque.games.carnuta.rules.log import tell_card, tell_end, tell_seat
from ludotheque.games.carnuta.rules.market import throw
from ludotheque.games.carnuta.rules.progress import ends_quietly
from ludotheque.games.carnuta.rules.result import totals, winners
from ludotheque.games.carnuta.rules.state import Carnuta, Phase


class ActionDone(Phase):
    """One of the two actions of a turn is done (C3)."""

    def enter(self, game: Carnuta) -> int:
        """Count it."""
        game.actions -= 1
        return ACTION


class DiscardDown(Phase):
    """At the end of a turn a hand has at most three cards (C3.9)."""

    def enter(self, game: Carnuta) -> int:
        """Ask for a card to discard, or let the next player play."""
        if game.hand_size[game.turn] <= HAND:
            return NEXT_TURN
        game.actions = 0
        return STAY

    def list_moves(self, game: Carnuta, seat: int, moves: Moves) -> None:
        """List the cards of the hand."""
        for index in range(MOST_HELD * seat, MOST_HELD * seat + game.hand_size[seat]):
            moves.add(game.deck.first[DISCARD] + game.hand[index])

    def apply(self, game: Carnuta, seat: int, move: int) -> int:
        """Discard a card; a place of the market that stayed empty may be filled."""
        card = game.deck.thing[move]
        drop(game, seat, card)
        throw(game, card)
        tell_card(game, "discard", seat, card)
        return DISCARD_DOWN


class NextTurn(Phase):
    """The turn goes to the left (C2.5)."""

    def enter(self, game: Carnuta) -> int:
        """Pass the turn on; a round ends before the Ancestor."""
        game.turn = (game.turn + 1) % game.seats
        game.actions = ACTIONS
        return NEXT_ROUND if game.turn == game.ancestor else ACTION


class NextRound(Phase):
    """A round is over (C6.1, C6.5)."""

    def enter(self, game: Carnuta) -> int:
        """Start a round, the last one, or end the game."""
        last = LAST_ROUND if game.last_turn else TRIGGERED
        if game.nearness == last or ends_quietly(game):
            tell_end(game, totals(game), winners(game))
            return OVER
        game.round += 1
        if game.nearness == TRIGGERED:
            game.nearness = LAST_ROUND
            tell_seat(game, "last-round", game.turn)
        return ACTION


class Over(Phase):
    """The game is over: nobody decides anything."""

    def actors(self, _game: Carnuta) -> int:
        """Return no seat."""
        return 0
