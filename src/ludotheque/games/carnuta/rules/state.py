"""The truth of a game of Carnuta: what lies on the table, and simple questions about it.

Runes are counts: where they lie on a board does not matter, only how many show each face and
how many places are free. Cards are numbers of the deck.
"""

from __future__ import annotations

from typing import cast

from ludotheque.core.moves import Moves
from ludotheque.core.rules import STAY, Rules
from ludotheque.core.state import State
from ludotheque.games.carnuta.data.cards import (
    ACTIONS,
    DAY,
    FULL,
    HAND,
    KINDS,
    LAST_LAID,
    MOST_CARDS,
    MOST_HELD,
    MOST_LAID,
    NIGHT,
    NO_CARD,
    NOBODY,
    PADLOCKS,
    PLACES,
    RESERVE,
    ROW,
    SICKLES,
)
from ludotheque.games.carnuta.data.deck import Deck
from ludotheque.games.carnuta.data.options import ASIDE, NEVER, SHUFFLED
from ludotheque.games.carnuta.data.phases import ACTION, LAST_ROUND, OPEN, PLACE_SALT


class Phase:
    """What a game waits for, or a step of it that asks nobody: who decides, and what follows."""

    def enter(self, game: Carnuta) -> int:  # noqa: ARG002
        """Do what comes before the decision; answer STAY, or the phase that comes instead."""
        return STAY

    def actors(self, game: Carnuta) -> int:
        """Return the seats that must decide, as a mask: the one whose turn it is."""
        return 1 << game.turn

    def list_moves(self, game: Carnuta, seat: int, moves: Moves) -> None:
        """Fill `moves` with what a seat that must decide may do."""
        raise NotImplementedError  # abstract; a step has none

    def apply(self, game: Carnuta, seat: int, move: int) -> int:
        """Carry out a legal move; answer the phase that follows, or STAY."""
        raise NotImplementedError  # abstract; a step has none


NO_PHASE = Phase()  # of a state that follows no rules yet


