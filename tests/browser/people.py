"""All who come in one test: each with a browser of their own, to one server."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from ludotheque.core.chance import Noise
from tests.browser.browser import HOUSE
from tests.browser.person import MILLISECONDS, Frame, Person, has_moved, waits_for_people
from tests.server.laid import HOST, Choose, Deal, Laid, Wanted, any_move
from tests.server.running import Player, Running
from tests.server.running import play as play_by_sockets
from tests.server.serving import Serving

if TYPE_CHECKING:
    from playwright.async_api import Browser

WIDE = {"width": 1280, "height": 900}


def has_come(chair: dict[str, Any]) -> bool:
    """Say whether somebody sits on a chair."""
    return bool(chair["kind"] != "open")


class People:
    """All who came in one test, to one server."""

    def __init__(self, browser: Browser, serve: Serving) -> None:
        self.browser = browser
        self.serve = serve
        self.here: list[Person] = []
        self.listening = False  # to answers of the house, too

    @property
    def server(self) -> Running:
        """The server they come to."""
        return self.serve.one

    async def come(
        self,
        locale: str = "en-GB",
        *,
        address: str = "",
        motion: bool = False,
        handler: bool = True,
        **more: Any,
    ) -> Person:
        """Open a browser for somebody: with a memory of its own, in their language.

        With a `handler` the sheet between two rounds is closed whenever it is in the way.
        """
        options = {"viewport": WIDE, "locale": locale, **more}
        calm = "no-preference" if motion else "reduce"
        context = await self.browser.new_context(reduced_motion=calm, **options)  # type: ignore[arg-type]
        context.set_default_timeout(MILLISECONDS)
        page = await context.new_page()
        address = address or f"http://127.0.0.1:{self.server.port}"
        person = Person(page, address, "fr" if locale.startswith("fr") else "en")
        await person.prick_up_ears()
        if handler:
            await person.go_on()
        if self.listening:
            await person.listen()
        self.here.append(person)
        return person

    @property
    def elsewhere(self) -> str:
        """The address of the house for those who are not on the machine of the server."""
        return f"http://{HOUSE}:{self.server.port}"

    async def go(self) -> None:
        """Close all pages."""
        for person in self.here:
            await person.page.context.close()

    @property
    def faults(self) -> list[str]:
        """All that went wrong on their pages."""
        return [fault for person in self.here for fault in person.faults.unexpected]

    async def page_of(self, person: Person) -> Person:
        """Open one more page in somebody's browser."""
        page = await person.page.context.new_page()
        self.here.append(Person(page, person.address, person.lang))
        await self.here[-1].prick_up_ears()
        return self.here[-1]

    async def two_at_a_table(self, **asked: Any) -> tuple[Person, Person]:
        """Let two people sit down at a table of two, the first of them its host, and start."""
        ana, key = await self.host(**asked)
        bo = await self.come()
        await bo.open(f"/t/{key}")
        await bo.sit("Bo")
        await ana.until(lambda frame: all(map(has_come, frame["chairs"])))
        await ana.start()
        await bo.until(lambda frame: bool(frame["stage"] == "playing"))
        return ana, bo

    async def host(
        self,
        *,
        game: str = "kraaw",
        seats: int = 2,
        options: dict[str, str] | None = None,
        clock: int = 0,
        **more: Any,
    ) -> tuple[Person, str]:
        """Open a table by the server's own door, and let its host sit down in a browser."""
        table = self.server.open_table(game, seats, options=options or {}, clock=clock)
        ana = await self.come(**more)
        ana.game = game
        await ana.enter(table["key"], host=table["host"])
        await ana.sit("Ana")
        return ana, table["key"]

    async def finish(self, *players: Person) -> None:
        """Play a game to its end in the name of people, by sockets: nobody has to click.

        The pages show all of it.
        """
        key = players[0].page.url.rpartition("/")[2]
        sockets = []
        for player in players:
            kept = await player.page.evaluate(f"localStorage.getItem('ludo-table-{key}')")
            [token] = json.loads(kept)["tokens"]
            sockets.append(await Player.come(self.server, key, token=token))
        await play_by_sockets(*sockets)
        for player in players:
            await player.until(lambda frame: bool(frame["stage"] == "over"))

    async def at_a_laid_table(
        self,
        deal: Deal,
        wanted: Wanted | None = None,
        *,
        choose: Choose = any_move,
        after: int = 0,
        **more: Any,
    ) -> list[Person]:
        """Let everybody come to a table that is laid at a moment, the first of them its host."""
        laid = self.serve.lay(deal, wanted, choose=choose, after=after)
        return [await self.come_to(laid, seat, **more) for seat in range(len(deal.people))]

    async def come_to(self, laid: Laid, seat: int, **more: Any) -> Person:
        """Let whoever sits at a laid table come to it; on the first seat that is its host."""
        person = await self.come(**more)
        person.game = laid.deal.game
        await person.enter(laid.key, laid.tokens[seat], host="" if seat else HOST)
        await person.until(lambda frame: bool(frame["seat"] == seat and knows_all(person)))
        return person

    async def at_a_table(
        self,
        game: str,
        *,
        bots: int = 0,
        guests: int = 0,
        level: str = "beginner",
        **asked: Any,
    ) -> list[Person]:
        """Let a host, guests and bots sit down to a game, and start it.

        Bots decide first where all may at once: what they take could vanish under one's finger.
        """
        ana, key = await self.host(game=game, seats=1 + guests + bots, **asked)
        everybody = [ana]
        for number in range(guests):
            guest = await self.come()
            guest.game = game
            await guest.open(f"/t/{key}")
            await guest.sit(f"Bo {number}")
            everybody.append(guest)
        taken = len(everybody)
        await ana.until(
            lambda frame: all(each["kind"] != "open" for each in frame["chairs"][:taken])
        )
        await ana.fill_with_bots(level)
        await ana.start()
        for person in everybody:
            await person.until(waits_for_people)
        return everybody


