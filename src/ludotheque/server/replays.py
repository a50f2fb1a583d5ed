"""Finished games, step by step, through anybody's eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.event import Event
from ludotheque.core.faults import Fault
from ludotheque.core.record import Record
from ludotheque.core.state import State
from ludotheque.server.pages import house_of, json_answer
from ludotheque.table.frames import Happened
from ludotheque.table.table import OVER

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response


async def replay_step(request: Request) -> Response:
    """Give the view of one pair of eyes after so many moves, and what the last of them did."""
    table = house_of(request).find(request.path_params["key"]).table
    if table.stage != OVER or table.record is None:
        raise Fault("fault-not-over")
    record = table.record
    place = _whole(request.path_params["place"], 0, len(record.moves))
    eyes = _whole(request.query_params.get("eyes", "0"), 0, record.seats) - 1
    state, events = at_place(record, place)
    return json_answer(
        {
            "place": place,
            "length": len(record.moves),
            "seat": eyes,
            "names": record.players,
            "move": _last_move(record, place),
            "view": state.view(eyes),
            "events": [_happened(place, event, eyes) for event in events],
            "outcome": state.outcome(),
        }
    )


def _whole(text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 8 and least <= int(text) <= most):
        raise Fault("fault-step", least=least, most=most)
    return int(text)


def at_place(record: Record, place: int) -> tuple[State, list[Event]]:
    """Play a record up to a place; return the state there, and the events of the last move."""
    state, events = record.start(), record.opening()
    for seat, move in record.moves[:place]:
        state.apply(seat, move)
        events = state.take_events()
    return state, events


def _last_move(record: Record, place: int) -> str:
    return record.game.write(record.moves[place - 1][1]) if place else ""


def _happened(place: int, event: Event, eyes: int) -> Happened:
    seen = event.seen_by(eyes)
    return Happened(place, seen.key, seen.args, seen.told)
