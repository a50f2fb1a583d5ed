"""Finished games, step by step, through anybody's eyes; and the proof of their deal."""

from __future__ import annotations

import msgspec

from ludotheque.core.faults import Fault
from ludotheque.core.records.record import Record
from ludotheque.table.frames import (
    Frame,
    chair_seen,
    seen_by,
    silence_of,
    stood_in,
    waits_for,
)
from ludotheque.table.table import Table
from ludotheque.table.words import OVER, PERSON, PLAYING


class Step(msgspec.Struct, frozen=True):
    """A finished game after some of its moves: how many it has, the last one made, what it showed.

    The frame is as it was for these eyes then; its number is how many moves had been made.
    """

    length: int
    move: str
    frame: Frame


class Shown(msgspec.Struct, frozen=True):
    """What proves a deal, in hexadecimal digits: see `core.fairness`."""

    commitment: str
    secret: str
    shares: list[str]
    seed: str


def finished(table: Table) -> Record:
    """Return the record of a table whose game is over; raise Fault if it is not."""
    if table.stage != OVER or table.record is None:
        raise Fault("fault-not-over")
    return table.record


def step_of(table: Table, place: int, eyes: int, since: int) -> Step:
    """Play a finished game up to a place; show what happened after the place `since`."""
    record = finished(table)
    state, events = record.start(), [(0, event) for event in record.opening()]
    for number, (seat, move) in enumerate(record.moves[:place], 1):
        state.apply(seat, move)
        events += [(number, event) for event in state.take_events()]
    over = place == len(record.moves)
    view = state.view(eyes)
    frame = Frame(
        number=place,
        since=since,
        turn=place,
        stage=OVER if over else PLAYING,
        seat=eyes,
        chairs=[chair_seen(table, seat, True) for seat in range(record.seats)],
        view=view,
        outlook=record.game.outlook(view),
        legal=[],
        events=[
            seen_by(eyes, number, event, record.stand_in_at(number))
            for number, event in events
            if number > since
        ],
        said=[],
        waits_for=waits_for(state),
        left=None,
        mine=False,
        silence=silence_of(state, eyes),
        outcome=state.outcome(),
        following="",
        done=0,
        paused=False,
        waiting=False,
        ended=over and table.ended,
        absent=[],
        proposal=None,
        stood_in=stood_in(table),
    )
    return Step(len(record.moves), _last_move(record, place), frame)


def _last_move(record: Record, place: int) -> str:
    return record.game.write(record.moves[place - 1][1]) if place else ""


def proof_of(table: Table) -> Shown:
    """Show everything that the deal of a finished game came from."""
    record = finished(table)
    shares = [chair.share.hex() for chair in table.chairs if chair.kind == PERSON]
    return Shown(table.commitment, table.secret.hex(), shares, record.seed.hex())
