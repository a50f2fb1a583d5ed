from __future__ import annotations

import pytest

from tests.server.laid import Deal, Laid, Moment
from tests.server.running import come
from tests.server.serving import Serving

pytestmark = pytest.mark.once  # a server runs the build it finds

GESTURES = 3


def gropes(at: Moment) -> bool:
    """Say whether the Fool has moved the hand, and goes on."""
    return bool(at.view["phase"] == "blind" and at.view["strokes_made"] >= GESTURES)


def lay_a_blind_draw(serve: Serving, clock: int = 0) -> tuple[Laid, int]:
    """Lay a table of Carnavalesque where the Fool gropes; return who that is, too."""
    deal = Deal("carnavalesque", people=("Ana", "Bo", "Cleo"), clock=clock)
    fools: list[int] = []

    def wanted(at: Moment) -> bool:
        fools[:] = [at.view["fool"]]
        return gropes(at)

    return serve.lay(deal, wanted), fools[0]


async def test_the_hand_is_where_it_was_after_a_kill(serve: Serving) -> None:
    """Killed inside a blind draw and started again: the same hand, the same darkness, and on."""
    laid, fool = lay_a_blind_draw(serve)
    server = serve()
    players = await come(server, laid)
    before = [player.frame["view"] for player in players]
    assert (before[fool]["crowd"], before[fool]["hand_at"]) == ([], [])
    assert all(view["hand_at"] for seat, view in enumerate(before) if seat != fool)
    server.kill()
    again = serve()
    back = await come(again, laid)
    assert [player.frame["view"] for player in back] == before
    await back[fool].send(do="move", turn=back[fool].frame["turn"], move="grab 1")
    for player in back:
        await player.see_turn(players[0].frame["turn"] + 1)
        assert player.frame["view"]["phase"] != "blind"


async def test_a_bot_gropes_for_a_fool_who_takes_too_long(serve: Serving) -> None:
    """V5: when the clock runs out in the blind draw a bot ends it; who may call is not replaced."""
    laid, fool = lay_a_blind_draw(serve, clock=1)
    players = await come(serve.one, laid)
    watcher = players[(fool + 1) % 3]
    while watcher.frame["view"]["phase"] == "blind":
        await watcher.hear()
    away = [chair["away"] for chair in watcher.frame["chairs"]]
    assert away == [seat == fool for seat in range(3)]
    events = [event["key"] for frame in watcher.frames for event in frame["events"]]
    assert any(key.startswith("grab") for key in events)
