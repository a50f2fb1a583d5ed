"""The whole server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.routing import Mount, Route, WebSocketRoute

from ludotheque.server import pages
from ludotheque.server.client import Client, client_folder
from ludotheque.server.house import House
from ludotheque.server.pages import answers_faults
from ludotheque.server.replays import proof, replay_step
from ludotheque.server.settings import Settings
from ludotheque.server.sockets import serve_socket


def build(settings: Settings) -> Starlette:
    """Return the application; the house is open while it runs."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.house = House(settings)
        app.state.buckets = {}
        app.state.house.bring_back()
        yield
        await app.state.house.close()

    routes = [
        Route("/api/games", answers_faults(pages.games)),
        Route("/api/tables", answers_faults(pages.public_tables)),
        Route("/api/tables", answers_faults(pages.open_table), methods=["POST"]),
        Route("/api/tables/{key}", answers_faults(pages.one_table)),
        Route("/api/tables/{key}/record", answers_faults(pages.record)),
        Route("/api/tables/{key}/steps/{place}", answers_faults(replay_step)),
        Route("/api/tables/{key}/proof", answers_faults(proof)),
        Route("/health", pages.health),
        Route("/metrics", pages.metrics),
        WebSocketRoute("/ws/{key}", serve_socket),
        Mount("/", Client(client_folder())),
    ]
    return Starlette(routes=routes, lifespan=lifespan)
