"""What one pair of eyes gets from a table: everything it needs to draw it, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, UnsetType

from ludotheque.core.arrays import seats_in
from ludotheque.core.event import Args, Event
from ludotheque.core.outcome import Outcome
from ludotheque.core.state import SPECTATOR, State
from ludotheque.core.view import Outlook, View
from ludotheque.table.answers import Reason
from ludotheque.table.table import Table
from ludotheque.table.waiting.going import AbsentSeen, Going, ProposalSeen, proposal_seen
from ludotheque.table.words import OPEN, OVER, PERSON, Kind, Stage

LATEST = 6  # events that one frame tells at most, unless one line brought more
LATEST_SAID = 1


class ChairSeen(msgspec.Struct, frozen=True):
    """A seat as everybody sees it: who sits there, and whether they are here.

    Somebody who is `away` has a stand-in, who `left` has one for good; a free seat may be `kept`
    for somebody who played before.
    """

    kind: Kind
    name: str
    level: str  # tables from before the levels have others than are offered now
    away: bool
    here: bool
    left: bool
    kept: str


class Happened(msgspec.Struct, frozen=True):
    """An event as these eyes saw it, with the number of the line that brought it.

    `stand_in` is the seat for which a bot made the move that it comes from, if one did.
    """

    number: int
    key: str
    args: Args
    told: bool
    stand_in: int | UnsetType = UNSET


class Said(msgspec.Struct, frozen=True):
    """Something said at the table."""

    number: int
    seat: int
    text: str


class Frame(msgspec.Struct, frozen=True):
    """The table at one moment for one seat; events and talk are those after number `since`.

    `waits_for` are the seats that hold up the game, `left` the milliseconds each of them has left;
    `mine` says that the last move was this seat's, so that it may ask to take it back; `silence`
    which rule keeps it from talking; `done` which command of this client the frame answers, by its
    number, or 0. `stood_in` counts for each seat the moves that a bot made for somebody; `ended`
    says that people agreed to stop.
    """

    number: int
    since: int
    turn: int
    stage: Stage
    seat: int
    chairs: list[ChairSeen]
    view: View | None
    outlook: Outlook | None
    legal: list[str]
    events: list[Happened]
    said: list[Said]
    waits_for: list[int]
    left: int | None
    mine: bool
    silence: Reason | None
    outcome: Outcome | None
    following: str
    done: int
    paused: bool
    waiting: bool
    ended: bool
    absent: list[AbsentSeen]
    proposal: ProposalSeen | None
    stood_in: list[int]


class LogPage(msgspec.Struct, frozen=True):
    """What happened and was said after one number and up to another, as these eyes saw it."""

    n: int
    after: int
    before: int
    events: list[Happened]
    said: list[Said]


class Moment(msgspec.Struct, frozen=True):
    """What is the same in the frames of all clients, so it is worked out once for all of them."""

    chairs: list[ChairSeen]
    waits_for: list[int]
    going: Going
    proposal: ProposalSeen | None
    mover: int | None
    last: list[Happened] | None  # by the last line; None if it told some more than others


def moment_of(table: Table, chairs: list[ChairSeen], going: Going | None = None) -> Moment:
    """Look at a table, and how it goes on."""
    going = going or Going()
    proposal, waited = proposal_seen(table, going.voters), waits_for(table.truth)
    return Moment(chairs, waited, going, proposal, table.last_mover, _told_to_all(table))


def frame_for(table: Table, seat: int, since: int, moment: Moment, done: int = 0) -> Frame:
    """Build the frame of a seat, or of a spectator, with what happened after number `since`."""
    record, state, game = table.record, table.truth, table.terms.game
    legal = state.legal(seat) if state is not None and seat != SPECTATOR else ()
    view = state.view(seat) if state is not None else None
    return Frame(
        table.number,
        since,
        table.turn,
        table.stage,
        seat,
        moment.chairs,
        view,
        game.outlook(view) if view is not None else None,
        [game.write(move) for move in legal] if legal else [],
        _events(table, seat, since, moment),
        _said(table, since),
        moment.waits_for,
        moment.going.left,
        moment.mover == seat,
        silence_of(state, seat),
        record.outcome if record is not None and table.stage == OVER else None,
        table.following,
        done,
        table.paused,
        moment.going.waiting,
        table.ended,
        moment.going.absent,
        moment.proposal,
        stood_in(table),
    )


def stood_in(table: Table) -> list[int]:
    """Count for each seat the moves that a bot made for somebody."""
    seats = list(table.stood_in.values())
    return [seats.count(seat) for seat in range(table.terms.seats)]


def latest(table: Table, since: int) -> int:
    """Return the number after which a frame tells what happened: not before `since`, nor too much.

    The last line is told whole. Whoever missed more asks for a page of the log.
    """
    cut = max(_before_last(table.events, LATEST), _before_last(table.sayings, LATEST_SAID))
    return max(since, min(cut, table.number - 1))


def _before_last(told: Sequence[tuple[int, *tuple[object, ...]]], count: int) -> int:
    """Return the number of what was told just before the last ones."""
    return told[-count - 1][0] if len(told) > count else 0


def log_page(table: Table, seat: int, n: int, after: int, before: int) -> LogPage:
    """Tell a seat, or a spectator, what happened in between."""
    told = [happened(table, number, event, seat) for number, event in _after(table, after)]
    events = [each for each in told if each.number <= before]
    said = [each for each in _said(table, after) if each.number <= before]
    return LogPage(n, after, before, events, said)


def silence_of(state: State | None, seat: int) -> Reason | None:
    """Return the rule that keeps a seat from talking."""
    refusal = state.silence(seat) if state is not None and seat != SPECTATOR else None
    return None if refusal is None else Reason(refusal.key, refusal.args, refusal.clause)


def waits_for(state: State | None) -> list[int]:
    """Return the seats without which the game does not go on; none before it starts."""
    return list(seats_in(state.awaited())) if state is not None else []


def people_waited_for(table: Table) -> list[int]:
    """Return the seats of the people, not of bots, without whom the game does not go on."""
    return [seat for seat in waits_for(table.truth) if not table.chairs[seat].played_by_bot]


def chair_seen(table: Table, seat: int, here: bool, now: float | None = None) -> ChairSeen:
    """Return a seat as everybody sees it; `now` says what is still kept for whom."""
    chair, promise = table.chairs[seat], table.promises.get(seat)
    kept = promise is not None and now is not None and chair.kind == OPEN and promise.holds(now)
    return ChairSeen(
        chair.kind,
        chair.name,
        chair.level,
        chair.away,
        chair.kind != PERSON or here,
        chair.left,
        promise.name if promise is not None and kept else "",
    )


def _said(table: Table, since: int) -> list[Said]:
    """Return what was said after a number."""
    if not table.sayings or table.sayings[-1][0] <= since:
        return []
    return [Said(*each) for each in table.sayings if each[0] > since]


def _after(table: Table, since: int) -> list[tuple[int, Event]]:
    """Return the events after a number; the log is long, so it is read from its end."""
    start = len(table.events)
    while start and table.events[start - 1][0] > since:
        start -= 1
    return table.events[start:]


def _told_to_all(table: Table) -> list[Happened] | None:
    """Return what the last line told, if it told everybody the same."""
    found = []
    for number, event in _after(table, table.number - 1):
        if event.told_to_all is None:
            return None
        found.append(happened(table, number, event, SPECTATOR))
    return found


def _events(table: Table, seat: int, since: int, moment: Moment) -> list[Happened]:
    """Return what a seat saw happen after a number."""
    if since == table.number - 1 and moment.last is not None:
        return moment.last
    return [happened(table, number, event, seat) for number, event in _after(table, since)]


def happened(table: Table, number: int, event: Event, seat: int) -> Happened:
    """Return an event of a line as a seat saw it."""
    return seen_by(seat, number, event, table.stood_in.get(number))


def seen_by(seat: int, number: int, event: Event, stand_in: int | None) -> Happened:
    """Return an event as a seat saw it, with for whom a bot brought it about."""
    seen = event.seen_by(seat)
    by = UNSET if stand_in is None else stand_in
    return Happened(number, seen.key, seen.args, seen.told, by)
