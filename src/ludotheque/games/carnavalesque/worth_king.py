"""How the greedy King lays: he thinks his whole turn through, on the cards of his own hand (V6).

Every way to go on from here is tried; what the street is worth when the turn ends is a guess.
"""

from __future__ import annotations

from ludotheque.games.carnavalesque.cards import (
    PARADE_PLACES,
    POINTS,
    THIRD_WORKSHOP,
    WORKSHOPS,
)
from ludotheque.games.carnavalesque.moves import DONE, LAY, OPEN, SEND
from ludotheque.games.carnavalesque.worth_sight import Sight
from ludotheque.games.carnavalesque.worth_street import LOST, settle
from ludotheque.games.carnavalesque.worth_works import Works, lay, open_places, send

POINT = 100
WASTED = LOST // 2  # nobody sends a float to the dead end while another one may parade


class Laying:
    """The thoughts of one King at one moment of his turn."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.least = sight.view.least
        self.required = sight.view.required
        self.known: dict[Works, int] = {}

    def worths(self, moves: list[int]) -> list[int]:
        """Return for each move what the street can be worth after it."""
        works = self.now()
        sure = self.sure_step(works)
        return [self.after(works, move) + (1 if move == sure else 0) for move in moves]

    def now(self) -> Works:
        """Return the street as it is."""
        view = self.sight.view
        return Works(
            hand=view.hand,
            common=view.common,
            size=tuple([len(cards) for cards in view.floats]),
            opened=view.open,
            paraded=len(view.parade),
            on_parade=sum([len(cards) for cards in view.parade]),
            dead=len(view.dead_end),
            laid=view.laid,
        )

    def after(self, works: Works, move: int) -> int:
        """Return what the street can be worth after a move."""
        if move == DONE:
            return LOST if self.is_last(works) else settle(self.sight, works)
        if move == OPEN:
            hand = tuple([card for card in works.hand if card != THIRD_WORKSHOP])
            return self.best(works._replace(hand=hand, opened=WORKSHOPS))
        if move >= LAY:
            return self.best(lay(works, (move - LAY) // WORKSHOPS, (move - LAY) % WORKSHOPS))
        return self.after_sending(works, move - SEND)

    def after_sending(self, works: Works, workshop: int) -> int:
        """Return what is left once a float is sent away (V6.3, V6.6)."""
        if works.size[workshop] < self.least <= max(works.size):
            return WASTED
        sent = send(works, workshop, self.least)
        if sent.paraded == PARADE_PLACES:
            return POINT * (2 * sent.on_parade + sum(sent.size) - sent.dead)
        if sent.dead >= self.least:
            return LOST
        return self.best(sent)

    def best(self, works: Works) -> int:
        """Return the best that can be made of the rest of the turn."""
        found = self.known.get(works)
        if found is None:
            found = max([self.after(works, move) for move in self.steps(works)], default=LOST)
            self.known[works] = found
        return found

    def steps(self, works: Works) -> list[int]:
        """List what to think of next; a step that costs nothing is the only one."""
        sure = self.sure_step(works)
        if sure:
            return [sure]
        steps = [DONE] if works.laid >= self.required else []
        for place in open_places(works):
            started, common = works.size[place] > 0, works.common[place]
            fitting = [card for card in works.hand if not started or common & POINTS[card]]
            steps += [LAY + WORKSHOPS * card + place for card in fitting]
        if not steps or self.is_last(works):
            steps += [SEND + place for place in range(WORKSHOPS) if works.size[place]]
        return steps

    def sure_step(self, works: Works) -> int:
        """Return a step that costs nothing: open the workshop, lay what fits one float only."""
        if THIRD_WORKSHOP in works.hand:
            return OPEN
        for card in works.hand:
            points = POINTS[card]
            fits = [place for place in range(works.opened) if works.common[place] & points]
            if len(fits) == 1 and works.common[fits[0]] & ~points == 0:
                return LAY + WORKSHOPS * card + fits[0]
        return 0

    def is_last(self, works: Works) -> bool:
        """Say whether ending this turn would lose the game: nothing to lay or to draw (V7.2)."""
        return self.required == 0 and not works.hand and not self.sight.view.crowd
