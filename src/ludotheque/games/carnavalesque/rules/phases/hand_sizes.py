"""Hands back to size at the end of a round (V7)."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.games.carnavalesque.data.cards import NO_DECREE
from ludotheque.games.carnavalesque.data.moves import CARD, SPOT
from ludotheque.games.carnavalesque.data.phases import CHECK_HAND, CLAIM_CROWN, REFILL, REJECT
from ludotheque.games.carnavalesque.rules.choices import list_available, list_hand
from ludotheque.games.carnavalesque.rules.log import tell_draw
from ludotheque.games.carnavalesque.rules.state import Carnavalesque, Phase
from ludotheque.games.carnavalesque.rules.transfers import discard, draw_card


class HandsBack(Phase):
    """All hands go back to their size, beginning to the King's left (V7.1)."""

    def enter(self, game: Carnavalesque) -> int:
        """Begin, without a Decree."""
        game.decree = NO_DECREE
        game.turn = game.after(game.king)
        return CHECK_HAND


class CheckHand(Phase):
    """One hand after the other is looked at, the King's last; then a new round begins (V7.1)."""

    def enter(self, game: Carnavalesque) -> int:
        """Ask a player whose hand is not of its size; else look at the next one."""
        held = game.held(game.turn)
        if held > game.hand_size:
            return REJECT
        if held < game.hand_size and game.crowd.here != 0:
            return REFILL
        if game.turn == game.king:
            return CLAIM_CROWN
        game.turn = game.after(game.turn)
        return CHECK_HAND


class Reject(Phase):
    """A card that is too much is rejected into the crowd."""

    def list_moves(self, game: Carnavalesque, seat: int, moves: Moves) -> None:
        """List the cards of the hand."""
        list_hand(game, seat, moves)

    def apply(self, game: Carnavalesque, seat: int, move: int) -> int:
        """Reject a card."""
        discard(game, seat, move - CARD)
        return CHECK_HAND


class Refill(Phase):
    """A card that is missing is drawn."""

    def list_moves(self, game: Carnavalesque, _seat: int, moves: Moves) -> None:
        """List the available cards; there is no Decree."""
        list_available(game, moves)

    def apply(self, game: Carnavalesque, seat: int, move: int) -> int:
        """Draw a card."""
        tell_draw(game, seat, move - SPOT)
        draw_card(game, seat, move - SPOT)
        return CHECK_HAND
