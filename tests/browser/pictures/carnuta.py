"""The pictures of Carnuta: the clearing, a card looked at, choices, and the score sheet."""

from __future__ import annotations

from collections.abc import Callable

from playwright.async_api import expect

from tests.browser.person import Frame
from tests.browser.pictures.studio import Studio

GAME = "carnuta"
PEOPLE = ("Ana", "Bo")
BOTS = ("regular",)
RICH = 5  # cards in a potion that are worth a picture


def decides(phase: str, laid: int = 2) -> Callable[[Frame], bool]:
    """Say whether the first person has to decide in a phase, with some cards laid."""

    def wanted(frame: Frame) -> bool:
        view = frame["view"]
        return bool(frame["legal"] and view["phase"] == phase and len(view["laid"][0]) >= laid)

    return wanted


def can_play(frame: Frame) -> bool:
    """Say whether the first person has a rich potion and a card to play."""
    playable = any(move.startswith("play ") for move in frame["legal"])
    return playable and len(frame["view"]["laid"][0]) >= RICH


async def clearing(cameras: Studio) -> None:
    """A table of three, a card of the hand looked at before it is played, and the end."""
    table = await cameras.reach(PEOPLE, BOTS, can_play, game=GAME)
    await cameras.enter(table, 0)
    await cameras.take("carnuta")
    await cameras.click(lambda person: person.page.locator("[data-toward^='play ']").first)
    for person in cameras.people():
        await expect(person.page.locator("[data-move^='play ']")).to_be_visible()
    await cameras.take("carnuta-preview")
    await table.play()
    await cameras.enter(table, 0)
    for person in cameras.people():
        await expect(person.sheet("web-over")).to_be_visible()
    await cameras.take("carnuta-sheet")


async def choices(cameras: Studio) -> None:
    """Where Salt goes, which token is taken, what is discarded."""
    for phase in ("place-salt", "choose-token", "discard-down"):
        await cameras.enter(await cameras.reach(PEOPLE, BOTS, decides(phase), game=GAME), 0)
        await cameras.take(f"carnuta-{phase}")


async def four(cameras: Studio) -> None:
    """A table of four, seen by somebody who only watches."""
    table = await cameras.reach(PEOPLE, (*BOTS, "beginner"), decides("action", RICH), game=GAME)
    await cameras.open(f"/t/{table.key}")
    await cameras.see(table)
    await cameras.take("carnuta-four")


SCREENS = (clearing, choices, four)
