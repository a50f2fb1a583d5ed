from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.games import GAMES
from tests.playthroughs.print import FOLDER, print_playthrough

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough_is_unchanged(path: Path) -> None:
    """A recorded game, printed step by step through every public function, is as it was."""
    assert print_playthrough(path.stem) == path.read_text(encoding="utf-8")


def test_every_game_has_playthroughs() -> None:
    """Each game of the catalogue is printed at its least and at its most seats."""
    wanted = {f"{g.key}-{n}" for g in GAMES.values() for n in (g.least_seats, g.most_seats)}
    assert wanted <= {path.stem for path in FILES}
