from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.games import GAMES
from tests.playthroughs.compare import first_difference
from tests.playthroughs.print import FOLDER, recorded_moves, renewed, replayed

FILES = sorted(FOLDER.glob("*.txt"))
KRAAW = FOLDER / "kraaw-2.txt"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough_is_unchanged(path: Path) -> None:
    """Recorded moves, played again and printed through every public function, do as they did."""
    recorded = path.read_text(encoding="utf-8")
    difference = first_difference(
        path.stem, recorded, replayed(path.stem, recorded_moves(recorded))
    )
    if difference:
        pytest.fail(difference, pytrace=False)


def test_every_game_has_playthroughs() -> None:
    """Each game of the catalogue is printed at its least and at its most seats."""
    wanted = {f"{g.key}-{n}" for g in GAMES.values() for n in (g.least_seats, g.most_seats)}
    assert wanted <= {path.stem for path in FILES}


def test_the_first_difference_is_shown_and_nothing_else() -> None:
    """A view that changed is shown once, with the move before it and the command that renews it."""
    recorded = KRAAW.read_text(encoding="utf-8")
    lines = recorded.splitlines()
    place = lines.index("3. " + recorded_moves(recorded)[2]) + 1
    changed = "\n".join([*lines[:place], "  view(0).odd = 1", *lines[place:]]) + "\n"
    shown = first_difference("kraaw-2", changed, recorded)
    assert f"line {place + 1}, after “{lines[place - 1]}”" in shown
    assert "was   view(0).odd = 1" in shown
    assert f"is  {lines[place]}" in shown
    assert "tests.playthroughs.print kraaw-2" in shown
    assert len(shown.splitlines()) < 12


def test_a_recorded_move_that_is_refused_is_shown_with_its_reason() -> None:
    """A recorded move that the rules forbid is where the playthrough first differs."""
    recorded = KRAAW.read_text(encoding="utf-8")
    moves = recorded_moves(recorded)
    twice = recorded.replace(f"3. {moves[2]}\n", f"3. {moves[1]}\n")
    shown = first_difference("kraaw-2", twice, replayed("kraaw-2", recorded_moves(twice)))
    assert f"after “3. {moves[1]}”" in shown
    assert "is    refused: K" in shown


def test_a_game_that_goes_on_after_the_recorded_moves_is_shown() -> None:
    """Too few recorded moves do not pass for a whole game."""
    recorded = KRAAW.read_text(encoding="utf-8")
    short = replayed("kraaw-2", recorded_moves(recorded)[:5])
    assert first_difference("kraaw-2", recorded, short)
    assert short.endswith("outcome = None\n")


def test_what_is_renewed_keeps_its_moves() -> None:
    """Writing anew keeps the recorded moves, and goes on with others where one is refused."""
    moves = recorded_moves(KRAAW.read_text(encoding="utf-8"))
    assert recorded_moves(renewed("kraaw-2", moves)) == moves
    again = recorded_moves(renewed("kraaw-2", [*moves[:5], "a no-such-move", *moves[5:]]))
    assert again[:5] == moves[:5]
    assert "a no-such-move" not in again
    assert replayed("kraaw-2", again).splitlines()[-1].startswith("outcome = Outcome(")
