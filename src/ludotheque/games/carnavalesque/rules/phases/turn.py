"""The turn of a carnival-goer: Decree, draw, gift (V3.1, V4)."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.core.rules import STAY
from ludotheque.games.carnavalesque.data.cards import NO_DECREE
from ludotheque.games.carnavalesque.data.events import (
    BRASS_BAND,
    CARVED_DECREE,
    COLD,
    GENEROSITY,
    GENEROUS,
)
from ludotheque.games.carnavalesque.data.moves import AGE, CARD, SPOT
from ludotheque.games.carnavalesque.data.phases import (
    BLIND,
    DECREE,
    DRAW,
    GIVE,
    LAY_FLOATS,
    NEXT_TURN,
    REVEAL_ROLE,
)
from ludotheque.games.carnavalesque.data.roles import ACROBAT, NO_ROLE, REBEL
from ludotheque.games.carnavalesque.data.sizes import SPOTS
from ludotheque.games.carnavalesque.data.versions import ROLES
from ludotheque.games.carnavalesque.rules.choices import list_ages, list_available, list_hand
from ludotheque.games.carnavalesque.rules.crowd.showing import seen_spots, shows_face
from ludotheque.games.carnavalesque.rules.log import tell_decree, tell_draw, tell_handed, tell_of
from ludotheque.games.carnavalesque.rules.phases.blind import reject_outside
from ludotheque.games.carnavalesque.rules.state import Carnavalesque, Phase
from ludotheque.games.carnavalesque.rules.transfers import draw_card, hand_over


class FirstTurn(Phase):
    """The turns of a round begin to the King's left (V3.1)."""

    def enter(self, game: Carnavalesque) -> int:
        """Give the turn to the King's neighbour."""
        game.turn = game.after(game.king)
        return DECREE


class NextTurn(Phase):
    """The turn goes on clockwise, the King comes last (V3.1)."""

    def enter(self, game: Carnavalesque) -> int:
        """Pass the turn on; after the Fool's, cards that left the zone come back (V5.5)."""
        if game.turn == game.fool:
            reject_outside(game)
        game.turn = game.after(game.turn)
        return LAY_FLOATS if game.turn == game.king else DECREE


class Decree(Phase):
    """A turn begins: the King puts the Decree on an age (V4.1)."""

    def enter(self, game: Carnavalesque) -> int:
        """Ask the King, unless the round has no Decree, or a carved one (V10)."""
        game.power = NO_ROLE
        count = GENEROUS if game.event == GENEROSITY else 1
        game.draws = count
        game.gifts = count
        if game.event in (BRASS_BAND, CARVED_DECREE):
            return after_decree(game)
        game.decree = NO_DECREE
        return STAY

    def actors(self, game: Carnavalesque) -> int:
        """Return the King."""
        return 1 << game.king

    def list_moves(self, _game: Carnavalesque, _seat: int, moves: Moves) -> None:
        """List the ages."""
        list_ages(moves)

    def apply(self, game: Carnavalesque, _seat: int, move: int) -> int:
        """Put the Decree on an age."""
        game.decree = move - AGE
        tell_decree(game, "decree", game.decree)
        return after_decree(game)


def after_decree(game: Carnavalesque) -> int:
    """Return what follows the Decree: the role, the draw of the Fool, or a plain draw."""
    if game.version == ROLES:
        return REVEAL_ROLE
    return BLIND if game.turn == game.fool and game.event != COLD else DRAW


class Draw(Phase):
    """The player draws an available card (V4.2)."""

    def enter(self, game: Carnavalesque) -> int:
        """Ask as long as there is a card to draw."""
        if game.draws <= 0:
            return GIVE
        moves = Moves()
        list_draws(game, moves)
        if moves.n > 0:
            return STAY
        tell_of(game, "no-draw", game.turn)
        return GIVE

    def list_moves(self, game: Carnavalesque, _seat: int, moves: Moves) -> None:
        """List the cards that can be drawn."""
        list_draws(game, moves)

    def apply(self, game: Carnavalesque, seat: int, move: int) -> int:
        """Draw a card."""
        tell_draw(game, seat, move - SPOT)
        draw_card(game, seat, move - SPOT)
        game.draws -= 1
        return DRAW


def list_draws(game: Carnavalesque, moves: Moves) -> None:
    """List the cards that can be drawn, with what a role allows (V4.2, V11.4)."""
    if game.power == ACROBAT:
        list_within_reach(game, moves)
    elif game.power == REBEL:
        for spot in range(SPOTS):
            if game.crowd.is_available(spot):
                moves.add(SPOT + spot)
    else:
        list_available(game, moves)


def list_within_reach(game: Carnavalesque, moves: Moves) -> None:
    """List the cards that at most one card covers, as far as can be seen (V11.4).

    A card of which less than a fifth shows has no age that one could know to be allowed.
    """
    seen = seen_spots(game.crowd)
    for spot in range(SPOTS):
        if seen & game.crowd.bit[spot] and game.is_allowed(spot):
            above = game.crowd.above[spot] & seen
            if above & (above - 1) == 0 and shows_face(game.crowd, spot):
                moves.add(SPOT + spot)


class Give(Phase):
    """The player gives the King a card, unseen by the others (V4.3)."""

    def enter(self, game: Carnavalesque) -> int:
        """Ask as long as there is a card to give."""
        return STAY if game.gifts > 0 and game.held(game.turn) > 0 else NEXT_TURN

    def list_moves(self, game: Carnavalesque, seat: int, moves: Moves) -> None:
        """List the cards of the hand."""
        list_hand(game, seat, moves)

    def apply(self, game: Carnavalesque, seat: int, move: int) -> int:
        """Give a card."""
        tell_handed(game, "gift", seat, game.king, move - CARD)
        hand_over(game, seat, game.king, move - CARD)
        game.gifts -= 1
        game.gifts_since += 1
        return GIVE
