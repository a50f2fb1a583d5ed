"""The events: what is drawn from the second round on, and what it does at once (V3.5, V10)."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.core.rules import STAY
from ludotheque.games.carnavalesque.data.cards import ALL_CARDS
from ludotheque.games.carnavalesque.data.events import (
    ALL_EVENTS,
    CARVED_DECREE,
    FARANDOLE,
    GUST,
    POWER_CUT,
    RED_CARPET,
    SPOTLIGHTS,
)
from ludotheque.games.carnavalesque.data.moves import AGE, CARD
from ludotheque.games.carnavalesque.data.phases import CARVE, FIRST_TURN, PASS_LEFT, RESCUE
from ludotheque.games.carnavalesque.data.sizes import SPOTS
from ludotheque.games.carnavalesque.data.street import DEAD_END
from ludotheque.games.carnavalesque.rules.choices import list_ages, list_hand
from ludotheque.games.carnavalesque.rules.log import (
    tell_count,
    tell_decree,
    tell_event,
    tell_handed,
    tell_of,
    tell_open,
)
from ludotheque.games.carnavalesque.rules.state import Carnavalesque, Phase
from ludotheque.games.carnavalesque.rules.transfers import doubt, drop_card, reject_spots, remember


class DrawEvent(Phase):
    """The Fool draws an event (V3.5)."""

    def enter(self, game: Carnavalesque) -> int:
        """Draw one; do what it does at once, or go on to the decision that it asks for."""
        if game.events_left == 0:
            shuffle_events(game)
        game.events_left -= 1
        game.event = game.event_pile[game.events_left]
        tell_event(game, game.fool)
        if game.event == FARANDOLE:
            return PASS_LEFT
        if game.event == RED_CARPET:
            return RESCUE
        if game.event == CARVED_DECREE:
            return CARVE
        if game.event == GUST:
            blow(game)
        elif game.event in (POWER_CUT, SPOTLIGHTS):
            turn_all(game, 1 if game.event == SPOTLIGHTS else 0)
        return FIRST_TURN


def shuffle_events(game: Carnavalesque) -> None:
    """Make a pile of all events (V2.6); when all were drawn, again (V3.5)."""
    for event in range(ALL_EVENTS):
        game.event_pile[event] = event
    game.chance.shuffle(game.event_pile, ALL_EVENTS)
    game.events_left = ALL_EVENTS


def blow(game: Carnavalesque) -> None:
    """Gust of wind: reject every available card into the crowd."""
    spots = game.crowd.here & 0
    count = 0
    for spot in range(SPOTS):
        if game.crowd.is_available(spot):
            spots |= game.crowd.bit[spot]
            count += 1
    tell_count(game, "gust", count)
    reject_spots(game, spots)


def turn_all(game: Carnavalesque, face_up: int) -> None:
    """Power cut, spotlights: turn every available card the same side up."""
    count = 0
    for spot in range(SPOTS):
        if game.crowd.is_available(spot) and game.crowd.face_up[spot] != face_up:
            game.crowd.turn_over(spot)
            count += 1
    tell_count(game, "all-up" if face_up else "all-down", count)


class PassLeft(Phase):
    """Farandole: everybody who holds a card passes one to the left, all at once."""

    def enter(self, game: Carnavalesque) -> int:
        """Ask for the cards, if there are any."""
        game.answered = 0
        return STAY if game.with_cards() != 0 else FIRST_TURN

    def actors(self, game: Carnavalesque) -> int:
        """Return who holds cards and has not chosen one yet."""
        return game.with_cards() & ~game.answered

    def list_moves(self, game: Carnavalesque, seat: int, moves: Moves) -> None:
        """List the cards of the hand."""
        list_hand(game, seat, moves)

    def apply(self, game: Carnavalesque, seat: int, move: int) -> int:
        """Choose the card to pass; when all have, everybody passes at once."""
        game.answer[seat] = move - CARD
        game.answered |= 1 << seat
        tell_of(game, "ready", seat)
        if game.answered != game.with_cards():
            return STAY
        pass_all(game)
        return FIRST_TURN


def pass_all(game: Carnavalesque) -> None:
    """Pass the chosen cards to the left: first all leave their hands, then they arrive."""
    for seat in range(game.seats):
        if game.answered >> seat & 1:
            game.passed[seat] = game.back_of(game.answer[seat])
            tell_handed(game, "passed", seat, game.after(seat), game.answer[seat])
            doubt(game, game.answer[seat], seat, 1 << game.after(seat))
    for seat in range(game.seats):
        if game.answered >> seat & 1:
            card = game.answer[seat]
            game.holder[card] = game.after(seat)
            remember(game, seat, card, game.after(seat))
            remember(game, game.after(seat), card, game.after(seat))
    game.answered = 0


class Rescue(Phase):
    """Red carpet: the Fool chooses a card of the dead end, which is rejected into the crowd."""

    def enter(self, game: Carnavalesque) -> int:
        """Ask the Fool, if anything is in the dead end."""
        if game.street.size[DEAD_END] == 0:
            return FIRST_TURN
        game.turn = game.fool
        return STAY

    def list_moves(self, game: Carnavalesque, _seat: int, moves: Moves) -> None:
        """List the cards of the dead end."""
        for card in range(ALL_CARDS):
            if game.street.place[card] == DEAD_END:
                moves.add(CARD + card)

    def apply(self, game: Carnavalesque, seat: int, move: int) -> int:
        """Reject a card of the dead end into the crowd."""
        game.street.rescue(move - CARD)
        drop_card(game, move - CARD)
        tell_open(game, "rescue", seat, move - CARD)
        return FIRST_TURN


class Carve(Phase):
    """Carved decree: the King sets the one Decree of the round."""

    def actors(self, game: Carnavalesque) -> int:
        """Return the King."""
        return 1 << game.king

    def list_moves(self, _game: Carnavalesque, _seat: int, moves: Moves) -> None:
        """List the ages."""
        list_ages(moves)

    def apply(self, game: Carnavalesque, _seat: int, move: int) -> int:
        """Put the Decree on an age."""
        game.decree = move - AGE
        tell_decree(game, "carved", game.decree)
        return FIRST_TURN
