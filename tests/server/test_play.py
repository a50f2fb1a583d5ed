from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.core.records.fairness import commitment_of
from ludotheque.core.records.reading import read_record
from ludotheque.core.records.record import replay
from ludotheque.games import GAMES
from tests.commands.ludo import ludo
from tests.server.other_truths import frames_by_turn
from tests.server.running import Player, Running, play, seat_people
from tests.server.serving import Serving

pytestmark = pytest.mark.once  # a server runs the build it finds


async def two_at_a_table(server: Running) -> tuple[dict[str, str], Player, Player]:
    """Open a table of two, seat two people and start."""
    table, (ana, bo) = await seat_people(server, 2)
    return table, ana, bo


async def test_a_whole_match_over_real_sockets(server: Running, tmp_path: Path) -> None:
    """Two people play to the end; the record replays to what they saw and proves its deal."""
    table, ana, bo = await two_at_a_table(server)
    published = json.loads(server.ask(f"/api/tables/{table['key']}")[1])["commitment"]
    assert server.ask(f"/api/tables/{table['key']}/record")[0] == 400
    await play(ana, bo)
    status, text = server.ask(f"/api/tables/{table['key']}/record")
    assert status == 200
    record = read_record(text, GAMES)
    outcome = replay(record).outcome()
    assert outcome is not None
    assert ana.frame["outcome"]["winners"] == list(outcome.winners)
    assert record.proof is not None
    assert commitment_of(record.proof.secret) == published
    path = tmp_path / "match.ludo"
    path.write_text(text, encoding="utf-8")
    assert "honest" in ludo("verify", str(path), "--lang", "en").out


async def test_no_acknowledged_move_is_lost_when_the_server_is_killed(
    serve: Callable[..., Running],
) -> None:
    """Killed in the middle of a turn and started again: the same board, and the game goes on."""
    server = serve()
    table, ana, bo = await two_at_a_table(server)
    await play(ana, bo, moves=30)
    last = max(ana.frame, bo.frame, key=lambda frame: frame["number"])
    server.kill()
    again = serve()
    back = await Player.come(again, table["key"], token=ana.token)
    assert back.frame["number"] >= last["number"]
    if back.frame["number"] == ana.frame["number"]:
        assert (back.frame["view"], back.frame["legal"]) == (ana.frame["view"], ana.frame["legal"])
    other = await Player.come(again, table["key"], token=bo.token)
    await play(back, other)
    assert back.frame["stage"] == "over"


async def test_a_server_that_is_asked_to_stop_stops(serve: Callable[..., Running]) -> None:
    """On a signal it closes in good order, with people connected, and the table is there again."""
    server = serve()
    table, ana, _ = await two_at_a_table(server)
    assert await server.stop() in (0, -signal.SIGTERM)
    back = await Player.come(serve(), table["key"], token=ana.token)
    assert back.frame["stage"] == "playing"


async def test_bots_fill_the_table(server: Running) -> None:
    """A person alone starts with bots and plays to the end."""
    table = server.open_table("carnuta", 3)
    ana = await Player.come(server, table["key"], host=table["host"])
    await ana.sit("Ana")
    for seat in (1, 2):
        await ana.send(do="bot", seat=seat, level="beginner")
    await ana.send(do="start")
    while ana.frame["stage"] != "playing":
        await ana.hear()
    await play(ana, moves=12)
    assert ana.frame["turn"] > 12


async def test_whoever_was_cut_off_comes_back(server: Running) -> None:
    """With the token and the last number seen, a player gets the seat and all that was missed."""
    table, ana, bo = await two_at_a_table(server)
    seen = ana.frame["number"]
    await ana.close()
    await bo.send(do="move", turn=bo.frame["turn"], move="raven onyx")
    while bo.frame["turn"] == 0:
        await bo.hear()
    back = await Player.come(server, table["key"], token=ana.token, since=seen)
    assert back.frame["seat"] == ana.frame["seat"]
    assert [event["key"] for event in back.frame["events"]] == ["raven"]


