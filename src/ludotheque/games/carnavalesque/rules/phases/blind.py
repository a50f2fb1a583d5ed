"""The Fool draws with closed eyes (V5)."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.core.rules import STAY
from ludotheque.games.carnavalesque.data.cards import NO_CARD
from ludotheque.games.carnavalesque.data.moves import (
    DIG,
    FLIP,
    GLIDE,
    GRAB,
    QUIET,
    STOP,
    STROKES,
    SWEEP,
    verb_of,
)
from ludotheque.games.carnavalesque.data.phases import DRAW
from ludotheque.games.carnavalesque.data.sines import ONE
from ludotheque.games.carnavalesque.data.sizes import ALL_LENGTHS, DEPTHS, RADIUS, SPOTS
from ludotheque.games.carnavalesque.rules.log import (
    tell_count,
    tell_gesture,
    tell_hidden,
    tell_of,
    tell_open,
    tell_stop,
)
from ludotheque.games.carnavalesque.rules.state import Carnavalesque, Phase
from ludotheque.games.carnavalesque.rules.transfers import draw_card, reject_spots


class Blind(Phase):
    """Gestures and the grab of the Fool, and the calls of those who see (V5.3, V5.4)."""

    def enter(self, game: Carnavalesque) -> int:
        """Close the eyes, the hand on the King's pawn (V5.2); without a crowd, draw nothing."""
        game.fool = game.turn
        game.strokes = 0
        game.calls = 0
        game.answered = 0
        if game.crowd.here == 0:
            return DRAW
        put_hand_on_pawn(game)
        tell_of(game, "eyes-closed", game.fool)
        return STAY

    def actors(self, game: Carnavalesque) -> int:
        """Return the Fool, and who may still call before the next gesture."""
        return 1 << game.fool | callers(game) & ~game.answered

    def awaited(self, game: Carnavalesque) -> int:
        """Return the Fool, who waits for nobody."""
        return 1 << game.fool

    def list_moves(self, game: Carnavalesque, seat: int, moves: Moves) -> None:
        """List the Fool's gestures, or the call of the others."""
        if seat != game.fool:
            moves.add(STOP)
            moves.add(QUIET)
        else:
            if game.strokes < game.gestures:
                moves.add(FLIP)
                moves.add(DIG)
                for stroke in range(STROKES):
                    moves.add(GLIDE + stroke)
                for stroke in range(STROKES):
                    moves.add(SWEEP + stroke)
            for depth in range(DEPTHS):
                moves.add(GRAB + depth)

    def apply(self, game: Carnavalesque, seat: int, move: int) -> int:
        """Carry out a call, a gesture or the grab."""
        if move in (STOP, QUIET):
            game.answered |= 1 << seat
            if move == STOP:
                call(game, seat)
        elif verb_of(move) == GRAB:
            grab(game, seat, move - GRAB)
            return DRAW
        else:
            stir(game, move)
            tell_gesture(game, seat, move)
        return STAY


def put_hand_on_pawn(game: Carnavalesque) -> None:
    """The pawn lies at the edge of the zone in front of the King, seat 1 at the bottom."""
    angle = (90 + 360 * game.king // game.seats) % 360
    x = (RADIUS * game.crowd.cosine[angle]) >> ONE
    game.fools_hand.close_eyes(game.chance, x, (RADIUS * game.crowd.sine[angle]) >> ONE)


def callers(game: Carnavalesque) -> int:
    """Return who may call "Stop!": all but the King and the Fool (V5.3)."""
    return game.everybody() & ~(1 << game.king) & ~(1 << game.fool)


def call(game: Carnavalesque, seat: int) -> None:
    """Call "Stop!", heard by all; where the hand is, the Fool does not know (V5.3)."""
    game.caller[game.calls] = seat
    game.called_at[game.calls] = game.strokes
    game.call_x[game.calls] = game.fools_hand.x
    game.call_y[game.calls] = game.fools_hand.y
    game.calls += 1
    tell_stop(game, seat)


def stir(game: Carnavalesque, move: int) -> None:
    """Make a gesture; then everybody may call again (V5.4)."""
    hand = game.fools_hand
    game.stroke[game.strokes] = move
    game.strokes += 1
    game.answered = 0
    if move == FLIP:
        hand.turn_over(game.crowd)
    elif move == DIG:
        hand.dig(game.crowd, game.chance)
    elif verb_of(move) == SWEEP:
        hand.sweep(game.crowd, (move - SWEEP) // ALL_LENGTHS, (move - SWEEP) % ALL_LENGTHS)
    else:
        hand.glide(game.crowd, (move - GLIDE) // ALL_LENGTHS, (move - GLIDE) % ALL_LENGTHS)


def grab(game: Carnavalesque, seat: int, depth: int) -> None:
    """Take a card and open the eyes; what left the zone stays there for now (V5.4, V5.5)."""
    spot = game.fools_hand.find(game.crowd, depth)
    card = game.who[spot]
    face_up = game.crowd.face_up[spot] != 0
    draw_card(game, seat, spot)
    if face_up:
        tell_open(game, "grab-face-up", seat, card)
    else:
        tell_hidden(game, "grab", seat, card)
    game.answered = 0
    game.strokes = 0
    game.calls = 0
    shuffle_spots(game)
    game.draws -= 1


def reject_outside(game: Carnavalesque) -> None:
    """The Fool's turn ends: reject the cards whose centre left the zone (V5.5)."""
    outside = game.crowd.here & 0
    count = 0
    for spot in range(SPOTS):
        if game.crowd.holds(spot):
            x = game.crowd.x[spot]
            y = game.crowd.y[spot]
            if x * x + y * y > RADIUS * RADIUS:
                outside |= game.crowd.bit[spot]
                count += 1
    if count > 0:
        tell_count(game, "outside", count)
        reject_spots(game, outside)


def shuffle_spots(game: Carnavalesque) -> None:
    """Number the crowd anew: the Fool cannot follow a card through the mess.

    Neither by its number, nor by its face if the Fool had known it.
    """
    numbers = [0] * 64
    cards = [0] * 64
    known = [0] * 64
    for spot in range(SPOTS):
        numbers[spot] = spot
        cards[spot] = game.who[spot]
        known[spot] = game.known[spot] & ~(1 << game.fool)
    game.chance.shuffle(numbers, SPOTS)
    game.crowd.renumber(numbers)
    for spot in range(SPOTS):
        game.who[spot] = NO_CARD
        game.known[spot] = 0
    for spot in range(SPOTS):
        game.who[numbers[spot]] = cards[spot]
        game.known[numbers[spot]] = known[spot]
