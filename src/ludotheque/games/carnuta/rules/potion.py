"""A card was laid: where Salt goes, what the counter brings, which token is taken (C3.3, C4)."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.games.carnuta.data.cards import (
    FULL,
    KINDS,
    MOST_LAID,
    NOBODY,
    TOKEN_AT,
    UNLOCK_AT,
)
from ludotheque.games.carnuta.data.moves import SALT_ON, TOKEN
from ludotheque.games.carnuta.data.phases import (
    ACTION_DONE,
    CHOOSE_TOKEN,
    COUNTER,
    OPEN,
    TRIGGERED,
)
from ludotheque.games.carnuta.rules.log import tell_ingredient, tell_seat
from ludotheque.games.carnuta.rules.state import Carnuta, Phase

FIRST_UNLOCK, SECOND_UNLOCK = UNLOCK_AT
FIRST_TOKEN, SECOND_TOKEN = TOKEN_AT


class PlaceSalt(Phase):
    """Salt joins a column, for good (C4.2)."""

    def list_moves(self, game: Carnuta, seat: int, moves: Moves) -> None:
        """List the columns that Salt can join."""
        for kind in range(KINDS):
            if has_column(game, seat, kind):
                moves.add(game.deck.first[SALT_ON] + kind)

    def apply(self, game: Carnuta, seat: int, move: int) -> int:
        """Let Salt count as one more of a column."""
        kind = game.deck.thing[move]
        game.column[MOST_LAID * seat + game.laid_size[seat] - 1] = kind
        game.amount[KINDS * seat + kind] += 1
        tell_ingredient(game, "salt", seat, kind)
        return COUNTER


def has_column(game: Carnuta, seat: int, kind: int) -> bool:
    """Say whether a player has laid a card of this ingredient."""
    for index in range(MOST_LAID * seat, MOST_LAID * seat + game.laid_size[seat]):
        if game.column[index] == kind:
            return True
    return False


class Counter(Phase):
    """The counter moves and gives its bonus (C3.3, C4.3); the 11th card brings the end (C6.1)."""

    def enter(self, game: Carnuta) -> int:
        """Open a padlock or offer a token, where the counter stands on one."""
        seat = game.turn
        counter = game.laid_size[seat]
        if counter == FULL and game.nearness == OPEN:
            game.nearness = TRIGGERED
            tell_seat(game, "triggered" if game.last_turn else "triggered-last", seat)
        if counter in (FIRST_UNLOCK, SECOND_UNLOCK):
            game.padlocks[seat] -= 1
            tell_seat(game, "padlock", seat)
        return CHOOSE_TOKEN if counter in (FIRST_TOKEN, SECOND_TOKEN) else ACTION_DONE


class ChooseToken(Phase):
    """A bonus token is chosen, one more of its ingredient (C4.3, C4.4)."""

    def list_moves(self, game: Carnuta, _seat: int, moves: Moves) -> None:
        """List the bonus tokens that are still in the centre."""
        for kind in range(KINDS):
            if game.token[kind] == NOBODY:
                moves.add(game.deck.first[TOKEN] + kind)

    def apply(self, game: Carnuta, seat: int, move: int) -> int:
        """Take a token."""
        kind = game.deck.thing[move]
        game.token[kind] = seat
        game.amount[KINDS * seat + kind] += 1
        tell_ingredient(game, "token", seat, kind)
        return ACTION_DONE
