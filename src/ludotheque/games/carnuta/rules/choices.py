"""Who acts in Carnuta, and what is legal."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.games.carnuta.data.cards import (
    DAY,
    KINDS,
    MOON,
    MOST_HELD,
    MOST_LAID,
    NIGHT,
    NO_CARD,
    NOBODY,
    ROW,
    SUN,
)
from ludotheque.games.carnuta.data.moves import (
    CARD,
    DISCARD,
    END,
    FLIP_MOONS,
    FLIP_SUNS,
    PLAY,
    SALT_ON,
    SICKLE_DAY,
    SICKLE_NIGHT,
    TAKE_MOONS,
    TAKE_SUNS,
    TOKEN,
)
from ludotheque.games.carnuta.data.phases import (
    ACTION,
    CHOOSE_TOKEN,
    DISCARD_DOWN,
    OVER,
    PLACE_SALT,
)
from ludotheque.games.carnuta.rules.market import Market


class Choices(Market):
    """A game in which it is known who must decide, and between what."""

    def actors(self) -> int:
        """Return the seat that must decide now, as a mask."""
        return 0 if self.phase == OVER else 1 << self.turn

    def list_moves(self, seat: int, moves: Moves) -> None:
        """Fill `moves` with what this seat may do now."""
        if seat == self.turn:
            if self.phase == ACTION:
                self.list_actions(seat, moves)
                self.list_sickles(seat, moves)
            elif self.phase == PLACE_SALT:
                self.list_columns(seat, moves)
            elif self.phase == CHOOSE_TOKEN:
                self.list_tokens(moves)
            elif self.phase == DISCARD_DOWN:
                self.list_hand(seat, moves)

    def list_actions(self, seat: int, moves: Moves) -> None:
        """List the actions that would change something (C3); there always is one (C3.6).

        A player with a rune can flip it, and one without finds some in the reserve: the others
        have not enough places for all.
        """
        if self.actions == 0:
            moves.add(END)
        else:
            for place in range(2 * ROW):
                if self.market[place] != NO_CARD:
                    moves.add(CARD + self.market[place])
            self.list_payable(seat, moves)
            self.list_rune_actions(seat, moves)

    def list_payable(self, seat: int, moves: Moves) -> None:
        """List the cards of a hand that its owner can pay for (C3.2)."""
        for index in range(MOST_HELD * seat, MOST_HELD * seat + self.hand_size[seat]):
            if self.can_pay(seat, self.hand[index]):
                moves.add(CARD + self.deck.size * PLAY + self.hand[index])

    def list_rune_actions(self, seat: int, moves: Moves) -> None:
        """List taking and flipping runes, where that changes something (C3.4 to C3.6)."""
        suns = self.runes[2 * seat]
        moons = self.runes[2 * seat + 1]
        if self.free_places(seat) > 0:
            if self.reserve[SUN] > 0:
                moves.add(TAKE_SUNS)
            if self.reserve[MOON] > 0:
                moves.add(TAKE_MOONS)
        if moons > 0:
            moves.add(FLIP_SUNS)
        if suns > 0:
            moves.add(FLIP_MOONS)

    def list_sickles(self, seat: int, moves: Moves) -> None:
        """List the halves of the market that can be renewed (C3.7)."""
        if self.sickles[seat] > 0:
            if self.visible(DAY) > 0:
                moves.add(SICKLE_DAY)
            if self.visible(NIGHT) > 0:
                moves.add(SICKLE_NIGHT)

    def list_columns(self, seat: int, moves: Moves) -> None:
        """List the columns that Salt can join (C4.2)."""
        for kind in range(KINDS):
            if self.has_column(seat, kind):
                moves.add(SALT_ON + kind)

    def has_column(self, seat: int, kind: int) -> bool:
        """Say whether a player has laid a card of this ingredient."""
        for index in range(MOST_LAID * seat, MOST_LAID * seat + self.laid_size[seat]):
            if self.column[index] == kind:
                return True
        return False

    def list_tokens(self, moves: Moves) -> None:
        """List the bonus tokens that are still in the centre (C4.3)."""
        for kind in range(KINDS):
            if self.token[kind] == NOBODY:
                moves.add(TOKEN + kind)

    def list_hand(self, seat: int, moves: Moves) -> None:
        """List the cards of a hand, to discard one (C3.9)."""
        for index in range(MOST_HELD * seat, MOST_HELD * seat + self.hand_size[seat]):
            moves.add(CARD + self.deck.size * DISCARD + self.hand[index])
