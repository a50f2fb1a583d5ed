"""Bots that think in a process of their own, while the person may do what they like."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from textual.widgets import Markdown

from ludotheque.table.decisions import decide
from ludotheque.terminal.bot_process import BotProcess
from ludotheque.terminal.pages import RulesScreen
from ludotheque.terminal.play_app import PlayApp
from tests.terminal.tables import new_app, new_session, play_by_keyboard, play_moves, table

if TYPE_CHECKING:
    from textual.pilot import Pilot

ENDLESS = "expert:600s"


@pytest.fixture
def process() -> Iterator[BotProcess]:
    """A process that is gone after the test."""
    process = BotProcess()
    yield process
    process.close()


async def until_it_thinks(app: PlayApp, pilot: Pilot[None]) -> None:
    """Wait until a bot thinks."""
    while not any(worker.is_running for worker in app.workers):
        await pilot.pause()


async def test_a_thought_has_the_same_end_elsewhere(process: BotProcess) -> None:
    """A bot that counts its thoughts chooses in another process what it would choose in this."""
    session = new_session(seats=3, bot="expert:50")
    play_moves(session, 20)
    while not session.waiting_bots():
        session.choose(session.legal()[0])
    request = session.ask_bot()
    assert await process.decide(request) == decide(request)


async def test_a_bot_that_fails_says_why_and_the_next_one_thinks(process: BotProcess) -> None:
    """What goes wrong in a thought is told in a line, and is no end of thinking."""
    request = new_session(bot="expert:5").ask_bot()
    with pytest.raises(ChildProcessError, match="fault-bot"):
        await process.decide(replace(request, level="nobody"))
    assert await process.decide(request) in request.legal


async def test_the_screen_lives_while_a_bot_thinks(tmp_path: Path) -> None:
    """With a bot that thinks for ten minutes one reads the rules, and leaves at once."""
    app = new_app(new_session(bot=ENDLESS), tmp_path, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until_it_thinks(app, pilot)
        await pilot.press("r")
        assert isinstance(app.screen, RulesScreen)
        assert "K5.4" in app.screen.query_one(Markdown).source
        await pilot.press("escape", "q")
    assert app.session.record.moves == []
    assert active_children() == []


async def test_whoever_decides_with_a_bot_need_not_wait_for_it(tmp_path: Path) -> None:
    """Where all decide at once the person's choice counts at once, and the bot thinks anew."""
    app = new_app(new_session(bot=ENDLESS), tmp_path, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until_it_thinks(app, pilot)
        [first] = active_children()
        await pilot.press("1")
        assert app.session.record.moves == [(0, 0)]
        assert app.session.waiting_bots() == [1]
        await until_it_thinks(app, pilot)
        [second] = active_children()
        assert second.pid != first.pid


async def test_a_thought_whose_process_dies_is_told(tmp_path: Path) -> None:
    """Killed in the middle of a request, a bot plays something; the person is told, once."""
    app = new_app(new_session(bot=ENDLESS), tmp_path, "en")
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await pilot.press("1", "right")
        await until_it_thinks(app, pilot)
        [process] = active_children()
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        while len(app.session.record.moves) < 2:
            await pilot.pause()
        assert [seat for seat, _ in app.session.record.moves] == [0, 1]
        [note] = app._notifications
        assert note.message == "Bot 2 cannot think any more (EOF) and plays at random."


async def test_bots_that_think_are_hurried(tmp_path: Path) -> None:
    """With the space bar bots that think play on without a pause, until the person decides."""
    app = new_app(new_session(seats=3, bot="expert:5", turn_limit="2"), tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await play_by_keyboard(app, pilot)
    assert app.session.outcome() is not None


async def test_bots_that_need_no_time_need_no_process(tmp_path: Path) -> None:
    """A table of bots that do not think starts nothing else."""
    app = new_app(new_session(bot="greedy"), tmp_path, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert table(app).keys
        assert active_children() == []
