"""Makes a store as a release leaves it, before the rules of its games change.

`python -m tests.versions.make_store 2` plays tables through a real server and writes `store-2.db`,
what opens its tables in `store-2.json`, and a record of each game. `store-1.db` comes from commit
921ac87, the last one whose lines name no version.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from tests.server.running import QUICK, Player, Running, play, seat_people

FOLDER = Path(__file__).parent
SEATS = {"kraaw": 2, "carnuta": 2, "carnavalesque": 3}
Opens = dict[str, Any]  # what opens a table, and what became of it


async def lobby(server: Running, game: str, names: tuple[str, ...], **asked: Any) -> Opens:
    """Let people sit down."""
    table = server.open_table(game, 3, **asked)
    tokens = []
    for number, name in enumerate(names, 1):
        person = await Player.come(server, table["key"], host=table["host"])
        await person.sit(name, number)
        tokens.append(person.token)
    return {**table, "tokens": tokens}


async def dealt(server: Running, game: str, moves: int, **asked: Any) -> Opens:
    """Let people play so many moves, and say something where they may."""
    table, people = await seat_people(server, SEATS[game], game=game, **asked)
    await people[0].send(do="say", text="À toi !")
    await play(*people, moves=moves)
    tokens, frame = [person.token for person in people], people[0].frame
    return {**table, "tokens": tokens, "turn": frame["turn"], "outcome": frame["outcome"]}


async def fill(server: Running) -> dict[str, Opens]:
    """Open a lobby of two games, and tables of each game that go on and that are over."""
    told = {
        "lobby-kraaw": await lobby(
            server, "kraaw", ("Ana",), public=True, options={"swap_hand": "on"}
        ),
        "lobby-carnavalesque": await lobby(server, "carnavalesque", ("Ana", "Bo", "Chloé")),
    }
    for game in SEATS:
        told[f"open-{game}"] = await dealt(server, game, 10)
    for game in SEATS:
        options = {"version": "young"} if game == "carnavalesque" else {}
        told[f"over-{game}"] = await dealt(server, game, 10**9, options=options)
    return told


async def main(number: str) -> None:
    """Write the store, and what is known of it."""
    server = Running(FOLDER / f"store-{number}.db", *QUICK)
    told = await fill(server)
    for game in SEATS:
        _, text = server.ask(f"/api/tables/{told[f'over-{game}']['key']}/record")
        (FOLDER / f"{game}-{number}.ludo").write_text(text, "utf-8")
    await Player.all_go()
    await server.stop()
    server.logs.unlink()
    written = json.dumps(told, indent=1, ensure_ascii=False)
    (FOLDER / f"store-{number}.json").write_text(f"{written}\n", "utf-8")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
