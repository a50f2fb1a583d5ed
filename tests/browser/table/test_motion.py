from __future__ import annotations

from dataclasses import dataclass

import pytest

from ludotheque.games import GAMES
from tests.browser.moments import lay_moments, visit
from tests.browser.people import People
from tests.browser.person import Person
from tests.browser.renderers import PLAYABLE
from tests.browser.screens import PHONE
from tests.server.laid import Deal

pytestmark = pytest.mark.once  # a server runs the build it finds

# On every picture, note which cards are on their way; a blink of an eye is no motion.
WATCH = """() => {
  window.moving = new Set();
  window.gliding = new Set();
  const look = () => {
    for (const { effect, playState } of document.getAnimations()) {
      const card = effect?.target?.closest("[data-card]");
      if (!card || playState !== "running" || effect.getComputedTiming().duration < 50) continue;
      window.moving.add(card.dataset.card);
      const glides = effect.getKeyframes().some((each) => each.transform?.includes("scale"));
      if (glides && effect.target === card) window.gliding.add(card.dataset.card);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
STILL = "Promise.all(document.getAnimations().map((each) => each.finished))"


@dataclass(frozen=True)
class Seen:
    """What an exchange looked like: the cards that changed places, that moved, that glided."""

    swapped: set[str]
    moving: set[str]
    gliding: set[str]


async def cards(person: Person) -> dict[str, str]:
    """Return which card lies in each slot."""
    return {slot: said.split()[0] for slot, said in (await person.board()).items()}


async def exchange(people: People, *, motion: bool) -> Seen:
    """Exchange two cards and watch them."""
    able, other = await people.at_a_laid_table(
        Deal(), lambda at: at.seat == 0 and "exchange" in at.legal, motion=motion
    )
    ana = able
    await able.choose("exchange")
    await able.choose(able.frame["legal"][0])
    await other.until(lambda frame: bool(frame["legal"]))
    await ana.until(lambda frame: bool(frame["turn"] == other.frame["turn"]))
    before = await cards(ana)
    await ana.page.evaluate(STILL)
    await ana.page.evaluate(WATCH)
    await other.choose(other.frame["legal"][0])
    await ana.until(lambda frame: any(each["key"] == "exchange" for each in frame["events"]))
    after = await cards(ana)
    await ana.page.evaluate(STILL)
    moving, gliding = await ana.page.evaluate("[[...window.moving], [...window.gliding]]")
    swapped = {card for slot, card in after.items() if before[slot] != card}
    return Seen(swapped, set(moving), set(gliding))


async def test_exchanged_cards_glide_to_their_places(people: People) -> None:
    """Whoever has nothing against motion sees both cards of an exchange move, and no others."""
    seen = await exchange(people, motion=True)
    assert len(seen.swapped) == 2
    assert seen.gliding == seen.swapped


async def test_nothing_moves_for_whoever_wants_calm(people: People) -> None:
    """With reduced motion an exchange changes the table, and no card is ever on its way."""
    seen = await exchange(people, motion=False)
    assert len(seen.swapped) == 2
    assert seen.moving == set()


# What moves for ever, but not as a whole: a browser would draw it anew sixty times a second.
RESTLESS = """() => {
  const cheap = ["transform", "opacity", "translate", "rotate", "scale"];
  const known = new Set([...cheap, "offset", "computedOffset", "easing", "composite"]);
  return document.getAnimations()
    .filter(({ effect }) => effect.getTiming().iterations === Infinity)
    .filter(({ effect }) => effect.target.ownerSVGElement
      || effect.getKeyframes().flatMap(Object.keys).some((key) => !known.has(key)))
    .map(({ animationName, effect }) => `${animationName} ${effect.target.outerHTML.slice(0, 80)}`);
}"""


@pytest.mark.parametrize("game", PLAYABLE)
async def test_a_table_at_rest_keeps_no_phone_busy(people: People, game: str) -> None:
    """What goes on moving while somebody thinks is moved as a whole, by whatever draws the page."""
    tables = lay_moments(people, game, GAMES[game].least_seats, {})
    ana = await people.come(motion=True, handler=False, **PHONE)
    async for _ in visit(ana, tables):
        assert await ana.page.evaluate(RESTLESS) == []
