"""The results of a league, kept line by line so that a league can be stopped and resumed.

The first line describes the plan, every other line is a game. A line that a killed process left
unfinished is dropped, and its game is played again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.core.faults import Fault
from ludotheque.lab.arena.league import League
from ludotheque.lab.games import Result
from ludotheque.system.files import reading, replace, saving


class Line(msgspec.Struct, frozen=True):
    """One line of a file: the number of a game, and how it went."""

    game: int
    result: Result


class Ledger:
    """What is known of a league: the result of each game that was played, by its number."""

    def __init__(self, league: League, path: Path | None = None) -> None:
        self.results: dict[int, Result] = {}
        self._path = path
        if path is not None:
            self._resume(path, json.dumps(league.describe()).encode() + b"\n")

    def enter(self, number: int, result: Result) -> None:
        """Take note of a game, and let it be on the disk before the next."""
        self.results[number] = result
        if self._path is not None:
            self._append(self._path, msgspec.json.encode(Line(number, result)) + b"\n")

    def _resume(self, path: Path, header: bytes) -> None:
        """Read a file that this league wrote, or start one; refuse any other."""
        found = _read(path)
        if header.startswith(found):  # nothing yet, or not even the first line was finished
            replace(path, header)
            return
        _check_header(path, found, json.loads(header))
        whole, newline, torn = found.rpartition(b"\n")
        for number, line in enumerate(whole.splitlines()[1:], 2):
            entry = _read_line(path, number, line)
            self.results[entry.game] = entry.result
        if torn:
            replace(path, whole + newline)

    def _append(self, path: Path, line: bytes) -> None:
        with saving(path), path.open("ab", buffering=0) as file:
            file.write(line)


def seed_in(path: Path | None) -> bytes | None:
    """Return the seed of the league in a file, None where there is no such file yet."""
    if path is None or b"\n" not in (found := _read(path)):
        return None
    return bytes.fromhex(_read_header(path, found)["seed"])


def _read(path: Path) -> bytes:
    with reading(path):
        try:
            return path.read_bytes()
        except FileNotFoundError:
            return b""


def _read_header(path: Path, found: bytes) -> dict[str, Any]:
    try:
        header = json.loads(found.split(b"\n", 1)[0])
    except ValueError:
        header = None
    if not isinstance(header, dict) or "league" not in header:
        raise Fault("fault-league-foreign", path=str(path))
    return header


def _check_header(path: Path, found: bytes, ours: dict[str, Any]) -> None:
    theirs = _read_header(path, found)
    for part in ours:
        if theirs.get(part) != ours[part]:
            there, here = (_write(each.get(part)) for each in (theirs, ours))
            raise Fault("fault-league-differs", path=str(path), part=part, there=there, here=here)


def _write(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={_write(each)}" for name, each in value.items())
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _read_line(path: Path, number: int, line: bytes) -> Line:
    try:
        return msgspec.json.decode(line, type=Line)
    except msgspec.DecodeError as error:
        problem = str(error)
        raise Fault("fault-league-line", path=str(path), line=number, problem=problem) from None
