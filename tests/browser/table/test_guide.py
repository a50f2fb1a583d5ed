from __future__ import annotations

import json

import pytest
from playwright.async_api import expect

from tests.browser.barriers import check, needs_axe
from tests.browser.guided import WELCOME, begin_to_learn, bubble_of, card_of, learn
from tests.browser.people import People
from tests.browser.person import Frame, Person
from tests.browser.screens import PHONE, check_width
from tests.server.laid import Deal

pytestmark = pytest.mark.once  # a server runs the build it finds

MOMENTS = ["round", "countdown", "countdown-me", "locked", "prey"]
DECISIONS = 2  # that are made by what the coach points at
# What the coach points at: each thing's marks, and whether a finger would meet it.
POINTED = """() => {
  const isMet = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  return Array.from(document.querySelectorAll(".stage *"))
    .filter((each) => getComputedStyle(each).outlineStyle === "solid" && !each.matches(":focus"))
    .map((each) => [each.dataset.move ?? "", each.dataset.toward ?? "", isMet(each)]);
}"""
FIRST = """() => {
  const { move, toward } = document.querySelector("[data-legal]").dataset;
  return [move ?? "", toward ?? ""];
}"""
IN_THE_WAY = """() => {
  const bubble = document.querySelector(".coach .bubble").getBoundingClientRect();
  const meets = ({ left, right, top, bottom }) =>
    left < bubble.right && right > bubble.left && top < bubble.bottom && bottom > bubble.top;
  return Array.from(document.querySelectorAll(".dock [data-legal]"))
    .filter((each) => meets(each.getBoundingClientRect())).length;
}"""


async def read_welcome(person: Person) -> None:
    """Read one card after the other."""
    cards = WELCOME[person.game]
    for key in cards:
        text = person.say(f"web-guide-{key}", least=3)
        await expect(card_of(person).get_by_text(text)).to_be_visible()
        await expect(card_of(person).locator("svg").first).to_be_visible()
        await check_width(person, key)
        on = "web-coach-play" if key == cards[-1] else "web-coach-on"
        await card_of(person).get_by_role("button", name=person.say(on)).click()
    await expect(card_of(person)).to_be_hidden()


def is_asked_alone(frame: Frame) -> bool:
    """Say whether a table waits for this person and nobody else."""
    return bool(frame["waits_for"] == [frame["seat"]])


async def follow(person: Person) -> bool:
    """Do what the coach speaks of, or go on where it only tells; say whether it was a decision.

    Where the coach has said enough, do what one likes. Bots go first where all may decide at once:
    what is asked could vanish under one's finger.
    """
    await person.until(is_asked_alone)
    await expect(person.page.locator(".coach .bubble, [data-legal]").first).to_be_visible()
    if not await bubble_of(person).count():
        await press(person, *(await person.page.evaluate(FIRST)))
        return False
    said = await bubble_of(person).inner_text()
    await check_width(person, said)
    assert await person.page.evaluate(IN_THE_WAY) == 0
    pointed: list[tuple[str, str, bool]] = await person.page.evaluate(POINTED)
    assert not pointed or any(met for _, _, met in pointed), said
    moves = [(move, toward) for move, toward, met in pointed if met and (move or toward)]
    if moves:
        await press(person, *moves[0])
    else:
        await person.button("web-coach-next").click()
    await expect(person.page.locator(".coach .bubble", has_text=said)).to_be_hidden()
    return bool(moves)


async def press(person: Person, move: str, toward: str) -> None:
    """Press what was pointed at, and then what it leads to, until the move is made."""
    turn = person.frame["turn"]
    if toward:
        await person.page.locator(f"[data-toward={json.dumps(toward)}]").first.click()
    start = f"[data-move^={json.dumps(toward)}]"
    await person.page.locator(start if toward else f"[data-move={json.dumps(move)}]").first.click()
    await person.hear(lambda frame: bool(frame["turn"] > turn))


@pytest.mark.parametrize("game", WELCOME)
async def test_a_first_game_is_learnt_by_playing_it_on_a_phone(people: People, game: str) -> None:
    """One tap at home, a welcome, a word at each decision; it is skipped and turned on again."""
    cleo = await people.come("fr-FR", handler=False, **PHONE)
    await learn(cleo, game)
    kinds = [chair["kind"] for chair in cleo.frame["chairs"]]
    assert kinds == ["person"] + ["bot"] * (len(kinds) - 1)
    await read_welcome(cleo)
    made = 0
    while made < DECISIONS or not await bubble_of(cleo).count():
        made += await follow(cleo)
    await cleo.button("web-coach-skip").click()
    await expect(bubble_of(cleo)).to_have_count(0)
    await check_help(cleo, switch="web-coach-resume")
    await expect(cleo.page.locator(".sentence.mine")).to_be_visible()
    await expect(bubble_of(cleo)).to_be_visible()


