"""Records of release 0.1.0, read where every game has other rules by now."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.faults import BadRecord
from ludotheque.core.records.reading import read_record
from ludotheque.core.records.record import Record
from ludotheque.core.records.writing import write_record
from ludotheque.core.releases import RELEASE
from ludotheque.games import GAMES
from ludotheque.i18n.texts import LANGUAGES
from tests.commands.ludo import assert_one_line_fault, ludo
from tests.versions.older import FOLDER
from tests.versions.raised import RAISED, python_path

KRAAW = GAMES["kraaw"]


@pytest.mark.once
@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_older_record_names_the_release_that_reads_it(
    command: str, lang: str, tmp_path: Path
) -> None:
    """What was played under other rules is not replayed: one line says which release does."""
    path = str(FOLDER / "kraaw-1.ludo")
    done = ludo(command, path, "--lang", lang, cold=True, PYTHONPATH=python_path(tmp_path))
    assert_one_line_fault(done, " 1 ", f" {RAISED}", "0.1.0")


@pytest.mark.parametrize("key", GAMES)
def test_a_record_of_the_first_release_names_none(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record without a release is of 0.1.0, and is written without one again."""
    game = GAMES[key]
    monkeypatch.setattr(type(game), "version", 1)
    record = read_record((FOLDER / f"{key}-1.ludo").read_text("utf-8"), GAMES)
    assert record.release == "0.1.0"
    assert f"game {key} 1" in write_record(record).splitlines()


def written(release: str = RELEASE) -> str:
    """Write a record that was dealt by a release."""
    options = KRAAW.read_options({})
    return write_record(Record(KRAAW, options, 2, bytes(16), ("Ana", "Bo"), release=release))


def test_a_record_names_the_release_that_dealt_it() -> None:
    """Version and release stand beside the game; read and written again they stay."""
    assert f"game kraaw {KRAAW.version} release {RELEASE}" in written().splitlines()
    text = written("7.1.0")
    assert read_record(text, GAMES).release == "7.1.0"
    assert write_record(read_record(text, GAMES)) == text


def test_a_record_of_a_later_version_names_its_release() -> None:
    """Rules that are not known yet are known by the release that wrote the record."""
    text = written("7.1.0").replace(f"kraaw {KRAAW.version} ", f"kraaw {RAISED} ")
    with pytest.raises(BadRecord, match="fault-record-version") as bad:
        read_record(text, GAMES)
    details = bad.value.details
    assert (details["line"], details["version"], details["release"]) == (2, str(RAISED), "7.1.0")


@pytest.mark.parametrize("rules", ["", "0", "x", "2", "2 release", "2 release a b", "-1", "1 x"])
def test_a_record_without_a_version_or_its_release_is_refused(rules: str) -> None:
    """A version is a number from 1; only the first one may stand without a release."""
    rest = written().splitlines()[2:]
    with pytest.raises(BadRecord, match="fault-record-expected"):
        read_record("\n".join(["ludotheque record 1", f"game kraaw {rules}", *rest]), GAMES)
