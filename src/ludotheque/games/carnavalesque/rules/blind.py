"""The Fool draws with closed eyes (V5)."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.games.carnavalesque.data.moves import (
    DIG,
    FLIP,
    GLIDE,
    GRAB,
    QUIET,
    ROLE,
    STOP,
    SWEEP,
)
from ludotheque.games.carnavalesque.data.phases import BLIND
from ludotheque.games.carnavalesque.data.sines import ONE
from ludotheque.games.carnavalesque.data.sizes import CARDS, DEPTHS, NO_CARD, RADIUS
from ludotheque.games.carnavalesque.rules.draws import Draws

PER_DIRECTION = 3


class Blind(Draws):
    """Strokes, calls, the grab and the mess."""

    def begin_blind(self, seat: int) -> None:
        """Close the eyes, the hand on the King's pawn (V5.2); without a crowd, draw nothing."""
        self.fool = seat
        self.strokes = 0
        self.calls = 0
        self.answered = 0
        if self.crowd.here == 0:
            self.begin_draws(seat)
        else:
            self.phase = BLIND
            self.put_hand_on_pawn()
            self.tell_of("eyes-closed", seat)

    def put_hand_on_pawn(self) -> None:
        """The pawn lies at the edge of the zone in front of the King, seat 1 at the bottom."""
        angle = (90 + 360 * self.king // self.seats) % 360
        x = (RADIUS * self.crowd.cosine[angle]) >> ONE
        self.hand.close_eyes(self.chance, x, (RADIUS * self.crowd.sine[angle]) >> ONE)

    def callers(self) -> int:
        """Return who may call "Stop!": all but the King and the Fool (V5.3)."""
        return self.everybody() & ~(1 << self.king) & ~(1 << self.fool)

    def list_blind(self, seat: int, moves: Moves) -> None:
        """List the Fool's gestures, or the call of the others (V5.3, V5.4)."""
        if seat != self.fool:
            moves.add(STOP)
            moves.add(QUIET)
        else:
            if self.strokes < self.gestures:
                moves.add(FLIP)
                moves.add(DIG)
                for stroke in range(GLIDE, ROLE):
                    moves.add(stroke)
            for depth in range(DEPTHS):
                moves.add(GRAB + depth)

    def call_or_stir(self, seat: int, move: int) -> None:
        """Carry out a call, a gesture or the grab."""
        if move in (STOP, QUIET):
            self.answered |= 1 << seat
            if move == STOP:
                self.call(seat)
        elif GRAB <= move < GLIDE:
            self.grab(seat, move - GRAB)
        else:
            self.stir(move)
            self.tell_gesture(seat, move)

    def call(self, seat: int) -> None:
        """Call "Stop!", heard by all; where the hand is, the Fool does not know (V5.3)."""
        self.caller[self.calls] = seat
        self.called_at[self.calls] = self.strokes
        self.call_x[self.calls] = self.hand.x
        self.call_y[self.calls] = self.hand.y
        self.calls += 1
        self.tell_stop(seat)

    def stir(self, move: int) -> None:
        """Make a gesture; then everybody may call again (V5.4)."""
        self.stroke[self.strokes] = move
        self.strokes += 1
        self.answered = 0
        if move == FLIP:
            self.hand.turn_over(self.crowd)
        elif move == DIG:
            self.hand.dig(self.crowd, self.chance)
        elif move >= SWEEP:
            self.hand.sweep(
                self.crowd, (move - SWEEP) // PER_DIRECTION, (move - SWEEP) % PER_DIRECTION
            )
        else:
            self.hand.glide(
                self.crowd, (move - GLIDE) // PER_DIRECTION, (move - GLIDE) % PER_DIRECTION
            )

    def grab(self, seat: int, depth: int) -> None:
        """Take a card, open the eyes, and tidy up (V5.4, V5.5)."""
        spot = self.hand.find(self.crowd, depth)
        card = self.who[spot]
        face_up = self.crowd.face_up[spot] != 0
        self.draw_card(seat, spot)
        if face_up:
            self.tell_open("grab-face-up", seat, card)
        else:
            self.tell_hidden("grab", seat, card)
        self.answered = 0
        self.strokes = 0
        self.calls = 0
        self.reject_outside()
        self.shuffle_spots()
        self.draws -= 1
        self.begin_draws(seat)

    def reject_outside(self) -> None:
        """Reject the cards whose centre left the zone (V5.5)."""
        outside = self.crowd.here & 0
        count = 0
        for spot in range(CARDS):
            if self.crowd.holds(spot):
                x = self.crowd.x[spot]
                y = self.crowd.y[spot]
                if x * x + y * y > RADIUS * RADIUS:
                    outside |= self.crowd.bit[spot]
                    count += 1
        if count > 0:
            self.tell_count("outside", count)
            self.reject_spots(outside)

    def shuffle_spots(self) -> None:
        """Number the crowd anew: the Fool cannot follow a card through the mess.

        Neither by its number, nor by its face if the Fool had known it.
        """
        numbers = [0] * 64
        cards = [0] * 64
        known = [0] * 64
        for spot in range(CARDS):
            numbers[spot] = spot
            cards[spot] = self.who[spot]
            known[spot] = self.known[spot] & ~(1 << self.fool)
        self.chance.shuffle(numbers, CARDS)
        self.crowd.renumber(numbers)
        for spot in range(CARDS):
            self.who[spot] = NO_CARD
            self.known[spot] = 0
        for spot in range(CARDS):
            self.who[numbers[spot]] = cards[spot]
            self.known[numbers[spot]] = known[spot]
