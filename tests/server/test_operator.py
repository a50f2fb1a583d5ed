"""What an operator does to a server, and what happens to it: see docs/security.md."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.core.chance import Noise
from ludotheque.store.lines import Line, Store
from ludotheque.table.opening import Opening
from ludotheque.table.terms import TermsAsked
from tests.commands.ludo import assert_one_line_fault, ludo
from tests.server.running import LINUX, PATIENCE, Player, Running, play, seat_people

pytestmark = pytest.mark.once  # a server runs the build it finds

ALONE = {"game": "kraaw", "seats": 2}
OPENING = Opening.ask(TermsAsked(game="kraaw", seats=2), "", bytes(16)).write()


def python(program: str, *words: str) -> str:
    """Run a program to its end; return what it said and complained about."""
    command = [sys.executable, "-c", program, *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)  # noqa: S603 - ours
    return done.stdout + done.stderr


def games(folder: Path, opened: str, closed: str = "") -> Path:
    """Make a file with open and closed tables, each called by a letter."""
    store, line = Store(folder / "games.db"), OPENING
    store.append([Line(key, 0, line) for key in closed + opened])
    store.tidy_up(closed)
    store.close()
    return store.path


# --- starting


def test_a_path_that_cannot_be_is_named(tmp_path: Path) -> None:
    """A folder instead of a file is refused in one line."""
    done = ludo("serve", "--port", "0", "--data", str(tmp_path))
    assert_one_line_fault(done, f"{tmp_path} cannot be opened")


def test_an_address_that_cannot_be_is_named(tmp_path: Path) -> None:
    """A host that does not exist is no stack trace, and no file is made for it."""
    data = tmp_path / "games.db"
    done = ludo("serve", "--host", "nowhere.invalid", "--port", "8123", "--data", str(data))
    assert_one_line_fault(done, "nowhere.invalid:8123 ", "--host", "--port")
    assert not data.exists()


NOT_EVEN_ROOT = """
import ctypes, sys
ctypes.CDLL(None).prctl(24, 1)  # Linux: PR_CAPBSET_DROP, CAP_DAC_OVERRIDE
import os
os.execv(sys.executable, [sys.executable, "-m", "ludotheque", *sys.argv[1:]])
"""


@LINUX
def test_what_may_not_be_written_is_named(tmp_path: Path) -> None:
    """A file that is read-only is refused in one line, even to somebody who is root."""
    data = games(tmp_path, "a")
    data.chmod(0o400)
    said = python(NOT_EVEN_ROOT, "serve", "--port", "0", "--data", str(data), "--lang", "en")
    assert said.startswith(f"ludo: {data} cannot be opened for writing")
    assert said.count("\n") == 1


NO_ROOM = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
from ludotheque.cli import main
main()
"""


def test_no_room_at_the_start_is_named(tmp_path: Path) -> None:
    """A disk that is full when the server starts is said in one line, and harms nothing."""
    data = games(tmp_path, "a")
    before = data.read_bytes()
    said = python(NO_ROOM, "serve", "--port", "0", "--data", str(data))
    assert said.startswith("ludo: ")
    assert str(data) in said
    assert said.count("\n") == 1
    assert data.read_bytes() == before


def test_only_so_many_tables_are_kept(tmp_path: Path, serve: Callable[..., Running]) -> None:
    """With --keep the oldest tables that nobody is at are dropped at the start, no open one is."""
    games(tmp_path, opened="xy", closed="abc")
    server = serve("--keep", "1")
    assert [server.ask(f"/api/tables/{key}")[0] for key in "abcxy"] == [404, 404, 200, 200, 200]


def test_a_table_that_cannot_be_read_keeps_no_other_away(
    tmp_path: Path, serve: Callable[..., Running]
) -> None:
    """Lines that make no sense are reported to the operator; whoever asks is told whom to tell."""
    store = Store(games(tmp_path, "a"))
    store.append([Line("broken", 0, OPENING)])
    store.append([Line("broken", 1, "fly a")])
    store.close()
    server = serve()
    assert json.loads(server.ask("/health")[1])["tables"] == 1
    status, text = server.ask("/api/tables/broken")
    assert status == 500
    why = {"table": "broken", "line": 2, "why": "fault-line-word"}
    assert json.loads(text)["faults"] == [{"key": "fault-line-word", "args": why}]
    assert "a table cannot be read" in server.logs.read_text()


# --- stopping


