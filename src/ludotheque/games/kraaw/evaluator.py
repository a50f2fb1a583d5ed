"""What a player of Kraaw feels without thinking: how good moves look, and what a match promises.

Worths are in hundredths of a point of the seat's own total, against what the others gain. A card
that the seat does not know is worth the mean of those it has not seen.
"""

from __future__ import annotations

from typing import cast

from ludotheque.core.evaluator import CERTAIN, Evaluator, mix, part
from ludotheque.core.moves import Moves
from ludotheque.core.state import State
from ludotheque.games.kraaw.board import Board
from ludotheque.games.kraaw.cards import (
    DECKS,
    HIDDEN,
    LOCKED,
    MOST_LOCKS,
    PLACES,
    REVEALED,
    ROUNDS_TO_WIN,
)
from ludotheque.games.kraaw.moves import (
    ANNOUNCE,
    BONUS,
    CARD,
    EXCHANGE,
    KEEP,
    LEAVE_DOG,
    LOCK,
    LOOK,
    PASS,
    REVEAL_LOCK,
    SWAP_DOG,
)
from ludotheque.games.kraaw.phases import BONUS_TURN, LOOK_AT, OVER, REPRISAL
from ludotheque.games.kraaw.score import winners

POINT = 100
STEP = 40  # of worth, see Evaluator
PATIENCE = 5
NOTHING = -(10**6)
LONG = 120  # moves after which a round is judged as it stands
SHARES = (4, 9, 27, 81)  # what rounds won are worth against those of the others


