"""An analysis as it goes over the wire."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET

from ludotheque.bots.analysis import Swing, Values
from ludotheque.core.event import Seen
from ludotheque.core.records.record import Record
from ludotheque.table.frames import Happened
from ludotheque.table.phrases import Phrase, phrase_of

THOUSAND = 1000


class Begun(msgspec.Struct, frozen=True):
    """What is analysed: a game of so many moves, won `together` or by some."""

    length: int
    together: bool


class Expected(msgspec.Struct, frozen=True):
    """What each seat could expect after so many moves, in thousandths; a team has one number."""

    place: int
    values: list[int]


class Turned(msgspec.Struct, frozen=True):
    """A move that changed much: its number, who made it, what it is called, before and after.

    `told` is what everybody saw of it, if anything.
    """

    place: int
    seat: int
    words: Phrase
    told: Happened | None
    before: list[int]
    after: list[int]


LineKind: TypeAlias = Literal["begun", "expected", "turned"]
LINES: dict[LineKind, Any] = {"begun": Begun, "expected": Expected, "turned": list[Turned]}


def begun_of(record: Record) -> Begun:
    """Say what is analysed."""
    return Begun(len(record.moves), record.game.cooperative)


def expected_of(record: Record, place: int, values: Values) -> Expected:
    """Say what was expected at a moment."""
    return Expected(place, _shown(record, values))


def turned_by(record: Record, swing: Swing) -> Turned:
    """Say what a move changed."""
    words = phrase_of(record.game, swing.view, swing.move)
    before, after = _shown(record, swing.before), _shown(record, swing.after)
    seen = swing.told
    told = None if seen is None else _told(record, swing.place, seen)
    return Turned(swing.place, swing.seat, words, told, before, after)


def _told(record: Record, place: int, seen: Seen) -> Happened:
    stand_in = record.stand_in_at(place)
    by = UNSET if stand_in is None else stand_in
    return Happened(place, seen.key, seen.args, seen.told, by)


def _shown(record: Record, values: Values) -> list[int]:
    lines = values[:1] if record.game.cooperative else values
    return [round(THOUSAND * each) for each in lines]
