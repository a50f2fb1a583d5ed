from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.faults import Fault
from ludotheque.core.names import read_name
from ludotheque.core.records.writing import write_record
from ludotheque.terminal.files import Keeper, read_file
from tests.terminal.tables import new_record, new_session, play_moves


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every test write in a folder of its own."""
    monkeypatch.chdir(tmp_path)


def test_what_was_kept_is_read_again() -> None:
    """A record survives its file, in the middle of a game too."""
    session = new_session()
    play_moves(session, 30)
    path = Keeper().keep(session.record)
    assert path == Path("kraaw-0c0d0e0f.ludo")
    assert write_record(read_file(path)) == write_record(session.record)


def test_a_file_of_something_else_is_left_alone() -> None:
    """A name that is taken is not run over: the next free one is used, and then kept to."""
    Path("kraaw-0c0d0e0f.ludo").write_text("my shopping list")
    session = new_session()
    keeper = Keeper()
    assert keeper.keep(session.record) == Path("kraaw-0c0d0e0f-2.ludo")
    play_moves(session, 10)
    assert keeper.keep(session.record) == Path("kraaw-0c0d0e0f-2.ludo")
    assert Path("kraaw-0c0d0e0f.ludo").read_text() == "my shopping list"
    assert sorted(path.name for path in Path().iterdir()) == [
        "kraaw-0c0d0e0f-2.ludo",
        "kraaw-0c0d0e0f.ludo",
    ]


def test_a_file_that_was_named_is_written() -> None:
    """A file that the person named is written, even if there is one."""
    Path("mine.ludo").write_text("older")
    Keeper(Path("mine.ludo")).keep(new_record())
    assert read_file(Path("mine.ludo")).players == ("Ana", "bot random")


def test_a_missing_folder_is_told_before_the_game() -> None:
    """Naming a file in a folder that is not there is refused at once."""
    with pytest.raises(Fault) as fault:
        Keeper(Path("nowhere/mine.ludo"))
    assert fault.value.key == "fault-save"


def test_a_folder_cannot_be_written_as_a_file() -> None:
    """What the system refuses to write becomes a fault of ours, not a crash."""
    Path("folder").mkdir()
    with pytest.raises(Fault) as fault:
        Keeper(Path("folder")).keep(new_record())
    assert fault.value.key == "fault-save"


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00"])
def test_a_file_that_cannot_be_read(content: bytes | None) -> None:
    """A file that is not there, or is no text, is told by its path."""
    if content is not None:
        Path("game.ludo").write_bytes(content)
    with pytest.raises(Fault) as fault:
        read_file(Path("game.ludo"))
    assert (fault.value.key, fault.value.details["path"]) == ("fault-file", "game.ludo")


@pytest.mark.parametrize("name", ["", "  ", "bot greedy", "x" * 25, "bell\a"])
def test_names_that_would_break_a_record(name: str) -> None:
    """A name must be one short line that is not a bot's."""
    with pytest.raises(Fault) as fault:
        read_name(name)
    assert fault.value.key == "fault-name"


def test_a_name_becomes_one_line() -> None:
    """Line breaks in a name do not break the record."""
    assert read_name(" Ana\n María ") == "Ana María"
