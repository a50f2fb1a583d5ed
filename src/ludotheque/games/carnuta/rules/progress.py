"""Whether anybody can still make progress, asked after a round without a card laid (C6.5)."""

from __future__ import annotations

from ludotheque.games.carnuta.data.cards import MOON, PLACES, SUN
from ludotheque.games.carnuta.data.phases import OPEN
from ludotheque.games.carnuta.data.purse import Purse
from ludotheque.games.carnuta.rules.log import tell_quiet, tell_seat
from ludotheque.games.carnuta.rules.state import Carnuta


def ends_quietly(game: Carnuta) -> bool:
    """Say whether the game ends here because nobody lays cards any more, and tell it."""
    quiet = game.round - game.last_laid
    if game.nearness != OPEN or quiet == 0:
        return False
    if not somebody_can_lay(game):
        tell_seat(game, "stuck", game.turn)
        return True
    most = game.quiet_rounds
    if most > 0 and (quiet >= most or 2 * quiet == most + most % 2):
        tell_quiet(game, quiet)
    return 0 < most <= quiet


def somebody_can_lay(game: Carnuta) -> bool:
    """Say whether some player can come to pay for a card that is not laid, wherever it is now.

    It takes runes from the reserve and flips; none come back to the reserve unless a card is laid.
    """
    for seat in range(game.seats):
        purse = Purse()
        suns, moons = game.reserve[SUN], game.reserve[MOON]
        held = game.runes[2 * seat + SUN] + game.runes[2 * seat + MOON]
        purse.start(game.runes[2 * seat + SUN], game.runes[2 * seat + MOON])
        purse.spread(min(PLACES - game.padlocks[seat], held + suns + moons), suns, moons)
        for card in range(game.deck.size):
            if not game.is_laid(card) and not game.is_aside(card) and pays(game, purse, card):
                return True
    return False


def pays(game: Carnuta, purse: Purse, card: int) -> bool:
    """Say whether some hand of runes pays for a card (C3.2)."""
    cost = 4 * card
    suns = game.deck.cost[cost] + game.deck.cost[cost + 2]
    moons = game.deck.cost[cost + 1] + game.deck.cost[cost + 3]
    return purse.can_pay(suns, moons)
