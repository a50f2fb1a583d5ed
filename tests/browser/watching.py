"""Watching a finished game again: what the page shows of it, and what the server says of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import Locator, expect

from ludotheque.core.chance import Noise
from ludotheque.core.event import Seen
from tests.browser.people import People
from tests.browser.person import PLACES, READ_CARDS, Frame, Person, plain
from tests.server.laid import Deal, Moment, any_move
from tests.server.running import PATIENCE, Running

FACES = ("card-hidden", "card-revealed", "card-locked")


def look_first(at: Moment, noise: Noise) -> str:
    """Look at a card whenever one can: who plays like that knows more than others do."""
    return "look" if "look" in at.legal else any_move(at, noise)


def step(server: Running, key: str, place: int, eyes: int) -> Frame:
    """Ask the server for the frame of some eyes after so many moves."""
    status, text = server.ask(f"/api/tables/{key}/steps/{place}?eyes={eyes}")
    assert status == 200, text
    frame: Frame = json.loads(text)["frame"]
    return frame


def length_of(server: Running, key: str) -> int:
    """Ask the server how many moves a game has."""
    return int(json.loads(server.ask(f"/api/tables/{key}/steps/0")[1])["length"])


class Watcher:
    """Somebody who watches a finished game again."""

    def __init__(self, person: Person, server: Running, key: str) -> None:
        self.person = person
        self.page = person.page
        self.server = server
        self.key = key

    async def open(self, place: int = 0, eyes: int = 0) -> None:
        """Open the game at a move, with somebody's eyes."""
        await self.person.open(f"/t/{self.key}/replay?move={place}&eyes={eyes}")
        await self.sees(place, eyes)

    @property
    def slider(self) -> Locator:
        """What is pulled through the game."""
        return self.page.get_by_role("slider", name=self.person.say("web-replay-moment"))

    @property
    def eyes(self) -> Locator:
        """Whose eyes are chosen."""
        return self.person.field("web-replay-eyes", "combobox")

    @property
    def log(self) -> Locator:
        """What happened, line by line."""
        return self.page.get_by_role("list", name=self.person.say("web-log"))

    async def names(self) -> list[str]:
        """Read what the players are called."""
        return (await self.eyes.get_by_role("option").all_inner_texts())[1:]

    async def sees(self, place: int, eyes: int) -> None:
        """Wait until board, log (if it is shown) and address are those of a move and some eyes."""
        frame = step(self.server, self.key, place, eyes)
        await becomes(self._place, [str(place), str(eyes)])
        await becomes(self._board, self._board_of(frame))
        if await self.log.count():
            told = [await self._tell(event, eyes - 1) for event in frame["events"]]
            await becomes(self._marked, told)
        await self.page.wait_for_url(f"**/t/{self.key}/replay?move={place}&eyes={eyes}")

    async def _place(self) -> list[str]:
        return [await self.slider.input_value(), await self.eyes.input_value()]

    async def _board(self) -> dict[str, str]:
        """Read which card lies where, and what is known of it."""
        found = await self.person.slots.evaluate_all(READ_CARDS)
        states = {slot: plain(label).rpartition(": ")[2] for slot, _, label in found}
        return {slot: state.split(self._seen)[0] for slot, state in states.items()}

    def _board_of(self, frame: Frame) -> dict[str, str]:
        """Return what the page should say of the cards."""
        view = frame["view"]
        seats = view["playing"] if view["round"] else []
        slots = [PLACES * seat + place for seat in seats for place in range(PLACES)]
        return {str(slot): self._state(view["faces"][slot], view["values"][slot]) for slot in slots}

    def _state(self, face: int, value: int) -> str:
        key = "card-known" if value and not face else FACES[face]
        return plain(self.person.say(key, value=value))

    @property
    def _seen(self) -> str:
        """What stands before the names of those who have seen a card."""
        return ", " + plain(self.person.texts(["@"])("web-seen-by", seats=[0])).partition("@")[0]

    async def _marked(self) -> list[str]:
        """Read the lines of the log that are marked."""
        lines = self.log.locator("[aria-current]")
        return [plain(line) for line in await lines.all_text_contents()]

    async def _tell(self, event: dict[str, Any], seat: int) -> str:
        seen = Seen(event["key"], event["args"], event["told"])
        return plain(self.person.texts(await self.names()).event(seen, seat))


async def watcher(people: People, **more: Any) -> Watcher:
    """Let somebody come who was not there, to a short game against bots that is over."""
    deal = Deal(people=("Ana",), bots=2, options={"turn_limit": "2"})
    laid = people.serve.lay(deal, choose=look_first)
    return Watcher(await people.come(**more), people.server, laid.key)


def curve(person: Person) -> Locator:
    """Find the curve."""
    return person.page.get_by_role("img", name=person.say("web-analysis-curve"), exact=True)


async def analyse(person: Person) -> None:
    """Ask for the analysis, and wait for its end."""
    await person.button("web-analyse").click()
    await expect(curve(person)).to_be_visible()
    done = person.page.get_by_role("status").filter(has_text=person.say("web-analysis-done"))
    await expect(done).to_be_attached()


async def becomes(read: Callable[[], Awaitable[object]], wanted: object) -> None:
    """Wait until a page shows what is wanted."""
    found = await read()
    try:
        async with asyncio.timeout(PATIENCE):
            while found != wanted:
                found = await read()
    except TimeoutError:
        assert found == wanted, f"{found} instead of {wanted}"
