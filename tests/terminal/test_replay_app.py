from __future__ import annotations

import re

import pytest

from ludotheque.core.state import SPECTATOR
from ludotheque.terminal.film import Film
from ludotheque.terminal.film_screen import FilmScreen
from ludotheque.terminal.pages import RulesScreen
from ludotheque.terminal.replay_app import ReplayApp
from ludotheque.terminal.widgets import Prompt, Story, Table
from tests.terminal.tables import new_session, play_moves

MY_LOOK = "Vous regardez votre carte"


@pytest.fixture
def film() -> Film:
    """A film of three players, seen by the person who played."""
    session = new_session(seats=3)
    play_moves(session, 60)
    return Film(session.record, 0)


def shown(app: ReplayApp) -> tuple[str, list[str]]:
    """Return the drawing and the story on the screen."""
    assert isinstance(app.screen, FilmScreen)
    return app.screen.query_one(Table).drawn, app.screen.query_one(Story).lines


async def test_forward_and_back_show_the_same(film: Film) -> None:
    """Stepping back with ← shows what was there before →."""
    app = ReplayApp(film, "fr", 60)
    async with app.run_test(size=(80, 24)) as pilot:
        seen = []
        for _ in range(12):
            seen.append(shown(app))
            await pilot.press("right")
        for before in reversed(seen):
            await pilot.press("left")
            assert shown(app) == before
        assert len({drawing for drawing, _ in seen}) > 5


async def test_home_end_and_the_place(film: Film) -> None:
    """Home and End go to both ends, and the sentence says where that is."""
    app = ReplayApp(film, "en", 60)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("end")
        sentence = app.screen.query_one(Prompt).sentence
        assert sentence == "Move 60 of 60 — through the eyes of Ana"
        await pilot.press("home")
        assert (film.place, shown(app)[1]) == (0, [])
        await pilot.press("pagedown")
        assert film.place == 10


async def test_other_eyes_show_another_story(film: Film) -> None:
    """Digits and Tab change the eyes; those of another seat do not show the person's secret."""
    app = ReplayApp(film, "fr", 60)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("end")
        mine = shown(app)
        secrets = [place for place, line in enumerate(mine[1]) if MY_LOOK in line]
        assert secrets
        await pilot.press("2")
        assert film.eyes == 1
        theirs = [shown(app)[1][place] for place in secrets]
        assert all(re.fullmatch(r"Ana regarde sa carte \d\.", line) for line in theirs)
        await pilot.press("tab", "tab")
        assert film.eyes == SPECTATOR
        assert not any(MY_LOOK in line for line in shown(app)[1])
        await pilot.press("9")
        assert film.eyes == SPECTATOR
        await pilot.press("1")
        assert shown(app) == mine


async def test_it_runs_and_stops(film: Film) -> None:
    """Space lets the film run to its end; a step stops it."""
    app = ReplayApp(film, "fr", 0.001)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("space")
        while film.place < 5:
            await pilot.pause()
        await pilot.press("left")
        stopped = film.place
        for _ in range(5):
            await pilot.pause()
        assert film.place == stopped
        await pilot.press("space")
        while film.place < film.length:
            await pilot.pause()


async def test_the_rules_open(film: Film) -> None:
    """`r` opens the rule book while watching; q leaves."""
    app = ReplayApp(film, "en", 60)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("r")
        assert isinstance(app.screen, RulesScreen)
        await pilot.press("escape", "q")
    assert not app.is_running
