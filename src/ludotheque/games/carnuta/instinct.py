"""What a player of Carnuta feels without thinking: how good moves look, and what a potion promises.

Worths are in hundredths of a point. A card is worth what it and the cards it helps would score
with the ingredients that the player has, holds and may still lay; playing it is worth more than
taking it, and runes are worth what they let the player play.
"""

from __future__ import annotations

from typing import cast

from ludotheque.core.instinct import CERTAIN, Instinct, mix, part
from ludotheque.core.moves import Moves
from ludotheque.core.state import State
from ludotheque.games.carnuta.board import Board
from ludotheque.games.carnuta.cards import (
    FLAT5,
    FULL,
    HAND,
    KINDS,
    MARKET,
    MOST_HELD,
    MOST_LAID,
    NO_CARD,
    SALT,
)
from ludotheque.games.carnuta.deck import Deck
from ludotheque.games.carnuta.moves import (
    CARD,
    DISCARD,
    END,
    FLIP_MOONS,
    FLIP_SUNS,
    PLAY,
    SALT_ON,
    SICKLE_DAY,
    TAKE_SUNS,
    TOKEN,
)
from ludotheque.games.carnuta.phases import OVER
from ludotheque.games.carnuta.score import best_column, points_of, total

POINT = 100
STEP = 40  # of worth, see Instinct
PLAYED = 200  # what one more card in front is worth beside its points
GIVEN = 40  # what a rune that goes back to the reserve costs
GAINED = 15  # what a rune that is taken is worth by itself
TAKING = 45  # per cent of a card's worth that taking it is worth
ENABLING = 60  # per cent of a card's worth that being able to pay it is worth
POOR = 330  # a market whose best card is worth less than this is worth a sickle
GROWTH = 12  # hundredths of an ingredient of each kind that a card still to lay brings
NEVER = -(10**6)
FLATTEST = FLAT5  # no points, or points that depend on nothing

MARGIN = 14  # what a point more than the others is worth, in thousandths
MOST_MARGIN = 380
WON = 100


