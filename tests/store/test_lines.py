from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.core.faults import Fault
from ludotheque.i18n.texts import LANGUAGES, Texts
from ludotheque.store.lines import LAYOUT, Line, Store

LONG = 50  # batches: what is kept on the disk takes its time

WRITER = """
import sys
from pathlib import Path
from ludotheque.store.lines import Line, Store
store = Store(Path(sys.argv[1]))
number = 0
while True:
    store.append([Line("t", number, f"move {number}")])
    print(number, flush=True)
    number += 1
"""


def lines(key: str, *texts: str, start: int = 0) -> list[Line]:
    """Return lines under one key, numbered from a start."""
    return [Line(key, start + number, text) for number, text in enumerate(texts)]


def test_what_was_added_is_there_in_its_order(tmp_path: Path) -> None:
    """Lines of several keys come back by key, in order, also after the file was opened again."""
    store = Store(tmp_path / "games.db")
    store.append([*lines("a", "one", "two"), *lines("b", "other")])
    store.append(lines("a", "three", start=2))
    store.close()
    again = Store(tmp_path / "games.db")
    assert again.read("a") == ["one", "two", "three"]
    assert again.read("b") == ["other"]
    assert again.read("c") == []
    assert again.open_keys() == ["a", "b"]
    again.append(lines("b", "more", start=1))
    assert again.read("b") == ["other", "more"]


def test_a_closed_key_is_read_but_not_open(tmp_path: Path) -> None:
    """What is finished need not be loaded again, but stays, and can be gone on with."""
    store = Store(tmp_path / "games.db")
    store.append([*lines("a", "one"), *lines("b", "two")])
    store.tidy_up(["a"])
    assert store.open_keys() == ["b"]
    assert store.read("a") == ["one"]
    store.append(lines("a", "two", start=1))
    assert store.open_keys() == ["b", "a"]
    assert store.read("a") == ["one", "two"]
    store.append(lines("b", "three", start=1))
    store.tidy_up(["b"])
    store.close()
    again = Store(tmp_path / "games.db")
    assert again.open_keys() == ["a"]
    assert (again.read("a"), again.read("b")) == (["one", "two"], ["two", "three"])


