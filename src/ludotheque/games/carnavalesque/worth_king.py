"""How the greedy King lays: he thinks his whole turn through, on the cards of his own hand (V6).

Every way to go on from here is tried; what the street is worth when the turn ends is a guess.
"""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.games.carnavalesque.cards import (
    PARADE_PLACES,
    POINTS,
    THIRD_WORKSHOP,
    WORKSHOPS,
)
from ludotheque.games.carnavalesque.moves import DONE, LAY, OPEN, SEND
from ludotheque.games.carnavalesque.worth_sight import Sight
from ludotheque.games.carnavalesque.worth_street import LOST, settle

POINT = 100


class Works(NamedTuple):
    """The street as a King may leave it."""

    hand: tuple[int, ...]
    common: tuple[int, ...]
    size: tuple[int, ...]
    opened: int
    paraded: int
    on_parade: int
    dead: int
    laid: int


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
            return settle(self.sight, works)
        if move == OPEN:
            hand = tuple([card for card in works.hand if card != THIRD_WORKSHOP])
            return self.best(works._replace(hand=hand, opened=WORKSHOPS))
        if move >= LAY:
            return self.best(lay(works, (move - LAY) // WORKSHOPS, (move - LAY) % WORKSHOPS))
        return self.after_sending(works, move - SEND)

    def after_sending(self, works: Works, workshop: int) -> int:
        """Return what is left once a float is sent away (V6.3, V6.6)."""
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
        steps = [SEND + place for place in range(WORKSHOPS) if self.may_leave(works, place)]
        if works.laid >= self.required:
            steps.append(DONE)
        for place in open_places(works):
            started, common = works.size[place] > 0, works.common[place]
            fitting = [card for card in works.hand if not started or common & POINTS[card]]
            steps += [LAY + WORKSHOPS * card + place for card in fitting]
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

    def may_leave(self, works: Works, place: int) -> bool:
        """Say whether to think of sending a float: on parade, or because the King is stuck."""
        if works.size[place] == 0:
            return False
        return works.size[place] >= self.least or works.laid < self.required


def open_places(works: Works) -> list[int]:
    """Return the workshops to lay in; of several empty ones, the first is as good as any."""
    places = [place for place in range(works.opened) if works.size[place]]
    empty = [place for place in range(works.opened) if not works.size[place]]
    return places + empty[:1]


def lay(works: Works, card: int, place: int) -> Works:
    """Return the street after a card is laid (V6.1)."""
    shared = works.common[place] & POINTS[card] if works.size[place] else POINTS[card]
    return works._replace(
        hand=tuple([other for other in works.hand if other != card]),
        common=changed(works.common, place, shared),
        size=changed(works.size, place, works.size[place] + 1),
        laid=works.laid + 1,
    )


def send(works: Works, place: int, least: int) -> Works:
    """Return the street after a float left (V6.3)."""
    count = works.size[place]
    parades = count >= least
    return works._replace(
        common=changed(works.common, place, 0),
        size=changed(works.size, place, 0),
        paraded=works.paraded + parades,
        on_parade=works.on_parade + (count if parades else 0),
        dead=works.dead + (0 if parades else count),
    )


def changed(cells: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """Return a row with one cell changed."""
    return (*cells[:place], value, *cells[place + 1 :])
