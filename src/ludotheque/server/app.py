"""The whole server as one ASGI application."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route

from ludotheque.server import pages
from ludotheque.server.client import BuiltClient, client_folder
from ludotheque.server.pace import Openers
from ludotheque.server.pages import answers_faults
from ludotheque.server.replays import analysis, proof, replay_step
from ludotheque.server.safety import Safety
from ludotheque.server.settings import Settings
from ludotheque.server.tables import Tables
from ludotheque.store.lines import Store

SMALLER = Middleware(GZipMiddleware, minimum_size=1000)  # what is printed on all cards is long
GARBAGE = 50_000  # objects that may be made before cycles among them are looked for


def build(settings: Settings, store: Store) -> Starlette:
    """Return the application; the house is open while it runs."""

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[dict[str, Any]]:
        tables = Tables(settings, store)
        tables.bring_back()
        gc.freeze()  # what is there by now stays; frames come and go without being looked through
        gc.set_threshold(GARBAGE, 5, 5)
        yield {"tables": tables, "openers": Openers(settings.limits.tables_per_minute)}
        await tables.close()

    routes = [
        Route("/api/games", answers_faults(pages.games)),
        Route("/api/tables", answers_faults(pages.list_tables)),
        Route("/api/tables", answers_faults(pages.open_table), methods=["POST"]),
        Route("/api/tables/{key}", answers_faults(pages.one_table), middleware=[SMALLER]),
        Route("/api/tables/{key}/record", answers_faults(pages.record)),
        Route("/api/tables/{key}/steps/{place}", answers_faults(replay_step)),
        Route("/api/tables/{key}/analysis", answers_faults(analysis)),
        Route("/api/tables/{key}/proof", answers_faults(proof)),
        Route("/health", pages.health),
        Route("/metrics", pages.metrics),
        Mount("/", BuiltClient(client_folder())),
    ]
    return Starlette(routes=routes, lifespan=lifespan, middleware=[Middleware(Safety)])
