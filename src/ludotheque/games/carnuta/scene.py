"""What every part of the drawing needs: the view, the cards, the words and the labels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ludotheque.core.drawing import Say
from ludotheque.core.ink import EMPTY, Span, ink
from ludotheque.games.carnuta.cards import DAY, NIGHT
from ludotheque.games.carnuta.colours import KEY
from ludotheque.games.carnuta.deck import Deck
from ludotheque.games.carnuta.moves import CARD
from ludotheque.games.carnuta.view import CarnutaView

WIDTH = 78


@dataclass(frozen=True, slots=True)
class Scene:
    """One view being drawn."""

    view: CarnutaView
    deck: Deck
    say: Say
    labels: Mapping[int, str]

    def key(self, move: int) -> Span:
        """Draw the key of a move, or nothing if it cannot be made."""
        label = self.labels.get(move, "")
        return ink(label, KEY) if label else EMPTY

    def key_or_space(self, move: int, style: str = "none") -> Span:
        """Draw the key of a move, or one space."""
        return self.key(move) if self.labels.get(move) else ink(" ", style)

    def card_move(self, verb: int, card: int) -> int:
        """Return the number of a move that names a card."""
        return CARD + self.deck.size * verb + card

    def payable(self, card: int) -> bool:
        """Say whether the runes of whoever looks pay for a card (C3.2)."""
        flip_suns, flip_moons, give_suns, give_moons = self.deck.rows[card].cost
        suns, moons = self.view.suns[self.view.seat], self.view.moons[self.view.seat]
        return flip_suns + give_suns <= suns and flip_moons + give_moons <= moons


def half_of(kind: int) -> int:
    """Return the half of an ingredient."""
    return DAY if kind < 4 else NIGHT
