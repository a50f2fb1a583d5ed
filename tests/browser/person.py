"""A person at a real page: reads what is written there, clicks, and waits for what must come."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any, Literal

from playwright.async_api import Locator, Page, Route, expect

from ludotheque.core.chance import Noise
from ludotheque.core.event import Seen
from ludotheque.i18n.texts import Texts
from tests.browser.browser import Faults
from tests.server.running import PATIENCE

Frame = dict[str, Any]
Role = Literal["textbox", "combobox", "checkbox"]
MILLISECONDS = 1000 * PATIENCE
CHOICES = "[data-legal]"
PLACES = 5
READ_CARDS = "cards => cards.map(({ dataset: at, ariaLabel }) => [at.slot, at.card, ariaLabel])"
# A frame counts as heard once the page has taken it in, not when it came over the wire: what is
# read or pressed after that is what the frame is about, however busy the machine is. It is told in
# the same task in which the page changes (after the page's own listener, and after the microtask
# in which Svelte draws), so whoever sees the change has been told of the frame.
HEARD_TOO = """{
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      queueMicrotask(() => this.addEventListener("message", async ({ data }) => {
        await null;
        await null;
        window.passOn(data);
      }));
    }
  };
}"""
expect.set_options(timeout=MILLISECONDS)


def plain(text: str) -> str:
    """Return a text with plain spaces: pages tie some words together."""
    return " ".join(text.split())


class Person:
    """One page of one person; `frames` and `heard` are what came to it from the table."""

    game = "kraaw"  # the one whose texts the page speaks with

    def __init__(self, page: Page, address: str, lang: str) -> None:
        self.page = page
        self.address = address
        self.lang = lang
        self.faults = Faults(page)
        self.frames: list[Frame] = []
        self.before: list[Frame] = []  # what had happened before a page came
        self.heard: list[str] = []
        self._news = asyncio.Event()

    # --- what comes over the wire

    async def prick_up_ears(self) -> None:
        """Hear what the page hears, from its next address on."""
        await self.page.expose_function("passOn", self._hear)
        await self.page.add_init_script(HEARD_TOO)

    def _hear(self, text: str) -> None:
        self.heard.append(text)
        message = json.loads(text)
        if "frame" in message:
            self.frames.append(message["frame"])
        elif "log" in message:
            self.before.append(message["log"])
        news, self._news = self._news, asyncio.Event()
        news.set()

    @property
    def frame(self) -> Frame:
        """The last frame that came."""
        return self.frames[-1]

    @property
    def story(self) -> list[dict[str, Any]]:
        """All events that came, those that had been before included."""
        return [event for part in [*self.before, *self.frames] for event in part["events"]]

    async def until(self, wanted: Callable[[Frame], bool]) -> Frame:
        """Wait for a frame, and return it."""
        await self.hear(wanted)
        return self.frame

    async def hear(self, wanted: Callable[[Frame], bool]) -> None:
        """Wait for a frame."""
        await self.listen_until(lambda: bool(self.frames) and wanted(self.frame))

    async def listen_until(self, holds: Callable[[], bool]) -> None:
        """Wait until something is true after a message: the page may be ahead of its test."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await self._news.wait()

    async def settle(self) -> None:
        """Wait until the page has drawn what it has heard."""
        await self.page.evaluate("new Promise(requestAnimationFrame)")

    async def listen(self) -> None:
        """Hear, too, what the page gets from the house by asking."""

        async def pass_on(route: Route) -> None:
            answer = await route.fetch()
            self.heard.append(await answer.text())
            await route.fulfill(response=answer)

        await self.page.route("**/api/**", pass_on)

    # --- what is written on the page

    def texts(self, names: Sequence[str] = ()) -> Texts:
        """Return the texts that the page should speak with."""
        return Texts(self.lang, self.game, names)

    def say(self, key: str, **args: Any) -> str:
        """Return what the page should say."""
        return self.texts()(key, **args)

    def button(self, key: str, **args: Any) -> Locator:
        """Find a button by what it says."""
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def link(self, key: str, **args: Any) -> Locator:
        """Find a link by what it says."""
        return self.page.get_by_role("link", name=self.say(key, **args), exact=True)

    def field(self, key: str, role: Role = "textbox") -> Locator:
        """Find a field by its label."""
        return self.page.get_by_role(role, name=self.say(key), exact=True)

    def sheet(self, key: str) -> Locator:
        """Find a sheet over the page by its title."""
        return self.page.get_by_role("dialog", name=self.say(key), exact=True)

    @property
    def choices(self) -> Locator:
        """All that can be chosen now."""
        return self.page.locator(CHOICES)

    @property
    def slots(self) -> Locator:
        """All cards on the table."""
        return self.page.locator("[data-slot]")

    def card(self, slot: int) -> Locator:
        """Find a card by where it lies."""
        return self.page.locator(f"[data-slot='{slot}']")

    async def names(self) -> list[str]:
        """Read what everybody at the table is called, in the order of the seats."""
        seats = range(len(self.frame["chairs"]))
        nests = [self.page.locator(f"section:has([data-row='{seat}'])") for seat in seats]
        return [await nest.get_attribute("aria-label") or "" for nest in nests]

    async def board(self) -> dict[str, str]:
        """Read the whole table: what is said of every card, by its slot."""
        await self.settle()
        found = await self.slots.evaluate_all(READ_CARDS)
        return {slot: f"{card} {plain(label)}" for slot, card, label in sorted(found)}

    async def public_board(self) -> dict[str, str]:
        """Read what everybody sees of the table: which card lies where, and what lies face up."""
        return {slot: _public(said) for slot, said in (await self.board()).items()}

    def tell(self, event: dict[str, Any], names: Sequence[str]) -> str:
        """Return what this person should be told of an event."""
        seen = Seen(event["key"], event["args"], event["told"])
        return plain(self.texts(names).event(seen, self.frame["seat"]))

    async def log(self) -> list[str]:
        """Read the log, which lies beside the table on a wide page."""
        await self.settle()
        lines = self.page.get_by_role("list", name=self.say("web-log")).get_by_role("listitem")
        return [plain(line) for line in await lines.all_inner_texts()]

    # --- what a person does

    async def open(self, path: str) -> None:
        """Open a page of the house."""
        await self.page.goto(path if path.startswith("http") else self.address + path)

    async def speak(self, lang: str) -> None:
        """Switch the language on the page."""
        await self.button(f"web-language-{lang}").click()
        self.lang = lang
        await expect(self.button(f"web-language-{lang}")).to_have_attribute("aria-pressed", "true")

    async def sit(self, name: str) -> None:
        """Sit down at the table that is open."""
        await self.field("web-your-name").fill(name)
        await self.button("web-sit").click()
        await self.until(lambda frame: bool(frame["seat"] >= 0))

    async def enter(self, key: str, *tokens: str, host: str = "") -> None:
        """Come to a table with what a browser keeps of it: the seats' tokens, and the host's."""
        kept = json.dumps({"host": host, "tokens": tokens})
        await self.open("/health")  # of the house, and soon there
        await self.page.evaluate(f"localStorage.setItem('ludo-table-{key}', {json.dumps(kept)})")
        await self.open(f"/t/{key}")

    async def fill_with_bots(self, level: str = "beginner") -> None:
        """Put a bot on every free seat."""
        name = self.say(f"web-level-{level}")
        for seat, chair in enumerate(self.frame["chairs"]):
            if chair["kind"] == "open":
                await self.button("web-add-bot", number=seat + 1, level=name).click()
                await self.until(lambda frame, seat=seat: frame["chairs"][seat]["kind"] == "bot")  # type: ignore[misc]

    async def start(self) -> None:
        """Start the game; bots decide first where all may at once."""
        await self.button("web-start").click()
        await self.until(waits_for_people)

    def choice(self, move: str) -> Locator:
        """Find what makes a legal move when it is clicked."""
        return self.page.locator(f"[data-move='{move}']")

    async def choose(self, move: str) -> None:
        """Make a move."""
        await self._choose(self.choice(move))

    async def choose_any(self, noise: Noise) -> None:
        """Make any move that the page offers: it offers all that are legal, and no others."""
        async with asyncio.timeout(PATIENCE):
            while await self.choices.count() != len(self.frame["legal"]):
                await self.settle()
        await self._choose(self.choices.nth(noise.below(len(self.frame["legal"]))))

    async def _choose(self, choice: Locator) -> None:
        """Click, and wait for what comes of it: a move of one's own, or a refusal."""
        mark, turn = len(self.heard), self.frame["turn"]
        await choice.click()
        await self.listen_until(lambda: any(_answers(text, turn) for text in self.heard[mark:]))

    async def go_on(self) -> None:
        """Close the sheet that tells how a round ended, whenever it is in the way."""
        button = self.button("web-go-on")
        await self.page.add_locator_handler(button, button.click)


def waits_for_people(frame: Frame) -> bool:
    """Say whether a game goes on and waits for no bot."""
    kinds = [frame["chairs"][seat]["kind"] for seat in frame["waits_for"]]
    return frame["stage"] == "playing" and "bot" not in kinds


def _answers(text: str, turn: int) -> bool:
    """Say whether a message answers a move that was made in a turn."""
    message = json.loads(text)
    frame = message.get("frame")
    return "refused" in message if frame is None else has_moved(frame, turn)


def has_moved(frame: Frame, turn: int) -> bool:
    """Say whether a move of one's own that was made in a turn has come back, or the end has."""
    return bool(frame["turn"] > turn and (frame["mine"] or frame["stage"] == "over"))


def _public(said: str) -> str:
    """Return what everybody may read of a card: `1-7 revealed, a 4`, or `1-7` if it is hidden."""
    card, _, label = said.partition(" ")
    state = label.rpartition(": ")[2].split(" — ")[0]
    return card if state.startswith(("hidden", "cachée")) else f"{card} {state}"
