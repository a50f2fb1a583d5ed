"""What a cheater tries with the browser's own tools or a socket: see docs/security.md."""

from __future__ import annotations

import json

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.running import Player, Running, come, play, seat_people
from tests.server.serving import Serving
from tests.server.test_blind import lay_a_blind_draw

pytestmark = pytest.mark.once  # a server runs the build it finds


@pytest.fixture
def server(one_server: Running) -> Running:
    """Try everything on one server: it must stand it."""
    return one_server


async def knock(server: Running, key: str, token: str) -> str:
    """Come with a token; return why that was refused."""
    player = await Player.come(server, key, token=token)
    assert player.frames == [], "it does not even look on"
    refused: str = json.loads(player.texts[0])["refused"]["key"]
    return refused


async def test_no_token_but_ones_own_opens_a_seat(server: Running) -> None:
    """Tokens that are cut short, changed, of another table, of a host or of a freed seat."""
    table, (ana, bo) = await seat_people(server, 2)
    other, (cat, dan) = await seat_people(server, 2)
    last = "A" if ana.token[-1] != "A" else "B"
    for token in (
        *(ana.token[:-1], ana.token + "A", ana.token[:-1] + last, ana.token.swapcase(), " "),
        *(cat.token, table["host"], table["key"], ana.token + bo.token, "\x00", "a" * 3000),
    ):
        assert await knock(server, table["key"], token) == "fault-token"
    lobby = server.open_table()
    host = await Player.come(server, lobby["key"], host=lobby["host"])
    eve = await Player.come(server, lobby["key"])
    await eve.sit("Eve")
    await host.send(do="free", seat=eve.frame["seat"])
    while eve.frame["seat"] != -1:
        await eve.hear()
    assert await knock(server, lobby["key"], eve.token) == "fault-token"
    assert (await dan.refused(do="sit", name="Eve", share="00" * 16))["key"] == "fault-seated"
    assert other["key"] != table["key"]


async def test_a_client_has_the_eyes_of_its_token_whatever_it_says(server: Running) -> None:
    """Asking for another seat, in a hello, a command or the address, gets nobody there."""
    table, (ana, bo) = await seat_people(server, 2, game="carnuta")
    await play(ana, bo, moves=6)
    key, address = table["key"], f"{table['key']}?token={ana.token}&seat=0"
    eve = await Player.come(server, address, host=bo.token)
    assert (eve.frame["seat"], eve.frame["legal"]) == (-1, [])
    forger = await Player.come(server, key, token=bo.token, seat=ana.frame["seat"])
    assert json.loads(forger.texts[0])["refused"]["args"] == {"field": "seat"}
    again = await Player.come(server, key, token=bo.token)
    assert again.frame["view"] == bo.frame["view"]
    page = {"do": "log", "after": 0, "before": 999}
    assert (await again.refused(**page, eyes=1))["args"] == {"field": "eyes"}
    idle, busy = (ana, bo) if bo.frame["legal"] else (bo, ana)
    hint = {"do": "hint", "turn": idle.frame["turn"]}
    assert (await idle.refused(**hint, seat=busy.frame["seat"]))["args"] == {"field": "seat"}
    assert (await idle.refused(**hint))["key"] == "fault-hint-turn"
    assert (await eve.refused(do="why", move=busy.frame["legal"][0]))["key"] == "fault-spectator"
    for path in ("record", "proof", "analysis", "steps/1?eyes=1"):
        status, text = server.ask(f"/api/tables/{key}/{path}")
        assert (status, json.loads(text)["faults"][0]["key"]) == (400, "fault-not-over")


async def test_nobody_moves_for_another_seat(server: Running) -> None:
    """Whoever looks on or is not asked makes no move, whichever seat the message names."""
    table, (ana, bo) = await seat_people(server, 2, game="carnuta")
    await play(ana, bo, moves=3)
    idle, busy = (ana, bo) if bo.frame["legal"] else (bo, ana)
    move = {"do": "move", "turn": busy.frame["turn"], "move": busy.frame["legal"][0]}
    eve = await Player.come(server, table["key"], host=idle.token)
    assert (await eve.refused(**move))["key"] == "fault-spectator"
    out_of_turn = await idle.refused(**move)
    assert out_of_turn["clause"] or out_of_turn["key"] == "fault-stale"
    for forged in ({"seat": busy.frame["seat"]}, {"token": busy.token}, {"client": 0}):
        assert (await idle.refused(**move, **forged))["args"] == {"field": next(iter(forged))}
    for do in ("away", "back", "next", "open", "StandIn", "MoveFor", "Follow"):  # the room's own
        refused = await idle.refused(do=do, seat=busy.frame["seat"], key="x")
        assert (refused["key"], refused["args"]) == ("fault-field", {"field": "do"})
    assert busy.frame["turn"] == move["turn"]
    await busy.send(**move)
    await busy.see_turn(int(str(move["turn"])) + 1)


