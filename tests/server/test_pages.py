"""What a browser is told, and what nobody gets by asking for another path."""

from __future__ import annotations

import gzip
import json
import re
from contextlib import closing
from email.message import Message
from http.client import HTTPConnection
from typing import Any, NamedTuple

import pytest

from ludotheque.server.pages import MOST_KEYS
from tests.server.running import PATIENCE, Running, seat_people

pytestmark = pytest.mark.once  # a server runs the build it finds


@pytest.fixture
def server(one_server: Running) -> Running:
    """Ask one server for everything."""
    return one_server


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: Message
    text: bytes


def ask(server: Running, path: str, host: str = "games.example", **headers: str) -> Answer:
    """Ask for a path exactly as it is written."""
    with closing(HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as connection:
        connection.putrequest("GET", path, skip_host=True, skip_accept_encoding=True)
        connection.putheader("Host", host)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        answer = connection.getresponse()
        return Answer(answer.status, answer.headers, answer.read())


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/games", "/api/tables/x", "/assets/x.js"])
def test_every_answer_is_safe_to_show(server: Running, path: str) -> None:
    """Pages, data and errors allow nothing from elsewhere, no sniffing, no framing, no referrer."""
    headers = ask(server, path).headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'self';" in policy
    assert "connect-src 'self' ws://games.example wss://games.example;" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy, "scripts come from the default: our own files"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Set-Cookie"] is None
    assert headers["Access-Control-Allow-Origin"] is None


def test_a_forged_host_is_not_in_the_policy(server: Running) -> None:
    """What a request calls us is repeated only if it is the name of a host."""
    headers = ask(server, "/", "evil; script-src *").headers
    assert "evil" not in headers["Content-Security-Policy"]


PATHS = (
    *("/../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/..%5c..%5cx"),
    *("/assets/..%2f..%2f..%2fpyproject.toml", "/assets/../../py.typed", "/%00", "/%ff"),
    *("/api/tables/..%2f..%2fgames.db/record", "/api/tables/%2e%2e/record", "/games.db"),
)


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_out_of_the_client(server: Running, path: str) -> None:
    """Whatever is asked for, the answer is the page of the client or that there is nothing."""
    answer = ask(server, path)
    assert answer.text == ask(server, "/").text or answer.status in (400, 404)
    assert b"root:" not in answer.text


def tables_of(server: Running, keys: list[str]) -> list[dict[str, Any]]:
    """Ask how it stands at some tables."""
    found: list[dict[str, Any]] = json.loads(
        ask(server, "/api/tables?keys=" + ",".join(keys)).text
    )["tables"]
    return found


async def test_who_has_the_key_is_told_how_it_stands(server: Running) -> None:
    """Tables are told in the order they were asked for, without those that are not there.

    What is told is what any spectator sees: no token, and nothing of the cards.
    """
    waiting = server.open_table(seats=3)["key"]
    going, players = await seat_people(server, 2)
    frame = players[0].frame
    awaited = [frame["chairs"][seat]["name"] for seat in frame["waits_for"]]
    found = tables_of(server, ["nothing-here", going["key"], "", waiting])
    assert [(each["key"], each["stage"]) for each in found] == [
        (going["key"], "playing"),
        (waiting, "lobby"),
    ]
    assert found[0]["waits_for"] == awaited != []
    assert found[1]["waits_for"] == []
    told = {"key", "terms", "stage", "commitment", "free", "names", "waits_for"}
    assert set(found[0]) == told


def test_only_so_many_tables_are_asked_for_at_once(server: Running) -> None:
    """A long list of keys costs no more than a short one."""
    key = server.open_table()["key"]
    assert len(tables_of(server, [key] * 1000)) == MOST_KEYS


def test_what_is_for_simulations_is_not_offered_at_a_table(server: Running) -> None:
    """K6.5: the limit of turns is for simulations only, so that no host is asked about it."""
    [kraaw] = [
        game
        for game in json.loads(ask(server, "/api/games").text)["games"]
        if game["key"] == "kraaw"
    ]
    names = [option["name"] for option in kraaw["options"]]
    assert "turn_limit" not in names
    assert "swap_hand" in names


def test_the_house_can_be_put_on_a_home_screen(server: Running) -> None:
    """The page names a manifest, and the manifest names pictures that are there."""
    page = ask(server, "/").text.decode()
    manifest = ask(server, "/manifest.webmanifest")
    assert 'rel="manifest" href="/manifest.webmanifest"' in page
    assert manifest.headers["Content-Type"] == "application/manifest+json"
    icons = {icon["src"]: icon["type"] for icon in json.loads(manifest.text)["icons"]}
    for source, kind in {**icons, "/apple-touch-icon.png": "image/png"}.items():
        picture = ask(server, source)
        assert (picture.status, picture.headers["Content-Type"]) == (200, kind)


@pytest.mark.parametrize("kind", ["js", "css"])
def test_what_can_be_smaller_is_sent_smaller(server: Running, kind: str) -> None:
    """A browser that reads Brotli or gzip gets that, with its type; any other gets the file."""
    [path] = re.findall(rf'"(/assets/index-[^"]+\.{kind})"', ask(server, "/").text.decode())
    plain = ask(server, path)
    packed = ask(server, path, Accept_Encoding="gzip, deflate")
    smallest = ask(server, path, Accept_Encoding="gzip, deflate, br, zstd")
    unwanted = ask(server, path, Accept_Encoding="gzip;q=0, br; q=0.0, identity")
    assert gzip.decompress(packed.text) == plain.text == unwanted.text
    assert len(smallest.text) < len(packed.text) < len(plain.text) / 2
    for answer, encoding in ((packed, "gzip"), (smallest, "br"), (plain, None), (unwanted, None)):
        assert answer.headers["Content-Encoding"] == encoding
        assert answer.headers["Content-Type"] == plain.headers["Content-Type"]
        assert "immutable" in answer.headers["Cache-Control"]


def test_pages_are_smaller_too(server: Running) -> None:
    """Whatever the address of a page, it comes packed to those who can read it."""
    for path in ("/", "/t/abc", "/games/kraaw"):
        packed = ask(server, path, Accept_Encoding="gzip")
        assert gzip.decompress(packed.text) == ask(server, path).text
        assert packed.headers["Cache-Control"] == "no-cache"
