"""What can be done at a table now, and what it is called: buttons, cards of the hand, workshops.

What is listed here may be illegal still: the legal moves decide, and a refusal says why not.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ludotheque.core.event import Arg
from ludotheque.games.carnavalesque.data.cards import THIRD_WORKSHOP
from ludotheque.games.carnavalesque.data.moves import (
    CARD,
    CLAIM,
    DECLINE,
    DONE,
    HOLD,
    LAY,
    OPEN,
    SEAT,
    SEND,
    SKIP,
    YIELD,
    write,
)
from ludotheque.games.carnavalesque.data.street import WORKSHOPS
from ludotheque.games.carnavalesque.knowledge.departures import is_pushed, pushes, way_out
from ludotheque.games.carnavalesque.knowledge.describe import describe
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView

OFFERED = {
    "claim-crown": (CLAIM, DECLINE),
    "hold-crown": (HOLD, YIELD),
    "lay": (OPEN, DONE),
    "look": (SKIP,),
    "turn-over": (SKIP,),
    "throw": (SKIP,),
    "offer": (SKIP,),
    "ask": (SKIP,),
}
GIVING = ("pass-left", "offer", "give", "reject")  # phases in which a card leaves a hand


class Told(msgspec.Struct, frozen=True):
    """A text by its key, with what is told in it."""

    text: str
    args: Mapping[str, Arg]


class Deed(msgspec.Struct, frozen=True):
    """A move with what it is called and, if a float leaves by it, where that goes (V6.3).

    It is offered from the start, or once the beginning of the move has been chosen.
    """

    move: str
    told: Told
    exit: str
    at_once: bool


class HandCard(msgspec.Struct, frozen=True):
    """A card of the hand: what it leads to now, what pressing it in vain asks for.

    `onto` are the moves that lay it in each workshop; there are none where no cards are laid.
    """

    toward: str
    asks: str
    onto: tuple[str, ...]


class Workshop(msgspec.Struct, frozen=True):
    """A workshop: the move that opens it where it is closed, and how its float would leave."""

    door: str
    send: str
    exit: str


class _Keeping:
    """Keeps what a description would say, in place of saying it."""

    def __init__(self) -> None:
        self.told = Told("", {})

    def __call__(self, key: str, **args: Arg) -> str:
        """Keep a key and what is told with it; the last one is the sentence."""
        self.told = Told(key, args)
        return ""

    def name(self, seat: int) -> str:
        """Return a seat by its number: sentences that are kept name nobody yet."""
        return str(seat)


def told_of(view: CarnavalesqueView, move: int) -> Told:
    """Return what a move is called."""
    keeping = _Keeping()
    describe(view, move, keeping)
    return keeping.told


def deeds(view: CarnavalesqueView) -> tuple[Deed, ...]:
    """Return what this seat may be offered as buttons, and what confirms what it has chosen."""
    if view.seat not in view.to_act:
        return ()
    offered = [*OFFERED.get(view.phase, ()), *_victims(view)]
    if OPEN in offered and THIRD_WORKSHOP not in view.hand:
        offered.remove(OPEN)
    found = [Deed(write(move), told_of(view, move), "", at_once=True) for move in offered]
    return (*found, *_confirmed(view))


def _victims(view: CarnavalesqueView) -> list[int]:
    """Return whose hands a pickpocket may reach into (V11.4)."""
    if view.phase != "rob":
        return []
    others = [seat for seat in range(view.seats) if seat not in (view.seat, view.king)]
    return [SEAT + seat for seat in others if view.hands[seat]]


def _confirmed(view: CarnavalesqueView) -> list[Deed]:
    """Return moves that are chosen first: cards that leave the hand, and floats that leave."""
    if view.phase in GIVING:
        moves = [CARD + card for card in view.hand]
        return [Deed(write(move), told_of(view, move), "", at_once=False) for move in moves]
    if view.phase != "lay":
        return []
    full = [place for place in range(WORKSHOPS) if view.floats[place] and not is_pushed(view)]
    leaving = [(SEND + place, place) for place in full]
    leaving += [
        (LAY + WORKSHOPS * card + place, place)
        for card in view.hand
        for place in range(view.open)
        if pushes(view, card, place)
    ]
    return [
        Deed(write(move), told_of(view, move), way_out(view, place), at_once=False)
        for move, place in leaving
    ]


def ways_of_hand(view: CarnavalesqueView) -> tuple[HandCard, ...]:
    """Return what each card of this seat's hand leads to, in the order of the view."""
    if view.seat not in view.to_act:
        return tuple(HandCard("", "", ()) for _ in view.hand)
    return tuple(_ways_of(view, card) for card in view.hand)


def _ways_of(view: CarnavalesqueView, card: int) -> HandCard:
    if view.phase != "lay":
        move = write(CARD + card)
        return HandCard(move, move, ())
    if card == THIRD_WORKSHOP:  # V6.4: it is not laid, it opens
        return HandCard(write(OPEN), write(OPEN), (write(OPEN),) * WORKSHOPS)
    onto = tuple(write(LAY + WORKSHOPS * card + place) for place in range(WORKSHOPS))
    return HandCard(onto[0].removesuffix("1"), onto[0], onto)


def ways_of_workshops(view: CarnavalesqueView) -> tuple[Workshop, ...]:
    """Return what leads into each workshop, and out of it (V6.3, V6.4)."""
    return tuple(
        Workshop(
            door="" if place < view.open else write(OPEN),
            send=write(SEND + place),
            exit=way_out(view, place),
        )
        for place in range(WORKSHOPS)
    )
