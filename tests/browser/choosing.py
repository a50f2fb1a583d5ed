"""Choosing by the marks of a page: what makes a move, and what leads to one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.async_api import Locator

from ludotheque.core.chance import Noise
from tests.browser.person import Person
from tests.browser.watching import becomes

READ_MARKS = """things => things.map(({ dataset }) => [dataset.move ?? "", dataset.toward ?? ""])"""
Press = Callable[[Locator], Any]


def lively(legal: list[str], noise: Noise) -> str:
    """Choose a move that gets on, where a game can be long: mostly a card that can be played."""
    cards = [move for move in legal if move.startswith("play ")]
    wanted = cards if cards and noise.below(8) else legal
    return wanted[noise.below(len(wanted))]


async def marks(person: Person) -> tuple[set[str], set[str]]:
    """Read the moves that can be made by one click, and the beginnings of those led to by one."""
    found = await person.choices.evaluate_all(READ_MARKS)
    return {move for move, _ in found if move}, {toward for _, toward in found if toward}


async def offered(person: Person) -> set[str]:
    """Return all that the page offers: moves, and where a beginning leads to none, that."""
    moves, beginnings = await marks(person)
    for each in beginnings:
        led = {move for move in person.frame["legal"] if move.startswith(each)}
        moves |= led or {each}
    return moves


async def check_all_is_offered(person: Person) -> None:
    """See that every legal move can be reached, and no other."""
    await becomes(lambda: offered(person), set(person.frame["legal"]))


async def choose(person: Person, move: str, press: Press = Locator.click) -> None:
    """Make a move by what stands for it, after what leads to it, and wait until it is made."""
    turn = person.frame["turn"]
    await becomes(lambda: _offers(person, move), True)
    exact = person.page.locator(f"[data-move={json.dumps(move)}]")
    if not await exact.count():
        _, beginnings = await marks(person)
        toward = next(each for each in beginnings if move.startswith(each))
        await press(person.page.locator(f"[data-toward={json.dumps(toward)}]").first)
    await press(exact.first)
    await person.until(lambda frame: bool(frame["turn"] > turn))


async def _offers(person: Person, move: str) -> bool:
    return move in await offered(person)
