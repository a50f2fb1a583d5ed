"""What Carnuta tells of a game. Nothing is secret but the order of the piles."""

from __future__ import annotations

from ludotheque.core.event import Args
from ludotheque.games.carnuta.data.cards import FACES, HALVES, INGREDIENTS, MOST_LAID
from ludotheque.games.carnuta.data.deck_file import name_card
from ludotheque.games.carnuta.rules.state import Board


class Story(Board):
    """A board that tells what happens on it, if somebody listens."""

    def card_args(self, card: int) -> Args:
        """Return the arguments that name a card."""
        return name_card(self.deck.rows[card])

    def tell_set_up(self) -> None:
        """Tell who starts, and with which cards everybody begins (C2.2, C2.5)."""
        if self.log is not None:
            for seat in range(self.seats):
                self.tell("starter", {"seat": seat, **self.card_args(self.laid[MOST_LAID * seat])})
            self.tell("ancestor", {"seat": self.ancestor})

    def tell_card(self, key: str, seat: int, card: int) -> None:
        """Tell that a player took, played or discarded a card."""
        if self.log is not None:
            self.tell(key, {"seat": seat, **self.card_args(card)})

    def tell_reveal(self, place: int) -> None:
        """Tell which card fills a place of the market (C3.1)."""
        if self.log is not None:
            self.tell("reveal", {"place": place + 1, **self.card_args(self.market[place])})

    def tell_runes(self, key: str, seat: int, face: int, count: int) -> None:
        """Tell that a player took or flipped runes (C3.4, C3.5)."""
        if self.log is not None:
            self.tell(key, {"seat": seat, "face": FACES[face], "count": count})

    def tell_half(self, key: str, seat: int, half: int) -> None:
        """Tell that a half of the market was renewed, or its pile rebuilt (C3.7, C3.8)."""
        if self.log is not None:
            self.tell(key, {"seat": seat, "half": HALVES[half]})

    def tell_ingredient(self, key: str, seat: int, kind: int) -> None:
        """Tell which column Salt joins, or which token a player takes (C4.2, C4.3)."""
        if self.log is not None:
            self.tell(key, {"seat": seat, "ingredient": INGREDIENTS[kind]})

    def tell_seat(self, key: str, seat: int) -> None:
        """Tell something that needs no more than a player."""
        if self.log is not None:
            self.tell(key, {"seat": seat})

    def tell_end(self, totals: list[int], winners: list[int]) -> None:
        """Tell every score and who won (C6.3)."""
        if self.log is not None:
            for seat in range(self.seats):
                self.tell("score", {"seat": seat, "points": totals[seat]})
            self.tell("won", {"seats": winners, "count": len(winners)})
