from __future__ import annotations

import re

import pytest

from ludotheque.core.state import SPECTATOR
from ludotheque.terminal.pages import RulesScreen
from ludotheque.terminal.replay_app import ReplayApp
from ludotheque.terminal.replay_cursor import ReplayCursor
from ludotheque.terminal.replay_screen import ReplayScreen
from ludotheque.terminal.widgets import Prompt, Story, Table
from tests.terminal.tables import new_session, play_moves

MY_LOOK = "Vous regardez votre carte"


@pytest.fixture
def cursor() -> ReplayCursor:
    """A replay of three players, seen by the person who played."""
    session = new_session(seats=3)
    play_moves(session, 60)
    return ReplayCursor(session.record, 0)


def shown(app: ReplayApp) -> tuple[str, list[str]]:
    """Return the drawing and the story on the screen."""
    assert isinstance(app.screen, ReplayScreen)
    return app.screen.query_one(Table).drawn, app.screen.query_one(Story).lines


async def test_forward_and_back_show_the_same(cursor: ReplayCursor) -> None:
    """Stepping back with ← shows what was there before →."""
    app = ReplayApp(cursor, "fr", 60)
    async with app.run_test(size=(80, 24)) as pilot:
        seen = []
        for _ in range(12):
            seen.append(shown(app))
            await pilot.press("right")
        for before in reversed(seen):
            await pilot.press("left")
            assert shown(app) == before
        assert len({drawing for drawing, _ in seen}) > 5


async def test_home_end_and_the_place(cursor: ReplayCursor) -> None:
    """Home and End go to both ends, and the sentence says where that is."""
    app = ReplayApp(cursor, "en", 60)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("end")
        sentence = app.screen.query_one(Prompt).sentence
        assert sentence == "Move 60 of 60 — through the eyes of Ana"
        await pilot.press("home")
        assert (cursor.place, shown(app)[1]) == (0, [])
        await pilot.press("pagedown")
        assert cursor.place == 10


async def test_other_eyes_show_another_story(cursor: ReplayCursor) -> None:
    """Digits and Tab change the eyes; those of another seat do not show the person's secret."""
    app = ReplayApp(cursor, "fr", 60)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("end")
        mine = shown(app)
        secrets = [place for place, line in enumerate(mine[1]) if MY_LOOK in line]
        assert secrets
        await pilot.press("2")
        assert cursor.eyes == 1
        theirs = [shown(app)[1][place] for place in secrets]
        assert all(re.fullmatch(r"Ana regarde sa carte \d\.", line) for line in theirs)
        await pilot.press("tab", "tab")
        assert cursor.eyes == SPECTATOR
        assert not any(MY_LOOK in line for line in shown(app)[1])
        await pilot.press("9")
        assert cursor.eyes == SPECTATOR
        await pilot.press("1")
        assert shown(app) == mine


async def test_it_runs_and_stops(cursor: ReplayCursor) -> None:
    """Space lets the replay run to its end; a step stops it."""
    app = ReplayApp(cursor, "fr", 0.001)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("space")
        while cursor.place < 5:
            await pilot.pause()
        await pilot.press("left")
        stopped = cursor.place
        for _ in range(5):
            await pilot.pause()
        assert cursor.place == stopped
        await pilot.press("space")
        while cursor.place < cursor.length:
            await pilot.pause()


async def test_the_rules_open(cursor: ReplayCursor) -> None:
    """`r` opens the rule book while watching; q leaves."""
    app = ReplayApp(cursor, "en", 60)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("r")
        assert isinstance(app.screen, RulesScreen)
        await pilot.press("escape", "q")
    assert not app.is_running
