"""A page that goes from table to table, each of them at another kind of moment."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping

from playwright.async_api import expect

from ludotheque.core.chance import Noise
from tests.browser.choosing import lively
from tests.browser.people import People
from tests.browser.person import Person
from tests.server.laid import Deal, Laid, Moment

# Games in which whoever waits sees the same in all phases, but for a sentence.
ALIKE = {"kraaw"}
PEOPLE = ("Ana", "Bo", "Cleo", "Dan")


def get_on(at: Moment, noise: Noise) -> str:
    """Choose a move that gets on."""
    return lively(at.legal, noise)


def lay_moments(
    people: People, game: str, seats: int, options: Mapping[str, str]
) -> dict[str, Laid]:
    """Lay a table in each phase, once where the first may decide and once where not; and one over.

    Phases that a few games do not come by are not among them.
    """
    deal = Deal(game, people=PEOPLE[:seats], options=options)
    tables = people.serve.lay_all_kinds(deal, choose=get_on)
    waits = [moment for moment in tables if moment.endswith(" False")] if game in ALIKE else []
    return {moment: laid for moment, laid in tables.items() if moment not in waits[1:]}


async def visit(person: Person, tables: Mapping[str, Laid]) -> AsyncIterator[str]:
    """Open one table after the other, with the eyes of the first seat."""
    for moment, laid in tables.items():
        person.game = laid.deal.game
        person.frames.clear()
        await person.enter(laid.key, laid.tokens[0])
        await person.until(lambda frame, turn=laid.turn: bool(frame["turn"] >= turn))  # type: ignore[misc]
        over = person.frame["stage"] == "over"
        shown = person.sheet("web-over") if over else person.page.locator(".dock .sentence")
        await expect(shown).not_to_be_empty()
        yield moment
