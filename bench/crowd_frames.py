"""How smoothly the crowd of Carnavalesque moves in a browser whose processor is four times slower.

`python -m bench.crowd_frames` opens a table of three in Chromium on the screen of a phone, slows it
down, and traces what it draws while the whole heap is dragged, enlarged, and played with. A frame
is due 60 times a second; it prints how many were drawn and how long one waited for the slowest.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.async_api import async_playwright

from ludotheque.core.chance import Noise
from tests.browser.browser import launch
from tests.browser.person import Person
from tests.server.running import Player, Running, seat_people

if TYPE_CHECKING:
    from playwright.async_api import Browser, CDPSession, Page

SLOWER = 4
SCREEN = {"width": 360, "height": 740}
DENSITY = 2
FRAME = 1000 / 60  # milliseconds
PAUSE = 4 * FRAME  # longer than this nothing was to be drawn
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
FIELD = ".crowd .field"
MOVES = 30


@dataclass(frozen=True)
class Drawn:
    """The milliseconds between frames, but for pauses."""

    waits: list[float]

    def __str__(self) -> str:
        waits = sorted(self.waits)
        rate = 1000 * len(waits) / sum(waits)
        slow = waits[int(0.95 * len(waits))]
        return f"{rate:5.1f} frames/s, 95 of 100 within {slow:4.1f} ms, {len(waits)} frames"


async def trace(session: CDPSession, act: Callable[[], Awaitable[None]]) -> Drawn:
    """Do something, and read from a trace when frames were drawn."""
    events: list[dict[str, Any]] = []
    ended = asyncio.Event()
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.once("Tracing.tracingComplete", lambda _: ended.set())
    config = {"includedCategories": CATEGORIES}
    await session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    await act()
    await session.send("Tracing.end")
    await ended.wait()
    times = sorted(each["ts"] / 1000 for each in events if each["name"] == "DrawFrame")
    waits = [after - before for before, after in pairwise(times)]
    return Drawn([wait for wait in waits if wait < PAUSE])


async def middle(page: Page) -> dict[str, float]:
    """Return the middle of the crowd on the screen."""
    box = await page.locator(FIELD).bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


async def drag(page: Page, session: CDPSession) -> None:
    """Drag the heap to and fro with a finger."""
    for way in (1, -1) * 4:
        gesture = {"xDistance": 90 * way, "yDistance": 60 * way, "speed": 260}
        touch = {"gestureSourceType": "touch", "preventFling": True, **await middle(page)}
        await session.send("Input.synthesizeScrollGesture", {**gesture, **touch})


async def pinch(page: Page, session: CDPSession) -> None:
    """Enlarge the heap with two fingers, and make it small again."""
    for scale in (2.6, 0.45) * 2:
        gesture = {"scaleFactor": scale, "relativeSpeed": 500, "gestureSourceType": "touch"}
        await session.send("Input.synthesizePinchGesture", {**gesture, **await middle(page)})


async def play_on(players: list[Player]) -> None:
    """Let the game go on, a move each time the last one has been seen."""
    noise = Noise(5)
    for _ in range(MOVES):
        turn = players[0].frame["turn"]
        able = [player for player in players if player.frame["legal"]]
        if not able:
            return
        await able[noise.below(len(able))].move(noise)
        for player in players:
            await player.see_turn(turn + 1)
        await asyncio.sleep(0.4)  # what a move shows takes about as long


async def open_page(browser: Browser, server: Running, key: str, token: str) -> Page:
    """Open a table with the eyes of a seat, on the screen of a phone."""
    context = await browser.new_context(
        viewport=SCREEN,  # type: ignore[arg-type]
        device_scale_factor=DENSITY,
        has_touch=True,
        is_mobile=True,
    )
    page = await context.new_page()
    await Person(page, f"http://127.0.0.1:{server.port}", "en").enter(key, token)
    await page.locator(FIELD).wait_for()
    return page


async def measure(server: Running) -> None:
    """Print what was drawn while the crowd was dragged, enlarged and played with."""
    table, players = await seat_people(server, 3, game="carnavalesque")
    cards = len(players[0].frame["view"]["crowd"])
    async with async_playwright() as playwright:
        browser = await launch(playwright)
        page = await open_page(browser, server, table["key"], players[0].token)
        session = await page.context.new_cdp_session(page)
        await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        sys.stdout.write(f"{cards} cards in sight, processor {SLOWER} times slower\n")
        acts: dict[str, Callable[[], Awaitable[None]]] = {
            "enlarged": lambda: pinch(page, session),
            "dragged": lambda: drag(page, session),
            "played": lambda: play_on(players),
        }
        for name, act in acts.items():
            sys.stdout.write(f"{name:10} {await trace(session, act)}\n")
        await browser.close()
    for player in players:
        await player.close()


def main() -> None:
    """Start a server for as long as it takes."""
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder) / "games.db", "--rate", "100000", "--pace", "0")
        try:
            asyncio.run(measure(server))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
