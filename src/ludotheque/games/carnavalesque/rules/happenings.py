"""What comes between the crown and the turns: events (V3.5, V10) or roles (V11.1)."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.games.carnavalesque.data.cards import (
    ALL_CARDS,
    EVENTS,
    NO_DECREE,
    NOBODY,
    ROLES,
)
from ludotheque.games.carnavalesque.data.cards import DEAD_END as DEAD_END_PLACE
from ludotheque.games.carnavalesque.data.moves import CARD, ROLE
from ludotheque.games.carnavalesque.data.omens import (
    ALL_EVENTS,
    ALL_ROLES,
    CARVED_DECREE,
    FARANDOLE,
    GUST,
    NO_EVENT,
    NO_ROLE,
    POWER_CUT,
    RED_CARPET,
    SPOTLIGHTS,
)
from ludotheque.games.carnavalesque.data.phases import CARVE, KEEP_ROLE, PASS_LEFT, RESCUE
from ludotheque.games.carnavalesque.data.sizes import CARDS
from ludotheque.games.carnavalesque.rules.turns import Turns


class Happenings(Turns):
    """The second step of a round."""

    def begin_happening(self) -> None:
        """Draw an event from the second round on, or deal the roles (V3.5, V11.1)."""
        if self.version == ROLES:
            self.fool = NOBODY
            self.deal_roles()
        else:
            self.fool = self.after(self.king)  # V3.4
            self.tell_of("fool", self.fool)
            if self.version == EVENTS and self.round > 1:
                self.draw_event()
            else:
                self.begin_turns()

    # --- events

    def draw_event(self) -> None:
        """Draw the next event; when all were drawn, shuffle them again (V3.5)."""
        if self.events_left == 0:
            self.shuffle_events()
        self.events_left -= 1
        self.event = self.event_pile[self.events_left]
        self.tell_event(self.fool)
        self.apply_event()

    def shuffle_events(self) -> None:
        """Make a pile of all events (V2.6)."""
        for event in range(ALL_EVENTS):
            self.event_pile[event] = event
        self.chance.shuffle(self.event_pile, ALL_EVENTS)
        self.events_left = ALL_EVENTS

    def apply_event(self) -> None:
        """Do what the event does at once, or wait for a decision it asks for (V10)."""
        if self.event == FARANDOLE and self.with_cards() != 0:
            self.answered = 0
            self.phase = PASS_LEFT
        elif self.event == RED_CARPET and self.street.size[DEAD_END_PLACE] > 0:
            self.turn = self.fool
            self.phase = RESCUE
        elif self.event == CARVED_DECREE:
            self.phase = CARVE
        else:
            if self.event == GUST:
                self.blow()
            elif self.event in (POWER_CUT, SPOTLIGHTS):
                self.turn_all(1 if self.event == SPOTLIGHTS else 0)
            self.begin_turns()

    def blow(self) -> None:
        """Reject every available card into the crowd."""
        spots = self.crowd.here & 0
        count = 0
        for spot in range(CARDS):
            if self.crowd.is_available(spot):
                spots |= self.crowd.bit[spot]
                count += 1
        self.tell_count("gust", count)
        self.reject_spots(spots)

    def turn_all(self, face_up: int) -> None:
        """Turn every available card the same side up."""
        count = 0
        for spot in range(CARDS):
            if self.crowd.is_available(spot) and self.crowd.face_up[spot] != face_up:
                self.crowd.turn_over(spot)
                count += 1
        self.tell_count("all-up" if face_up else "all-down", count)

    def carve(self, age: int) -> None:
        """Set the one Decree of the round."""
        self.decree = age
        self.tell_decree("carved", age)
        self.begin_turns()

    def list_dead_end(self, moves: Moves) -> None:
        """List the cards of the dead end."""
        for card in range(ALL_CARDS):
            if self.street.place[card] == DEAD_END_PLACE:
                moves.add(CARD + card)

    def rescue(self, seat: int, card: int) -> None:
        """Reject a card of the dead end into the crowd."""
        self.street.rescue(card)
        self.drop_card(card)
        self.tell_open("rescue", seat, card)
        self.begin_turns()

    def pass_left(self, seat: int, card: int) -> None:
        """Choose the card to pass; when all have, everybody passes at once."""
        self.answer[seat] = card
        self.answered |= 1 << seat
        self.tell_of("ready", seat)
        if self.answered == self.with_cards():
            self.pass_all()
            self.begin_turns()

    def pass_all(self) -> None:
        """Pass the chosen cards to the left: first all leave their hands, then they arrive."""
        for seat in range(self.seats):
            if self.answered >> seat & 1:
                self.passed[seat] = self.back_of(self.answer[seat])
                self.tell_handed("passed", seat, self.after(seat), self.answer[seat])
                self.doubt(self.answer[seat], seat, 1 << self.after(seat))
        for seat in range(self.seats):
            if self.answered >> seat & 1:
                card = self.answer[seat]
                self.holder[card] = self.after(seat)
                self.remember(seat, card, self.after(seat))
                self.remember(self.after(seat), card, self.after(seat))
        self.answered = 0

    # --- roles

    def deal_roles(self) -> None:
        """Shuffle the roles and deal two to each player but the King (V11.1)."""
        deck = [0] * 16
        for role in range(ALL_ROLES):
            deck[role] = role
        self.chance.shuffle(deck, ALL_ROLES)
        for seat in range(self.seats):
            self.dealt_role[2 * seat] = NO_ROLE if seat == self.king else deck[2 * seat]
            self.dealt_role[2 * seat + 1] = NO_ROLE if seat == self.king else deck[2 * seat + 1]
            self.role[seat] = NO_ROLE
        self.revealed = 0
        self.last_role = NO_ROLE
        self.answered = 0
        self.phase = KEEP_ROLE
        self.tell_roles_dealt()

    def list_roles(self, seat: int, moves: Moves) -> None:
        """List the two roles dealt."""
        moves.add(ROLE + self.dealt_role[2 * seat])
        moves.add(ROLE + self.dealt_role[2 * seat + 1])

    def keep_role(self, seat: int, role: int) -> None:
        """Keep one role secretly; the other goes back (V11.1)."""
        self.role[seat] = role
        self.answered |= 1 << seat
        self.tell_role_kept(seat)
        if self.answered == self.everybody() & ~(1 << self.king):
            self.answered = 0
            self.begin_turns()

    def clear_round(self) -> None:
        """Take away what belonged to the last round."""
        self.event = NO_EVENT
        self.decree = NO_DECREE
        self.asked = -1
        self.fool = NOBODY
        self.answered = 0
        self.claimed = 0
        self.insisted = 0
        self.revealed = 0
        for seat in range(self.seats):
            self.passed[seat] = -1
            self.role[seat] = NO_ROLE
            self.dealt_role[2 * seat] = NO_ROLE
            self.dealt_role[2 * seat + 1] = NO_ROLE
