from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.browser.people import People
from tests.browser.person import Person
from tests.browser.screens import PHONE, WIDE, check_width

pytestmark = pytest.mark.once  # a server runs the build it finds

CHOICES = {
    "kraaw": {"reprisal": "any", "repetition": "3"},
    "carnuta": {
        "spare_starts": "aside",
        "memory_aid": "off",
        "last_turn": "off",
        "quiet_rounds": "4",
    },
    "carnavalesque": {"departure": "pushed"},
}


async def choose(person: Person, name: str, value: str) -> None:
    """Set an option by the words that its host reads."""
    label = re.escape(person.say(f"option-{name}")).replace("\\ ", r"\s")  # some are tied
    field = person.page.get_by_label(re.compile(label))
    if await field.get_attribute("type") == "checkbox":
        await field.set_checked(value == "on")
    elif await field.get_attribute("type") == "number":
        await field.fill(value)
    else:
        await field.select_option(label=person.say(f"{name}-{value}"))


@pytest.mark.parametrize(("locale", "screen"), [("fr-FR", PHONE), ("en-GB", WIDE)])
@pytest.mark.parametrize("game", CHOICES)
async def test_a_host_chooses_options_by_their_words(
    people: People, game: str, locale: str, screen: dict[str, Any]
) -> None:
    """K5.4, K6.6, C2.2, C3.9, C6.1, C6.5, V6.3: each is found without its number, and counts."""
    ana = await people.come(locale, **screen)
    ana.game = game
    await ana.open(f"/games/{game}/new")
    await ana.page.get_by_text(ana.say("web-options")).click()
    for name, value in CHOICES[game].items():
        await choose(ana, name, value)
    if screen is PHONE:
        await check_width(ana, "options")
    await ana.button("web-create").click()
    await ana.hear(lambda frame: bool(frame["stage"] == "lobby"))
    key = ana.page.url.rpartition("/")[2]
    _, known = people.server.ask(f"/api/tables/{key}")
    options = json.loads(known)["terms"]["options"]
    assert {name: options[name] for name in CHOICES[game]} == CHOICES[game]
