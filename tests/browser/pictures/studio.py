"""What is needed to take pictures: tables played to where they are worth one, and cameras."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.async_api import async_playwright

from ludotheque.core.chance import Noise
from tests.browser.browser import HOUSE, launch
from tests.browser.person import MILLISECONDS, Frame, Person
from tests.pictures import TAKEN
from tests.server.running import QUICK, Player, Running

if TYPE_CHECKING:
    from playwright.async_api import Browser, Locator

FOLDER = TAKEN / "web"
QUALITY = 80
WIDE, NARROW = 1280, 360
SCREENS: dict[int, dict[str, Any]] = {
    WIDE: {"viewport": {"width": WIDE, "height": 800}},
    NARROW: {
        "viewport": {"width": NARROW, "height": 740},
        "has_touch": True,
        "is_mobile": True,
    },
}
UNFOCUS = "document.activeElement.blur()"  # as for somebody who uses no keyboard
CALM = """new Promise(requestAnimationFrame).then(() =>
  Promise.allSettled(document.getAnimations().map((each) => each.finished)))
  .then(() => undefined)"""
LOCALES = {"fr": "fr-FR", "en": "en-GB"}


@dataclass
class Table:
    """A table with people, whose sockets are held here, and bots."""

    server: Running
    key: str
    host: str
    people: list[Player]
    noise: Noise

    @classmethod
    async def lay(
        cls, server: Running, seats: int, names: Sequence[str], bots: Sequence[str], **more: Any
    ) -> Table:
        """Open a table, and let people and bots sit down."""
        opened = server.open_table(seats=seats, **more)
        table = cls(server, opened["key"], opened["host"], [], Noise(3))
        for number, name in enumerate(names, 1):
            table.people.append(await Player.come(server, table.key, host=table.host))
            await table.people[-1].sit(name, number)
        for seat, level in enumerate(bots, len(names)):
            await table.people[0].send(do="bot", seat=seat, level=level)
        return table

    async def start(self) -> None:
        """Start the game."""
        await self.people[0].send(do="start")
        await self._reach(0)

    async def play(self, wanted: Callable[[Frame], bool] = lambda _: False) -> Frame:
        """Make any moves until the first person sees what is wanted, or to the end."""
        frame = self.people[0].frame
        while frame["stage"] != "over" and not wanted(frame):
            able = [person for person in self.people if person.frame["legal"]]
            if able:
                await able[0].move(self.noise)
            await self._reach(frame["turn"] + 1)
            frame = self.people[0].frame
        return frame

    async def _reach(self, turn: int) -> None:
        """Wait until all see a turn."""
        for person in self.people:
            while person.frame["stage"] == "lobby":
                await person.hear()
            await person.see_turn(turn)


class Studio:
    """Cameras: a page in each language and of each width."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.cameras: dict[tuple[str, int], Person] = {}

    async def equip(self, browser: Browser) -> None:
        """Open the pages."""
        for lang, locale in LOCALES.items():
            for width, screen in SCREENS.items():
                context = await browser.new_context(
                    locale=locale, reduced_motion="reduce", **screen
                )
                context.set_default_timeout(MILLISECONDS)
                page = await context.new_page()
                person = Person(page, f"http://{HOUSE}:{self.server.port}", lang)
                await person.prick_up_ears()
                await person.open("/")
                self.cameras[lang, width] = person

    def people(self, widths: Collection[int] = SCREENS) -> list[Person]:
        """Return whoever looks at pages of some widths."""
        return [person for (_, width), person in self.cameras.items() if width in widths]

    async def open(self, path: str) -> None:
        """Open a page of the house."""
        for person in self.people():
            person.frames.clear()
            await person.open(path)

    async def enter(self, table: Table, *seats: int) -> None:
        """Open a table with the eyes of those who sit there."""
        tokens = [table.people[seat].token for seat in seats]
        for person in self.people():
            person.frames.clear()
            await person.enter(table.key, *tokens, host=table.host)
        await self.see(table)

    async def reach(
        self,
        people: Sequence[str],
        bots: Sequence[str],
        wanted: Callable[[Frame], bool],
        **asked: Any,
    ) -> Table:
        """Lay a table and play until the first person sees what is wanted; again if never."""
        while True:
            seats = len(people) + len(bots)
            table = await Table.lay(self.server, seats, people, bots, **asked)
            await table.start()
            if (await table.play(wanted))["stage"] != "over":
                return table

    async def see(self, table: Table) -> None:
        """Wait until all pages have come to where a table is."""
        turn = table.people[0].frame["turn"]
        for person in self.people():
            await person.until(lambda frame: bool(frame["turn"] >= turn))

    async def click(self, find: Callable[[Person], Locator], *widths: int) -> None:
        """Click on the same thing everywhere."""
        for person in self.people(widths or SCREENS):
            await find(person).click()

    async def take(self, screen: str, *widths: int, whole: bool = False) -> None:
        """Take pictures of what is shown, or of the whole page."""
        for (lang, width), person in self.cameras.items():
            if width in (widths or SCREENS):
                await self._take(person, FOLDER / f"{screen}-{lang}-{width}.jpg", whole)

    async def _take(self, person: Person, path: Path, whole: bool) -> None:
        await person.page.wait_for_load_state("networkidle")
        size = person.page.viewport_size
        assert size is not None
        if whole:  # a page that is as high as its screen has its background, too
            high = await person.page.evaluate("document.documentElement.scrollHeight")
            await person.page.set_viewport_size({"width": size["width"], "height": high})
        await person.page.evaluate(UNFOCUS)
        await person.page.evaluate(CALM)
        await person.page.screenshot(path=path, type="jpeg", quality=QUALITY)
        await person.page.set_viewport_size(size)


@asynccontextmanager
async def studio(folder: Path) -> AsyncIterator[Studio]:
    """Start a server, with its games in a folder, and a browser; stop both in the end."""
    async with AsyncExitStack() as end:
        server = Running(folder / "games.db", *QUICK)
        end.callback(server.kill)
        browser = await launch(await end.enter_async_context(async_playwright()))
        end.push_async_callback(browser.close)
        found = Studio(server)
        await found.equip(browser)
        yield found
        await Player.all_go()