class CarnutaInstinct(Instinct):
    """A player's eye for ingredients, with the figures that all moves of a decision need."""

    def __init__(self, deck: Deck) -> None:
        Instinct.__init__(self)
        self.step = STEP
        self.deck = deck
        self.seat = 0
        self.expected = [0] * 8
        self.mine = [0] * 24
        self.mine_size = 0
        self.now = 0
        self.value = [0] * 300

    # --- what a seat has and may expect

    def look(self, board: Board, seat: int) -> None:
        """Take in what a player has, holds and may still lay."""
        self.seat = seat
        to_come = FULL - board.laid_size[seat]
        for kind in range(KINDS):
            self.expected[kind] = POINT * board.amount[KINDS * seat + kind]
            if to_come > 0:
                self.expected[kind] += GROWTH * to_come
        self.mine_size = 0
        for index in range(MOST_LAID * seat, MOST_LAID * seat + board.laid_size[seat]):
            self.keep(board.laid[index])
        for index in range(MOST_HELD * seat, MOST_HELD * seat + board.hand_size[seat]):
            card = board.hand[index]
            self.keep(card)
            if self.deck.ingredient[card] != SALT:
                half = POINT * self.deck.counts_as[card] // 2
                self.expected[self.deck.ingredient[card]] += half
        self.now = self.score()

    def keep(self, card: int) -> None:
        """Reckon with a card that has points of its own to gain."""
        self.mine[self.mine_size] = card
        self.mine_size += 1

    def points(self, card: int) -> int:
        """Return what a card would score with what is expected, in hundredths."""
        first = self.expected[self.deck.of[3 * card]]
        second = self.expected[self.deck.of[3 * card + 1]]
        third = self.expected[self.deck.of[3 * card + 2]]
        return points_of(self.deck.scoring[card], first, second, third)

    def score(self) -> int:
        """Return what the cards laid and held would score with what is expected."""
        found = 0
        for index in range(self.mine_size):
            if not self.is_flat(self.mine[index]):
                found += self.points(self.mine[index])
        return found

    def is_flat(self, card: int) -> bool:
        """Say whether a card scores the same whatever one has (C5.1)."""
        return self.deck.scoring[card] <= FLATTEST

    def more_of(self, kind: int, count: int) -> int:
        """Return what more of an ingredient adds to the cards that are laid and held."""
        self.expected[kind] += POINT * count
        gain = self.score() - self.now
        self.expected[kind] -= POINT * count
        return gain

    def reckon(self, board: Board, card: int) -> int:
        """Return what a card would bring once it is laid: its points, and those it helps to."""
        ingredient = self.deck.ingredient[card]
        if ingredient == SALT:
            return self.best_column(board)
        own = self.points(card)
        if self.is_flat(card):
            own *= POINT
        gain = own + self.more_of(ingredient, self.deck.counts_as[card])
        return gain - GIVEN * (self.deck.cost[4 * card + 2] + self.deck.cost[4 * card + 3])

    def best_column(self, board: Board) -> int:
        """Return what Salt would bring on the column where it brings most (C4.2)."""
        best = NEVER
        start = MOST_LAID * self.seat
        for index in range(start, start + board.laid_size[self.seat]):
            if board.column[index] < KINDS:
                gain = self.more_of(board.column[index], 1)
                if gain > best:
                    best = gain
        return best

    def reckon_all(self, board: Board) -> None:
        """Work out the value of every card that could be taken, played or discarded."""
        for place in range(MARKET):
            if board.market[place] != NO_CARD:
                self.value[board.market[place]] = self.reckon(board, board.market[place])
        start = MOST_HELD * self.seat
        for index in range(start, start + board.hand_size[self.seat]):
            self.value[board.hand[index]] = self.reckon(board, board.hand[index])

    # --- how good a move looks

    def judge(self, state: State, seat: int, moves: Moves) -> None:
        """Put the worth of each move where its odds will be."""
        board = cast("Board", state)
        self.look(board, seat)
        self.reckon_all(board)
        for index in range(moves.n):
            moves.odds[index] = self.worth(board, moves.at[index])

    def worth(self, board: Board, move: int) -> int:
        """Return how good a move looks."""
        if move >= CARD:
            size = self.deck.size
            return self.worth_of_card(board, (move - CARD) // size, (move - CARD) % size)
        if move >= TOKEN:
            return self.more_of(move - TOKEN, 1)
        if move >= SALT_ON:
            return self.more_of(move - SALT_ON, 1)
        if move >= SICKLE_DAY:
            return self.worth_of_sickle(board)
        return 0 if move == END else self.worth_of_runes(board, move)

    def worth_of_card(self, board: Board, verb: int, card: int) -> int:
        """Return how good it is to play, take or discard a card."""
        value = self.value[card]
        if verb == PLAY:
            return value + PLAYED
        if verb == DISCARD:
            return -value
        if board.hand_size[self.seat] >= HAND:
            worst = self.worst_held(board)
            if worst > 0:
                value -= worst
        value = part(value, TAKING)
        if board.can_pay(self.seat, card):
            value += POINT
        return value - POINT * board.hand_size[self.seat] // 2

    def worst_held(self, board: Board) -> int:
        """Return the value of the card in hand that would bring least."""
        start = MOST_HELD * self.seat
        worst = self.value[board.hand[start]]
        for index in range(start + 1, start + board.hand_size[self.seat]):
            if self.value[board.hand[index]] < worst:
                worst = self.value[board.hand[index]]
        return worst

    def worth_of_sickle(self, board: Board) -> int:
        """A sickle is good when there is time left and nothing good in the market (C3.7)."""
        if board.actions < 2:
            return -1
        best = 0
        for place in range(MARKET):
            if board.market[place] != NO_CARD and self.value[board.market[place]] > best:
                best = self.value[board.market[place]]
        return POOR - best

    def worth_of_runes(self, board: Board, move: int) -> int:
        """Runes are worth the best card that they let the player pay."""
        suns = board.runes[2 * self.seat]
        moons = board.runes[2 * self.seat + 1]
        now = self.best_payable(board, suns, moons)
        gained = 0
        if move == FLIP_SUNS:
            suns += moons
            moons = 0
        elif move == FLIP_MOONS:
            moons += suns
            suns = 0
        else:
            face = move - TAKE_SUNS
            gained = board.free_places(self.seat)
            if gained > board.reserve[face]:
                gained = board.reserve[face]
            if face == 0:
                suns += gained
            else:
                moons += gained
        then = self.best_payable(board, suns, moons)
        better = then - now if then > now else 0
        return part(better, ENABLING) + GAINED * gained

    def best_payable(self, board: Board, suns: int, moons: int) -> int:
        """Return the worth of playing the best card of the hand that these runes pay."""
        best = 0
        start = MOST_HELD * self.seat
        for index in range(start, start + board.hand_size[self.seat]):
            card = board.hand[index]
            cost = 4 * card
            asks_suns = self.deck.cost[cost] + self.deck.cost[cost + 2]
            asks_moons = self.deck.cost[cost + 1] + self.deck.cost[cost + 3]
            if asks_suns <= suns and asks_moons <= moons and self.value[card] + PLAYED > best:
                best = self.value[card] + PLAYED
        return best

    # --- what search asks for

    def promise(self, state: State, seat: int) -> int:
        """Return what a seat may expect, from how far it is ahead of the others."""
        board = cast("Board", state)
        mine = self.prospect(board, seat)
        best = NEVER
        for other in range(board.seats):
            if other != seat:
                theirs = self.prospect(board, other)
                if theirs > best:
                    best = theirs
        ahead = mine - best
        margin = part(ahead, MARGIN)
        if margin > MOST_MARGIN:
            margin = MOST_MARGIN
        if margin < -MOST_MARGIN:
            margin = -MOST_MARGIN
        if board.phase == OVER and ahead != 0:
            margin += WON if ahead > 0 else -WON
        fair = CERTAIN // board.seats  # what all may expect of a game that is even
        return fair + part(margin, (CERTAIN - fair if margin > 0 else fair) // 5)

    def prospect(self, board: Board, seat: int) -> int:
        """Return the points a seat has, and what it may still make of what it holds."""
        if board.phase == OVER:
            return POINT * total(board, seat) + best_column(board, seat)  # C6.3
        self.look(board, seat)
        self.reckon_all(board)
        return self.now + PLAYED * board.laid_size[seat] + self.best_hand(board)

    def best_hand(self, board: Board) -> int:
        """Return what the cards in hand promise: half of what they would bring."""
        found = 0
        start = MOST_HELD * self.seat
        for index in range(start, start + board.hand_size[self.seat]):
            if self.value[board.hand[index]] > 0:
                found += self.value[board.hand[index]] // 2
        return found

    def likeness(self, state: State, seat: int) -> int:  # noqa: ARG002 - everybody sees the same
        """Tell positions apart by what players did, not by what came to the market."""
        board = cast("Board", state)
        key = mix(board.phase, 16 * board.turn + board.actions)
        for other in range(board.seats):
            runes = 8 * board.runes[2 * other] + board.runes[2 * other + 1]
            key = mix(key, 64 * runes + 8 * board.sickles[other] + board.padlocks[other])
            for index in range(MOST_LAID * other, MOST_LAID * other + board.laid_size[other]):
                key = mix(key, 16 * board.laid[index] + board.column[index])
            held = 0
            for index in range(MOST_HELD * other, MOST_HELD * other + board.hand_size[other]):
                held += mix(board.hand[index], 1) >> 8
            key = mix(key, held)
        for kind in range(KINDS):
            key = mix(key, board.token[kind] + 1)
        return key
