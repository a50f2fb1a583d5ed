"""What search asks of Carnuta: the score of each move, and the value of a potion.

Worths are in hundredths of a point (`reckoning.py`). Playing a card is worth more than taking it,
and runes are worth what they let the player play.
"""

from __future__ import annotations

from typing import cast

from ludotheque.core.evaluator import CERTAIN, mix, part
from ludotheque.core.moves import Moves
from ludotheque.core.state import State
from ludotheque.games.carnuta.bot.reckoning import Reckoning
from ludotheque.games.carnuta.bot.weights import (
    ENABLING,
    GAINED,
    MARGIN,
    MOST_MARGIN,
    NEVER,
    PLAYED,
    POINT,
    POOR,
    STEP,
    TAKING,
    WON,
)
from ludotheque.games.carnuta.data.cards import (
    HAND,
    KINDS,
    MARKET,
    MOST_HELD,
    MOST_LAID,
    NO_CARD,
    SUN,
)
from ludotheque.games.carnuta.data.deck import Deck
from ludotheque.games.carnuta.data.moves import (
    CUT,
    DISCARD,
    FLIP_RUNES,
    PLAY,
    SALT_ON,
    TAKE,
    TAKE_RUNES,
    TOKEN,
)
from ludotheque.games.carnuta.data.phases import OVER
from ludotheque.games.carnuta.rules.score import best_column, total
from ludotheque.games.carnuta.rules.state import Carnuta


class CarnutaEvaluator(Reckoning):
    """A player's eye for ingredients."""

    def __init__(self, deck: Deck) -> None:
        Reckoning.__init__(self, deck)
        self.step = STEP

    # --- how good a move looks

    def score(self, state: State, seat: int, moves: Moves) -> None:
        """Put the worth of each move where its odds will be."""
        game = cast("Carnuta", state)
        self.look(game, seat)
        self.reckon_all(game)
        for index in range(moves.n):
            moves.weight[index] = self.worth(game, moves.at[index])

    def worth(self, game: Carnuta, move: int) -> int:
        """Return how good a move looks."""
        verb = self.deck.verb[move]
        thing = self.deck.thing[move]
        if verb in (TAKE, PLAY, DISCARD):
            return self.worth_of_card(game, verb, thing)
        if verb in (TAKE_RUNES, FLIP_RUNES):
            return self.worth_of_runes(game, verb, thing)
        if verb in (SALT_ON, TOKEN):
            return self.more_of(thing, 1)
        return self.worth_of_sickle(game) if verb == CUT else 0

    def worth_of_card(self, game: Carnuta, verb: int, card: int) -> int:
        """Return how good it is to play, take or discard a card."""
        value = self.gain[card]
        if verb == PLAY:
            return value + PLAYED
        if verb == DISCARD:
            return -value
        if game.hand_size[self.seat] >= HAND:
            worst = self.worst_held(game)
            if worst > 0:
                value -= worst
        value = part(value, TAKING)
        if game.can_pay(self.seat, card):
            value += POINT
        return value - POINT * game.hand_size[self.seat] // 2

    def worst_held(self, game: Carnuta) -> int:
        """Return the value of the card in hand that would bring least."""
        start = MOST_HELD * self.seat
        worst = self.gain[game.hand[start]]
        for index in range(start + 1, start + game.hand_size[self.seat]):
            if self.gain[game.hand[index]] < worst:
                worst = self.gain[game.hand[index]]
        return worst

    def worth_of_sickle(self, game: Carnuta) -> int:
        """A sickle is good when there is time left and nothing good in the market (C3.7)."""
        if game.actions < 2:
            return -1
        best = 0
        for place in range(MARKET):
            if game.market[place] != NO_CARD and self.gain[game.market[place]] > best:
                best = self.gain[game.market[place]]
        return POOR - best

    def worth_of_runes(self, game: Carnuta, verb: int, face: int) -> int:
        """Runes are worth the best card that they let the player pay."""
        suns = game.runes[2 * self.seat]
        moons = game.runes[2 * self.seat + 1]
        now = self.best_payable(game, suns, moons)
        gained = 0
        if verb == FLIP_RUNES and face == SUN:
            suns += moons
            moons = 0
        elif verb == FLIP_RUNES:
            moons += suns
            suns = 0
        else:
            gained = game.free_places(self.seat)
            if gained > game.reserve[face]:
                gained = game.reserve[face]
            if face == SUN:
                suns += gained
            else:
                moons += gained
        then = self.best_payable(game, suns, moons)
        better = then - now if then > now else 0
        return part(better, ENABLING) + GAINED * gained

    def best_payable(self, game: Carnuta, suns: int, moons: int) -> int:
        """Return the worth of playing the best card of the hand that these runes pay."""
        best = 0
        start = MOST_HELD * self.seat
        for index in range(start, start + game.hand_size[self.seat]):
            card = game.hand[index]
            cost = 4 * card
            asks_suns = self.deck.cost[cost] + self.deck.cost[cost + 2]
            asks_moons = self.deck.cost[cost + 1] + self.deck.cost[cost + 3]
            if asks_suns <= suns and asks_moons <= moons and self.gain[card] + PLAYED > best:
                best = self.gain[card] + PLAYED
        return best

    # --- what search asks for

    def value(self, state: State, seat: int) -> int:
        """Return what a seat may expect, from how far it is ahead of the others."""
        game = cast("Carnuta", state)
        mine = self.prospect(game, seat)
        best = NEVER
        for other in range(game.seats):
            if other != seat:
                theirs = self.prospect(game, other)
                if theirs > best:
                    best = theirs
        ahead = mine - best
        margin = part(ahead, MARGIN)
        if margin > MOST_MARGIN:
            margin = MOST_MARGIN
        if margin < -MOST_MARGIN:
            margin = -MOST_MARGIN
        if game.phase == OVER and ahead != 0:
            margin += WON if ahead > 0 else -WON
        fair = CERTAIN // game.seats  # what all may expect of a game that is even
        return fair + part(margin, (CERTAIN - fair if margin > 0 else fair) // 5)

    def prospect(self, game: Carnuta, seat: int) -> int:
        """Return the points a seat has, and what it may still make of what it holds."""
        if game.phase == OVER:
            return POINT * total(game, seat) + best_column(game, seat)  # C6.3
        self.look(game, seat)
        self.reckon_all(game)
        return self.now + PLAYED * game.laid_size[seat] + self.best_hand(game)

    def best_hand(self, game: Carnuta) -> int:
        """Return what the cards in hand promise: half of what they would bring."""
        found = 0
        start = MOST_HELD * self.seat
        for index in range(start, start + game.hand_size[self.seat]):
            if self.gain[game.hand[index]] > 0:
                found += self.gain[game.hand[index]] // 2
        return found

    def infoset_key(self, state: State, seat: int) -> int:  # noqa: ARG002 - everybody sees the same
        """Tell positions apart by what players did, not by what came to the market."""
        game = cast("Carnuta", state)
        key = mix(game.phase, 16 * game.turn + game.actions)
        for other in range(game.seats):
            runes = 8 * game.runes[2 * other] + game.runes[2 * other + 1]
            key = mix(key, 64 * runes + 8 * game.sickles[other] + game.padlocks[other])
            for index in range(MOST_LAID * other, MOST_LAID * other + game.laid_size[other]):
                key = mix(key, 16 * game.laid[index] + game.column[index])
            held = 0
            for index in range(MOST_HELD * other, MOST_HELD * other + game.hand_size[other]):
                held += mix(game.hand[index], 1) >> 8
            key = mix(key, held)
        for kind in range(KINDS):
            key = mix(key, game.token[kind] + 1)
        return key
