"""What search asks of Kraaw: the score of each move, and the value of a match.

Worths are in hundredths of a point of the seat's own total, against what the others gain. A card
that the seat does not know is worth the mean of those it has not seen.
"""

from __future__ import annotations

from typing import cast

from ludotheque.core.evaluator import CERTAIN, Evaluator, mix, part
from ludotheque.core.moves import Moves
from ludotheque.core.state import State
from ludotheque.games.kraaw.data.cards import (
    DECKS,
    HIDDEN,
    LOCKED,
    MOST_LOCKS,
    PLACES,
    REVEALED,
    ROUNDS_TO_WIN,
)
from ludotheque.games.kraaw.data.moves import (
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
from ludotheque.games.kraaw.data.options import ANY
from ludotheque.games.kraaw.data.phases import BONUS_TURN, LOOK_AT, OVER, REPRISAL
from ludotheque.games.kraaw.rules.repetition import circles, times_after
from ludotheque.games.kraaw.rules.score import winners
from ludotheque.games.kraaw.rules.state import Kraaw

POINT = 100
STEP = 40  # of a score, see Evaluator
PATIENCE = 5
NOTHING = -(10**6)
LONG = 120  # moves after which a round is judged as it stands
CIRCLE = POINT  # for each circle
COUNTED = 20 * POINT
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
        match = cast("Kraaw", state)
        self.round = match.round

    # --- what a seat knows

    def look(self, match: Kraaw, seat: int) -> None:
        """Take in what a player knows: the mean of the cards not seen, in hundredths."""
        self.seat = seat
        left = 0
        points = 0
        players = match.players()
        deck = 6 * players if players > 2 else 12
        for value in range(1, 6):
            left += self.copies[deck + value]
            points += value * self.copies[deck + value]
        for slot in range(PLACES * match.seats):
            if match.known[slot] >> seat & 1:
                left -= 1
                points -= match.value[slot]
        self.unseen = POINT * points // left if left > 0 else 2 * POINT

    def guess(self, match: Kraaw, slot: int) -> int:
        """Return the value of a card, or the mean of what it may be."""
        if match.known[slot] >> self.seat & 1:
            return POINT * match.value[slot]
        return self.unseen

    def best(self, match: Kraaw, face: int) -> int:
        """Return the best guess among the player's own cards that lie in this state."""
        found = 0
        for slot in range(PLACES * self.seat, PLACES * self.seat + PLACES):
            if match.face[slot] == face and self.guess(match, slot) > found:
                found = self.guess(match, slot)
        return found

    # --- how good a move looks

    def score(self, state: State, seat: int, moves: Moves) -> None:
        """Put the worth of each move where its odds will be."""
        match = cast("Kraaw", state)
        self.look(match, seat)
        for index in range(moves.n):
            moves.weight[index] = self.worth(match, moves.at[index])

    def worth(self, match: Kraaw, move: int) -> int:
        """Return how good a move looks."""
        if move >= CARD:  # cards come last, and this is asked often
            return self.worth_of_card(match, move - CARD)
        if move == LOOK:
            return self.best(match, HIDDEN) + 10
        if move == REVEAL_LOCK:
            return self.best(match, HIDDEN) + self.worth_of_lock(match)
        if move == LOCK:
            return self.best(match, REVEALED) // 4
        if move == EXCHANGE:
            return self.worth_of_theft(match)
        if move == BONUS:
            return self.worth_of_bonus(match)
        if move == PASS:
            return 0
        return self.worth_of_start(match, move)

    def worth_of_start(self, match: Kraaw, move: int) -> int:
        """Swap a poor hand, keep a good one."""
        points = 0
        for value in range(1, 6):
            points += value * match.dealt[6 * self.seat + value]
        poor = POINT * points < PLACES * self.unseen
        if move in (ANNOUNCE, SWAP_DOG):
            return POINT if poor else 0
        if move in (KEEP, LEAVE_DOG):
            return 0 if poor else POINT
        return 0

    def worth_of_lock(self, match: Kraaw) -> int:
        """A lock protects a good card; spent on a poor one it is lost."""
        if match.locks[self.seat] >= MOST_LOCKS:
            return 0
        return part(self.best(match, HIDDEN) - 2 * POINT, 50)

    def worth_of_theft(self, match: Kraaw) -> int:
        """Gain the best card that can be had, lose in reprisal the best shown that can be taken.

        The longer a round lasts, the less a theft is worth, so that two thieves end it some day.
        """
        prize = 0
        for slot in range(PLACES * match.seats):
            other = slot // PLACES
            if other != self.seat and match.playing >> other & 1 and match.face[slot] != LOCKED:
                guess = self.guess(match, slot)
                if guess > prize:
                    prize = guess
        loss = self.best(match, REVEALED)
        if match.reprisal == ANY:
            loss = max(loss, self.best(match, LOCKED))
        return prize - loss - PATIENCE * match.turns + self.worth_of_circle(match)

    def worth_of_circle(self, match: Kraaw) -> int:
        """The longer players go round in circles, the nearer is the count (K6.6).

        Who would win it may go on stealing, who would lose it does something else.
        """
        gone = circles(match) - 1
        if gone <= 0:
            return 0
        return CIRCLE * gone if winners(match) >> self.seat & 1 else -CIRCLE * gone

    def worth_of_bonus(self, match: Kraaw) -> int:
        """Locking is good if there is a poor card to turn back, or a good one to protect."""
        poorest = NOTHING
        for slot in range(PLACES * self.seat, PLACES * self.seat + PLACES):
            if match.face[slot] != HIDDEN:
                guess = self.guess(match, slot)
                if poorest == NOTHING or guess < poorest:
                    poorest = guess
        if poorest == NOTHING:
            poorest = POINT
        return self.best(match, REVEALED) - 3 * POINT - poorest

    def worth_of_card(self, match: Kraaw, slot: int) -> int:
        """Return how good it is to choose this card where one is asked for."""
        if match.phase == LOOK_AT:
            return 0 if match.known[slot] >> self.seat & 1 else POINT
        guess = self.guess(match, slot)
        if match.phase == REPRISAL and match.situations:
            guess += self.worth_of_return(match, slot)
        if match.phase == BONUS_TURN:
            return -guess
        if match.phase == REPRISAL and match.face[slot] != HIDDEN:
            return guess + POINT // 2
        return guess

    def worth_of_return(self, match: Kraaw, taken: int) -> int:
        """Let the round be counted by taking this card only if the count is won (K6.6).

        The thief could still spoil it by the bonus action.
        """
        if match.face[match.stolen] == HIDDEN:
            return 0
        self.trade(match, taken)
        times = times_after(match)
        wins = winners(match) >> self.seat & 1
        self.trade(match, taken)
        if times < match.repetition:
            return 0
        return COUNTED if wins else -COUNTED

    def trade(self, match: Kraaw, taken: int) -> None:
        """Let the card that is wanted and one of the thief's trade places, or trade them back."""
        match.swap(match.value, match.stolen, taken)
        match.swap(match.face, match.stolen, taken)
        match.swap(match.known, match.stolen, taken)
        match.swap(match.origin, match.stolen, taken)

    # --- what search asks for

    def is_leaf(self, state: State) -> bool:
        """Evaluate a match at the end of the round."""
        match = cast("Kraaw", state)
        return match.round != self.round

    def value(self, state: State, seat: int) -> int:
        """Return what a seat may expect of the match, from the rounds that everybody has won."""
        match = cast("Kraaw", state)
        if match.phase == OVER:
            return CERTAIN if match.champion == seat else 0
        if not match.playing >> seat & 1:
            return 0
        won = winners(match) if match.round == self.round else 0
        mine = 0
        everybody = 0
        for other in range(match.seats):
            if match.playing >> other & 1:
                wins = match.wins[other] + (won >> other & 1)
                if wins > ROUNDS_TO_WIN or match.final:
                    wins = ROUNDS_TO_WIN
                everybody += self.shares[wins]
                if other == seat:
                    mine = self.shares[wins]
        return CERTAIN * mine // everybody

    def infoset_key(self, state: State, seat: int) -> int:
        """Tell positions apart by the cards, by what this seat has seen of them, and by K6.6."""
        match = cast("Kraaw", state)
        stolen = match.stolen if match.phase == REPRISAL else 0
        key = mix(16 * match.phase + match.turn, stolen + 64 * match.round)
        for slot in range(PLACES * match.seats):
            seen = match.value[slot] if match.known[slot] >> seat & 1 else 0
            key = mix(key, 64 * match.origin[slot] + 8 * seen + match.face[slot])
        for other in range(match.seats):
            key = mix(key, match.locks[other])
        return mix(key, match.times)
