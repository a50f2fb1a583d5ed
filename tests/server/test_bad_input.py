"""What a careless or hostile client sends gets a clear answer, and harms nobody."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.i18n.texts import LANGUAGES, Texts
from tests.commands.ludo import assert_one_line_fault, ludo
from tests.server.running import PATIENCE, Player, Running

pytestmark = pytest.mark.once  # a server runs the build it finds
QUICK = ("--rate", "20", "--pace", "0")


def sentences(faults: list[dict[str, object]]) -> list[str]:
    """Say faults as the browser does, in both languages."""
    return [
        Texts(lang)(str(fault["key"]), **fault["args"])  # type: ignore[arg-type]
        for fault in faults
        for lang in LANGUAGES
    ]


WRONG_TABLES = {
    b"": "fault-message",
    b"{": "fault-message",
    b"[1]": "fault-message",
    b"\xff\xfe": "fault-message",
    b"[" * 100_000: "fault-message",
    b'{"game": "chess", "seats": 2}': "fault-game",
    b'{"game": "kraaw", "seats": 20}': "fault-seats",
    b'{"game": "kraaw", "seats": 2, "options": {"x": "on"}}': "fault-option-name",
    b" " * 200_000: "fault-too-large",
}


def test_a_table_that_cannot_be_is_refused(server: Running) -> None:
    """What a host asks for wrongly is refused with a sentence, not with a stack trace."""
    for body, key in WRONG_TABLES.items():
        status, text = server.ask("/api/tables", body)
        assert status == 400
        faults = json.loads(text)["faults"]
        assert [fault["key"] for fault in faults] == [key]
        assert all(sentences(faults))


def test_every_fault_of_a_deck_is_told(server: Running) -> None:
    """A host who brings a broken deck hears all that is wrong with it at once."""
    broken = "id,half,ingredient,counts_as,cost,scoring,of,starter\nx,dusk,egg,9,,none,,no\n"
    asked = {"game": "carnuta", "seats": 2, "deck": {"name": "mine", "text": broken}}
    status, text = server.ask("/api/tables", json.dumps(asked).encode())
    assert status == 400
    assert len(json.loads(text)["faults"]) > 1


def test_an_address_that_opens_too_many_tables_has_to_wait(serve: Callable[..., Running]) -> None:
    """Tables are opened at a human pace."""
    server = serve("--rate", "20")
    body = b'{"game": "kraaw", "seats": 2}'
    answers = [server.ask("/api/tables", body)[0] for _ in range(40)]
    assert answers[:20] == [201] * 20
    assert answers[-1] == 400
    assert server.ask("/health")[0] == 200


async def test_a_table_that_is_not_there_is_named(server: Running) -> None:
    """Over HTTP and over a socket, an unknown table is an answer, not an error."""
    status, text = server.ask("/api/tables/nowhere")
    assert status == 404
    assert json.loads(text)["faults"][0]["key"] == "fault-no-table"
    player = await Player.come(server, "nowhere")
    assert json.loads(player.texts[0])["refused"]["key"] == "fault-no-table"


async def test_a_forged_token_opens_nothing(server: Running) -> None:
    """A token that belongs to no seat is refused; it does not even watch."""
    table = server.open_table()
    player = await Player.come(server, table["key"], token="x" * 24)
    assert json.loads(player.texts[0])["refused"]["key"] == "fault-token"
    assert player.frames == []


GARBAGE = (
    *("", "x", "[]", "null", "7", '"move"', "{}", '{"do": 7}', '{"do": "move"}', "[" * 3000),
    *('{"do": "bot", "seat": "a"}', '{"do": "sit", "name": 5, "share": []}', '{"do": "why"}'),
)


async def test_garbage_is_answered_and_the_table_goes_on(server: Running) -> None:
    """Whatever is sent, the answer is a refusal, and the next message is taken as usual."""
    table = server.open_table()
    player = await Player.come(server, table["key"], host=table["host"])
    for text in GARBAGE:
        await player.socket.send(text)
        assert "refused" in await player.hear()
    await player.sit("Ana")
    assert player.frame["chairs"][0]["name"] == "Ana"


async def flood(player: Player, texts: list[str]) -> None:
    """Send many messages, and read until the connection is closed."""
    for text in texts:
        await player.socket.send(text)
    async with asyncio.timeout(PATIENCE):
        while True:
            await player.socket.recv()


async def test_what_is_too_large_or_too_fast_ends_the_connection_only(
    serve: Callable[..., Running],
) -> None:
    """A flood and a huge message cost their sender the connection; everybody else plays on."""
    server = serve(*QUICK)
    table = server.open_table()
    good = await Player.come(server, table["key"], host=table["host"])
    for texts in (["x" * 100_000], ["{}"] * 200):
        bad = await Player.come(server, table["key"])
        with pytest.raises(ConnectionClosed):
            await flood(bad, texts)
    await good.sit("Ana")
    assert good.frame["chairs"][0]["name"] == "Ana"


def test_two_servers_do_not_share_a_file(server: Running) -> None:
    """A second server on the same file says so in one line and leaves."""
    done = ludo("serve", "--port", "0", "--data", str(server.data))
    assert_one_line_fault(done, server.data.name)
    assert server.ask("/health")[0] == 200


def test_a_port_that_is_taken_is_named(server: Running) -> None:
    """A port that somebody else has is refused in one line."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        other = str(server.data.with_name("other.db"))
        assert_one_line_fault(ludo("serve", "--port", port, "--data", other), f":{port} cannot")