def knows_all(person: Person) -> bool:
    """Say whether a page has learnt what had happened before it came."""
    return bool(person.before or not person.frames[0]["since"])


async def play(
    *players: Person,
    moves: int = 10**9,
    noise: Noise | None = None,
    until: Callable[[Frame], bool] = lambda _: False,
) -> None:
    """Let people move, whoever can, until the game is over, so many moves were made, or `until`.

    All of them see each move before the next one; where nobody here can move, bots do, and where
    all may at once, bots go first: what is asked could vanish under a finger.
    """
    noise = noise or Noise(1)
    while moves > 0:
        turn = max(player.frame["turn"] for player in players)
        await see(turn, *players)
        if players[0].frame["stage"] == "over" or any(until(each.frame) for each in players):
            return
        able = [player for player in players if player.frame["legal"]]
        if able and waits_for_people(able[0].frame):
            await able[0].choose_any(noise)
            moves -= 1
        await see(turn + 1, *players)


def may_move(frame: Frame) -> bool:
    """Say whether somebody has something to decide."""
    return bool(frame["legal"])


async def play_on(
    *players: Person,
    decide: Callable[[Person], Awaitable[None]],
    asked: Callable[[Frame], bool] = may_move,
) -> None:
    """Let people decide, whoever is asked, to the end of a game."""
    while True:
        turn = max(player.frame["turn"] for player in players)
        await see(turn, *players)
        if players[0].frame["stage"] == "over":
            return
        able = [player for player in players if asked(player.frame)]
        if able and waits_for_people(able[0].frame):
            mark, before = len(able[0].heard), able[0].frame["turn"]
            await decide(able[0])
            await heard_of_it(able[0], mark, before)
        else:
            await see(turn + 1, *players)


async def heard_of_it(person: Person, mark: int, turn: int) -> None:
    """Wait until the page has heard of a move of its own: others may move at the same time."""
    await person.hear(lambda _: any(has_moved(frame, turn) for frame in person.frames))
    assert not any('"refused"' in text for text in person.heard[mark:])


async def see(turn: int, *players: Person) -> None:
    """Wait until all have seen a turn."""
    for player in players:
        await player.hear(lambda frame: bool(frame["turn"] >= turn))