async def test_a_table_is_told_of_a_stop(serve: Callable[..., Running]) -> None:
    """Ctrl-C closes every socket as a restart and ends in good order; the logs are JSON."""
    server = serve()
    table, (ana, bo) = await seat_people(server, 2)
    await play(ana, bo, moves=5)
    with socket.create_connection(("127.0.0.1", server.port)) as visitor:
        visitor.sendall(b"NONSENSE my-secret\r\n\r\n")
        assert visitor.recv(100).startswith(b"HTTP/1.1 400")
    mover = ana if ana.frame["legal"] else bo
    await mover.move(Noise(3))
    stopping = asyncio.create_task(server.stop(signal.SIGINT))
    for player in (ana, bo):
        with pytest.raises(ConnectionClosed) as closed:
            await player.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    assert await stopping == 130
    logs = server.logs.read_text()
    events = [json.loads(line)["event"] for line in logs.split("\n") if line]
    assert events[-2:] == ["Invalid HTTP request received.", "house closed"]
    assert "my-secret" not in logs
    back = await Player.come(serve(), table["key"], token=mover.token)
    assert back.frame["number"] >= mover.frame["number"]


async def play_until_cut_off(players: list[Player]) -> None:
    """Play as fast as it goes, until there is no server any more."""
    with pytest.raises(ConnectionClosed):
        await play(*players)


async def test_many_tables_lose_nothing_when_the_server_is_killed(
    serve: Callable[..., Running],
) -> None:
    """Killed while all play: at every table all that anybody saw is there."""
    server = serve()
    tables = [await seat_people(server, 2, game=game) for game in ("kraaw", "carnuta") * 2]
    playing = [asyncio.create_task(play_until_cut_off(players)) for _, players in tables]
    while sum(players[0].frame["turn"] for _, players in tables) < 60:
        await asyncio.sleep(0)
    server.kill()
    await asyncio.gather(*playing)
    again = serve()
    for table, players in tables:
        for player in players:
            back = await Player.come(again, table["key"], token=player.token)
            assert back.frame["number"] >= player.frame["number"]
            if back.frame["number"] == player.frame["number"]:
                assert back.frame["view"] == player.frame["view"]


# --- a full disk


@contextmanager
def no_room(server: Running) -> Iterator[None]:
    """Let a server write no more to any file, its logs included, as if the disk were full."""
    pid = server.pid
    _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, most))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))


async def bots_playing(server: Running) -> Player:
    """Let two bots play; return somebody who looks on."""
    table = server.open_table()
    host = await Player.come(server, table["key"], host=table["host"])
    for seat in range(2):
        await host.send(do="bot", seat=seat, level="beginner")
    await host.send(do="start")
    await host.see_turn(1)
    return host


@LINUX
async def test_a_full_disk_stops_moves_and_nothing_else(serve: Callable[..., Running]) -> None:
    """What cannot be kept is refused and not done; with room again people and bots go on."""
    server = serve("--rate", "100000", "--pace", "0.05")
    table, (ana, bo) = await seat_people(server, 2)
    await play(ana, bo, moves=6)
    watcher = await bots_playing(server)
    mover = ana if ana.frame["legal"] else bo
    before = mover.frame
    with no_room(server):
        for _ in range(3):
            refused = await mover.refused(do="move", turn=before["turn"], move=before["legal"][0])
            assert refused["key"] == "fault-not-kept"
        assert (await mover.refused(do="say", text="Hello?"))["key"] == "fault-not-kept"
        status, text = server.ask("/api/tables", json.dumps(ALONE).encode())
        assert (status, json.loads(text)["faults"][0]["key"]) == (400, "fault-not-kept")
        eve = await Player.come(server, table["key"])
        assert eve.frame["number"] == before["number"]
        assert server.ask("/health")[0] == 200
    await watcher.see_turn(watcher.frame["turn"] + 20)
    await play(ana, bo, moves=6)
    last = [ana.frame["view"], bo.frame["view"]]
    server.kill()
    again = serve()
    back = [await Player.come(again, table["key"], token=each.token) for each in (ana, bo)]
    assert [player.frame["view"] for player in back] == last


# --- a wrong clock

BACKWARDS = """
import time
now = time.time
start = now()
time.time = lambda: start - 3600 * (now() - start)
"""


async def test_a_clock_set_back_changes_nothing(
    serve: Callable[..., Running], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a clock that runs backwards, games go on and whoever is late is replaced in time."""
    (tmp_path / "sitecustomize.py").write_text(BACKWARDS)
    ours = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{ours}")
    _, (ana, bo) = await seat_people(serve(cold=True), 2, clock=1)
    await play(ana, bo, moves=4)
    while not any(chair["away"] for chair in ana.frame["chairs"]):
        await ana.hear()
