"""`ludo play` as people run it: a process of its own, with a terminal at both ends."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path
from select import select

import pytest

from ludotheque.terminal.files import read_file

LONGEST = 60  # seconds without a word
SIZE = struct.pack("HHHH", 30, 100, 0, 0)


class Terminal:
    """A program at a terminal of its own."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, SIZE)
        self.process = subprocess.Popen(  # noqa: S603 - our own interpreter and our own program
            [sys.executable, "-m", "ludotheque", *words],
            cwd=folder,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, "TERM": "xterm-256color"},
            start_new_session=True,
        )
        os.close(theirs)
        self.written = b""

    def until(self, words: str) -> None:
        """Read on until some words were written."""
        while words.encode() not in self.written:
            assert select([self._ours], [], [], LONGEST)[0], self.written
            self.written += os.read(self._ours, 65536)

    def press(self, keys: str) -> None:
        """Press some keys."""
        os.write(self._ours, keys.encode())

    def close(self) -> None:
        """Leave nothing behind."""
        self.process.kill()
        self.process.wait()
        os.close(self._ours)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    """A game of Kraaw against somebody who thinks."""
    words = "play kraaw --seats 2 --bots expert:5 --pace 0 --lang en --record game.ludo"
    terminal = Terminal(tmp_path, *words.split())
    yield terminal
    terminal.close()


def test_a_bot_thinks_and_the_game_is_kept(terminal: Terminal, tmp_path: Path) -> None:
    """At a real terminal a bot thinks elsewhere and moves; whoever leaves finds the game again."""
    terminal.until("Bot 2 plays")
    terminal.press("q")
    terminal.until("ludo play --resume game.ludo")
    assert terminal.process.wait() == 0
    assert b"Traceback" not in terminal.written
    assert [seat for seat, _ in read_file(tmp_path / "game.ludo").moves] == [1]
