from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque.core.faults import Fault
from ludotheque.lab.arena.league import League
from ludotheque.lab.arena.ledger import Ledger, seed_in
from ludotheque.lab.games import Result
from tests.lab.arena.leagues import league, won_by

PLAN = league("random", "greedy")
RESULTS = {1: won_by(1), 0: won_by(0, 1), 3: Result(error="KeyError: é"), 2: Result(100_000)}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the file of a league with some results."""
    file = tmp_path / "league.jsonl"
    ledger = Ledger(PLAN, file)
    for number, result in RESULTS.items():
        ledger.enter(number, result)
    return file


def test_results_are_read_back(path: Path) -> None:
    """What was entered is there again, whatever became of the game."""
    assert Ledger(PLAN, path).results == RESULTS
    assert seed_in(path) == PLAN.seed


def test_a_torn_line_is_dropped_wherever_it_is_torn(path: Path) -> None:
    """However much of its last line a killed process wrote, the lines before it count."""
    whole = path.read_bytes()
    start = whole.rstrip(b"\n").rfind(b"\n") + 1
    for end in range(start, len(whole)):
        path.write_bytes(whole[:end])
        ledger = Ledger(PLAN, path)
        assert set(ledger.results) == {0, 1, 3}
        assert path.read_bytes() == whole[:start]
    ledger.enter(2, RESULTS[2])
    assert path.read_bytes() == whole


def test_a_torn_first_line_starts_again(path: Path) -> None:
    """A process that was killed while it wrote the plan leaves nothing to resume."""
    header = path.read_bytes().split(b"\n")[0]
    path.write_bytes(header[:50])
    assert seed_in(path) is None
    assert Ledger(PLAN, path).results == {}
    assert path.read_bytes() == header + b"\n"


@pytest.mark.parametrize(
    ("other", "part"),
    [
        (replace(PLAN, seed=b"\1" * 16), "seed"),
        (replace(PLAN, bots=("random", "beginner")), "bots"),
        (replace(PLAN, options={**PLAN.options, "turn_limit": 50}), "options"),
        (replace(PLAN, seats=3), "seats"),
        (replace(PLAN, game="carnuta"), "game"),
    ],
)
def test_another_plan_is_refused(path: Path, other: League, part: str) -> None:
    """A file of another league is left as it is, and the fault says what differs."""
    before = path.read_bytes()
    with pytest.raises(Fault, match="fault-league-differs") as caught:
        Ledger(other, path)
    assert caught.value.details["part"] == part
    assert caught.value.details["here"] != caught.value.details["there"]
    assert path.read_bytes() == before


def test_more_rounds_extend_a_league(path: Path) -> None:
    """The games of a longer league begin with those of a shorter one."""
    assert Ledger(replace(PLAN, rounds=50), path).results == RESULTS


@pytest.mark.parametrize("content", [b"notes", b"notes\nmore\n", b"[1]\n", b'{"game": 1}\n'])
def test_a_file_that_is_no_league_is_left_alone(tmp_path: Path, content: bytes) -> None:
    """A file of something else is refused and not changed."""
    file = tmp_path / "notes"
    file.write_bytes(content)
    with pytest.raises(Fault, match="fault-league-foreign"):
        Ledger(PLAN, file)
    assert file.read_bytes() == content


def test_a_line_that_is_no_result_is_pointed_at(path: Path) -> None:
    """A line in the middle that somebody broke is named by its number."""
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:2], '{"game": "one"}', *lines[2:]]) + "\n")
    with pytest.raises(Fault, match="fault-league-line") as caught:
        Ledger(PLAN, path)
    assert caught.value.details["line"] == 3


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    """A folder that is not there is told before any game is played."""
    with pytest.raises(Fault, match="fault-save"):
        Ledger(PLAN, tmp_path / "nowhere" / "league.jsonl")
