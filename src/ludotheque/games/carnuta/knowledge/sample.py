"""A full game that a view allows: the piles are shuffled again, the rest is known."""

from __future__ import annotations

from ludotheque.core.chance import Noise
from ludotheque.games.carnuta.data.cards import KINDS, MOST_CARDS, MOST_HELD, MOST_LAID
from ludotheque.games.carnuta.data.deck import Deck
from ludotheque.games.carnuta.data.options import SPARE_STARTS
from ludotheque.games.carnuta.data.phases import NAMES
from ludotheque.games.carnuta.knowledge.view import RULES, CarnutaView
from ludotheque.games.carnuta.rules.market import shuffle_pile
from ludotheque.games.carnuta.rules.state import Carnuta


def sample(view: CarnutaView, deck: Deck, noise: Noise) -> Carnuta:
    """Return a game that looks like `view`."""
    game = Carnuta(deck)
    game.chance = noise.branch()
    _set_centre(game, view)
    game.follow(RULES)
    _set_players(game, view)
    _fill_piles(game, view)
    return game


def _set_centre(game: Carnuta, view: CarnutaView) -> None:
    game.seats = view.seats
    game.phase = NAMES.index(view.phase)
    game.turn = view.turn
    game.ancestor = view.ancestor
    game.actions = view.actions
    game.round = view.round
    game.last_laid = view.last_laid
    game.nearness = view.nearness
    game.spare_starts = SPARE_STARTS.index(view.spare_starts)
    game.memory_aid = view.memory_aid
    game.last_turn = view.last_turn
    game.quiet_rounds = view.quiet_rounds
    for place, card in enumerate(view.market):
        game.market[place] = card
    for face in range(2):
        game.reserve[face] = view.reserve[face]
    for kind in range(KINDS):
        game.token[kind] = view.tokens[kind]
    for half in range(2):
        game.discard_size[half] = len(view.discards[half])
        for index, card in enumerate(view.discards[half]):
            game.discard[MOST_CARDS * half + index] = card


def _set_players(game: Carnuta, view: CarnutaView) -> None:
    for seat in range(view.seats):
        game.runes[2 * seat] = view.suns[seat]
        game.runes[2 * seat + 1] = view.moons[seat]
        game.padlocks[seat] = view.padlocks[seat]
        game.sickles[seat] = view.sickles[seat]
        game.hand_size[seat] = len(view.hands[seat])
        game.laid_size[seat] = len(view.laid[seat])
        for index, card in enumerate(view.hands[seat]):
            game.hand[MOST_HELD * seat + index] = card
        for index, card in enumerate(view.laid[seat]):
            game.laid[MOST_LAID * seat + index] = card
            game.column[MOST_LAID * seat + index] = view.columns[seat][index]
        for kind in range(KINDS):
            game.amount[KINDS * seat + kind] = view.amounts[seat][kind]


def _fill_piles(game: Carnuta, view: CarnutaView) -> None:
    """Put every card that is nowhere else into the pile of its half, and shuffle."""
    known = {card for row in (view.market, *view.discards, *view.hands, *view.laid) for card in row}
    for card in range(game.deck.size):
        if card not in known and not game.is_aside(card):
            half = game.deck.half[card]
            game.pile[MOST_CARDS * half + game.pile_size[half]] = card
            game.pile_size[half] += 1
    for half in range(2):
        shuffle_pile(game, half)
