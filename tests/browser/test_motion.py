from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.browser.people import People, play
from tests.browser.person import Person

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
    ana, bo = await people.two_at_a_table(motion=motion)
    await play(ana, bo, until=lambda frame: "exchange" in frame["legal"])
    able, other = (ana, bo) if ana.frame["legal"] else (bo, ana)
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
