"""The roles: two are dealt, one is kept in secret, and revealed after the Decree (V11.1, V11.2)."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.core.rules import STAY
from ludotheque.games.carnavalesque.data.moves import ROLE
from ludotheque.games.carnavalesque.data.phases import (
    ASK,
    BLIND,
    DRAW,
    FIRST_TURN,
    LOOK,
    OFFER,
    THROW,
    TURN_OVER,
)
from ludotheque.games.carnavalesque.data.roles import (
    ALL_ROLES,
    FOOL,
    FORTUNE_TELLER,
    MAGICIAN,
    MESSENGER,
    MIME,
    NO_ROLE,
    PATRON,
    PATRON_GIFTS,
    PICKPOCKET,
    PORTER,
    PORTER_DRAWS,
    ROLES_EACH,
    SWEEPER,
    USES,
)
from ludotheque.games.carnavalesque.data.seats import NOBODY
from ludotheque.games.carnavalesque.rules.log import tell_role, tell_role_kept, tell_roles_dealt
from ludotheque.games.carnavalesque.rules.state import Carnavalesque, Phase

# V11.4: what a role asks for before the draw; the others change the draw, or what follows it
ASKS = {
    FOOL: BLIND,
    FORTUNE_TELLER: LOOK,
    MAGICIAN: TURN_OVER,
    SWEEPER: THROW,
    PICKPOCKET: OFFER,
    MESSENGER: ASK,
}


class KeepRole(Phase):
    """Each player but the King keeps one of two roles secretly, all at once (V11.1)."""

    def enter(self, game: Carnavalesque) -> int:
        """Deal the roles; there is a Fool only if somebody keeps that one (V11.3)."""
        game.fool = NOBODY
        deal_roles(game)
        game.revealed = 0
        game.last_role = NO_ROLE
        game.answered = 0
        tell_roles_dealt(game)
        return STAY

    def actors(self, game: Carnavalesque) -> int:
        """Return who has not chosen yet."""
        return game.everybody() & ~(1 << game.king) & ~game.answered

    def list_moves(self, game: Carnavalesque, seat: int, moves: Moves) -> None:
        """List the two roles dealt."""
        for index in range(ROLES_EACH * seat, ROLES_EACH * seat + ROLES_EACH):
            moves.add(ROLE + game.dealt_role[index])

    def apply(self, game: Carnavalesque, seat: int, move: int) -> int:
        """Keep one role; the other goes back."""
        game.role[seat] = move - ROLE
        game.answered |= 1 << seat
        tell_role_kept(game, seat)
        if game.answered != game.everybody() & ~(1 << game.king):
            return STAY
        game.answered = 0
        return FIRST_TURN


def deal_roles(game: Carnavalesque) -> None:
    """Shuffle the roles and deal two to each player but the King (V11.1)."""
    deck = [0] * 11
    for role in range(ALL_ROLES):
        deck[role] = role
    game.chance.shuffle(deck, ALL_ROLES)
    for seat in range(game.seats):
        for index in range(ROLES_EACH * seat, ROLES_EACH * seat + ROLES_EACH):
            game.dealt_role[index] = NO_ROLE if seat == game.king else deck[index]
        game.role[seat] = NO_ROLE


class RevealRole(Phase):
    """After the Decree the role is revealed and applied; the mime applies the one before."""

    def enter(self, game: Carnavalesque) -> int:
        """Reveal the role and go to what it asks for, or on to the draw (V11.2)."""
        seat = game.turn
        role = game.role[seat]
        tell_role(game, "role", seat, role)
        game.revealed |= 1 << seat
        game.power = game.last_role if role == MIME else role
        game.last_role = role
        if role == MIME and game.power != NO_ROLE:
            tell_role(game, "mimed", seat, game.power)
        if game.power in USES:
            game.uses = USES[game.power]
        elif game.power == PORTER:
            game.draws = PORTER_DRAWS
        elif game.power == PATRON:
            game.gifts = PATRON_GIFTS
        following: int = ASKS.get(game.power, DRAW)
        return following
