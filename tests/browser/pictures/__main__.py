"""Takes pictures of all screens of the browser: `python -m tests.browser.pictures`.

Real games are played on a real server, whose deals nobody can choose: the pictures show the same
moments every time, but other cards.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from playwright.async_api import expect

from tests.browser.person import PLACES, Frame
from tests.browser.pictures import bots, carnavalesque, carnuta, guide
from tests.browser.pictures.studio import FOLDER, NARROW, WIDE, Studio, Table, studio
from tests.pictures import renew_shown

HIDDEN, REVEALED, LOCKED = range(3)
PAIR = ("Ana", "Bo")
BOTS = ("regular", "beginner")
TALK = ("Kraaw !", "Hé, ma couronne…", "On verra, on verra.")


def much_to_see(frame: Frame) -> bool:
    """Say whether the first person decides at a table with cards of all kinds, in every nest."""
    faces = frame["view"]["faces"]
    nests = [faces[start : start + PLACES] for start in range(0, len(faces), PLACES)]
    kinds = faces.count(LOCKED) >= 2 and faces.count(REVEALED) >= 5
    return bool(
        frame["legal"] and kinds and {HIDDEN, REVEALED} <= set(nests[0]) and all(map(any, nests))
    )


def announces(frame: Frame) -> bool:
    """Say whether the first person has a lock left and announces an action."""
    return bool("lock" in frame["legal"] and "look" in frame["legal"] and much_to_see(frame))


def steals(frame: Frame) -> bool:
    """Say whether the first person chooses a card to steal."""
    return bool(frame["view"]["phase"] == "steal" and much_to_see(frame))


async def home(cameras: Studio) -> None:
    """The house, with a public table that waits for players."""
    await Table.lay(cameras.server, 4, ["Cléo", "Dan"], [], public=True)
    await cameras.open("/")
    await cameras.take("home", whole=True)


async def game(cameras: Studio) -> None:
    """What a game is, and the way into it."""
    await cameras.open("/games/kraaw")
    await cameras.take("game", whole=True)


async def new_table(cameras: Studio) -> None:
    """A table as its host wants it, with the options of the game."""
    await cameras.open("/games/kraaw/new")
    await cameras.click(lambda person: person.page.get_by_text(person.say("web-options")))
    await cameras.take("new-table", whole=True)


async def rules(cameras: Studio) -> None:
    """The rule book, opened at a clause."""
    await cameras.open("/games/kraaw/rules#K5.7")
    for person in cameras.people():
        await expect(person.page.locator("[data-clause='K5.7']")).to_be_in_viewport()
    await cameras.take("rules")


async def lobby(cameras: Studio) -> None:
    """Who sits where, and how friends are invited; then the choice of a raven."""
    table = await Table.lay(cameras.server, 4, PAIR, BOTS[:1])
    await cameras.enter(table, 0)
    await cameras.take("lobby", whole=True)
    await table.people[0].send(do="bot", seat=3, level=BOTS[1])
    await table.start()
    await table.play(lambda frame: bool(frame["legal"]))
    await cameras.see(table)
    await cameras.take("ravens")


async def theft(cameras: Studio) -> None:
    """The cards that can be stolen."""
    await cameras.enter(await cameras.reach(PAIR, BOTS, steals), 0)
    await cameras.take("theft")


async def full_table(cameras: Studio) -> None:
    """A table of six."""
    await cameras.enter(await cameras.reach([*PAIR, "Cléo", "Dan"], BOTS, announces), 0)
    await cameras.take("six")


async def round_result(cameras: Studio) -> None:
    """How the first round ended: it is told to those who were there."""
    table = await cameras.reach(PAIR, BOTS, lambda frame: bool(frame["view"]["turns"]))
    await cameras.enter(table, 0)
    await table.play(lambda frame: any(each["key"] == "round-won" for each in frame["events"]))
    for person in cameras.people():
        await expect(person.button("web-go-on")).to_be_visible()
    await cameras.take("round")


async def one_match(cameras: Studio) -> None:
    """One match, from the middle of a round to the proof of its deal."""
    table = await cameras.reach(PAIR, BOTS, announces)
    place = table.people[0].frame["turn"]
    await cameras.enter(table, 0)
    await cameras.take("table")
    await refusal(cameras)
    await talk(cameras, table)
    await match_result(cameras, table)
    await replay(cameras, table, place)
    await proof(cameras)


async def refusal(cameras: Studio) -> None:
    """What cannot be done, and the rule that says so."""
    await cameras.click(lambda person: person.card(0))
    for person in cameras.people():
        await expect(person.page.get_by_role("alert")).to_be_visible()
    await cameras.take("refusal")
    await cameras.click(lambda person: person.button("web-close"))


async def talk(cameras: Studio, table: Table) -> None:
    """The log and what people say, over the table where the page is narrow."""
    for each, text in enumerate(TALK):
        await table.people[each % 2].send(do="say", text=text)
        for person in cameras.people([WIDE]):
            await expect(person.page.get_by_text(text)).to_be_visible()
    await cameras.click(lambda person: person.button("web-log-and-chat"), NARROW)
    await cameras.take("log", NARROW)
    await cameras.click(lambda person: person.button("web-close"), NARROW)


async def match_result(cameras: Studio, table: Table) -> None:
    """How the match ended."""
    await table.play()
    await cameras.enter(table, 0)
    for person in cameras.people():
        await expect(person.sheet("web-over")).to_be_visible()
    await cameras.take("match")


async def replay(cameras: Studio, table: Table, place: int) -> None:
    """A game being watched again."""
    await cameras.open(f"/t/{table.key}/replay?move={place}&eyes=1")
    for person in cameras.people():
        await expect(person.slots).not_to_have_count(0)
    await cameras.take("replay")


async def proof(cameras: Studio) -> None:
    """The proof of the deal, checked by somebody who was not there before the start."""
    await cameras.click(lambda person: person.button("web-replay"), NARROW)
    await cameras.click(lambda person: person.button("web-proof"))
    await cameras.click(lambda person: person.button("web-proof-check"))
    for person in cameras.people():
        await expect(person.sheet("web-proof").get_by_role("listitem")).to_have_count(4)
    await cameras.take("proof")


async def curtain(cameras: Studio) -> None:
    """Two people on one device."""
    table = await Table.lay(cameras.server, 2, PAIR, [])
    await table.start()
    await cameras.enter(table, 0, 1)
    await cameras.take("curtain")


SCREENS = (
    home,
    game,
    new_table,
    rules,
    lobby,
    one_match,
    theft,
    round_result,
    full_table,
    curtain,
    *carnuta.SCREENS,
    *carnavalesque.SCREENS,
    *bots.SCREENS,
    *guide.SCREENS,
)


async def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with studio(Path(folder)) as cameras:
            for screen in SCREENS:
                await screen(cameras)
    renew_shown(FOLDER.name)


if __name__ == "__main__":
    asyncio.run(main())
