"""What is asked for of finished games: a step of it, its analysis, and the proof of its deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import StreamingResponse

from ludotheque.core.faults import Fault
from ludotheque.server.pages import json_answer, tables_of
from ludotheque.table.replays import finished, proof_of, step_of
from ludotheque.table.table import Table

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

LINES = "application/x-ndjson"
AT_ONCE = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}  # nginx would keep lines back


async def replay_step(request: Request) -> Response:
    """Give the frame of one pair of eyes after so many moves, with what the last of them did.

    `eyes` counts seats from 1, 0 is a spectator; `since` asks for the events after another place,
    -1 for all of them.
    """
    table, asked = _table(request), request.query_params
    record = finished(table)
    place = _whole(request.path_params["place"], 0, len(record.moves))
    eyes = _whole(asked.get("eyes", "0"), 0, record.seats) - 1
    since = _whole(asked.get("since", str(place - 1)), -1, place)
    return json_answer(step_of(table, place, eyes, since))


async def proof(request: Request) -> Response:
    """Give what the deal of a finished game came from."""
    return json_answer(proof_of(_table(request)))


async def analysis(request: Request) -> Response:
    """Give what each could expect after every move, a line as soon as it is worked out."""
    lines = tables_of(request).analyses.read(_table(request))
    return StreamingResponse(lines, media_type=LINES, headers=AT_ONCE)


def _table(request: Request) -> Table:
    return tables_of(request).table(request.path_params["key"])


def _whole(text: str, least: int, most: int) -> int:
    digits = text.removeprefix("-") if least < 0 else text
    plain = digits.isascii() and digits.isdecimal() and len(digits) < 8
    if not (plain and least <= int(text) <= most):
        raise Fault("fault-step", least=least, most=most)
    return int(text)
