"""What the roles do between the Decree and the draw (V11.4)."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.core.rules import STAY
from ludotheque.games.carnavalesque.data.cards import ALL_CARDS, ALL_POINTS, NO_CARD, POINTS
from ludotheque.games.carnavalesque.data.moves import CARD, POINT, SEAT, SKIP, SPOT
from ludotheque.games.carnavalesque.data.phases import DRAW, LOOK, ROB, THROW, TURN_OVER
from ludotheque.games.carnavalesque.data.sizes import SPOTS
from ludotheque.games.carnavalesque.rules.choices import list_available, list_hand
from ludotheque.games.carnavalesque.rules.log import (
    tell_answer,
    tell_handed,
    tell_hidden,
    tell_look,
    tell_of,
    tell_open,
)
from ludotheque.games.carnavalesque.rules.state import Carnavalesque, Phase
from ludotheque.games.carnavalesque.rules.transfers import hand_over, reject_spots


class Look(Phase):
    """The fortune-teller may look at available cards that lie face down."""

    def enter(self, game: Carnavalesque) -> int:
        """Ask as long as there is a card that this player does not know."""
        moves = Moves()
        self.list_moves(game, game.turn, moves)
        return STAY if can_go_on(game, moves) else DRAW

    def list_moves(self, game: Carnavalesque, seat: int, moves: Moves) -> None:
        """List the available cards whose faces this player neither sees nor knows."""
        moves.add(SKIP)
        for spot in range(SPOTS):
            known = game.crowd.face_up[spot] or game.known[spot] >> seat & 1
            if not known and game.is_available(spot):
                moves.add(SPOT + spot)

    def apply(self, game: Carnavalesque, seat: int, move: int) -> int:
        """Look at a card, or stop doing so."""
        if move == SKIP:
            return DRAW
        game.known[move - SPOT] |= 1 << seat
        tell_look(game, seat, move - SPOT)
        game.uses -= 1
        return LOOK


class TurnOver(Phase):
    """The magician may turn available cards over."""

    def enter(self, game: Carnavalesque) -> int:
        """Ask as long as there is a card to turn over."""
        moves = Moves()
        list_uses(game, moves)
        return STAY if can_go_on(game, moves) else DRAW

    def list_moves(self, game: Carnavalesque, _seat: int, moves: Moves) -> None:
        """List the available cards."""
        list_uses(game, moves)

    def apply(self, game: Carnavalesque, seat: int, move: int) -> int:
        """Turn a card over, or stop doing so."""
        if move == SKIP:
            return DRAW
        spot = move - SPOT
        game.crowd.turn_over(spot)
        key = "turned-up" if game.crowd.face_up[spot] else "turned-down"
        tell_open(game, key, seat, game.who[spot])
        game.uses -= 1
        return TURN_OVER


class Throw(Phase):
    """The sweeper may reject available cards into the crowd."""

    def enter(self, game: Carnavalesque) -> int:
        """Ask as long as there is a card to throw."""
        moves = Moves()
        list_uses(game, moves)
        return STAY if can_go_on(game, moves) else DRAW

    def list_moves(self, game: Carnavalesque, _seat: int, moves: Moves) -> None:
        """List the available cards."""
        list_uses(game, moves)

    def apply(self, game: Carnavalesque, seat: int, move: int) -> int:
        """Throw a card, or stop doing so."""
        if move == SKIP:
            return DRAW
        tell_of(game, "thrown", seat)
        reject_spots(game, game.crowd.bit[move - SPOT])
        game.uses -= 1
        return THROW


def list_uses(game: Carnavalesque, moves: Moves) -> None:
    """List the available cards, on none of which a role must be used."""
    moves.add(SKIP)
    list_available(game, moves)


def can_go_on(game: Carnavalesque, moves: Moves) -> bool:
    """Say whether a role can be used once more: there is something to choose but to skip."""
    return game.uses > 0 and moves.n > 1


class Offer(Phase):
    """The pickpocket may leave a card of the hand … (V11.4)."""

    def enter(self, game: Carnavalesque) -> int:
        """Ask for the card, if there is one and somebody to rob."""
        seat = game.turn
        return STAY if game.held(seat) > 0 and victims(game, seat) != 0 else DRAW

    def list_moves(self, game: Carnavalesque, seat: int, moves: Moves) -> None:
        """List the cards of the hand."""
        moves.add(SKIP)
        list_hand(game, seat, moves)

    def apply(self, game: Carnavalesque, seat: int, move: int) -> int:
        """Choose the card to leave, its back seen by all."""
        if move == SKIP:
            return DRAW
        game.offered = move - CARD
        tell_hidden(game, "offer", seat, game.offered)
        return ROB


class Rob(Phase):
    """… for one taken at random from the hand of another carnival-goer (V11.4)."""

    def list_moves(self, game: Carnavalesque, seat: int, moves: Moves) -> None:
        """List whose hand can be robbed."""
        mask = victims(game, seat)
        for other in range(game.seats):
            if mask >> other & 1:
                moves.add(SEAT + other)

    def apply(self, game: Carnavalesque, seat: int, move: int) -> int:
        """Swap the offered card with one of the victim's; both see both."""
        victim = move - SEAT
        taken = pick(game, victim)
        tell_handed(game, "left", seat, victim, game.offered)
        tell_handed(game, "stolen", victim, seat, taken)
        hand_over(game, seat, victim, game.offered)
        hand_over(game, victim, seat, taken)
        game.offered = NO_CARD
        return DRAW


def victims(game: Carnavalesque, seat: int) -> int:
    """Return the other carnival-goers who hold a card, as a mask."""
    return game.with_cards() & ~(1 << seat) & ~(1 << game.king)


def pick(game: Carnavalesque, seat: int) -> int:
    """Draw a card of a hand at random."""
    skip = game.chance.below(game.held(seat))
    for card in range(ALL_CARDS):
        if game.holder[card] == seat:
            if skip == 0:
                return card
            skip -= 1
    return NO_CARD


class Ask(Phase):
    """The messenger may ask whether the King holds a costume or an accessory."""

    def list_moves(self, _game: Carnavalesque, _seat: int, moves: Moves) -> None:
        """List the costumes and accessories that can be named."""
        moves.add(SKIP)
        for point in range(ALL_POINTS):
            moves.add(POINT + point)

    def apply(self, game: Carnavalesque, seat: int, move: int) -> int:
        """Ask the King, who answers truly."""
        if move != SKIP:
            game.asked = move - POINT
            game.told_yes = holds_point(game, game.king, game.asked)
            game.gifts_since = 0
            tell_answer(game, seat, game.asked)
        return DRAW


def holds_point(game: Carnavalesque, seat: int, point: int) -> bool:
    """Say whether a hand has a card with a costume or an accessory."""
    for card in range(ALL_CARDS):
        if game.holder[card] == seat and POINTS[card] >> point & 1:
            return True
    return False
