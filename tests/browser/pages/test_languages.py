from __future__ import annotations

import json

import pytest
from playwright.async_api import expect

from tests.browser.people import People
from tests.server.laid import Deal, Moment

pytestmark = pytest.mark.once  # a server runs the build it finds


def looks(at: Moment) -> bool:
    """Say whether the first seat may look at a card."""
    return at.seat == 0 and "look" in at.legal


@pytest.mark.parametrize(("locale", "lang"), [("fr-FR", "fr"), ("en-GB", "en"), ("de-DE", "en")])
async def test_a_browser_is_greeted_in_its_language(people: People, locale: str, lang: str) -> None:
    """A French browser starts in French, an English one in English, any other in English."""
    person = await people.come(locale)
    await person.open("/")
    person.lang = lang
    heading = person.page.get_by_role("heading", level=1)
    await expect(heading).to_have_text(person.say("web-hero"))
    assert await person.page.evaluate("document.documentElement.lang") == lang


async def test_the_language_is_switched_in_the_middle_of_a_game(people: People) -> None:
    """What is expected and what happened are said in the new language; the table stays as it is."""
    ana, _ = await people.at_a_laid_table(Deal(), looks, after=10)
    board, english = await ana.public_board(), await ana.log()
    await ana.speak("fr")
    await expect(ana.page.get_by_text(ana.say("phase-main-action.you"))).not_to_have_count(0)
    await expect(ana.slots).to_have_count(len(board))
    french = [ana.tell(event, ("Ana", "Bo")) for event in ana.story]
    assert await ana.log() == french
    assert len(french) == len(english)
    assert french != english
    assert {slot: card.split()[0] for slot, card in (await ana.public_board()).items()} == {
        slot: card.split()[0] for slot, card in board.items()
    }
    await ana.speak("en")
    await expect(ana.slots).to_have_count(len(board))
    assert await ana.public_board() == board
    assert await ana.log() == english
    await ana.page.reload()
    await expect(ana.button("web-language-en")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("lang", ["fr", "en"])
async def test_a_refusal_is_told_with_its_clause(people: People, lang: str) -> None:
    """A click on what is not possible says why, in one's language, and opens the rule."""
    ana, _ = await people.at_a_laid_table(Deal(), looks)
    await ana.speak(lang)
    await ana.card(0).click()
    note = ana.page.get_by_role("alert").filter(has_text=ana.say("refusal-announce-first"))
    await expect(note).to_be_visible()
    await ana.listen_until(lambda: "refused" in ana.heard[-1])
    number = json.loads(ana.heard[-1])["refused"]["clause"]
    await note.get_by_role("link", name=ana.say("web-rule", clause=number)).click()
    clause = ana.sheet("web-rules").locator(f"[data-clause='{number}']")
    await expect(clause).to_be_in_viewport()
    await expect(clause).to_be_focused()
