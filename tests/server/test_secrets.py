from __future__ import annotations

import pytest

from ludotheque.core.records.reading import read_record
from ludotheque.games import GAMES
from tests.server.other_truths import frames_by_turn, of_the_game, other_truths
from tests.server.running import Player, Running, play, seat_people

pytestmark = pytest.mark.once  # a server runs the build it finds

TABLES = [
    ("kraaw", 2, {}),
    ("carnuta", 2, {}),
    ("carnavalesque", 3, {"version": "young"}),
    ("carnavalesque", 4, {"version": "events"}),
    ("carnavalesque", 3, {"version": "roles"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
async def test_nobody_gets_a_byte_that_they_may_not_know(
    server: Running, game: str, seats: int, options: dict[str, str]
) -> None:
    """Every frame of a player and of a spectator is the one that another truth would have sent.

    At Carnavalesque that other truth has other cards under those that show and, while the Fool's
    eyes are closed, another drift of the hand (V2.5, V5.2).
    """
    table, players = await seat_people(server, seats, game=game, options=options)
    watcher = await Player.come(server, table["key"])
    await play(*players, watcher)
    record = read_record(server.ask(f"/api/tables/{table['key']}/record")[1], GAMES)
    for seat, player in enumerate([*players, watcher]):
        eyes = seat if seat < seats else -1
        truths = other_truths(record, eyes)
        frames = frames_by_turn(player.frames)
        assert list(frames) == list(range(len(truths)))
        for turn, frame in frames.items():
            assert of_the_game(frame) == truths[turn]
