"""Thousands of wrong messages: each is answered, nobody else notices, and nothing piles up."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from ludotheque.i18n.texts import LANGUAGES, Texts
from tests.server.mutations import BROKEN, NASTY, mutations
from tests.server.running import LINUX, Player, Running, play, seat_people

pytestmark = pytest.mark.once  # a server runs the build it finds


@pytest.fixture
def server(one_server: Running) -> Running:
    """Try everything on one server: it must stand it."""
    return one_server


MESSAGES = 1500
HELLOS = 150
GROWTH = 30_000  # kB


def memory(server: Running) -> int:
    """Return the kilobytes that a server takes."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


def check(refused: dict[str, Any], game: str) -> str:
    """Check that a refusal is a sentence in both languages; return its key."""
    for lang in LANGUAGES:
        say, key = Texts(lang, game), str(refused["key"])
        say(f"refusal-{key}" if refused["clause"] else key, **refused["args"])
    assert "Traceback" not in json.dumps(refused)
    return str(refused["key"])


async def annoy(player: Player, game: str, seed: int) -> Counter[str]:
    """Send wrong messages, each after the answer to the last one; return how they were refused."""
    found: Counter[str] = Counter()
    for number, raw in enumerate(mutations(MESSAGES, seed)):
        await player.socket.send(raw, text=number % 10 > 0)
        message = await player.hear()
        if "refused" in message:
            found[check(message["refused"], game)] += 1
    return found


@LINUX
async def test_every_wrong_message_is_answered(server: Running) -> None:
    """Sent by a player, a host and a spectator; meanwhile and afterwards others play on."""
    table, (ana, bo) = await seat_people(server, 2)
    lobby = server.open_table("carnuta", 3)
    host = await Player.come(server, lobby["key"], host=lobby["host"])
    watcher = await Player.come(server, table["key"])
    _, (cat, dan) = await seat_people(server, 2)
    before, faults = memory(server), Counter[str]()
    for seed, (player, game) in enumerate([(ana, "kraaw"), (host, "carnuta"), (watcher, "kraaw")]):
        faults += await annoy(player, game, seed)
        await play(cat, dan, moves=10)
    assert len(faults) > 12, "they were wrong in many ways"
    assert faults["fault-message"] > MESSAGES // 4
    assert memory(server) - before < GROWTH
    await bo.send(do="log", after=0, before=1)
    assert (await bo.until("log"))["after"] == 0
    assert "Traceback" not in server.logs.read_text()


async def test_every_wrong_hello_is_answered(server: Running) -> None:
    """Whoever comes with garbage is refused or looks on, and gets no seat by it."""
    table, _ = await seat_people(server, 2)
    for raw in [*BROKEN, *mutations(HELLOS, 7)]:
        async with connect(f"ws://127.0.0.1:{server.port}/ws/{table['key']}") as socket:
            await socket.send(raw, text=True)
            message = json.loads(await socket.recv())
        if "refused" in message:
            known = ("fault-message", "fault-field", "fault-token")
            assert check(message["refused"], "kraaw") in known
        else:
            assert message["frame"]["seat"] == -1
    assert "Traceback" not in server.logs.read_text()


def test_every_wrong_request_is_answered(server: Running) -> None:
    """Tables asked for with garbage are refused with sentences, never with an error of ours."""
    asked = {"game": "carnuta", "seats": 2, "clock": -1, "options": {}}
    decks = [{"deck": {"name": "x", "text": value}} for value in NASTY]
    options = [{"options": {"x": value}} for value in (*NASTY, "on")]
    wrong = [{field: value} for field in ("game", "seats", "options", "deck") for value in NASTY]
    texts = [json.dumps({**asked, **each}).encode() for each in [*decks, *options, *wrong]]
    found: Counter[str] = Counter()
    for number, raw in enumerate([*BROKEN, *texts]):
        address = {"X-Forwarded-For": f"10.0.0.{number % 250}"}  # each may ask for some
        status, text = server.ask("/api/tables", raw or b" ", address)
        assert status == 400, raw
        for fault in json.loads(text).get("faults", []):
            found[check({**fault, "clause": ""}, "carnuta")] += 1
    assert "fault-too-fast" not in found
    assert len(found) > 4, "they were wrong in many ways"
