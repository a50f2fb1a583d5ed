from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import cast
import pytest
from rich.cells import cell_len
from ludotheque.core.chance import Noise
from ludotheque.games.carnavalesque.cards import (
    ALL_CARDS,
    ALL_POINTS,
    CARD_NAMES,
    POINTS,
    VERSIONS,
)
from ludotheque.games.carnavalesque.crowd import Crowd
from ludotheque.games.carnavalesque.describe import whereabouts
from ludotheque.games.carnavalesque.drawn_blind import reckon
from ludotheque.games.carnavalesque.drawn_cells import cell_at, cells_of
from ludotheque.games.carnavalesque.game import CarnavalesqueGame
from ludotheque.games.carnavalesque.hand import Hand
from ludotheque.games.carnavalesque.moves import COMPASS, SPOT
from ludotheque.games.carnavalesque.omens import EVENTS, ROLES
from ludotheque.games.carnavalesque.phases import NAMES
from ludotheque.games.carnavalesque.rules import Carnavalesque
from ludotheque.games.carnavalesque.signs import (
    AGE_MARKS,
    CALLED,
    HAND,
    POINT_SIGNS,
    write_card,
)
from ludotheque.games.carnavalesque.sizes import RADIUS
from ludotheque.i18n.texts import LANGUAGES, Texts
from ludotheque.terminal.keys import give_keys
from tests.games.carnavalesque.steady import steady_walk
from tests.games.carnavalesque.table import ROW, A, B, C, CarnavalesqueTable, lay, struck
from tests.games.table import seat_of
from tests.terminal.tables import PLAYERS, plain
from tests.terminal.carnavalesque import EN, FR, GAME, blind, crowd_of, drawn, panel_of, player_line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_are_explained(lang: str) -> None:
    """The score sheet names every sign of the table, in both languages."""
    say = Texts(lang, "carnavalesque", PLAYERS)
    sheet = plain(GAME.sheet(lay(A, B, C).view("a"), say))
    for number, name in enumerate(POINT_SIGNS):
        assert sheet.count(f"{name} ") >= 1, number
    assert all(f"{mark} " in sheet for mark in AGE_MARKS)


def test_the_sheet_adds_up() -> None:
    """The points of all places add up to the total, which is the score."""
    for version in VERSIONS:
        for number, (state, _, _) in enumerate(steady_walk(version, 3, 2)):
            if number % 25 == 0:
                view = cast("Carnavalesque", state).view(0)
                above, _, below = plain(GAME.sheet(view, EN)).partition("─")
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
    won = plain(GAME.sheet(table.play("c send 1").view("a"), EN))
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
    sheet = plain(GAME.sheet(lost.play("c send 1").view("a"), EN))
    assert "▶" not in sheet
    assert EN("ending-dead-end").split(":")[0] in sheet
