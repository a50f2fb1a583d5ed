"""What the roles do (V11.4), between the Decree and the draw."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.games.carnavalesque.data.cards import ALL_CARDS, ALL_POINTS, POINTS
from ludotheque.games.carnavalesque.data.moves import CARD, POINT, SEAT, SKIP, SPOT
from ludotheque.games.carnavalesque.data.omens import (
    FOOL,
    FORTUNE_TELLER,
    LOOKS,
    MAGICIAN,
    MESSENGER,
    MIME,
    NO_ROLE,
    PATRON,
    PICKPOCKET,
    PORTER,
    SWEEPER,
    THROWS,
    TURNS,
)
from ludotheque.games.carnavalesque.data.phases import ASK, LOOK, OFFER, ROB, THROW, TURN_OVER
from ludotheque.games.carnavalesque.data.sizes import CARDS, NO_CARD
from ludotheque.games.carnavalesque.rules.blind import Blind


class Powers(Blind):
    """The powers of the roles."""

    def reveal_role(self, seat: int) -> None:
        """Reveal the role and begin to apply it; the mime applies the one before (V11.2)."""
        role = self.role[seat]
        self.tell_role("role", seat, role)
        self.revealed |= 1 << seat
        self.power = self.last_role if role == MIME else role
        self.last_role = role
        if role == MIME and self.power != NO_ROLE:
            self.tell_role("mimed", seat, self.power)
        self.begin_power(seat)

    def begin_power(self, seat: int) -> None:
        """Go to what a role does first, or on to the draw."""
        if self.power == FOOL:
            self.begin_blind(seat)
        elif self.power == FORTUNE_TELLER:
            self.begin_uses(seat, LOOK, LOOKS)
        elif self.power == MAGICIAN:
            self.begin_uses(seat, TURN_OVER, TURNS)
        elif self.power == SWEEPER:
            self.begin_uses(seat, THROW, THROWS)
        elif self.power == PICKPOCKET and self.held(seat) > 0 and self.victims(seat) != 0:
            self.phase = OFFER
        elif self.power == MESSENGER:
            self.phase = ASK
        else:
            if self.power == PORTER:
                self.draws = 2
            elif self.power == PATRON:
                self.gifts = 2
            self.begin_draws(seat)

    # --- cards of the crowd, several in a row

    def begin_uses(self, seat: int, phase: int, uses: int) -> None:
        """Ask for up to so many cards, as long as there is one."""
        self.phase = phase
        self.uses = uses
        self.go_on_using(seat)

    def go_on_using(self, seat: int) -> None:
        """Ask for another card, or go on to the draw."""
        moves = Moves()
        self.list_uses(seat, moves)
        if self.uses == 0 or moves.n == 1:  # the only move left is to skip
            self.begin_draws(seat)

    def list_uses(self, seat: int, moves: Moves) -> None:
        """List the available cards that the role can be used on."""
        moves.add(SKIP)
        for spot in range(CARDS):
            if self.is_available(spot) and not (
                self.phase == LOOK and (self.crowd.face_up[spot] or self.known[spot] >> seat & 1)
            ):
                moves.add(SPOT + spot)

    def use(self, seat: int, move: int) -> None:
        """Look at, turn over or throw a card, or stop doing so."""
        if move == SKIP:
            self.begin_draws(seat)
        else:
            self.use_on(seat, move - SPOT)
            self.uses -= 1
            self.go_on_using(seat)

    def use_on(self, seat: int, spot: int) -> None:
        """Do what the role does with a card of the crowd."""
        if self.phase == LOOK:
            self.known[spot] |= 1 << seat
            self.tell_look(seat, spot)
        elif self.phase == TURN_OVER:
            self.crowd.turn_over(spot)
            key = "turned-up" if self.crowd.face_up[spot] else "turned-down"
            self.tell_open(key, seat, self.who[spot])
        else:
            self.tell_of("thrown", seat)
            self.reject_spots(self.crowd.bit[spot])

    # --- the pickpocket

    def victims(self, seat: int) -> int:
        """Return the other carnival-goers who hold a card."""
        return self.with_cards() & ~(1 << seat) & ~(1 << self.king)

    def list_offers(self, seat: int, moves: Moves) -> None:
        """List the cards that a pickpocket can leave."""
        moves.add(SKIP)
        self.list_hand(seat, moves)

    def offer(self, seat: int, move: int) -> None:
        """Choose the card to leave, its back seen by all."""
        if move == SKIP:
            self.begin_draws(seat)
        else:
            self.offered = move - CARD
            self.tell_hidden("offer", seat, self.offered)
            self.phase = ROB

    def list_victims(self, seat: int, moves: Moves) -> None:
        """List whose hand can be robbed."""
        victims = self.victims(seat)
        for other in range(self.seats):
            if victims >> other & 1:
                moves.add(SEAT + other)

    def rob(self, seat: int, victim: int) -> None:
        """Swap the offered card with one of the victim's, at random; both see both."""
        taken = self.pick(victim)
        self.tell_handed("left", seat, victim, self.offered)
        self.tell_handed("stolen", victim, seat, taken)
        self.hand_over(seat, victim, self.offered)
        self.hand_over(victim, seat, taken)
        self.offered = NO_CARD
        self.begin_draws(seat)

    def pick(self, seat: int) -> int:
        """Draw a card of a hand at random."""
        skip = self.chance.below(self.held(seat))
        for card in range(ALL_CARDS):
            if self.holder[card] == seat:
                if skip == 0:
                    return card
                skip -= 1
        return NO_CARD

    # --- the messenger

    def list_questions(self, moves: Moves) -> None:
        """List the costumes and accessories that can be named."""
        moves.add(SKIP)
        for point in range(ALL_POINTS):
            moves.add(POINT + point)

    def ask(self, seat: int, move: int) -> None:
        """Ask whether the King holds a costume or an accessory; he answers truly."""
        if move != SKIP:
            self.asked = move - POINT
            self.told_yes = self.holds_point(self.king, self.asked)
            self.gifts_since = 0
            self.tell_answer(seat, self.asked)
        self.begin_draws(seat)

    def holds_point(self, seat: int, point: int) -> bool:
        """Say whether a hand has a card with a costume or an accessory."""
        for card in range(ALL_CARDS):
            if self.holder[card] == seat and POINTS[card] >> point & 1:
                return True
        return False