async def test_the_same_people_play_again(server: Running, serve: Serving) -> None:
    """After the end one asks for another game; all are told where, and the host is the same.

    22.5: for a minute the seats are kept for those who played, from the host's bots, too.
    """
    table, ana, bo = await two_at_a_table(server)
    await play(ana, bo)
    await bo.send(do="again")
    while not ana.frame["following"]:
        await ana.hear()
    following = json.loads(server.ask(f"/api/tables/{ana.frame['following']}")[1])
    assert following["stage"] == "lobby"
    assert following["terms"]["game"] == "kraaw"
    host = await Player.come(server, following["key"], host=table["host"])
    while [chair["kept"] for chair in host.frame["chairs"]] != ["Player 1", "Player 2"]:
        await host.hear()
    refused = await host.refused(do="bot", seat=0, level="beginner")
    assert (refused["key"], refused["args"]) == ("fault-seat-kept", {"name": "Player 1"})
    serve.turn_on(61)
    while host.frame["chairs"][0]["kept"]:
        await host.hear()
    await host.send(do="bot", seat=0, level="beginner")
    assert (await host.until("frame"))["chairs"][0]["kind"] == "bot"


async def test_bots_play_again_where_they_sat(server: Running) -> None:
    """At the next table every bot has its seat and its level; the seats of people are free."""
    table = server.open_table(seats=4, options={"turn_limit": "1"})
    ana = await Player.come(server, table["key"], host=table["host"])
    await ana.sit("Ana")
    for seat, level in ((1, "regular"), (3, "beginner")):
        await ana.send(do="bot", seat=seat, level=level)
    bo = await Player.come(server, table["key"])
    await bo.sit("Bo")
    await ana.send(do="start")
    for player in (ana, bo):
        await player.see_turn(1)
    await play(ana, bo)
    await ana.send(do="again")
    while not bo.frame["following"]:
        await bo.hear()
    host = await Player.come(server, bo.frame["following"], host=table["host"])
    while host.frame["chairs"][3]["kind"] == "open":
        await host.hear()
    seats = [(chair["kind"], chair["level"]) for chair in host.frame["chairs"]]
    assert seats == [("open", ""), ("bot", "regular"), ("open", ""), ("bot", "beginner")]


async def test_public_tables_are_listed_while_they_wait(server: Running) -> None:
    """A public table is listed until it starts; a private one never is."""
    private = server.open_table()
    public = server.open_table(public=True)
    listed = json.loads(server.ask("/api/tables")[1])["tables"]
    assert [table["key"] for table in listed] == [public["key"]]
    assert private["key"] not in server.ask("/api/tables")[1]


async def test_secrets_are_in_no_frame_and_no_log(server: Running) -> None:
    """Tokens reach their owner only; seed, secret and numbers nobody before the end; no log any."""
    table, ana, bo = await two_at_a_table(server)
    watcher = await Player.come(server, table["key"])
    await play(ana, bo, moves=80)
    heard = {player: "".join(player.texts) for player in (ana, bo, watcher)}
    logs = server.logs.read_text() + server.ask("/metrics")[1]
    for token in (ana.token, bo.token, table["host"]):
        owners = [player for player, text in heard.items() if token in text]
        assert owners in ([ana], [bo], [])
        assert token not in logs
    await play(ana, bo)
    record = read_record(server.ask(f"/api/tables/{table['key']}/record")[1], GAMES)
    assert record.proof is not None
    shown = json.loads(server.ask(f"/api/tables/{table['key']}/proof")[1])
    assert bytes.fromhex(shown["seed"]) == record.seed
    assert [bytes.fromhex(share) for share in shown["shares"]] == list(record.proof.shares)
    for secret in (record.seed, record.proof.secret, *record.proof.shares):
        assert all(secret.hex() not in text for text in heard.values())
        assert secret.hex() not in logs