async def test_a_message_sent_again_does_nothing_again(server: Running) -> None:
    """An old move, the same move twice, and a move of a turn to come are refused."""
    _, (ana, bo) = await seat_people(server, 2, game="carnuta")
    mover = ana if ana.frame["legal"] else bo
    move = {"do": "move", "turn": mover.frame["turn"], "move": mover.frame["legal"][0]}
    await mover.send(**move)
    await mover.send(**move)
    assert (await mover.until("refused"))["key"] == "fault-stale"
    assert mover.frame["turn"] == 1
    await bo.see_turn(1)
    await ana.see_turn(1)
    await play(ana, bo, moves=4)
    for turn in (0, -1, 10**9, ana.frame["turn"] + 1):
        for player in (ana, bo):
            assert (await player.refused(**{**move, "turn": turn}))["key"] == "fault-stale"


async def test_only_the_host_arranges_the_table(server: Running) -> None:
    """Bots, the start and the seats of others are the host's; nobody becomes it by saying so."""
    table = server.open_table(seats=3)
    host = await Player.come(server, table["key"], host=table["host"])
    await host.sit("Host")
    for claim in ("", "x" * 24, table["key"], host.token, table["host"][:-1]):
        eve = await Player.come(server, table["key"], host=claim)
        for arrange in ({"do": "start"}, {"do": "free", "seat": 0}):
            assert (await eve.refused(**arrange))["key"] == "fault-host"
            forged = await eve.refused(**arrange, host=table["host"])
            assert forged["args"] == {"field": "host"}
    bot = {"do": "bot", "seat": 1, "level": "expert"}
    assert (await eve.refused(**bot))["key"] == "fault-host"
    assert host.frame["chairs"][0]["name"] == "Host"


async def test_a_closed_mouth_stays_closed(serve: Serving) -> None:
    """V5.3: in the blind draw the Fool and whoever may not speak reach nobody by talking."""
    laid, _ = lay_a_blind_draw(serve)
    players = await come(serve.one, laid)
    silent = [player for player in players if player.frame["silence"]]
    assert silent
    for player in silent:
        refused = await player.refused(do="say", text="left, left!")
        assert refused["clause"] == player.frame["silence"]["clause"]
    watcher = await Player.come(serve.one, laid.key)
    assert (await watcher.refused(do="say", text="left!"))["key"] == "fault-spectator"
    assert not any(frame["said"] for player in players for frame in player.frames)


async def test_a_page_of_somebody_else_gets_what_everybody_gets(server: Running) -> None:
    """From a foreign origin a socket looks on: no cookie lends it the seat of whoever browses."""
    table, _ = await seat_people(server, 2)
    address = f"ws://127.0.0.1:{server.port}/ws/{table['key']}"
    async with connect(address, origin=Origin("https://evil.example")) as socket:
        assert socket.response is not None
        assert "set-cookie" not in socket.response.headers
        await socket.send('{"do": "hello"}')
        frame = json.loads(await socket.recv())["frame"]
    assert (frame["seat"], frame["legal"]) == (-1, [])


MARKUP = ("<img src=x onerror=1>", "{ $seat }", "</script>")
LIES = ("A\u202eB", "bot expert", "\u200d", " ", "a\x00b", "x" * 25)


async def test_names_and_talk_are_text(server: Running) -> None:
    """Markup is passed on as the text it is; what hides, turns around or plays a bot is refused."""
    table = server.open_table(seats=4)
    ana = await Player.come(server, table["key"])
    for name in LIES:
        assert (await ana.refused(do="sit", name=name, share="00" * 16))["key"] == "fault-name"
    for name in MARKUP:
        eve = await Player.come(server, table["key"])
        await eve.sit(name)
        await eve.send(do="say", text=name)
        assert (await eve.until("frame"))["said"][-1]["text"] == name
    names = [chair["name"] for chair in eve.frame["chairs"]]
    assert names == [*MARKUP, ""]
