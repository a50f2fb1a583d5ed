"""How a game of Carnuta is laid out (C2)."""

from __future__ import annotations

from ludotheque.core.chance import Stream
from ludotheque.core.faults import BadOption, Fault
from ludotheque.core.options import Values
from ludotheque.core.rules import Rules
from ludotheque.games.carnuta.data.cards import (
    ACTIONS,
    DAY,
    ENOUGH,
    FIRST_RUNES,
    KINDS,
    MARKET,
    MOON,
    MOST_CARDS,
    MOST_LAID,
    NIGHT,
    PADLOCKS,
    RESERVE,
    SICKLES,
    SUN,
)
from ludotheque.games.carnuta.data.deck import Deck
from ludotheque.games.carnuta.data.options import (
    ASIDE,
    LEAST_QUIET,
    MOST_QUIET,
    NEVER,
    SPARE_STARTS,
)
from ludotheque.games.carnuta.rules.market import refill, shuffle_pile
from ludotheque.games.carnuta.rules.state import Carnuta


def new_game(rules: Rules, deck: Deck, options: Values, seats: int, seed: bytes) -> Carnuta:
    """Lay out a game; a deck too small for so many players would never end it (C1.2)."""
    game = Carnuta(deck)
    game.spare_starts = SPARE_STARTS.index(str(options["spare_starts"]))
    game.memory_aid = bool(options["memory_aid"])
    game.last_turn = bool(options["last_turn"])
    game.quiet_rounds = quiet_rounds(int(options["quiet_rounds"]))
    cards = deck.size - count_aside(game, seats)
    least = ENOUGH * seats + MARKET + 1
    if cards < least:
        raise Fault("fault-deck-small", cards=cards, seats=seats, least=least)
    game.follow(rules)
    game.chance = Stream(seed)
    game.seats = seats
    lay_out(game, seats)
    return game


def quiet_rounds(rounds: int) -> int:
    """Return how many rounds nobody need lay a card; fewer than three could be a plan (C6.5)."""
    if NEVER < rounds < LEAST_QUIET:
        allowed = f"{NEVER}, {LEAST_QUIET} … {MOST_QUIET}"
        raise BadOption(
            "fault-option-value", name="quiet_rounds", value=str(rounds), allowed=allowed
        )
    return rounds


def count_aside(game: Carnuta, seats: int) -> int:
    """Count the starting cards that will be left out of the game (C2.2)."""
    if game.spare_starts != ASIDE:
        return 0
    starters = 0
    for card in range(game.deck.size):
        starters += game.deck.starter[card]
    return starters - seats


def lay_out(game: Carnuta, seats: int) -> None:
    """Give everybody runes, padlocks, sickles and a card, and fill the market (C2)."""
    game.reserve[SUN] = RESERVE[seats]  # C2.4
    game.reserve[MOON] = RESERVE[seats]
    for seat in range(seats):
        game.runes[2 * seat + SUN] = FIRST_RUNES  # C2.1
        game.runes[2 * seat + MOON] = FIRST_RUNES
        game.padlocks[seat] = PADLOCKS
        game.sickles[seat] = SICKLES
    deal_starters(game)
    fill_pile(game, DAY)
    fill_pile(game, NIGHT)
    game.ancestor = game.chance.below(seats)  # C2.5
    game.turn = game.ancestor
    game.actions = ACTIONS


def deal_starters(game: Carnuta) -> None:
    """Give everybody one starting card, drawn among them (C2.2)."""
    found = 0
    for card in range(game.deck.size):
        if game.deck.starter[card]:
            game.pile[found] = card
            found += 1
    for seat in range(game.seats):
        pick = seat + game.chance.below(found - seat)
        card = game.pile[pick]
        game.pile[pick] = game.pile[seat]
        game.pile[seat] = card
        game.laid[MOST_LAID * seat] = card
        game.column[MOST_LAID * seat] = game.deck.ingredient[card]
        game.laid_size[seat] = 1
        game.amount[KINDS * seat + game.deck.ingredient[card]] = game.deck.counts_as[card]


def fill_pile(game: Carnuta, half: int) -> None:
    """Shuffle the cards of a half and reveal four of them (C2.2, C2.3)."""
    size = 0
    for card in range(game.deck.size):
        if game.deck.half[card] == half and not game.is_laid(card) and not game.is_aside(card):
            game.pile[MOST_CARDS * half + size] = card
            size += 1
    game.pile_size[half] = size
    shuffle_pile(game, half)
    refill(game, half)
