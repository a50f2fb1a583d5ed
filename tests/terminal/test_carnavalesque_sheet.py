from __future__ import annotations

from typing import cast

import pytest

from ludotheque.games import drawings
from ludotheque.games.carnavalesque.data.versions import VERSIONS
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView
from ludotheque.games.carnavalesque.terminal.signs import (
    AGE_MARKS,
    POINT_SIGNS,
)
from ludotheque.i18n.texts import LANGUAGES, Texts
from tests.games.carnavalesque.steady import steady_walk
from tests.games.carnavalesque.table import A, B, C, lay
from tests.terminal.carnavalesque import EN, GAME
from tests.terminal.tables import PLAYERS, plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_are_explained(lang: str) -> None:
    """The score sheet names every sign of the table, in both languages."""
    say = Texts(lang, "carnavalesque", PLAYERS)
    sheet = plain(drawings.sheet(GAME, lay(A, B, C).view("a"), say))
    for number, name in enumerate(POINT_SIGNS):
        assert sheet.count(f"{name} ") >= 1, number
    assert all(f"{mark} " in sheet for mark in AGE_MARKS)


def test_the_sheet_adds_up() -> None:
    """The points of all places add up to the total, which is the score."""
    for version in VERSIONS:
        for number, (state, _, _) in enumerate(steady_walk(version, 3, 2)):
            if number % 25 == 0:
                view = cast("CarnavalesqueView", state.view(0))
                above, _, below = plain(drawings.sheet(GAME, view, EN)).partition("─")
                points = [int(line.split()[-1]) for line in above.splitlines() if "·" in line]
                total = next(line for line in below.splitlines() if line.startswith("Total"))
                assert sum(points) == view.score == int(total.split()[-1])


def test_the_sheet_marks_the_verdict() -> None:
    """A parade is judged where its points are; a lost game is not judged at all."""
    parade = [
        [f"{costume}-{each}" for each in ("mask", "balloon", "umbrella", "streamer")]
        for costume in ("witch", "rabbit")
    ]
    floats = [[f"pirate-{each}" for each in ("mask", "balloon", "umbrella", "streamer")]]
    table = lay(
        A,
        B,
        "fairy-drum",
        phase="lay",
        turn="c",
        parade=parade,
        floats=floats,
        crowd="1 fairy-lantern up 0 0",
    )
    won = plain(drawings.sheet(GAME, table.play("c send 1").view("a"), EN))
    assert f"▶ up to 35    {EN('ending-yawns')}" in won
    lost = lay(
        A,
        B,
        C,
        phase="lay",
        turn="c",
        floats=[["fairy-mask"]],
        dead_end=["fairy-lantern", "robot-mask", "robot-lantern"],
    )
    sheet = plain(drawings.sheet(GAME, lost.play("c send 1").view("a"), EN))
    assert "▶" not in sheet
    assert EN("ending-dead-end").split(":")[0] in sheet
