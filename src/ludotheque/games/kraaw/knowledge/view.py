"""What a seat may know of a match of Kraaw, built field by field."""

from __future__ import annotations

from ludotheque.core.arrays import seats_in
from ludotheque.core.rules import Rules
from ludotheque.core.state import SPECTATOR
from ludotheque.core.view import View
from ludotheque.games.kraaw.data.cards import PLACES, RAVENS, VALUES, WATCHER
from ludotheque.games.kraaw.data.endings import ROUND_ENDS
from ludotheque.games.kraaw.data.options import REPRISALS
from ludotheque.games.kraaw.data.phases import NAMES, REPRISAL
from ludotheque.games.kraaw.rules.flow import PHASES
from ludotheque.games.kraaw.rules.score import result
from ludotheque.games.kraaw.rules.state import Kraaw

NO_SLOT = -1


class KraawView(View, frozen=True):
    """One seat's knowledge, with all it has seen in this round.

    `faces`, `values`, `known_by` and `origins` go by slot. A value is 0 when this seat does not
    know it; `known_by` is a mask of the seats that do (everybody saw them look); the
    origin is the slot where the card was dealt, by which it can be followed. `situations` are those
    in which turns began, as far as they can come back, and `times` counts that of this turn (K6.6).
    """

    turn: int
    first: int
    direction: int
    round: int
    turns: int
    times: int
    situations: tuple[int, ...]
    final: bool
    playing: tuple[int, ...]
    ravens: tuple[str, ...]
    wins: tuple[int, ...]
    locks: tuple[int, ...]
    countdown: tuple[int, ...]
    faces: tuple[int, ...]
    values: tuple[int, ...]
    known_by: tuple[int, ...]
    origins: tuple[int, ...]
    stolen: int
    kept: tuple[int, ...]
    announcer: int
    swapped: tuple[bool, ...]
    swapped_place: int
    hand: tuple[int, ...]
    given: tuple[int, ...]
    last_totals: tuple[int, ...]
    last_winners: tuple[int, ...]
    last_end: str
    champion: int
    dog_exchange: bool
    swap_hand: bool
    reprisal: str
    turn_locked: bool
    memory_aid: bool
    repetition: int
    turn_limit: int


def look_at(match: Kraaw, seat: int) -> KraawView:
    """Build the view of a seat, or of a spectator."""
    seats = match.seats
    slots = PLACES * seats
    eyes = WATCHER if seat == SPECTATOR else seat
    inside = seat != SPECTATOR
    return KraawView(
        seat=seat,
        seats=seats,
        to_act=seats_in(match.actors()),
        phase=NAMES[match.phase],
        turn=match.turn,
        first=match.first,
        direction=match.direction,
        round=match.round,
        turns=match.turns,
        times=match.times,
        situations=match.situations,
        final=match.final,
        playing=seats_in(match.playing),
        ravens=tuple([_raven(match.raven[s]) for s in range(seats)]),
        wins=_cells(match.wins, seats),
        locks=_cells(match.locks, seats),
        countdown=seats_in(match.countdown),
        faces=_cells(match.face, slots),
        values=tuple([match.value[s] if match.known[s] >> eyes & 1 else 0 for s in range(slots)]),
        known_by=_cells(match.known, slots),
        origins=_cells(match.origin, slots),
        stolen=match.stolen if match.phase == REPRISAL else NO_SLOT,
        kept=seats_in(match.kept),
        announcer=match.announcer,
        swapped=tuple([match.swapped[s] >= 0 for s in range(seats)]),
        swapped_place=match.swapped[seat] if inside else NO_SLOT,
        hand=_values(match.dealt, 6 * seat) if inside else (),
        given=_values(match.given, 0) if inside and match.announcer == seat else (),
        last_totals=_cells(match.last_total, seats),
        last_winners=seats_in(match.last_winners),
        last_end=ROUND_ENDS[match.last_end],
        champion=match.champion,
        dog_exchange=match.dog_exchange,
        swap_hand=match.swap_hand,
        reprisal=REPRISALS[match.reprisal],
        turn_locked=match.turn_locked,
        memory_aid=match.memory_aid,
        repetition=match.repetition,
        turn_limit=match.turn_limit,
    )


def _cells(cells: list[int], count: int) -> tuple[int, ...]:
    return tuple([cells[i] for i in range(count)])


def _raven(raven: int) -> str:
    return RAVENS[raven] if raven >= 0 else ""


def _values(counts: list[int], start: int) -> tuple[int, ...]:
    return tuple([value for value in VALUES for _ in range(counts[start + value])])


RULES = Rules(PHASES, look_at, result)
