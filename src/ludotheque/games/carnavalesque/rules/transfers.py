"""How cards go in and out of hands, and what everybody remembers of it (V4.4, V8.1).

A card seen by all is surely in a hand until a card of its age leaves that hand unseen; then it may
be gone. Whoever gave or took the card knows better. The Third Workshop card needs no memory:
its back tells where it is.
"""

from __future__ import annotations

from ludotheque.games.carnavalesque.data.cards import ALL_CARDS, NO_CARD, THIRD_WORKSHOP
from ludotheque.games.carnavalesque.data.seats import EYES, MAYBE, NOBODY, SURE
from ludotheque.games.carnavalesque.data.sizes import NO_SPOT, SPOTS
from ludotheque.games.carnavalesque.rules.crowd.dropping import reject
from ludotheque.games.carnavalesque.rules.log import tell_hidden, tell_open
from ludotheque.games.carnavalesque.rules.state import Carnavalesque


def draw_card(game: Carnavalesque, seat: int, spot: int) -> None:
    """Take a card of the crowd in hand; face up, it was seen by all."""
    card = game.who[spot]
    face_up = game.crowd.face_up[spot] != 0
    game.crowd.take(spot)
    game.who[spot] = NO_CARD
    game.holder[card] = seat
    for eyes in range(EYES):
        if face_up or game.known[spot] >> eyes & 1:
            remember(game, eyes, card, seat)
    remember(game, seat, card, seat)
    game.known[spot] = 0


def remember(game: Carnavalesque, eyes: int, card: int, seat: int) -> None:
    """Let eyes know surely whose hand a card is in; nobody needs to remember their own."""
    known = eyes != seat and card != THIRD_WORKSHOP
    game.memory[ALL_CARDS * eyes + card] = SURE + seat if known else 0


def forget(game: Carnavalesque, card: int) -> None:
    """Let nobody look for a card in a hand: all see that it is elsewhere."""
    for eyes in range(EYES):
        game.memory[ALL_CARDS * eyes + card] = 0


def doubt(game: Carnavalesque, card: int, seat: int, knowing: int) -> None:
    """A card leaves a hand: those who do not know which begin to doubt (V4.4)."""
    for eyes in range(EYES):
        if eyes != seat and not knowing >> eyes & 1:
            for other in range(ALL_CARDS):
                place = ALL_CARDS * eyes + other
                if game.memory[place] == SURE + seat and game.age[other] == game.age[card]:
                    game.memory[place] = MAYBE + seat


def hand_over(game: Carnavalesque, seat: int, to: int, card: int) -> None:
    """Give a card of one hand to another, seen by these two only (V4.3)."""
    doubt(game, card, seat, 1 << to)
    game.holder[card] = to
    remember(game, seat, card, to)
    remember(game, to, card, to)


def free_spot(game: Carnavalesque) -> int:
    """Draw the number of a spot where no card lies: it says nothing about the card."""
    free = 0
    for spot in range(SPOTS):
        free += 1 if game.who[spot] == NO_CARD else 0
    skip = game.chance.below(free)
    for spot in range(SPOTS):
        if game.who[spot] == NO_CARD:
            if skip == 0:
                return spot
            skip -= 1
    return NO_SPOT


def drop_card(game: Carnavalesque, card: int) -> int:
    """Reject a card into the crowd; return the spot where it lands (V8.1)."""
    spot = free_spot(game)
    game.who[spot] = card
    game.known[spot] = 0
    reject(game.crowd, game.chance, spot)
    return spot


def discard(game: Carnavalesque, seat: int, card: int) -> None:
    """Reject a card of a hand; face down, only its owner knows which it is (V7.1)."""
    game.holder[card] = NOBODY
    spot = drop_card(game, card)
    if game.crowd.face_up[spot]:
        forget(game, card)
        tell_open(game, "reject-face-up", seat, card)
    else:
        doubt(game, card, seat, 0)
        game.known[spot] = 1 << seat
        tell_hidden(game, "reject", seat, card)


def reject_spots(game: Carnavalesque, spots: int) -> None:
    """Pick up cards of the crowd, then drop them one by one (V8.1)."""
    cards = [0] * 64
    count = 0
    for spot in range(SPOTS):
        if spots & game.crowd.bit[spot]:
            cards[count] = game.who[spot]
            count += 1
            game.crowd.take(spot)
            game.who[spot] = NO_CARD
            game.known[spot] = 0
    for index in range(count):
        drop_card(game, cards[index])
