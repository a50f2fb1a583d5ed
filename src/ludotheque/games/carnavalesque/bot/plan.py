"""How a King lays: he thinks his whole turn through, on the cards of his own hand (V6).

Every way to go on from here is searched; the value of the street when the turn ends is a guess.
What was found is kept as long as nothing changes but what the King himself does.
"""

from __future__ import annotations

from ludotheque.core.evaluator import mix
from ludotheque.games.carnavalesque.bot.insight import Insight
from ludotheque.games.carnavalesque.bot.street_sense import StreetSense
from ludotheque.games.carnavalesque.bot.weights import HELD, LOST, WASTED
from ludotheque.games.carnavalesque.data.cards import ALL_CARDS, ALL_POINTS, THIRD_WORKSHOP
from ludotheque.games.carnavalesque.data.endings import (
    DEAD_END_POINTS,
    PARADE_POINTS,
    WORKSHOP_POINTS,
)
from ludotheque.games.carnavalesque.data.moves import DONE, LAY, OPEN, SEND
from ludotheque.games.carnavalesque.data.street import PARADE_PLACES, PUSHED, WORKSHOPS
from ludotheque.games.carnavalesque.rules.state import Carnavalesque

MOST_KNOWN = 20000  # ways to leave the street that are kept in mind


class Plan(StreetSense):
    """The street as a King may leave it, changed and changed back while he thinks."""

    def __init__(self) -> None:
        StreetSense.__init__(self)
        self.known: dict[int, int] = {}
        self.told = 0  # what the guesses rest on, as one number
        self.required = 0
        self.laid = 0
        self.alone = False  # nobody can draw any more
        self.pushed = False  # floats leave only when they are pushed out (V6.3)
        self.hand = [0] * 58
        self.size_of_hand = 0
        self.left = 0  # the cards of the hand that are not laid yet, as a mask
        self.bit = [0] * 58
        bit = 1
        for card in range(ALL_CARDS):
            self.bit[card] = bit
            bit = bit << 1

    # --- where the King stands

    def start(self, game: Carnavalesque, insight: Insight) -> None:
        """Take in the street and the King's hand."""
        self.take_street(game)
        self.required = game.required
        self.laid = game.laid
        self.alone = game.crowd.here == 0
        self.pushed = game.departure == PUSHED
        self.take_hand(game, insight)

    def take_hand(self, game: Carnavalesque, insight: Insight) -> None:
        """Take in the King's hand, and the supply of all points."""
        self.size_of_hand = 0
        self.left = 0
        for point in range(ALL_POINTS):
            self.supply[point] = insight.supply[point]
        for card in range(ALL_CARDS):
            if game.holder[card] == insight.seat:
                self.hand[self.size_of_hand] = card
                self.size_of_hand += 1
                self.left |= self.bit[card]
        self.remember()

    def remember(self) -> None:
        """Forget what was found, if it rested on something else than what is known now."""
        told = mix(8 * self.required + self.least, 2 * self.pushed + self.alone)
        self.change_all(-HELD)
        for point in range(ALL_POINTS):
            told = mix(told, self.supply[point])
        self.change_all(HELD)
        if told != self.told or len(self.known) > MOST_KNOWN:
            self.told = told
            self.known.clear()

    def change_all(self, nearness: int) -> None:
        """Take all cards of the hand out of the supply, or put them back."""
        for index in range(self.size_of_hand):
            self.change_supply(self.hand[index], nearness)

    # --- one move and what can follow

    def after(self, move: int) -> int:
        """Return the value that the street can have after a move."""
        if move == DONE:
            return LOST if self.is_last() else self.settle()
        if move == OPEN:
            return self.after_opening()
        if move >= LAY:  # these come last, and this is asked often
            return self.after_laying((move - LAY) // WORKSHOPS, (move - LAY) % WORKSHOPS)
        return self.after_sending(move - SEND)

    def after_opening(self) -> int:
        """Return what can be made of a third workshop (V6.4)."""
        before = self.opened
        self.opened = WORKSHOPS
        self.drop(THIRD_WORKSHOP)
        found = self.best()
        self.pick_up(THIRD_WORKSHOP)
        self.opened = before
        return found

    def after_laying(self, card: int, place: int) -> int:
        """Return what can be made of the street once a card is laid (V6.1), be it as a push."""
        if not self.can_lay(card, place):
            return self.after_pushing(card, place)
        before = self.common[place]
        self.common[place] = before & self.points[card] if self.size[place] else self.points[card]
        self.size[place] += 1
        self.laid += 1
        self.drop(card)
        found = self.value_next()
        self.pick_up(card)
        self.laid -= 1
        self.size[place] -= 1
        self.common[place] = before
        return found

    def after_sending(self, place: int) -> int:
        """Return what is left once a float is sent away (V6.3, V6.6)."""
        count = self.size[place]
        common = self.common[place]
        if count < self.least and self.ready() > 0:
            return WASTED
        self.leave(place, count, 1)
        found = self.value_next()
        self.leave(place, count, -1)
        self.common[place] = common
        return found

    def after_pushing(self, card: int, place: int) -> int:
        """Return what is left once a card has pushed a float out and lies in its place (V6.3)."""
        count = self.size[place]
        common = self.common[place]
        if count < self.least and self.ready() > 0:
            return WASTED
        self.leave(place, count, 1)
        found = self.after_laying(card, place)
        self.leave(place, count, -1)
        self.common[place] = common
        return found

    def leave(self, place: int, count: int, way: int) -> None:
        """Let a float of so many cards leave, or come back (-1) with nothing in common."""
        if count >= self.least:
            self.paraded += way
            self.on_parade += count * way
        else:
            self.dead += count * way
        self.size[place] -= count * way
        self.common[place] = 0

    def value_next(self) -> int:
        """Return the value of a street after a step: a float that left may have ended the game."""
        if self.paraded == PARADE_PLACES:
            stays = self.size[0] + self.size[1] + self.size[2]
            return 100 * (
                PARADE_POINTS * self.on_parade
                + WORKSHOP_POINTS * stays
                + DEAD_END_POINTS * self.dead
            )
        return LOST if self.dead >= self.least else self.best()

    def drop(self, card: int) -> None:
        """Take a card out of the hand that is thought of."""
        self.left &= ~self.bit[card]
        self.change_supply(card, -HELD)

    def pick_up(self, card: int) -> None:
        """Take a card back."""
        self.left |= self.bit[card]
        self.change_supply(card, HELD)

    def is_last(self) -> bool:
        """Say whether ending this turn would lose the game: nothing to lay or to draw (V7.2)."""
        return self.required == 0 and self.left == 0 and self.alone

    # --- the rest of the turn

    def best(self) -> int:
        """Return the best that can be made of the rest of the turn."""
        key = self.key()
        found = self.known.get(key)
        if found is not None:
            return found
        value = self.try_all()
        self.known[key] = value
        return value

    def key(self) -> int:
        """Return the street as one number."""
        key = mix(self.laid, 64 * self.on_parade + 8 * self.dead + self.opened)
        for place in range(WORKSHOPS):
            key = mix(key, 64 * self.common[place] + self.size[place])
        return mix(key, self.left)

    def try_all(self) -> int:
        """Try all steps; one that costs nothing is the only one."""
        sure = self.sure_step()
        if sure:
            return self.after(sure)
        best = LOST
        any_step = False
        if self.laid >= self.required:
            best = self.after(DONE)
            any_step = True
        started = False
        for place in range(self.opened):
            if self.size[place] == 0 and started:
                continue  # of several empty workshops, the first is as good as any
            started = started or self.size[place] == 0
            for index in range(self.size_of_hand):
                card = self.hand[index]
                if self.left & self.bit[card] and self.can_lay(card, place):
                    any_step = True
                    best = max(best, self.after_laying(card, place))
        if not any_step or self.is_last():
            best = max(best, self.try_departures())
        return best

    def try_departures(self) -> int:
        """Return the best that can be made of a float leaving: sent away, or pushed out."""
        best = LOST
        for place in range(WORKSHOPS):
            if self.size[place] > 0:
                if not self.pushed:
                    best = max(best, self.after_sending(place))
                    continue
                for index in range(self.size_of_hand):
                    if self.left & self.bit[self.hand[index]]:
                        best = max(best, self.after_laying(self.hand[index], place))
        return best

    def can_lay(self, card: int, place: int) -> bool:
        """Say whether a card fits a workshop (V6.2)."""
        return self.size[place] == 0 or self.common[place] & self.points[card] != 0

    def sure_step(self) -> int:
        """Return a step that costs nothing: open the workshop, lay what fits one float only."""
        if self.left & self.bit[THIRD_WORKSHOP]:
            return OPEN
        if self.laid >= self.required:
            return 0
        for index in range(self.size_of_hand):
            card = self.hand[index]
            if self.left & self.bit[card]:
                fits = 0
                where = 0
                for place in range(self.opened):
                    if self.common[place] & self.points[card]:
                        fits += 1
                        where = place
                if fits == 1 and self.common[where] & ~self.points[card] == 0:
                    return LAY + WORKSHOPS * card + where
        return 0
