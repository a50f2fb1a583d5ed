"""How a game of Carnavalesque is laid out (V2)."""

from __future__ import annotations

from ludotheque.games.carnavalesque.data.cards import (
    EVENTS,
    FACE_UP_AT_START,
    HAND_SIZES,
    THIRD_WORKSHOP,
    YOUNG,
)
from ludotheque.games.carnavalesque.data.sizes import CARDS, NO_CARD
from ludotheque.games.carnavalesque.rules.crowd.dropping import spread
from ludotheque.games.carnavalesque.rules.rules import Carnavalesque


def set_up(game: Carnavalesque, seats: int) -> None:
    """Lay out a game whose options and chance are there already."""
    game.seats = seats
    game.hand_size = HAND_SIZES[seats]
    if game.version == YOUNG:
        game.street.open_third()  # V2.6
    elif game.version == EVENTS:
        game.shuffle_events()
    spread_crowd(game, deal(game))
    game.begin_round()


def deal(game: Carnavalesque) -> list[int]:
    """Deal the hands; return the crowd cards that are left (V2.1)."""
    deck = [0] * 64
    for card in range(THIRD_WORKSHOP):
        deck[card] = card
    game.chance.shuffle(deck, THIRD_WORKSHOP)
    dealt = game.seats * game.hand_size
    for index in range(dealt):
        game.holder[deck[index]] = index % game.seats
    return [deck[index] for index in range(dealt, THIRD_WORKSHOP)]


def spread_crowd(game: Carnavalesque, cards: list[int]) -> None:
    """Give each card a spot of any number, and spread them over the Third Workshop card (V2.3)."""
    spots = [0] * 64
    for spot in range(CARDS):
        spots[spot] = spot
    game.chance.shuffle(spots, CARDS)
    count = len(cards)
    for index in range(count):
        game.who[spots[index]] = cards[index]
    hidden = NO_CARD
    if game.version != YOUNG:
        hidden = spots[count]
        game.who[hidden] = THIRD_WORKSHOP
    lying = [spots[index] for index in range(count)]
    spread(game.crowd, game.chance, hidden, lying, FACE_UP_AT_START)
