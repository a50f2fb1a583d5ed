"""The market of Carnuta: its piles, its discards, and how its places are filled (C3.1, C3.8)."""

from __future__ import annotations

from ludotheque.games.carnuta.data.cards import MOST_CARDS, NO_CARD, ROW
from ludotheque.games.carnuta.rules.log import tell_half, tell_reveal
from ludotheque.games.carnuta.rules.state import Carnuta


def throw(game: Carnuta, card: int) -> None:
    """Put a card on the discards of its half; a place that stayed empty may be filled."""
    half = game.deck.half[card]
    game.discard[MOST_CARDS * half + game.discard_size[half]] = card
    game.discard_size[half] += 1
    refill(game, half)


def refill(game: Carnuta, half: int) -> None:
    """Fill the empty places of a half from its pile (C3.1)."""
    for place in range(ROW * half, ROW * half + ROW):
        if game.market[place] == NO_CARD:
            rebuild(game, half)
            if game.pile_size[half] > 0:
                game.pile_size[half] -= 1
                game.market[place] = game.pile[MOST_CARDS * half + game.pile_size[half]]
                tell_reveal(game, place)
    rebuild(game, half)


def rebuild(game: Carnuta, half: int) -> None:
    """Make a pile of the discards of its half as soon as it is empty (C3.8)."""
    size = game.discard_size[half]
    if game.pile_size[half] == 0 and size > 0:
        for index in range(MOST_CARDS * half, MOST_CARDS * half + size):
            game.pile[index] = game.discard[index]
        game.pile_size[half] = size
        game.discard_size[half] = 0
        shuffle_pile(game, half)
        tell_half(game, "rebuilt", game.turn, half)


def shuffle_pile(game: Carnuta, half: int) -> None:
    """Shuffle a pile; its last card is the next to be revealed."""
    start = MOST_CARDS * half
    for last in range(game.pile_size[half] - 1, 0, -1):
        pick = game.chance.below(last + 1)
        card = game.pile[start + last]
        game.pile[start + last] = game.pile[start + pick]
        game.pile[start + pick] = card
