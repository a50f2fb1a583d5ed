"""Loads one server for a while: `python -m bench.server.drive KIND PORT TABLES SECONDS`.

Says when it begins to count, then what it measured as one object of JSON. A process of its own, so
that it can have a core of its own.
"""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import asdict, dataclass

from bench.server import boardgame_io, ours
from bench.server.matches import Open, Tally

KINDS: dict[str, Open] = {"ours": ours.open_matches, "boardgame.io": boardgame_io.open_matches}
WARM_UP = 0.3  # of the time
COUNTING = "counting"  # said when it begins


@dataclass(frozen=True, slots=True)
class Driven:
    """Moves in a second, each from its sending until both clients saw it, and how long that took.

    `middle` and `slow` are the 50th and the 99th of a hundred, in milliseconds.
    """

    rate: float
    middle: float
    slow: float


async def drive(kind: str, port: int, tables: int, seconds: float) -> Driven:
    """Let all tables play; count after a while of warming up."""
    tally, loop = Tally(), asyncio.get_running_loop()
    loop.set_exception_handler(_fail)
    for match in await KINDS[kind](port, tables, tally):
        await match.start()
    await tally.start(tables)
    await asyncio.sleep(WARM_UP * seconds)
    sys.stdout.write(COUNTING + "\n")
    sys.stdout.flush()
    tally.counting = True
    began = loop.time()
    await asyncio.sleep(seconds)
    tally.counting = False
    took = loop.time() - began
    loop.set_exception_handler(lambda _loop, _context: None)  # matches are cut off in mid-air now
    delays = sorted(tally.delays)
    if not delays:
        raise SystemExit("no move was made")
    part = [1000 * delays[int(share * len(delays))] for share in (0.5, 0.99)]
    return Driven(len(delays) / took, *part)


def _fail(_loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
    raise SystemExit(str(context.get("exception") or context["message"]))


if __name__ == "__main__":
    import uvloop

    kind, port, tables, seconds = sys.argv[1:]
    driven = uvloop.run(drive(kind, int(port), int(tables), float(seconds)))
    sys.stdout.write(json.dumps(asdict(driven)) + "\n")
