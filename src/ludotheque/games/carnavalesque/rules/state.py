"""The truth of a game of Carnavalesque: what lies on the table, and simple questions about it.

In the crowd a card lies on a spot, a number drawn at random when it lands: only the state knows
which card that is (`who`). Hands have no order: a card knows its holder. What each seat
remembers of the others' hands (V4.4) is kept for each pair of eyes, the watcher's included.
"""

from __future__ import annotations

from typing import cast

from ludotheque.core.moves import Moves
from ludotheque.core.rules import STAY, Rules
from ludotheque.core.state import State
from ludotheque.games.carnavalesque.data.cards import (
    AGES,
    ALL_CARDS,
    NO_AGE,
    NO_CARD,
    NO_DECREE,
    THIRD_WORKSHOP,
    UNMARKED,
)
from ludotheque.games.carnavalesque.data.events import NO_EVENT
from ludotheque.games.carnavalesque.data.phases import CLAIM_CROWN
from ludotheque.games.carnavalesque.data.roles import NO_ROLE
from ludotheque.games.carnavalesque.data.seats import EYES, NOBODY, SURE
from ludotheque.games.carnavalesque.data.sizes import SPOTS
from ludotheque.games.carnavalesque.data.street import ELSEWHERE, FREE, PLACES, WORKSHOPS
from ludotheque.games.carnavalesque.rules.crowd.fools_hand import FoolsHand
from ludotheque.games.carnavalesque.rules.crowd.pile import Crowd
from ludotheque.games.carnavalesque.rules.street import Street


class Phase:
    """What a game waits for, or a step of it that asks nobody: who decides, and what follows."""

    def enter(self, game: Carnavalesque) -> int:  # noqa: ARG002
        """Do what comes before the decision; answer STAY, or the phase that comes instead."""
        return STAY

    def actors(self, game: Carnavalesque) -> int:
        """Return the seats that must decide, as a mask: most phases ask whose turn it is."""
        return 1 << game.turn

    def awaited(self, game: Carnavalesque) -> int:
        """Return those of them without whom the game does not go on: mostly all."""
        return self.actors(game)

    def list_moves(self, game: Carnavalesque, seat: int, moves: Moves) -> None:
        """Fill `moves` with what a seat that must decide may do."""
        raise NotImplementedError  # abstract; a step has none

    def apply(self, game: Carnavalesque, seat: int, move: int) -> int:
        """Carry out a legal move; answer the phase that follows, or STAY."""
        raise NotImplementedError  # abstract; a step has none


NO_PHASE = Phase()  # of a state that follows no rules yet


