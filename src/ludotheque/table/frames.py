"""What one pair of eyes gets from a table: everything it needs to draw it, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core.event import Args, Event
from ludotheque.core.outcome import Outcome
from ludotheque.core.state import SPECTATOR
from ludotheque.core.view import View
from ludotheque.table.chairs import PERSON
from ludotheque.table.table import OVER, Table


@dataclass(frozen=True, slots=True)
class ChairSeen:
    """A seat as everybody sees it: who sits there, and whether they are here."""

    kind: str
    name: str
    level: str
    away: bool
    here: bool


@dataclass(frozen=True, slots=True)
class Happened:
    """An event as these eyes saw it, with the number of the line that brought it."""

    number: int
    key: str
    args: Args
    told: bool


@dataclass(frozen=True, slots=True)
class Said:
    """Something said at the table."""

    number: int
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Frame:
    """The table at one moment for one seat; events and talk are those after number `since`.

    `waits_for` are the seats that hold up the game, `left` the milliseconds each of them has left;
    `mine` says that the last move was this seat's, so that it may ask to take it back.
    """

    number: int
    since: int
    turn: int
    stage: str
    seat: int
    chairs: list[ChairSeen]
    view: View | None
    legal: list[str]
    events: list[Happened]
    said: list[Said]
    waits_for: list[int]
    left: int | None
    mine: bool
    outcome: Outcome | None
    following: str


def frame_for(
    table: Table, seat: int, since: int, here: list[bool], left: int | None = None
) -> Frame:
    """Build the frame of a seat, or of a spectator, with what happened after number `since`."""
    state = table.state if table.record is not None else None
    legal = state.legal(seat) if state is not None and seat != SPECTATOR else []
    return Frame(
        number=table.number,
        since=since,
        turn=table.turn,
        stage=table.stage,
        seat=seat,
        chairs=[chair_seen(table, each, here[each]) for each in range(table.terms.seats)],
        view=state.view(seat) if state is not None else None,
        legal=[table.terms.game.write(move) for move in legal],
        events=_events(table, seat, since),
        said=[Said(*each) for each in table.sayings if each[0] > since],
        waits_for=waits_for(table),
        left=left,
        mine=table.last_mover == seat,
        outcome=table.record.outcome if table.record is not None and table.stage == OVER else None,
        following=table.following,
    )


def waits_for(table: Table) -> list[int]:
    """Return the seats without which the game does not go on."""
    if table.record is None:
        return []
    mask = table.state.awaited()
    return [seat for seat in range(table.terms.seats) if mask >> seat & 1]


def chair_seen(table: Table, seat: int, here: bool) -> ChairSeen:
    """Return a seat as everybody sees it."""
    chair = table.chairs[seat]
    return ChairSeen(chair.kind, chair.name, chair.level, chair.away, chair.kind != PERSON or here)


def _events(table: Table, seat: int, since: int) -> list[Happened]:
    """Return what happened after a number; the story is long, so it is read from its end."""
    found = []
    for number, event in reversed(table.story):
        if number <= since:
            break
        found.append(happened(number, event, seat))
    return found[::-1]


def happened(number: int, event: Event, seat: int) -> Happened:
    """Return an event as a seat saw it."""
    seen = event.seen_by(seat)
    return Happened(number, seen.key, seen.args, seen.told)
