from __future__ import annotations

import pytest

from tests.server.laid import Deal
from tests.server.running import Player, Running, seat_people
from tests.server.serving import Serving

pytestmark = pytest.mark.once  # the rules are not what is tested here

HOUR = 3600.0
ON_TURN = Deal("kraaw", people=("Ana",), bots=1)


async def test_a_game_alone_with_bots_waits_for_an_hour_and_a_restart(serve: Serving) -> None:
    """22.1: left on one's turn, the server killed and started, an hour later: the same position."""
    laid = serve.lay(ON_TURN, lambda at: at.seat == 0 and "look" in at.legal, after=4)
    ana = await Player.come(serve(), laid.key, token=laid.tokens[0])
    before = ana.frame
    await ana.close()
    serve.turn_on(HOUR)
    serve.servers[0].kill()
    again = serve()
    serve.turn_on(HOUR)
    back = await Player.come(again, laid.key, token=laid.tokens[0])
    assert back.frame["turn"] == before["turn"]
    assert (back.frame["legal"], back.frame["view"]) == (before["legal"], before["view"])
    assert not back.frame["chairs"][0]["away"]


async def test_over_days_a_stand_in_comes_with_the_clock(serve: Serving) -> None:
    """22.2: a table of two with a day's clock: nothing for 23 hours, kills and all; then a bot."""
    table, players = await seat_people(serve.one, 2, clock=86400)
    tokens = [player.token for player in players]
    for player in players:
        await player.close()
    serve.turn_on(12 * HOUR)
    serve.one.kill()
    again = serve()
    serve.turn_on(11 * HOUR)
    bo = await Player.come(again, table["key"], token=tokens[1])
    assert bo.frame["turn"] == 0
    left = bo.frame["left"]
    assert 0.9 * HOUR * 1000 < left <= HOUR * 1000
    await bo.send(do="move", turn=0, move=bo.frame["legal"][0])
    await bo.see_turn(1)
    serve.turn_on(HOUR)
    while not bo.frame["stood_in"][0]:
        await bo.hear()
    told = [event for frame in bo.frames for event in frame["events"]]
    assert {event.get("stand_in") for event in told} == {None, 0}
    assert bo.frame["chairs"][0]["away"]


async def test_who_is_gone_for_two_minutes_gets_a_stand_in(server: Running, serve: Serving) -> None:
    """22.1: counted from the moment of leaving, and the others see how long it still is."""
    table, (ana, bo) = await seat_people(server, 2)
    await bo.send(do="move", turn=0, move=bo.frame["legal"][0])
    await bo.see_turn(1)
    serve.turn_on(10 * 60)
    await ana.close()
    while not bo.frame["absent"]:
        await bo.hear()
    [absent] = bo.frame["absent"]
    assert absent["seat"] == 0
    assert 100_000 < absent["left"] <= 120_000
    serve.turn_on(130)
    while not bo.frame["chairs"][0]["away"]:
        await bo.hear()
    back = await Player.come(server, table["key"], token=ana.token)
    while back.frame["chairs"][0]["away"]:
        await back.hear()
    assert "back" in [event["key"] for event in back.frame["events"]]
