"""A store of release 0.1.0, served where every game has other rules by now."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.core.chance import Noise
from ludotheque.core.faults import Fault
from ludotheque.core.releases import RELEASE
from ludotheque.i18n.texts import LANGUAGES, Texts
from ludotheque.store.lines import Store
from tests.server.running import Player, Running, play, seat_people
from tests.versions.older import DEALT, TOLD, copy_to
from tests.versions.raised import RAISED, python_path

pytestmark = pytest.mark.once  # a server runs the build it finds

GONE = 4404
NAMES = {2: "Player 1, Player 2", 3: "Player 1, Player 2, Player 3"}
Start = Callable[[], Running]


@pytest.fixture
def older(tmp_path: Path, serve: Callable[..., Running]) -> Start:
    """Serve a copy of the store where versions have risen since it was written."""
    copy_to(tmp_path)
    path = python_path(tmp_path)
    return lambda: serve(cold=True, PYTHONPATH=path)


def kept(path: Path) -> dict[str, list[str]]:
    """Return the lines of all tables."""
    store = Store(path)
    try:
        return {name: store.read(told["key"]) for name, told in TOLD.items()}
    finally:
        store.close()


async def test_a_game_of_older_rules_names_the_release_that_continues_it(older: Start) -> None:
    """Open or over, it is refused with its release over HTTP and on its socket, which closes."""
    server = older()
    for name in DEALT:
        key, game = TOLD[name]["key"], name.rpartition("-")[2]
        args = {"table": key, "game": game, "version": 1, "known": RAISED, "release": "0.1.0"}
        args |= {"names": NAMES[len(TOLD[name]["tokens"])], "moves": TOLD[name]["turn"]}
        for path in ("", "/record", "/proof", "/steps/0", "/analysis"):
            status, text = server.ask(f"/api/tables/{key}{path}")
            told = {"key": "fault-other-rules", "args": args}
            assert (status, json.loads(text)["faults"]) == (409, [told])
        caller = await Player.come(server, key, token=TOLD[name]["tokens"][0])
        refused = json.loads(caller.texts[0])["refused"]
        assert (refused["key"], refused["args"]) == ("fault-other-rules", args)
        with pytest.raises(ConnectionClosed) as closed:
            await caller.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == GONE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_of_older_rules_names_both_releases_versions(lang: str) -> None:
    """The text names the release that continues the game, in both languages."""
    details: dict[str, int | str] = {
        "version": 1,
        "known": 2,
        "release": "0.1.0",
        "names": "Ana, Bo",
        "moves": 7,
    }
    said = Texts(lang).fault(Fault("fault-other-rules", **details))
    assert "Ana, Bo" in said
    assert said.count("0.1.0") == 2
    assert " 1 " in said
    assert " 2" in said


async def test_nothing_of_an_older_store_is_lost(older: Start, tmp_path: Path) -> None:
    """Served, visited, stopped, killed and served again: every line is as it was, byte for byte."""
    before = kept(tmp_path / "games.db")
    assert all(before.values())
    server = older()
    for told in TOLD.values():
        server.ask(f"/api/tables/{told['key']}")
        await Player.come(server, told["key"])
    await Player.all_go()
    await server.stop()
    assert kept(tmp_path / "games.db") == before
    older().kill()
    assert kept(tmp_path / "games.db") == before


async def test_a_lobby_of_an_older_store_goes_on_under_todays_rules(
    older: Start, tmp_path: Path
) -> None:
    """Nothing was dealt there, so its people start what is played today; a restart keeps it."""
    server, told = older(), TOLD["lobby-carnavalesque"]
    people = [await Player.come(server, told["key"], token=token) for token in told["tokens"]]
    host = await Player.come(server, told["key"], host=told["host"])
    assert [chair["name"] for chair in host.frame["chairs"]] == ["Ana", "Bo", "Chloé"]
    await host.send(do="start")
    while people[0].frame["stage"] != "playing":
        await people[0].hear()
    await play(*people, moves=5)
    server.kill()
    assert f"deal {RAISED} {RELEASE}" in kept(tmp_path / "games.db")["lobby-carnavalesque"]
    again = await Player.come(older(), told["key"], token=told["tokens"][0])
    assert again.frame["view"] == people[0].frame["view"]


async def test_home_hears_of_the_games_that_cannot_be_shown(older: Start) -> None:
    """Asked for the tables of a browser, a server tells of each that waits why; none just goes."""
    server = older()
    keys = ",".join([*(told["key"] for told in TOLD.values()), "nosuchtable"])
    listed = json.loads(server.ask(f"/api/tables?keys={keys}")[1])
    assert {each["args"]["table"] for each in listed["faults"]} == {
        TOLD[name]["key"] for name in DEALT
    }
    assert {each["key"] for each in listed["tables"]} == {
        told["key"] for name, told in TOLD.items() if name not in DEALT
    }


async def test_a_lobby_shows_who_sits_there_and_new_tables_play(older: Start) -> None:
    """Beside games that cannot go on, a public lobby is listed and a new table is played."""
    server, told = older(), TOLD["lobby-kraaw"]
    await Player.come(server, told["key"], token=told["tokens"][0])
    listed = json.loads(server.ask("/api/tables")[1])["tables"]
    assert [(table["key"], table["names"]) for table in listed] == [(told["key"], ["Ana"])]
    assert listed[0]["terms"]["options"]["swap_hand"] == "on"
    _, (ana, bo) = await seat_people(server, 2)
    await play(ana, bo, moves=6)
    await (ana if ana.frame["legal"] else bo).move(Noise(1))


async def test_the_log_says_which_release_each_game_waits_for(older: Start) -> None:
    """An operator finds every game that waits, with its release, and of its key the beginning."""
    server = older()
    assert server.ask("/health")[0] == 200  # the house is open: all tables were looked at
    lines = [json.loads(line) for line in server.logs.read_text().splitlines()]
    waiting = [line for line in lines if line["event"] == "a table waits for its release"]
    store_open = {TOLD[name]["key"][:4] for name in DEALT if name.startswith("open")}
    assert store_open <= {line["table"] for line in waiting}
    assert {line["release"] for line in waiting} == {"0.1.0"}
    server.ask(f"/api/tables/{TOLD['open-kraaw']['key']}")
    again = server.logs.read_text().splitlines()
    assert len(again) == len(lines), "what was said once is not said again"
    assert "Player 1" not in server.logs.read_text()
