"""How good a move of Kraaw looks at first sight: all that the greedy bot knows.

Worths are in hundredths of a point of the seat's own total, against what the others gain.
A card that this seat does not know is worth the mean of those it has not seen.
"""

from __future__ import annotations

from ludotheque.games.kraaw.cards import DECKS, HIDDEN, LOCKED, PLACES, REVEALED, VALUES
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
from ludotheque.games.kraaw.view import KraawView

START_MOVES = (ANNOUNCE, KEEP, SWAP_DOG, LEAVE_DOG)
POINT = 100
PATIENCE = 5


def worths(view: KraawView, moves: list[int]) -> list[int]:
    """Return the worth of each move, one by one."""
    sight = Sight(view)
    return [sight.worth(move) for move in moves]


class Sight:
    """A view with the figures that all its moves need."""

    def __init__(self, view: KraawView) -> None:
        self.view = view
        self.row = range(PLACES * view.seat, PLACES * view.seat + PLACES)
        self.unseen = self.mean_unseen()

    def mean_unseen(self) -> int:
        """Return the mean value of the cards this seat has not seen, in hundredths."""
        counts = [0, *DECKS[max(2, len(self.view.playing))]]
        for value in self.view.values:
            counts[value] -= value > 0
        left = sum(counts[value] for value in VALUES)
        return POINT * sum(v * counts[v] for v in VALUES) // left if left > 0 else 2 * POINT

    def guess(self, slot: int) -> int:
        """Return the value of a card, or the mean of what it may be."""
        value = self.view.values[slot]
        return POINT * value if value else self.unseen

    def slots(self, face: int) -> list[int]:
        """Return the seat's own cards that lie in this state."""
        return [slot for slot in self.row if self.view.faces[slot] == face]

    def best(self, slots: list[int]) -> int:
        """Return the best guess among these cards."""
        return max((self.guess(slot) for slot in slots), default=0)

    def worth(self, move: int) -> int:
        """Return how good a move looks."""
        if move >= CARD:
            return self.worth_of_card(move - CARD)
        if move == LOOK:
            return self.best(self.slots(HIDDEN)) + 10
        if move == REVEAL_LOCK:
            return self.best(self.slots(HIDDEN)) + self.worth_of_lock()
        if move == LOCK:
            return self.best(self.slots(REVEALED)) // 4
        if move == EXCHANGE:
            return self.worth_of_theft()
        if move in (BONUS, PASS):
            return self.worth_of_bonus() if move == BONUS else 0
        return self.worth_of_start(move)

    def worth_of_start(self, move: int) -> int:
        """Swap a poor hand, keep a good one."""
        poor = POINT * sum(self.view.hand) < PLACES * self.unseen
        return int(poor == (move in (ANNOUNCE, SWAP_DOG))) if move in START_MOVES else 0

    def worth_of_lock(self) -> int:
        """A lock protects a good card; spent on a poor one it is lost."""
        best = self.best(self.slots(HIDDEN))
        left = 2 - self.view.locks[self.view.seat]
        return (best - 2 * POINT) // 2 if left > 0 else 0

    def worth_of_theft(self) -> int:
        """Gain the best card that can be had, lose in reprisal the best that can be taken.

        The longer a round lasts, the less a theft is worth, so that two thieves end it some day.
        """
        prizes = [slot for slot in self.others() if self.view.faces[slot] != LOCKED]
        gain = self.best(prizes) - self.best(self.slots(REVEALED))
        return gain - PATIENCE * self.view.turns

    def others(self) -> list[int]:
        """Return the slots of the other players of the round."""
        players = [seat for seat in self.view.playing if seat != self.view.seat]
        return [PLACES * seat + place for seat in players for place in range(PLACES)]

    def worth_of_bonus(self) -> int:
        """Locking is good if there is a poor card to turn back, or a good one to protect."""
        revealed = self.slots(REVEALED)
        poorest = min((self.guess(s) for s in [*revealed, *self.slots(LOCKED)]), default=POINT)
        return self.best(revealed) - 3 * POINT - poorest

    def worth_of_card(self, slot: int) -> int:
        """Return how good it is to choose this card where one is asked for."""
        phase = self.view.phase
        if phase == "look-at":
            return POINT * (self.view.values[slot] == 0)
        if phase == "bonus-turn":
            return -self.guess(slot)
        if phase == "reprisal":
            shown = self.view.faces[slot] == REVEALED
            return self.guess(slot) + (POINT // 2 if shown else 0)
        return self.guess(slot)
