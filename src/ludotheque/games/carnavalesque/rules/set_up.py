"""How a game of Carnavalesque is laid out (V2)."""

from __future__ import annotations

from ludotheque.core.chance import Stream
from ludotheque.core.options import Values
from ludotheque.core.rules import Rules
from ludotheque.games.carnavalesque.data.cards import FACE_UP_AT_START, THIRD_WORKSHOP
from ludotheque.games.carnavalesque.data.seats import HAND_SIZES
from ludotheque.games.carnavalesque.data.sizes import (
    LEAST_AVAILABLE,
    MOST_AVAILABLE,
    NO_SPOT,
    SPOTS,
)
from ludotheque.games.carnavalesque.data.street import DEPARTURES
from ludotheque.games.carnavalesque.data.versions import EVENTS, LEAST_CARDS, VERSIONS, YOUNG
from ludotheque.games.carnavalesque.rules.crowd.dropping import spread
from ludotheque.games.carnavalesque.rules.crowd.pile import Crowd
from ludotheque.games.carnavalesque.rules.phases.events import shuffle_events
from ludotheque.games.carnavalesque.rules.state import Carnavalesque
from ludotheque.games.carnavalesque.rules.street import Street


def new_game(rules: Rules, options: Values, seats: int, seed: bytes) -> Carnavalesque:
    """Set up a game: the crowd is spread, and somebody must take power."""
    game = empty_table(rules, options, seats, seed)
    if game.version == YOUNG:
        game.street.open_third()  # V2.6
    elif game.version == EVENTS:
        shuffle_events(game)
    spread_crowd(game, deal(game))
    return game


def empty_table(rules: Rules, options: Values, seats: int, seed: bytes) -> Carnavalesque:
    """Return a game in its first round, on whose table nothing lies yet."""
    game = Carnavalesque()
    game.follow(rules)
    game.seats = seats
    game.chance = Stream(seed)
    game.version = VERSIONS.index(str(options["version"]))
    game.gestures = int(options["gestures"])
    game.departure = DEPARTURES.index(str(options["departure"]))
    game.hand_size = HAND_SIZES[seats]
    game.street = Street(LEAST_CARDS[game.version])
    game.round = 1
    return game


def deal(game: Carnavalesque) -> list[int]:
    """Deal the hands; return the crowd cards that are left (V2.1)."""
    deck = [0] * 58
    for card in range(THIRD_WORKSHOP):
        deck[card] = card
    game.chance.shuffle(deck, THIRD_WORKSHOP)
    dealt = game.seats * game.hand_size
    for index in range(dealt):
        game.holder[deck[index]] = index % game.seats
    return [deck[index] for index in range(dealt, THIRD_WORKSHOP)]


def spread_crowd(game: Carnavalesque, cards: list[int]) -> None:
    """Give each card a spot of any number, and spread them over the Third Workshop card (V2.3).

    As often as it takes: it must be possible to draw, and there must be something to dig for.
    """
    spots = [0] * 64
    for spot in range(SPOTS):
        spots[spot] = spot
    game.chance.shuffle(spots, SPOTS)
    count = len(cards)
    for index in range(count):
        game.who[spots[index]] = cards[index]
    hidden = NO_SPOT
    if game.version != YOUNG:
        hidden = spots[count]
        game.who[hidden] = THIRD_WORKSHOP
    lying = [spots[index] for index in range(count)]
    spread(game.crowd, game.chance, hidden, lying, FACE_UP_AT_START)
    while not LEAST_AVAILABLE <= count_available(game.crowd) <= MOST_AVAILABLE:  # V2.4
        game.crowd = Crowd()
        spread(game.crowd, game.chance, hidden, lying, FACE_UP_AT_START)


def count_available(crowd: Crowd) -> int:
    """Count the cards that nothing covers."""
    found = 0
    for spot in range(SPOTS):
        if crowd.is_available(spot):
            found += 1
    return found
