"""The pictures of Carnavalesque: from the crown to the verdict, with open eyes and in the dark."""

from __future__ import annotations

from collections.abc import Callable

from playwright.async_api import expect

from tests.browser.person import Frame
from tests.browser.pictures.studio import Studio

GAME = "carnavalesque"
ANA = ("Ana",)
BOTS = ("beginner", "beginner", "beginner")
GESTURES = 4


def decides(phase: str, round_: int = 1) -> Callable[[Frame], bool]:
    """Say whether the first person has to decide in a phase, in some round."""

    def wanted(frame: Frame) -> bool:
        view = frame["view"]
        return bool(frame["legal"] and view["phase"] == phase and view["round"] >= round_)

    return wanted


def gropes(fool: int) -> Callable[[Frame], bool]:
    """Say whether the Fool is this person, and has moved the hand.

    A person waits with closed eyes, so that a picture can be taken; a bot does not.
    """

    def wanted(frame: Frame) -> bool:
        view = frame["view"]
        moved = view["phase"] == "blind" and view["strokes_made"] >= GESTURES
        return bool(moved and view["fool"] == fool)

    return wanted


async def phases(cameras: Studio) -> None:
    """What a round of the version with events asks for."""
    wanted = {"claim-crown": 2, "decree": 2, "draw": 2, "give": 2, "lay": 2, "reject": 1}
    for phase, round_ in wanted.items():
        table = await cameras.reach(ANA, BOTS, decides(phase, round_), game=GAME)
        await cameras.enter(table, 0)
        await cameras.take(f"carnavalesque-{phase}")


async def darkness(cameras: Studio) -> None:
    """The blind draw, by the Fool and by those who see the hand move."""
    people = ("Ana", "Bo", "Cléo")  # the Fool is to the left of the King
    for name, fool in (("fool", 0), ("stop", 2)):
        table = await cameras.reach(people, BOTS[:1], gropes(fool), game=GAME)
        await cameras.enter(table, 0)
        await cameras.take(f"carnavalesque-{name}")


async def roles(cameras: Studio) -> None:
    """The version with roles: the secret choice, and a question to the King."""
    options = {"version": "roles"}
    for phase in ("keep-role", "ask"):
        table = await cameras.reach(ANA, BOTS, decides(phase), game=GAME, options=options)
        await cameras.enter(table, 0)
        await cameras.take(f"carnavalesque-{phase}")


async def verdict(cameras: Studio) -> None:
    """The end of a game for the young, and a moment of it again through the eyes of the Fool."""
    options = {"version": "young"}
    table = await cameras.reach(ANA, BOTS, gropes(0), game=GAME, options=options)
    place = table.people[0].frame["turn"]
    await table.play()
    await cameras.enter(table, 0)
    for person in cameras.people():
        await expect(person.sheet("web-over")).to_be_visible()
    await cameras.take("carnavalesque-verdict")
    await cameras.open(f"/t/{table.key}/replay?move={place}&eyes=1")
    for person in cameras.people():
        await expect(person.page.get_by_role("slider")).to_be_visible()
    await cameras.take("carnavalesque-replay")


SCREENS = (phases, darkness, roles, verdict)