async def test_a_finished_game_is_stepped_through_with_any_eyes(server: Running) -> None:
    """After the end, and not before, every moment can be seen as each seat saw it."""
    table, ana, bo = await two_at_a_table(server)
    steps_of = f"/api/tables/{table['key']}/steps"
    assert server.ask(f"{steps_of}/0")[0] == 400
    assert server.ask(f"/api/tables/{table['key']}/proof")[0] == 400
    await play(ana, bo)
    seen = frames_by_turn(ana.frames)
    for place in (0, 5, 20, len(seen) - 1):
        step = json.loads(server.ask(f"{steps_of}/{place}?eyes=1")[1])
        assert step["frame"]["view"] == seen[place]["view"]
        keys = [event["key"] for event in step["frame"]["events"]]
        assert place == 0 or keys == [event["key"] for event in seen[place]["events"]]
    last = len(seen) - 1
    told = json.loads(server.ask(f"{steps_of}/{last}?eyes=1&since=-1")[1])["frame"]["events"]
    numbers = [event["number"] for event in told]
    assert numbers == sorted(numbers)
    assert (numbers[0] < 5, numbers[-1]) == (True, last)
    for wrong in ("x", "-1", str(len(seen)), "5?eyes=3", "5?eyes=x", "5?since=6", "5?since=-2"):
        assert json.loads(server.ask(f"{steps_of}/{wrong}")[1])["faults"][0]["key"] == "fault-step"


async def test_who_comes_late_is_told_the_log(server: Running) -> None:
    """A late spectator gets a small frame, and what was before it when they ask."""
    table, ana, bo = await two_at_a_table(server)
    await play(ana, bo, moves=40)
    told = [event for frame in ana.frames for event in frame["events"]]
    public = [(each["number"], each["key"]) for each in told]
    eve = await Player.come(server, table["key"])
    since = eve.frame["since"]
    assert 0 < since < eve.frame["number"]
    await eve.send(do="log", after=0, before=since)
    page = await eve.until("log")
    events = page["events"] + eve.frame["events"]
    assert [(each["number"], each["key"]) for each in events] == public
    assert not any(each["told"] for each in events)
    assert (await eve.refused(do="log", after=0))["key"] == "fault-field"
    assert (await eve.refused(do="log", after="x", before=1))["key"] == "fault-field"


async def test_a_table_tells_what_is_printed_on_its_cards(server: Running) -> None:
    """C1.2: whoever opens a table learns its cards, those that the host brought as well."""
    deck = GAMES["carnuta"].deck
    assert deck is not None
    ours = server.open_table("carnuta")
    theirs = server.open_table("carnuta", deck={"name": "mine", "text": deck.text})
    found = [json.loads(server.ask(f"/api/tables/{each['key']}")[1]) for each in (ours, theirs)]
    assert [each["printed"]["deck"] for each in found] == [deck.name, "mine"]
    assert [each["printed"]["reconstruction"] for each in found] == [True, False]
    assert found[0]["printed"]["cards"] == found[1]["printed"]["cards"]
    assert len(found[0]["printed"]["cards"]) == 72


async def test_what_was_not_answered_is_sent_again_and_made_once(server: Running) -> None:
    """A page that is cut off comes back as the same sender and repeats itself: nothing doubles."""
    table, (ana, bo) = await seat_people(server, 2)
    sender = "a secret that this page drew"
    first = await Player.come(server, table["key"], token=ana.token, sender=sender)
    commands: tuple[dict[str, object], ...] = (
        {"do": "say", "n": 1, "text": "Hello"},
        {"do": "move", "n": 2, "turn": 0, "move": "raven jais"},
        {"do": "say", "n": 3, "text": ""},
    )
    for command in commands:
        await first.send(**command)
    refused = await first.until("refused")
    await first.close()
    again = await Player.come(server, table["key"], token=ana.token, sender=sender)
    for command in commands:
        await again.send(**command)
    assert await again.until("refused") == refused
    assert [frame["done"] for frame in again.frames if frame["done"]] == [1, 2]
    assert again.frame["turn"] == 1
    await bo.send(do="log", after=0, before=again.frame["number"])
    assert [said["text"] for said in (await bo.until("log"))["said"]] == ["Hello"]