def test_a_long_log_starts_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much is added, the log stays short and nothing of it is lost."""
    monkeypatch.setattr("ludotheque.store.lines.LONG", LONG)
    path = tmp_path / "games.db"
    store = Store(path)
    for number in range(LONG + 10):
        store.append([Line("a", number, str(number)), Line(f"b{number}", 0, "x")])
        store.tidy_up([f"b{number}"])
    store.close()
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT count(*) FROM log").fetchone() == (10,)
    file.close()
    again = Store(path)
    assert again.open_keys() == ["a"]
    assert again.read("a") == [str(number) for number in range(LONG + 10)]
    assert again.read(f"b{LONG - 1}") == ["x"]


def test_a_batch_is_added_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    """A batch with a number that is taken leaves nothing behind, new keys included."""
    store = Store(tmp_path / "games.db")
    store.append(lines("a", "one"))
    with pytest.raises(Fault, match="fault-store"):
        store.append([*lines("new", "first"), *lines("a", "again")])
    assert store.read("a") == ["one"]
    assert store.open_keys() == ["a"]
    store.append(lines("new", "first"))
    assert store.read("new") == ["first"]


def test_no_line_that_was_acknowledged_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    """A process killed without warning while it writes has kept every line it spoke of."""
    path = tmp_path / "games.db"
    command = [sys.executable, "-c", WRITER, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:  # noqa: S603 - our own script
        assert writer.stdout is not None
        said = [writer.stdout.readline() for _ in range(50)]
        os.kill(writer.pid, signal.SIGKILL)
        said += writer.stdout.readlines()
    kept = Store(path).read("t")
    heard = [int(line) for line in said if line.endswith("\n")]
    assert kept[: len(heard)] == [f"move {number}" for number in heard]


def test_two_processes_do_not_share_a_file(tmp_path: Path) -> None:
    """Whoever opens a file that another server has open is told so."""
    store = Store(tmp_path / "games.db")
    with pytest.raises(Fault, match="fault-store-in-use"):
        Store(tmp_path / "games.db")
    store.close()
    Store(tmp_path / "games.db").close()


def damage(path: Path) -> None:
    """Write over the middle of a file."""
    raw = bytearray(path.read_bytes())
    raw[4096:] = b"\xff" * (len(raw) - 4096)
    path.write_bytes(raw)


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    """A file whose pages were overwritten is refused as damaged, and left as it is."""
    path = tmp_path / "games.db"
    store = Store(path)
    for number in range(200):
        store.append([Line("a", number, "x" * 100)])
    store.close()
    damage(path)
    before = path.read_bytes()
    with pytest.raises(Fault, match="fault-store-damaged"):
        Store(path).read("a")
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"something else entirely, but long enough" * 20, None])
def test_a_file_of_somebody_else_is_not_touched(tmp_path: Path, content: bytes | None) -> None:
    """Neither a text nor the database of another program becomes a store."""
    path = tmp_path / "games.db"
    if content is None:
        with sqlite3.connect(path) as other:
            other.execute("CREATE TABLE theirs (x)")
        other.close()
    else:
        path.write_bytes(content)
    before = path.read_bytes()
    with pytest.raises(Fault, match="fault-store-foreign"):
        Store(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("layout", [LAYOUT - 1, LAYOUT + 1])
def test_a_file_of_another_version_is_named_and_not_touched(tmp_path: Path, layout: int) -> None:
    """An older or newer layout is refused with both numbers, and the file stays as it was."""
    path = tmp_path / "games.db"
    Store(path).close()
    with sqlite3.connect(path) as file:
        file.execute(f"PRAGMA user_version={layout}")
    file.close()
    before = path.read_bytes()
    with pytest.raises(Fault, match="fault-store-layout") as fault:
        Store(path)
    assert (fault.value.details["found"], fault.value.details["known"]) == (layout, LAYOUT)
    assert path.read_bytes() == before


def test_nobody_else_can_read_the_file(tmp_path: Path) -> None:
    """Secrets of games that go on are in the file and beside it: they are their owner's alone."""
    path = tmp_path / "games.db"
    store = Store(path)
    store.append(lines("a", "one"))
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["games.db", "games.db-wal"]
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    store.close()


def test_an_empty_file_becomes_a_store(tmp_path: Path) -> None:
    """A file that was made beforehand, or that a full disk left behind, is taken."""
    path = tmp_path / "games.db"
    path.touch()
    Store(path).append(lines("a", "one"))
    assert path.stat().st_size > 0


def test_closed_keys_are_forgotten_the_oldest_first(tmp_path: Path) -> None:
    """Whoever keeps two keeps the last two that were closed, and all that are open."""
    store = Store(tmp_path / "games.db")
    store.append([Line(key, 0, key) for key in "abcde"])
    store.tidy_up(["a", "b", "c", "d"])
    assert store.forget(4) == 0
    assert store.forget(2) == 2
    assert [store.read(key) for key in "abcde"] == [[], [], ["c"], ["d"], ["e"]]
    assert store.forget(0) == 2
    assert store.open_keys() == ["e"]


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    """A path that cannot be opened is a fault that says which."""
    with pytest.raises(Fault, match="fault-store-path") as fault:
        Store(tmp_path / "nowhere" / "games.db")
    assert "nowhere" in str(fault.value.details["path"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "key", ["", "-in-use", "-full", "-damaged", "-foreign", "-layout", "-path"]
)
def test_every_fault_is_a_sentence(lang: str, key: str) -> None:
    """What can be wrong with the file is said with its path, in both languages."""
    said = Texts(lang).fault(
        Fault(f"fault-store{key}", path="p.db", problem="why", found=1, known=2)
    )
    assert "p.db" in said
