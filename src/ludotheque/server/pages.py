"""What is asked for over HTTP: the games, the tables, and what is left of a finished one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, get_args

from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludotheque.core.faults import BadDeck, Fault
from ludotheque.core.game import Game
from ludotheque.core.options import Choice, Number, Option
from ludotheque.core.records.writing import write_record
from ludotheque.games import GAMES
from ludotheque.server.answers import (
    Catalogue,
    ChoiceOffered,
    Faults,
    FaultTold,
    GameOffered,
    Health,
    NumberOffered,
    OptionOffered,
    SwitchOffered,
    TableKnown,
    TableListed,
    TableOpened,
    TablesListed,
)
from ludotheque.server.metrics import figures_of
from ludotheque.server.pace import Openers
from ludotheque.server.tables import Tables
from ludotheque.server.wire import decode, encode_any
from ludotheque.table.building import LINE_FAULTS
from ludotheque.table.frames import people_waited_for
from ludotheque.table.replays import finished
from ludotheque.table.table import Table
from ludotheque.table.terms import write_terms
from ludotheque.table.words import OPEN, Level

if TYPE_CHECKING:
    import msgspec

Page = Callable[[Request], Awaitable[Response]]
JSON = "application/json"
MOST_KEYS = 12  # of tables that are asked for at once
STATUS = {
    "fault-no-table": 404,
    "fault-other-rules": 409,
    **dict.fromkeys(("fault-unreadable", *LINE_FAULTS), 500),
}


def answers_faults(page: Page) -> Page:
    """Turn what is wrong with a request into an answer that says so."""

    async def answer(request: Request) -> Response:
        try:
            return await page(request)
        except Fault as fault:
            return json_answer(_told(fault), STATUS.get(fault.key, 400))
        except BadDeck as bad:
            return json_answer(_told(*bad.faults), 400)

    return answer


def _told(*faults: Fault) -> Faults:
    return Faults([FaultTold(fault.key, fault.details) for fault in faults])


def json_answer(plain: msgspec.Struct, status: int = 200) -> Response:
    """Return data as JSON."""
    return Response(encode_any(plain), status, media_type=JSON)


def tables_of(request: Request) -> Tables:
    """Return the tables of the server that answers a request."""
    tables: Tables = request.state.tables
    return tables


async def games(_request: Request) -> Response:
    """Tell what can be played, with every option."""
    described = [describe_game(game) for game in GAMES.values()]
    return json_answer(Catalogue(described, list(get_args(Level))))


def describe_game(game: Game) -> GameOffered:
    """Tell what a form needs to know to ask for a table of a game."""
    options = [_describe_option(each) for each in game.options if not each.for_simulations]
    return GameOffered(game.key, game.least_seats, game.most_seats, _deck_of(game), options)


def _describe_option(option: Option) -> OptionOffered:
    common = option.name, option.write(option.default), option.clause
    if isinstance(option, Choice):
        return ChoiceOffered(*common, list(option.choices))
    if isinstance(option, Number):
        return NumberOffered(*common, option.least, option.most)
    return SwitchOffered(*common)


async def open_table(request: Request) -> Response:
    """Open a table as a host asks for it."""
    tables = tables_of(request)
    _slow_down(request)
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > tables.settings.limits.upload:
            raise Fault("fault-too-large", most=tables.settings.limits.upload)
    key, token = await tables.open_table(decode(body))
    return json_answer(TableOpened(key, token), 201)


def _slow_down(request: Request) -> None:
    """Refuse an address that opens too many tables."""
    openers: Openers = request.state.openers
    address = request.client.host if request.client is not None else ""
    if not openers.take(address, asyncio.get_running_loop().time()):
        raise Fault("fault-too-fast")


async def list_tables(request: Request) -> Response:
    """Tell which public tables wait for players, or how it stands at those whose `keys` one has."""
    tables, keys = tables_of(request), request.query_params.get("keys")
    if keys is None:
        found, faults = tables.public_tables(), list[Fault]()
    else:
        found, faults = tables.some(keys.split(",")[:MOST_KEYS])
    return json_answer(TablesListed([summary(table) for table in found], _told(*faults).faults))


async def one_table(request: Request) -> Response:
    """Tell what a table plays, before anybody sits down."""
    table = tables_of(request).table(request.path_params["key"])
    game = table.terms.game
    deck, printed, together = _deck_of(game), game.printed(), game.cooperative
    known = asdict(summary(table))
    return json_answer(TableKnown(**known, deck=deck, printed=printed, together=together))


def _deck_of(game: Game) -> str | None:
    return game.deck.name if game.deck is not None else None


def summary(table: Table) -> TableListed:
    """Tell what everybody may know of a table."""
    free = sum(chair.kind == OPEN for chair in table.chairs)
    awaited = [table.chairs[seat].name for seat in people_waited_for(table)]
    terms, stage = write_terms(table.terms), table.stage
    return TableListed(table.key, terms, stage, table.commitment, free, table.names, awaited)


async def record(request: Request) -> Response:
    """Give the record of a finished game, with the proof of its deal."""
    table = tables_of(request).table(request.path_params["key"])
    text = write_record(finished(table))
    name = f"{table.terms.game.key}-{table.key}.ludo"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)


async def health(request: Request) -> Response:
    """Say that the house is open."""
    return json_answer(Health(True, len(tables_of(request).rooms)))


async def metrics(request: Request) -> Response:
    """Give what is counted."""
    return Response(figures_of(tables_of(request)), media_type="text/plain; version=0.0.4")
