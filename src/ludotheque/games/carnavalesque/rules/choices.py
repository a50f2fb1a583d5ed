"""Moves that several phases offer: a card of a hand, a card of the crowd, an age."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.games.carnavalesque.data.cards import ALL_AGES, ALL_CARDS
from ludotheque.games.carnavalesque.data.moves import AGE, CARD, SPOT
from ludotheque.games.carnavalesque.data.sizes import SPOTS
from ludotheque.games.carnavalesque.rules.state import Carnavalesque


def list_hand(game: Carnavalesque, seat: int, moves: Moves) -> None:
    """List the cards of a hand."""
    for card in range(ALL_CARDS):
        if game.holder[card] == seat:
            moves.add(CARD + card)


def list_available(game: Carnavalesque, moves: Moves) -> None:
    """List the cards of the crowd that are available (V4.2)."""
    for spot in range(SPOTS):
        if game.is_available(spot):
            moves.add(SPOT + spot)


def list_ages(moves: Moves) -> None:
    """List where the Decree can be put (V4.1)."""
    for age in range(ALL_AGES):
        moves.add(AGE + age)
