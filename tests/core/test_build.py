from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import ludotheque
from ludotheque.build import is_compiled


def run(code: str, **environment: str) -> str:
    """Run a small program on this Python, with these variables and no others of ours."""
    inherited = {k: v for k, v in os.environ.items() if k != "LUDOTHEQUE_PURE"}
    done = subprocess.run(  # noqa: S603 - our own interpreter and our own program
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**inherited, **environment},
    )
    return done.stdout.strip()


CODE = """
from ludotheque.build import is_compiled
from ludotheque.games import GAMES
from ludotheque.lab.simulate import Plan, play_some
for game in GAMES.values():
    seats = game.most_seats
    plan = Plan(game.key, dict(game.read_options({})), seats, ("random",) * seats, 5, bytes(16))
    tally = play_some(plan, range(plan.games))
    print(game.key, tally.moves, tally.rounds, tally.scores, tally.wins, tally.errors)
"""


def test_both_builds_play_the_same_games() -> None:
    """The same seeds give the same games, interpreted or as compiled as this machine can."""
    assert run(CODE, LUDOTHEQUE_PURE="1") == run(CODE)


def test_the_environment_chooses_the_build() -> None:
    """LUDOTHEQUE_PURE=1 runs the sources even where compiled modules lie beside them."""
    asked = "from ludotheque.build import is_compiled; print(is_compiled())"
    assert run(asked, LUDOTHEQUE_PURE="1") == "False"
    built = any(Path(ludotheque.__file__).parent.joinpath("core").glob("playout.*.so"))
    assert run(asked) == str(built)


def test_this_run_is_the_build_it_says() -> None:
    """These tests run on the build that was asked for."""
    assert not (is_compiled() and os.environ.get("LUDOTHEQUE_PURE"))
