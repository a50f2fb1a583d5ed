"""Drawing with open eyes (V4.2)."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.games.carnavalesque.data.moves import SPOT
from ludotheque.games.carnavalesque.data.omens import ACROBAT, REBEL
from ludotheque.games.carnavalesque.data.phases import DRAW
from ludotheque.games.carnavalesque.data.sizes import CARDS
from ludotheque.games.carnavalesque.rules.crowd.showing import seen_cards, shows_face
from ludotheque.games.carnavalesque.rules.gifts import Gifts


class Draws(Gifts):
    """The second step of a turn."""

    def begin_draws(self, seat: int) -> None:
        """Ask for a card as long as there is one to draw."""
        moves = Moves()
        self.list_draws(moves)
        if self.draws > 0 and moves.n > 0:
            self.phase = DRAW
        else:
            if self.draws > 0:
                self.tell_of("no-draw", seat)
            self.begin_gifts(seat)

    def list_draws(self, moves: Moves) -> None:
        """List the cards that can be drawn, with what a role allows (V4.2, V11.4)."""
        if self.power == ACROBAT:
            self.list_within_reach(moves)
        elif self.power == REBEL:
            for spot in range(CARDS):
                if self.crowd.is_available(spot):
                    moves.add(SPOT + spot)
        else:
            self.list_available(moves)

    def list_within_reach(self, moves: Moves) -> None:
        """List the cards that at most one card covers, as far as can be seen (V11.4).

        A card of which less than a fifth shows has no age that one could know to be allowed.
        """
        seen = seen_cards(self.crowd)
        for spot in range(CARDS):
            if seen & self.crowd.bit[spot] and self.is_allowed(spot):
                above = self.crowd.above[spot] & seen
                if above & (above - 1) == 0 and shows_face(self.crowd, spot):
                    moves.add(SPOT + spot)

    def draw(self, seat: int, spot: int) -> None:
        """Draw a card (V4.2)."""
        self.tell_draw(seat, spot)
        self.draw_card(seat, spot)
        self.draws -= 1
        self.begin_draws(seat)
