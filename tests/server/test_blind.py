from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.running import Player, Running, play, seat_people

pytestmark = pytest.mark.once  # a server runs the build it finds

GESTURES = 3


def gropes(frame: dict[str, Any]) -> bool:
    """Say whether the Fool has moved the hand, and goes on."""
    view = frame["view"]
    return bool(view["phase"] == "blind" and view["strokes_made"] >= GESTURES)


async def to_the_blind_draw(
    server: Running, **asked: Any
) -> tuple[dict[str, str], list[Player], int]:
    """Seat three people at Carnavalesque and play until the Fool gropes; return who that is.

    Where it never comes to that, or a bot stood in for somebody on the way, another table is tried.
    """
    while True:
        table, players = await seat_people(server, 3, game="carnavalesque", **asked)
        await play(*players, until=gropes)
        late = any(chair["away"] for chair in players[0].frame["chairs"])
        if players[0].frame["stage"] == "playing" and not late:
            return table, players, int(players[0].frame["view"]["fool"])


async def test_the_hand_is_where_it_was_after_a_kill(serve: Callable[..., Running]) -> None:
    """Killed inside a blind draw and started again: the same hand, the same darkness, and on."""
    server = serve()
    table, players, fool = await to_the_blind_draw(server)
    before = [player.frame["view"] for player in players]
    assert (before[fool]["crowd"], before[fool]["hand_at"]) == ([], [])
    assert all(view["hand_at"] for seat, view in enumerate(before) if seat != fool)
    server.kill()
    again = serve()
    back = [await Player.come(again, table["key"], token=player.token) for player in players]
    assert [player.frame["view"] for player in back] == before
    await back[fool].send(do="move", turn=back[fool].frame["turn"], move="grab 1")
    for player in back:
        await player.see_turn(players[0].frame["turn"] + 1)
        assert player.frame["view"]["phase"] != "blind"


async def test_a_bot_gropes_for_a_fool_who_takes_too_long(server: Running) -> None:
    """V5: when the clock runs out in the blind draw a bot ends it; who may call is not replaced."""
    _, players, fool = await to_the_blind_draw(server, clock=1)
    watcher = players[(fool + 1) % 3]
    while watcher.frame["view"]["phase"] == "blind":
        await watcher.hear()
    away = [chair["away"] for chair in watcher.frame["chairs"]]
    assert away == [seat == fool for seat in range(3)]
    events = [event["key"] for frame in watcher.frames for event in frame["events"]]
    assert any(key.startswith("grab") for key in events)
