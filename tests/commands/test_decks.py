from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.games import GAMES
from tests.commands.ludo import assert_one_line_fault, ludo

DECK = GAMES["carnuta"].deck
assert DECK is not None
LINES = DECK.lines()


def save(folder: Path, lines: list[str]) -> str:
    """Write a deck to a file and return its path."""
    path = folder / "our deck.csv"
    path.write_text("\n".join(lines), encoding="utf-8")
    return str(path)


def test_another_deck_is_played(tmp_path: Path) -> None:
    """C1.2: `--deck` plays a deck of another size, here without the night's doubles."""
    smaller = [line for line in LINES if "double" not in line]
    done = ludo("simulate", "carnuta", "--games", "20", "--deck", save(tmp_path, smaller), "--json")
    assert done.code == 0, done.err
    assert json.loads(done.out)["finished"] == 20


def test_a_file_of_a_spreadsheet_is_read(tmp_path: Path) -> None:
    """C1.2: blank lines and the mark that spreadsheets put at the start do no harm."""
    path = save(tmp_path, ["\ufeff" + LINES[0], "", *LINES[1:]])
    assert ludo("simulate", "carnuta", "--games", "5", "--deck", path).code == 0


def test_every_fault_of_a_deck_is_told_at_once(tmp_path: Path) -> None:
    """C1.2: each fault is a line that names the line, the column and what would be right."""
    broken = [*LINES]
    broken[4] = broken[4].replace("both", "bothh")
    broken[9] = broken[9].replace("day", "night", 1)
    broken[11] = broken[11].replace("flip:S", "flip:X", 1)
    done = ludo("simulate", "carnuta", "--deck", save(tmp_path, broken))
    assert (done.code, done.out) == (2, "")
    first, second, third = done.err.splitlines()
    assert first.startswith("ludo: line 5, column scoring")
    assert second.startswith("ludo: line 10, column half")
    assert third.startswith("ludo: line 12, column cost")
    assert "flip:S | flip:M | give:S | give:M" in third


@pytest.mark.parametrize(
    ("lines", "seats", "words"),
    [
        (["nonsense"], "2", ["line 1", "id,half,ingredient"]),
        ([], "2", ["line 1", "id,half,ingredient"]),
        (LINES[:40], "4", ["39 cards", "at least 61"]),
    ],
)
def test_a_hopeless_deck_is_one_line(
    tmp_path: Path, lines: list[str], seats: str, words: list[str]
) -> None:
    """C1.2: what is no deck at all, or too small for the players, is told in one line."""
    path = save(tmp_path, lines)
    assert_one_line_fault(ludo("simulate", "carnuta", "--seats", seats, "--deck", path), *words)


def test_a_missing_deck_is_one_line(tmp_path: Path) -> None:
    """A file that is not there is told in one line."""
    missing = str(tmp_path / "none.csv")
    assert_one_line_fault(ludo("simulate", "carnuta", "--deck", missing), "none.csv")
