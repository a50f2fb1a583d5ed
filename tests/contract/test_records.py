from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.faults import BadRecord, Fault
from ludotheque.core.game import Game
from ludotheque.core.play import play
from ludotheque.core.records.reading import read_record
from ludotheque.core.records.record import Record, replay, steps
from ludotheque.core.records.writing import write_record
from ludotheque.core.releases import RELEASE
from ludotheque.games import GAMES
from ludotheque.games.positions import write_position
from tests.contract.setups import Setup, setups, walk
from tests.records.make import make

RECORDS = Path(__file__).parents[1] / "records"
FILES = sorted(RECORDS.glob("*.ludo"))
WHAT_TO_DO = """
If the game's version was just raised, `.venv/bin/python -m tests.records.make` renews the records
of older versions. If it was not, a change of rules has broken a record: raise the version first
(CONTRIBUTING.md, "When the version rises")."""


def recorded(path: Path) -> Record:
    """Read a recorded game that must replay to its end, or say what renews it and when."""
    try:
        record = read_record(path.read_text(encoding="utf-8"), GAMES)
        replay(record)
    except Fault as fault:
        pytest.fail(f"{path.name}: {fault}{WHAT_TO_DO}", pytrace=False)
    return record


def played(setup: Setup, limit: int = 100_000) -> tuple[Record, str]:
    """Play a game at random and return its record, with the position it led to."""
    names = tuple(f"Player {seat + 1}" for seat in range(setup.seats))
    record = Record(setup.game, setup.options, setup.seats, setup.seed, names)
    last = setup.new()
    for state, seat, move in walk(setup, limit):
        last = state
        record.moves.append((seat, move))
    record.outcome = last.outcome()
    return record, str(write_position(setup.game, last))


@given(setups(), st.integers(0, 3000))
def test_records_replay_to_the_same_outcome(setup: Setup, limit: int) -> None:
    """A record written and read again replays to the same position and outcome."""
    record, position = played(setup, limit)
    again = read_record(write_record(record), GAMES)
    assert write_record(again) == write_record(record)
    assert str(write_position(setup.game, replay(again))) == position


@given(setups())
def test_a_false_outcome_is_found(setup: Setup) -> None:
    """A record whose last line says something else than its moves is refused."""
    record, _ = played(setup)
    lines = write_record(record).splitlines()
    lines[-1] += "9"
    with pytest.raises(BadRecord, match="fault-record-outcome"):
        replay(read_record("\n".join(lines), GAMES))


@given(setups(), st.data())
def test_a_damaged_record_raises_nothing_else(setup: Setup, data: st.DataObject) -> None:
    """A record with a line taken out is refused as a bad record, never with another exception."""
    record, _ = played(setup)
    lines = write_record(record).splitlines()
    del lines[data.draw(st.integers(0, len(lines) - 1))]
    with suppress(BadRecord):
        replay(read_record("\n".join(lines), GAMES))


@given(st.text() | st.binary().map(lambda raw: raw.decode("latin-1")))
def test_garbage_is_a_bad_record(text: str) -> None:
    """Whatever is not a record is refused with one fault, never with another exception."""
    with pytest.raises(BadRecord):
        read_record(text, GAMES)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_recorded_game_for_every_ending(game: Game) -> None:
    """Every way a game can end is shown by a recorded game, which still replays to it."""
    ended = set()
    for path in sorted(RECORDS.glob(f"{game.key}-*.ludo")):
        outcome = recorded(path).outcome
        assert outcome is not None
        ended.add(outcome.reason)
    assert ended == set(game.endings)


def test_records_of_an_older_version_are_renewed_with_their_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When a version rises, its recorded games stay as they are but for their first lines."""
    key = next(iter(GAMES))
    for path in FILES:
        shutil.copy(path, tmp_path)
    monkeypatch.setattr(type(GAMES[key]), "version", 99)
    make(tmp_path)
    for path in FILES:
        before, after = (
            each.joinpath(path.name).read_text("utf-8") for each in (RECORDS, tmp_path)
        )
        if path.name.startswith(f"{key}-"):
            assert f"game {key} 99 release {RELEASE}\n" in after
        else:
            assert after == before
        assert after.splitlines()[2:] == before.splitlines()[2:]
    renewed = [path.read_text("utf-8") for path in sorted(tmp_path.iterdir())]
    make(tmp_path)
    assert [path.read_text("utf-8") for path in sorted(tmp_path.iterdir())] == renewed


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_recorded_games_are_written_as_they_were(path: Path) -> None:
    """A recorded game is written again byte for byte: the format has not moved."""
    assert write_record(recorded(path)) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_steps_go_through_every_move(path: Path) -> None:
    """Stepping through a record plays each of its moves once, and its events are those of play."""
    record = recorded(path)
    state = record.start()
    for step, (seat, move) in zip(steps(record), record.moves, strict=True):
        assert (step.seat, step.move) == (seat, move)
        assert step.events == play(record.game, state, seat, move)