async def check_help(person: Person, switch: str) -> None:
    """Ask what is expected: it is explained, with the rules; then switch the guide."""
    await expect(person.page.locator(".sentence.mine")).to_be_visible()
    await person.button("web-help").click()
    sheet = person.sheet("web-help-title")
    await expect(sheet.get_by_text(person.say("web-help-rules"))).to_be_visible()
    await expect(sheet.locator("[data-clause]").first).to_be_visible()
    await check_width(person, "help")
    await sheet.get_by_role("button", name=person.say(switch)).click()
    await expect(sheet).to_be_hidden()


async def test_the_coach_leaves_the_keyboard_alone(people: People) -> None:
    """Escape turns cards and puts a bubble away, the focus stays, a screen reader hears it all."""
    needs_axe()
    ana = await people.come(bypass_csp=True)
    await learn(ana, "kraaw")
    await check(ana, "welcome")
    for key in WELCOME["kraaw"]:
        await expect(
            ana.page.get_by_role("status").filter(has_text=ana.say(f"web-guide-{key}"))
        ).to_be_visible()
        await ana.page.keyboard.press("Escape")
    said = ana.page.get_by_role("status").filter(has_text=ana.say("web-guide-raven"))
    await expect(said).to_be_visible()
    await check(ana, "bubble")
    assert await ana.page.evaluate("!document.activeElement.closest('.coach, .welcome')")
    await ana.page.keyboard.press("Escape")
    await expect(said).to_be_hidden()
    await ana.until(is_asked_alone)  # the bot could take that raven
    await ana.choices.first.click()
    await expect(bubble_of(ana)).to_be_visible()


async def test_escape_puts_away_one_thing_at_a_time(people: People) -> None:
    """What was opened last goes first: the card that is looked at, then what the coach says."""
    laid = people.serve.lay(Deal("carnuta", ("Ana",), 1), lambda at: bool(at.legal))
    ana = await people.come()
    await begin_to_learn(ana, laid)
    for key in WELCOME["carnuta"]:
        await expect(card_of(ana).get_by_text(ana.say(f"web-guide-{key}"))).to_be_visible()
        await ana.page.keyboard.press("Escape")
    await expect(bubble_of(ana)).to_be_visible()
    await ana.page.locator("[data-slot='market-0']").click()
    preview = ana.page.get_by_role("region", name=ana.say("web-preview"))
    await expect(preview).to_be_visible()
    await ana.page.keyboard.press("Escape")
    await expect(preview).to_be_hidden()
    await expect(bubble_of(ana)).to_be_visible()
    await ana.page.keyboard.press("Escape")
    await expect(bubble_of(ana)).to_have_count(0)


async def test_any_table_explains_what_is_expected(people: People) -> None:
    """Without the guide nobody speaks unasked; the question mark leads to the rules."""
    needs_axe()
    (ana,) = await people.at_a_table("kraaw", bots=1, bypass_csp=True)
    await expect(ana.page.locator(".sentence.mine")).to_be_visible()
    await expect(card_of(ana)).to_have_count(0)
    await expect(bubble_of(ana)).to_have_count(0)
    await ana.button("web-help").click()
    sheet = ana.sheet("web-help-title")
    await expect(sheet.get_by_text(ana.say("web-guide-raven"))).to_be_visible()
    await check(ana, "help")
    await sheet.get_by_role("link", name=ana.say("web-rule", clause="K1.4")).click()
    await expect(ana.sheet("web-rules").locator("[data-clause='K1.4']")).to_be_focused()


async def test_the_coach_takes_leave_at_the_end(people: People) -> None:
    """After the last move: what was learnt, and three ways on, one of them to stronger bots."""
    laid = people.serve.lay(Deal("kraaw", ("Ana",), 1, options={"turn_limit": "1"}))
    ana = await people.come()
    await begin_to_learn(ana, laid, *WELCOME["kraaw"], *MOMENTS)
    sheet = ana.sheet("web-over")
    await expect(sheet.get_by_text(ana.say("web-guide-farewell"))).to_be_visible()
    await expect(sheet.get_by_text(ana.say("web-guide-learnt-lock"))).to_be_visible()
    friends, rules = (
        sheet.get_by_role("link", name=ana.say(f"web-coach-{way}")) for way in ("friends", "read")
    )
    await expect(friends).to_have_attribute("href", "/games/kraaw/new")
    await expect(rules).to_have_attribute("href", "/games/kraaw/rules")
    await sheet.get_by_role("button", name=ana.say("web-coach-stronger")).click()
    await ana.until(lambda frame: bool(frame["stage"] == "playing" and frame["seat"] == 0))
    assert [chair["level"] for chair in ana.frame["chairs"]] == ["", "regular"]