class Carnavalesque(State):
    """The fields of a game, copied as they are; its phases decide what happens."""

    def __init__(self) -> None:
        State.__init__(self)
        self.now = NO_PHASE
        # the options
        self.version = 0
        self.gestures = 0
        self.departure = FREE
        self.hand_size = 0
        # the table
        self.crowd = Crowd()
        self.street = Street(0)
        self.who = [NO_CARD] * 64  # by spot, which card lies there
        self.known = [0] * 64  # by spot, who knows its face though it does not show
        self.holder = [NOBODY] * 58  # by card, in whose hand it is
        self.memory = [0] * 348  # by eyes and card
        self.age = [0] * 58
        self.event_pile = [0] * 10
        self.events_left = 0
        # the round
        self.phase = CLAIM_CROWN
        self.round = 0
        self.king = NOBODY
        self.fool = NOBODY
        self.event = NO_EVENT
        self.claimed = 0  # who claimed the crown, and who then held on to it (V3.2)
        self.insisted = 0
        self.passed = [-1] * 5  # by seat, the age of the card passed in the Farandole
        self.answered = 0
        self.answer = [0] * 5  # by seat, while several decide at once
        self.dealt_role = [NO_ROLE] * 10  # two a seat
        self.role = [NO_ROLE] * 5
        self.revealed = 0
        self.last_role = NO_ROLE
        self.asked = -1  # the point that the messenger asked for (V11.4)
        self.told_yes = False
        self.gifts_since = 0
        # the turn
        self.turn = 0
        self.decree = NO_DECREE
        self.power = NO_ROLE
        self.uses = 0  # cards on which the role may still be used
        self.draws = 0  # cards still to draw, and to give, in this turn
        self.gifts = 0
        self.offered = NO_CARD
        self.laid = 0
        self.required = 0
        # the Fool's eyes closed
        self.fools_hand = FoolsHand()
        self.strokes = 0
        self.stroke = [0] * 30
        self.calls = 0
        self.caller = [0] * 93
        self.called_at = [0] * 93
        self.call_x = [0] * 93
        self.call_y = [0] * 93
        self.ending = -1
        for card in range(ALL_CARDS):
            self.age[card] = AGES[card]

    def become(self, other: State) -> None:
        """Take over everything from another game, except its log."""
        game = cast("Carnavalesque", other)
        self.seats = game.seats
        self.rules = game.rules
        self.now = game.now
        self.chance = game.chance.copy()
        self.version = game.version
        self.gestures = game.gestures
        self.departure = game.departure
        self.hand_size = game.hand_size
        self.crowd.become(game.crowd)
        self.street.become(game.street)
        self.fools_hand.become(game.fools_hand)
        self.who[:] = game.who
        self.known[:] = game.known
        self.holder[:] = game.holder
        self.memory[:] = game.memory
        self.event_pile[:] = game.event_pile
        self.events_left = game.events_left
        self.become_round(game)

    def become_round(self, game: Carnavalesque) -> None:
        """Take over what belongs to a round and a turn."""
        self.phase = game.phase
        self.round = game.round
        self.king = game.king
        self.fool = game.fool
        self.event = game.event
        self.claimed = game.claimed
        self.insisted = game.insisted
        self.passed[:] = game.passed
        self.answered = game.answered
        self.answer[:] = game.answer
        self.dealt_role[:] = game.dealt_role
        self.role[:] = game.role
        self.revealed = game.revealed
        self.last_role = game.last_role
        self.asked = game.asked
        self.told_yes = game.told_yes
        self.gifts_since = game.gifts_since
        self.turn = game.turn
        self.decree = game.decree
        self.power = game.power
        self.uses = game.uses
        self.draws = game.draws
        self.gifts = game.gifts
        self.offered = game.offered
        self.laid = game.laid
        self.required = game.required
        self.strokes = game.strokes
        self.stroke[:] = game.stroke
        self.calls = game.calls
        self.caller[:] = game.caller
        self.called_at[:] = game.called_at
        self.call_x[:] = game.call_x
        self.call_y[:] = game.call_y
        self.ending = game.ending

    def copy(self) -> Carnavalesque:
        """Return a deep, equal and silent copy."""
        new = Carnavalesque()
        new.become(self)
        return new

    # --- the phases

    def follow(self, rules: Rules) -> None:
        """Follow these rules, from the phase in which the game is."""
        self.rules = rules
        self.now = rules.phases[self.phase]

    def actors(self) -> int:
        """Return the seats that must decide now, as a mask."""
        return self.now.actors(self)

    def awaited(self) -> int:
        """Return those who hold up the game, as a mask."""
        return self.now.awaited(self)

    def list_moves(self, seat: int, moves: Moves) -> None:
        """Fill `moves` with what a seat that must act may do."""
        self.now.list_moves(self, seat, moves)

    def apply(self, seat: int, move: int) -> None:
        """Carry out a legal move; a phase that asks nobody goes on to the next."""
        phase = self.now.apply(self, seat, move)
        while phase != STAY:
            self.phase = phase
            self.now = self.rules.phases[phase]
            phase = self.now.enter(self)

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
        out_of_play = self.street.open == WORKSHOPS and places[THIRD_WORKSHOP] == 0
        if any(count != 1 for count in places[:THIRD_WORKSHOP]):
            found.append("a card is lost or doubled (V1.2)")
        if places[THIRD_WORKSHOP] != 1 and not out_of_play:
            found.append("the Third Workshop card is lost or doubled (V1.2)")
        lying = [spot for spot in range(SPOTS) if self.who[spot] != NO_CARD]
        if lying != [spot for spot in range(SPOTS) if self.crowd.holds(spot)]:
            found.append("a spot has no card or a card no spot (V2.4)")
        if any(not self.remembers_right(place) for place in range(EYES * ALL_CARDS)):
            found.append("somebody surely remembers what is not so (V4.4)")
        if any(self.street.size[place] != self.street.count(place) for place in range(1, PLACES)):
            found.append("a place of the street is miscounted (V6.1)")
        return found

    def places_of(self, card: int) -> int:
        """Count the places where a card is."""
        in_crowd = sum(self.who[spot] == card for spot in range(SPOTS))
        return in_crowd + (self.holder[card] != NOBODY) + (self.street.place[card] != ELSEWHERE)

    def remembers_right(self, place: int) -> bool:
        """Say whether one memory that is sure is true."""
        seat = self.memory[place] - SURE
        return not 0 <= seat < self.seats or self.holder[place % ALL_CARDS] == seat
