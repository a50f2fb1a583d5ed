"""Servers to load, each in a process of its own with a core of its own."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

PEER = Path(__file__).parent / "peer"
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class Missing(Exception):
    """What a peer needs is not on this machine."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server that runs."""

    port: int
    process: subprocess.Popen[str]

    def memory(self) -> int:
        """Return the bytes that it has in memory."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE


@contextmanager
def start_ours(core: int) -> Iterator[Server]:
    """Serve our tables from a new file, without limits on how fast people are."""
    with TemporaryDirectory() as folder:
        data = str(Path(folder) / "games.db")
        words = ["serve", "--port", "0", "--data", data, "--rate", "1000000", "--pace", "0"]
        with _running([sys.executable, "-m", "ludotheque", *words], core) as (process, said):
            found = re.search(r":(\d+)/", said)
            yield Server(int(found[1]) if found else 0, process)


@contextmanager
def start_boardgame_io(core: int) -> Iterator[Server]:
    """Serve matches of boardgame.io with its default store, in memory; npm brings it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise Missing("node, npm")
    with TemporaryDirectory() as folder:
        shutil.copytree(PEER, folder, dirs_exist_ok=True)
        install = [npm, "install", "--no-audit", "--no-fund", "--loglevel", "error"]
        done = subprocess.run(install, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603 - npm
        if done.returncode != 0:
            raise Missing((done.stderr.strip().splitlines() or ["npm install"])[-1])
        port = _free_port()
        with _running([node, "server.js", str(port)], core, folder) as (process, _):
            yield Server(port, process)


@contextmanager
def _running(
    command: Sequence[str], core: int, folder: str | None = None
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run a server on one core until it has said its first line, and stop it afterwards."""
    process = subprocess.Popen(  # noqa: S603 - our own program, or the peer that was asked for
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    os.sched_setaffinity(process.pid, {core})
    try:
        yield process, process.stdout.readline() if process.stdout is not None else ""
    finally:
        process.terminate()
        process.wait()


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port