class KraawEvaluator(Evaluator):
    """A raven's eye for good cards, with the figures that all moves of a decision need."""

    def __init__(self) -> None:
        Evaluator.__init__(self)
        self.step = STEP
        self.horizon = LONG
        self.round = 0
        self.seat = 0
        self.unseen = 0
        self.copies = [0] * 42  # of each value, six by six for each number of players
        self.shares = list(SHARES)
        for players, copies in DECKS.items():
            for value in range(5):
                self.copies[6 * players + value + 1] = copies[value]

    def begin(self, state: State) -> None:
        """Remember which round is being played: imagination ends with it."""
        board = cast("Board", state)
        self.round = board.round

    # --- what a seat knows

    def look(self, board: Board, seat: int) -> None:
        """Take in what a player knows: the mean of the cards not seen, in hundredths."""
        self.seat = seat
        left = 0
        points = 0
        players = board.players()
        deck = 6 * players if players > 2 else 12
        for value in range(1, 6):
            left += self.copies[deck + value]
            points += value * self.copies[deck + value]
        for slot in range(PLACES * board.seats):
            if board.known[slot] >> seat & 1:
                left -= 1
                points -= board.value[slot]
        self.unseen = POINT * points // left if left > 0 else 2 * POINT

    def guess(self, board: Board, slot: int) -> int:
        """Return the value of a card, or the mean of what it may be."""
        if board.known[slot] >> self.seat & 1:
            return POINT * board.value[slot]
        return self.unseen

    def best(self, board: Board, face: int) -> int:
        """Return the best guess among the player's own cards that lie in this state."""
        found = 0
        for slot in range(PLACES * self.seat, PLACES * self.seat + PLACES):
            if board.face[slot] == face and self.guess(board, slot) > found:
                found = self.guess(board, slot)
        return found

    # --- how good a move looks

    def score(self, state: State, seat: int, moves: Moves) -> None:
        """Put the worth of each move where its odds will be."""
        board = cast("Board", state)
        self.look(board, seat)
        for index in range(moves.n):
            moves.weight[index] = self.worth(board, moves.at[index])

    def worth(self, board: Board, move: int) -> int:
        """Return how good a move looks."""
        if move >= CARD:
            return self.worth_of_card(board, move - CARD)
        if move == LOOK:
            return self.best(board, HIDDEN) + 10
        if move == REVEAL_LOCK:
            return self.best(board, HIDDEN) + self.worth_of_lock(board)
        if move == LOCK:
            return self.best(board, REVEALED) // 4
        if move == EXCHANGE:
            return self.worth_of_theft(board)
        if move == BONUS:
            return self.worth_of_bonus(board)
        if move == PASS:
            return 0
        return self.worth_of_start(board, move)

    def worth_of_start(self, board: Board, move: int) -> int:
        """Swap a poor hand, keep a good one."""
        points = 0
        for value in range(1, 6):
            points += value * board.dealt[6 * self.seat + value]
        poor = POINT * points < PLACES * self.unseen
        if move in (ANNOUNCE, SWAP_DOG):
            return POINT if poor else 0
        if move in (KEEP, LEAVE_DOG):
            return 0 if poor else POINT
        return 0

    def worth_of_lock(self, board: Board) -> int:
        """A lock protects a good card; spent on a poor one it is lost."""
        if board.locks[self.seat] >= MOST_LOCKS:
            return 0
        return part(self.best(board, HIDDEN) - 2 * POINT, 50)

    def worth_of_theft(self, board: Board) -> int:
        """Gain the best card that can be had, lose in reprisal the best that can be taken.

        The longer a round lasts, the less a theft is worth, so that two thieves end it some day.
        """
        prize = 0
        for slot in range(PLACES * board.seats):
            other = slot // PLACES
            if other != self.seat and board.playing >> other & 1 and board.face[slot] != LOCKED:
                guess = self.guess(board, slot)
                if guess > prize:
                    prize = guess
        return prize - self.best(board, REVEALED) - PATIENCE * board.turns

    def worth_of_bonus(self, board: Board) -> int:
        """Locking is good if there is a poor card to turn back, or a good one to protect."""
        poorest = NOTHING
        for slot in range(PLACES * self.seat, PLACES * self.seat + PLACES):
            if board.face[slot] != HIDDEN:
                guess = self.guess(board, slot)
                if poorest == NOTHING or guess < poorest:
                    poorest = guess
        if poorest == NOTHING:
            poorest = POINT
        return self.best(board, REVEALED) - 3 * POINT - poorest

    def worth_of_card(self, board: Board, slot: int) -> int:
        """Return how good it is to choose this card where one is asked for."""
        if board.phase == LOOK_AT:
            return 0 if board.known[slot] >> self.seat & 1 else POINT
        guess = self.guess(board, slot)
        if board.phase == BONUS_TURN:
            return -guess
        if board.phase == REPRISAL and board.face[slot] == REVEALED:
            return guess + POINT // 2
        return guess

    # --- what search asks for

    def is_leaf(self, state: State) -> bool:
        """Judge a match at the end of the round."""
        board = cast("Board", state)
        return board.round != self.round

    def value(self, state: State, seat: int) -> int:
        """Return what a seat may expect of the match, from the rounds that everybody has won."""
        board = cast("Board", state)
        if board.phase == OVER:
            return CERTAIN if board.champion == seat else 0
        if not board.playing >> seat & 1:
            return 0
        won = winners(board) if board.round == self.round else 0
        mine = 0
        everybody = 0
        for other in range(board.seats):
            if board.playing >> other & 1:
                wins = board.wins[other] + (won >> other & 1)
                if wins > ROUNDS_TO_WIN or board.final:
                    wins = ROUNDS_TO_WIN
                everybody += self.shares[wins]
                if other == seat:
                    mine = self.shares[wins]
        return CERTAIN * mine // everybody

    def infoset_key(self, state: State, seat: int) -> int:
        """Tell positions apart by how the cards lie, and by those this seat has seen."""
        board = cast("Board", state)
        stolen = board.stolen if board.phase == REPRISAL else 0
        key = mix(16 * board.phase + board.turn, stolen + 64 * board.round)
        for slot in range(PLACES * board.seats):
            seen = board.value[slot] if board.known[slot] >> seat & 1 else 0
            key = mix(key, 64 * board.origin[slot] + 8 * seen + board.face[slot])
        for other in range(board.seats):
            key = mix(key, board.locks[other])
        return key
