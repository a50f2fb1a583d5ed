"""What every part of the drawing needs: the view, the cards, the words and the labels."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.drawing.drawn import Drawn
from ludotheque.games.carnuta.data.deck import Deck
from ludotheque.games.carnuta.knowledge.payment import reckon
from ludotheque.games.carnuta.knowledge.view import CarnutaView

WIDTH = 78


@dataclass(frozen=True, slots=True)
class Scene(Drawn):
    """One view being drawn."""

    view: CarnutaView
    deck: Deck

    def move(self, verb: int, thing: int) -> int:
        """Return the number of a move."""
        return self.deck.first[verb] + thing

    def payable(self, card: int) -> bool:
        """Say whether the runes of whoever looks pay for a card (C3.2)."""
        return not reckon(self.view, self.deck.rows[card]).missing
