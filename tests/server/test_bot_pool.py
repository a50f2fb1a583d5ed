from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable

import pytest

from ludotheque.bots.levels import Budget
from ludotheque.core.faults import Fault
from ludotheque.core.game import Game
from ludotheque.games import GAMES
from ludotheque.server.bot_pool import BotPool
from ludotheque.table.decisions import Cards, DecisionRequest, cards_of
from tests.server.running import PATIENCE, Player, Running, play, seat_people

pytestmark = pytest.mark.once  # a server runs the build it finds

AT_ONCE = 2  # thoughts that a server gives to its process: one, and the next one


def figure(server: Running, name: str) -> int:
    """Read one of the figures of a server."""
    [value] = figures(server, name)
    return value


def figures(server: Running, *names: str) -> tuple[int, ...]:
    """Read some figures of a server, as they are at one moment."""
    lines = [line.split() for line in server.ask("/metrics")[1].splitlines()]
    found = {line[0]: line[1] for line in lines}
    return tuple(int(float(found[name])) for name in names)


async def experts(server: Running, seats: int = 4) -> Player:
    """Let experts play among themselves; return somebody who watches."""
    table = server.open_table("carnuta", seats)
    host = await Player.come(server, table["key"], host=table["host"])
    for seat in range(seats):
        await host.send(do="bot", seat=seat, level="expert")
    await host.send(do="start")
    while host.frame["stage"] != "playing":
        await host.hear()
    return host


async def all_wait_in_line(server: Running, tables: int) -> None:
    """Wait until each table waits for a bot, and see that none ever waits for more than one.

    A table whose bot has just decided waits for none while its move is written down.
    """
    line: tuple[int, ...] = ()
    async with asyncio.timeout(PATIENCE):
        while line != (tables - AT_ONCE, AT_ONCE):
            line = await asyncio.to_thread(figures, server, "ludo_waiting", "ludo_thinking")
            assert sum(line) <= tables


async def test_people_play_on_while_experts_think(server: Running) -> None:
    """Moves are acknowledged at one table while all processes think for others, who wait in line.

    Each table waits for one bot at a time, so the line is never longer than there are tables.
    """
    watchers = [await experts(server) for _ in range(5)]
    _, (ana, bo) = await seat_people(server, 2)
    await all_wait_in_line(server, len(watchers))
    before = figure(server, "ludo_decisions_total")
    await play(ana, bo, moves=40)
    assert ana.frame["turn"] >= 40
    assert figure(server, "ludo_decisions_total") - before < 40
    await all_wait_in_line(server, len(watchers))
    for watcher in watchers:  # everybody's turn comes
        await watcher.see_turn(1)


async def test_who_thinks_can_be_seen(server: Running) -> None:
    """The frames say for whom a table waits and that a bot sits there: that is what is shown."""
    watcher = await experts(server, 2)
    [seat] = watcher.frame["waits_for"]
    assert watcher.frame["chairs"][seat]["kind"] == "bot"
    assert watcher.frame["chairs"][seat]["level"] == "expert"


async def test_tables_offer_three_levels(serve: Callable[..., Running]) -> None:
    """From easy to hard; bots of the lab have no seat at a table."""
    server = serve()
    assert json.loads(server.ask("/api/games")[1])["levels"] == ["beginner", "regular", "expert"]
    table = server.open_table()
    host = await Player.come(server, table["key"], host=table["host"])
    refused = await host.refused(do="bot", seat=0, level="greedy")
    assert (refused["key"], refused["args"]) == ("fault-field", {"field": "level"})


async def test_a_bot_that_fails_makes_any_move() -> None:
    """A bot that cannot think at all does not stop its table: some legal move is made for it."""
    game = GAMES["kraaw"]
    state = game.new(game.read_options({}), 2, bytes(16))
    seat = state.to_act()[0]
    pool = BotPool(1, Budget(1), Budget(1))
    legal, view = state.legal(seat), state.view(seat)
    chosen = {
        await pool.decide(
            DecisionRequest(cards_of(game), view, legal, bytes([luck]) * 16, "nobody")
        )
        for luck in range(20)
    }
    pool.close()
    assert chosen <= set(legal)
    assert len(chosen) > 1


class Deadly(Cards):
    """Cards that nobody survives."""

    def game(self) -> Game:
        """End the process that looks at them."""
        os._exit(9)


@pytest.mark.parametrize("cards", [Cards("belote"), Deadly("kraaw")], ids=["fault", "death"])
async def test_an_adviser_that_fails_says_so(cards: Cards) -> None:
    """A fault of an expert, or a thought of which all processes die, is a fault with a text.

    After that others are thought about as before.
    """
    game = GAMES["kraaw"]
    state = game.new(game.read_options({}), 2, bytes(16))
    seat = state.to_act()[0]
    pool = BotPool(1, Budget(1), Budget(1))
    view, legal = state.view(seat), state.legal(seat)
    with pytest.raises(Fault, match="fault-hint-failed"):
        await pool.advise(DecisionRequest(cards, view, legal, bytes(16)))
    advice = await pool.advise(DecisionRequest(cards_of(game), view, legal, bytes(16)))
    pool.close()
    assert {opinion.move for opinion in advice.opinions} <= set(legal)