class Carnuta(State):
    """The fields of a game, copied as they are; the deck is shared. Its phases decide."""

    def __init__(self, deck: Deck) -> None:
        State.__init__(self)
        self.now = NO_PHASE
        self.deck = deck
        self.spare_starts = SHUFFLED
        self.memory_aid = True
        self.last_turn = True
        self.quiet_rounds = NEVER
        self.phase = ACTION
        self.turn = 0
        self.ancestor = 0
        self.actions = 0
        self.round = 1
        self.last_laid = 0  # the round in which a card was last laid, 0 for none
        self.nearness = OPEN
        # the centre
        self.market = [-1] * 8
        self.pile = [0] * 600
        self.pile_size = [0] * 2
        self.discard = [0] * 600
        self.discard_size = [0] * 2
        self.reserve = [0] * 2
        self.token = [-1] * 8
        # each player
        self.runes = [0] * 8  # suns and moons of each seat
        self.padlocks = [0] * 4
        self.sickles = [0] * 4
        self.hand = [0] * 32
        self.hand_size = [0] * 4
        self.laid = [0] * 64
        self.column = [0] * 64
        self.laid_size = [0] * 4
        self.amount = [0] * 32  # cards, doubles, Salt and tokens

    def become(self, other: State) -> None:
        """Take over everything from another game, except its log."""
        game = cast("Carnuta", other)
        self.seats = game.seats
        self.phase = game.phase
        self.rules = game.rules
        self.now = game.now
        self.chance = game.chance.copy()
        self.deck = game.deck
        self.spare_starts = game.spare_starts
        self.memory_aid = game.memory_aid
        self.last_turn = game.last_turn
        self.quiet_rounds = game.quiet_rounds
        self.turn = game.turn
        self.ancestor = game.ancestor
        self.actions = game.actions
        self.round = game.round
        self.last_laid = game.last_laid
        self.nearness = game.nearness
        self.market[:] = game.market
        self.pile[:] = game.pile
        self.pile_size[:] = game.pile_size
        self.discard[:] = game.discard
        self.discard_size[:] = game.discard_size
        self.reserve[:] = game.reserve
        self.token[:] = game.token
        self.runes[:] = game.runes
        self.padlocks[:] = game.padlocks
        self.sickles[:] = game.sickles
        self.hand[:] = game.hand
        self.hand_size[:] = game.hand_size
        self.laid[:] = game.laid
        self.column[:] = game.column
        self.laid_size[:] = game.laid_size
        self.amount[:] = game.amount

    def copy(self) -> Carnuta:
        """Return a deep, equal and silent copy."""
        new = Carnuta(self.deck)
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

    def free_places(self, seat: int) -> int:
        """Count the places for runes that are neither taken nor locked."""
        return PLACES - self.padlocks[seat] - self.runes[2 * seat] - self.runes[2 * seat + 1]

    def visible(self, half: int) -> int:
        """Count the visible cards of a half of the market."""
        found = 0
        for place in range(ROW * half, ROW * half + ROW):
            if self.market[place] != NO_CARD:
                found += 1
        return found

    def can_pay(self, seat: int, card: int) -> bool:
        """Say whether a player's runes pay for a card, each rune one symbol (C3.2)."""
        cost = 4 * card
        suns = self.deck.cost[cost] + self.deck.cost[cost + 2]
        moons = self.deck.cost[cost + 1] + self.deck.cost[cost + 3]
        return suns <= self.runes[2 * seat] and moons <= self.runes[2 * seat + 1]

    def cards(self) -> list[int]:
        """Return every card on the table, wherever it is."""
        found = [card for card in self.market if card != NO_CARD]
        for half in (DAY, NIGHT):
            start = MOST_CARDS * half
            found += [self.pile[start + i] for i in range(self.pile_size[half])]
            found += [self.discard[start + i] for i in range(self.discard_size[half])]
        for seat in range(self.seats):
            found += [self.hand[MOST_HELD * seat + i] for i in range(self.hand_size[seat])]
            found += [self.laid[MOST_LAID * seat + i] for i in range(self.laid_size[seat])]
        return found

    def is_aside(self, card: int) -> bool:
        """Say whether a card is not in the game: a starting card that nobody was dealt (C2.2)."""
        return (
            self.spare_starts == ASIDE and self.deck.starter[card] == 1 and not self.is_laid(card)
        )

    def is_laid(self, card: int) -> bool:
        """Say whether a card lies in some potion."""
        for seat in range(self.seats):
            for index in range(MOST_LAID * seat, MOST_LAID * seat + self.laid_size[seat]):
                if self.laid[index] == card:
                    return True
        return False

    def broken_laws(self) -> list[str]:
        """Name the conservation laws that are broken."""
        found = []
        if sorted(self.cards()) != [c for c in range(self.deck.size) if not self.is_aside(c)]:
            found.append("a card is lost or doubled (C1.1)")
        places = [place for place in range(2 * ROW) if self.market[place] != NO_CARD]
        if any(self.deck.half[self.market[place]] != place // ROW for place in places):
            found.append("a card lies in the other half of the market (C2.3)")
        held = [self.runes[i] for i in range(2 * self.seats)]
        if min(*held, self.reserve[0], self.reserve[1]) < 0:
            found.append("a rune was spent that was not there (C3.2)")
        if (
            sum(held) + self.reserve[0] + self.reserve[1]
            != 4 * self.seats + 2 * RESERVE[self.seats]
        ):
            found.append("a rune is lost or doubled (C2.4)")
        if any(self.free_places(seat) < 0 for seat in range(self.seats)):
            found.append("a rune lies on a padlock (C2.1)")
        amounts = [self.count_afresh(s, k) for s in range(self.seats) for k in range(KINDS)]
        if [self.amount[i] for i in range(KINDS * self.seats)] != amounts:
            found.append("ingredients are miscounted (C5.7)")
        if any(self.hand_size[s] > self.most_held(s) for s in range(self.seats)):
            found.append("a player holds too many cards (C3.9)")
        if self.count_loose_salt() != (self.phase == PLACE_SALT):
            found.append("Salt lies on no column (C4.2)")
        if self.nearness == OPEN and self.phase != PLACE_SALT and self.most_laid() >= FULL:
            found.append("eleven cards lie there and no end is near (C6.1)")
        return found + self.numbers_astray()

    def numbers_astray(self) -> list[str]:
        """Name the numbers that point outside the table: only a position can hold them."""
        seats = range(self.seats)
        right = {
            "turn": self.turn in seats,
            "ancestor": self.ancestor in seats,
            "actions": 0 <= self.actions <= ACTIONS,
            "last_laid": 0 <= self.last_laid <= self.round,
            "nearness": OPEN <= self.nearness <= LAST_ROUND,
            "tokens": all(NOBODY <= owner < self.seats for owner in self.token),
            "padlocks": all(0 <= self.padlocks[s] <= PADLOCKS for s in seats),
            "sickles": all(0 <= self.sickles[s] <= SICKLES for s in seats),
            "laid": self.most_laid() <= LAST_LAID,
        }
        return [f"{name} out of bounds" for name in right if not right[name]]

    def most_held(self, seat: int) -> int:
        """Return how many cards a hand may have now: three, and those taken this turn (C3.9)."""
        return HAND + ACTIONS - self.actions if seat == self.turn else HAND

    def most_laid(self) -> int:
        """Return how many cards the longest potion has."""
        return max(self.laid_size[seat] for seat in range(self.seats))

    def count_loose_salt(self) -> int:
        """Count the cards that lie in no column: Salt that waits for one (C4.2)."""
        return sum(
            self.column[MOST_LAID * seat + index] >= KINDS
            for seat in range(self.seats)
            for index in range(self.laid_size[seat])
        )

    def count_afresh(self, seat: int, kind: int) -> int:
        """Count the ingredients of a kind afresh, from the cards and tokens (C5.7)."""
        found = 0
        for index in range(MOST_LAID * seat, MOST_LAID * seat + self.laid_size[seat]):
            if self.column[index] == kind:
                found += self.deck.counts_as[self.laid[index]]
        if self.token[kind] == seat:
            found += 1
        return found
