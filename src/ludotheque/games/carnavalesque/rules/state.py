"""Everything that lies on the table in Carnavalesque, and simple questions about it.

In the crowd a card lies on a spot, a number drawn at random when it lands: only the state knows
which card that is (`who`). Hands have no order: a card knows its holder. What each seat
remembers of the others' hands (V4.4) is kept for each pair of eyes, the watcher's included.
"""

from __future__ import annotations

from typing import cast

from ludotheque.core.state import State
from ludotheque.games.carnavalesque.data.cards import (
    AGES,
    ALL_CARDS,
    EYES,
    NO_AGE,
    NO_DECREE,
    NOBODY,
    SURE,
    THIRD_WORKSHOP,
    UNMARKED,
)
from ludotheque.games.carnavalesque.data.omens import NO_EVENT, NO_ROLE
from ludotheque.games.carnavalesque.data.phases import CLAIM_CROWN
from ludotheque.games.carnavalesque.data.sizes import CARDS, NO_CARD
from ludotheque.games.carnavalesque.rules.crowd.hand import Hand
from ludotheque.games.carnavalesque.rules.crowd.pile import Crowd
from ludotheque.games.carnavalesque.rules.street import Street


class Board(State):
    """The fields of a game, copied as they are."""

    def __init__(self) -> None:
        State.__init__(self)
        # the options
        self.version = 0
        self.gestures = 0
        self.hand_size = 0
        # the table
        self.crowd = Crowd()
        self.street = Street(0)
        self.who = [-1] * 64  # by spot, which card lies there
        self.known = [0] * 64  # by spot, who knows its face though it does not show
        self.holder = [-1] * 64  # by card, in whose hand it is
        self.memory = [0] * 384  # by eyes and card
        self.age = [0] * 64
        self.event_pile = [0] * 16
        self.events_left = 0
        # the round
        self.phase = CLAIM_CROWN
        self.round = 0
        self.king = NOBODY
        self.fool = NOBODY
        self.event = NO_EVENT
        self.claimed = 0  # who claimed the crown, and who then held on to it (V3.2)
        self.insisted = 0
        self.passed = [-1] * 8  # by seat, the age of the card passed in the Farandole
        self.answered = 0
        self.answer = [0] * 8  # by seat, while several decide at once
        self.dealt_role = [-1] * 16  # two a seat
        self.role = [-1] * 8
        self.revealed = 0
        self.last_role = NO_ROLE
        self.asked = -1  # the point that the messenger asked for (V11.4)
        self.told_yes = False
        self.gifts_since = 0
        # the turn
        self.turn = 0
        self.decree = NO_DECREE
        self.power = NO_ROLE
        self.uses = 0
        self.draws = 0
        self.gifts = 0
        self.offered = NO_CARD
        self.laid = 0
        self.required = 0
        # the Fool's eyes closed
        self.hand = Hand()
        self.strokes = 0
        self.stroke = [0] * 32
        self.calls = 0
        self.caller = [0] * 128
        self.called_at = [0] * 128
        self.call_x = [0] * 128
        self.call_y = [0] * 128
        self.ending = -1
        for card in range(ALL_CARDS):
            self.age[card] = AGES[card]

    def become(self, other: State) -> None:
        """Take over everything from another board, except its log."""
        board = cast("Board", other)
        self.seats = board.seats
        self.chance = board.chance.copy()
        self.version = board.version
        self.gestures = board.gestures
        self.hand_size = board.hand_size
        self.crowd.become(board.crowd)
        self.street.become(board.street)
        self.hand.become(board.hand)
        self.who[:] = board.who
        self.known[:] = board.known
        self.holder[:] = board.holder
        self.memory[:] = board.memory
        self.event_pile[:] = board.event_pile
        self.events_left = board.events_left
        self.become_round(board)

    def become_round(self, board: Board) -> None:
        """Take over what belongs to a round and a turn."""
        self.phase = board.phase
        self.round = board.round
        self.king = board.king
        self.fool = board.fool
        self.event = board.event
        self.claimed = board.claimed
        self.insisted = board.insisted
        self.passed[:] = board.passed
        self.answered = board.answered
        self.answer[:] = board.answer
        self.dealt_role[:] = board.dealt_role
        self.role[:] = board.role
        self.revealed = board.revealed
        self.last_role = board.last_role
        self.asked = board.asked
        self.told_yes = board.told_yes
        self.gifts_since = board.gifts_since
        self.turn = board.turn
        self.decree = board.decree
        self.power = board.power
        self.uses = board.uses
        self.draws = board.draws
        self.gifts = board.gifts
        self.offered = board.offered
        self.laid = board.laid
        self.required = board.required
        self.strokes = board.strokes
        self.stroke[:] = board.stroke
        self.calls = board.calls
        self.caller[:] = board.caller
        self.called_at[:] = board.called_at
        self.call_x[:] = board.call_x
        self.call_y[:] = board.call_y
        self.ending = board.ending

    def begin_round(self) -> None:
        """Start a round; written where the crown is taken."""
        raise NotImplementedError  # abstract

    def begin_turn(self, seat: int) -> None:
        """Start a turn; written where the Decree is set."""
        raise NotImplementedError  # abstract

    # --- simple questions

    def after(self, seat: int) -> int:
        """Return the seat to the left: turns go clockwise (V3.1)."""
        return (seat + 1) % self.seats

    def held(self, seat: int) -> int:
        """Count the cards of a hand, the Third Workshop card included (V7.1)."""
        found = 0
        for card in range(ALL_CARDS):
            if self.holder[card] == seat:
                found += 1
        return found

    def held_to_lay(self, seat: int) -> int:
        """Count the crowd cards of a hand: the Third Workshop card is none (V6.4)."""
        return self.held(seat) - (1 if self.holder[THIRD_WORKSHOP] == seat else 0)

    def with_cards(self) -> int:
        """Return the seats that hold a card, as a mask."""
        mask = 0
        for seat in range(self.seats):
            if self.held(seat) > 0:
                mask |= 1 << seat
        return mask

    def everybody(self) -> int:
        """Return all seats, as a mask."""
        return (1 << self.seats) - 1

    def back_of(self, card: int) -> int:
        """Return the age on the back of a card; the Third Workshop card has none (V1.2)."""
        return self.age[card] if self.age[card] != NO_AGE else UNMARKED

    def is_allowed(self, spot: int) -> bool:
        """Say whether the Decree lets a card be drawn (V4.1); the Third Workshop card always."""
        return self.decree == NO_DECREE or self.age[self.who[spot]] != self.decree

    def is_available(self, spot: int) -> bool:
        """Say whether a card is uncovered and allowed by the Decree (V4.2)."""
        return self.crowd.is_available(spot) and self.is_allowed(spot)

    def broken_laws(self) -> list[str]:
        """Name the conservation laws that are broken."""
        found = []
        places = [self.places_of(card) for card in range(ALL_CARDS)]
        out_of_play = self.street.open == 3 and places[THIRD_WORKSHOP] == 0
        if any(count != 1 for count in places[:THIRD_WORKSHOP]):
            found.append("a card is lost or doubled (V1.2)")
        if places[THIRD_WORKSHOP] != 1 and not out_of_play:
            found.append("the Third Workshop card is lost or doubled (V1.2)")
        lying = [spot for spot in range(CARDS) if self.who[spot] != NO_CARD]
        if lying != [spot for spot in range(CARDS) if self.crowd.holds(spot)]:
            found.append("a spot has no card or a card no spot (V2.4)")
        if any(not self.remembers_right(place) for place in range(64 * EYES)):
            found.append("somebody surely remembers what is not so (V4.4)")
        if any(self.street.size[place] != self.street.count(place) for place in range(1, 8)):
            found.append("a place of the street is miscounted (V6.1)")
        return found

    def places_of(self, card: int) -> int:
        """Count the places where a card is."""
        in_crowd = sum(self.who[spot] == card for spot in range(CARDS))
        return in_crowd + (self.holder[card] != NOBODY) + (self.street.place[card] != 0)

    def remembers_right(self, place: int) -> bool:
        """Say whether one memory that is sure is true."""
        seat = self.memory[place] - SURE
        return not 0 <= seat < self.seats or self.holder[place % 64] == seat
