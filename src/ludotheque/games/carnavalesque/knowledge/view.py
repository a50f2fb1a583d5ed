"""What a seat may know of a game of Carnavalesque: the only thing of it that has a wire form."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ludotheque.core.view import View

Cells: TypeAlias = tuple[int, ...]
Rows: TypeAlias = tuple[Cells, ...]


class Lying(msgspec.Struct, frozen=True):
    """A card of the crowd as it is seen: `age` and `card` are UNKNOWN where they do not show.

    `covered_by` are the spots seen to lie on it. The back of the Third Workshop card is UNMARKED.
    """

    spot: int
    x: int
    y: int
    angle: int
    face_up: bool
    age: int
    card: int
    covered_by: Cells


Spread: TypeAlias = tuple[Lying, ...]


class Call(msgspec.Struct, frozen=True):
    """A call of "Stop!": by whom, after how many gestures and, but for the Fool, where."""

    seat: int
    stroke: int
    at: Cells


class CarnavalesqueView(View, frozen=True):
    """One seat's knowledge; seats, cards and ages are numbers, sorted, so that order tells nothing.

    `hands` are the backs of every hand; `sure` and `maybe` what this seat remembers to be in it
    (V4.4); `shown` the cards of its own hand that everybody remembers. `speech` says what each seat
    may say. While the eyes of this seat are closed (`blind`), `crowd` is empty.
    """

    version: str
    least: int
    hand_size: int
    gestures: int
    departure: str
    round: int
    king: int
    fool: int
    turn: int
    decree: int
    event: str
    events_to_come: tuple[str, ...]
    claimed: Cells
    insisted: Cells
    passed: Cells
    answer: int
    speech: tuple[str, ...]
    hand: Cells
    shown: Cells
    hands: Rows
    sure: Rows
    maybe: Rows
    crowd: Spread
    blind: bool
    strokes_made: int
    strokes: Cells
    hand_at: Cells
    calls: tuple[Call, ...]
    open: int
    floats: Rows
    common: Cells
    parade: Rows
    dead_end: Cells
    dealt_roles: Cells
    role: int
    roles: Cells
    last_role: int
    power: int
    uses: int
    draws: int
    gifts: int
    offered: int
    offered_age: int
    asked: int
    told_yes: bool
    gifts_since: int
    laid: int
    required: int
    score: int
    ending: str
