from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from ludotheque.games import GAMES
from tests.browser.people import People, play
from tests.browser.person import Frame, Person, waits_for_people
from tests.browser.screens import PHONE, check_width
from tests.browser.watching import becomes
from tests.server.running import Player, Running

pytestmark = pytest.mark.once  # a server runs the build it finds

COUNT_TAPS = """
  window.taps = [];
  addEventListener("click", (event) => window.taps.push(event.target.closest("*").tagName), true);
"""


async def test_a_friend_joins_by_link_with_a_name_and_one_tap(
    people: People, server: Running
) -> None:
    """Whoever opens the link on a phone types a name, taps once, and has a seat."""
    table = server.open_table(seats=3)
    cleo = await people.come(**PHONE)
    await cleo.page.add_init_script(COUNT_TAPS)
    await cleo.open(f"/t/{table['key']}")
    field = cleo.field("web-your-name")
    await field.tap()
    await cleo.page.keyboard.type("Cléo")
    await cleo.button("web-sit").tap()
    await expect(cleo.page.get_by_text(cleo.say("web-you-name", name="Cléo"))).to_be_visible()
    taps = await cleo.page.evaluate("window.taps")
    assert [tap for tap in taps if tap != "INPUT"] == ["BUTTON"]
    assert cleo.frame["seat"] == 0


async def test_a_table_opens_at_its_top(people: People) -> None:
    """Whoever went down the lobby to start the game begins at the top of the table."""
    ana, _ = await people.host(game="carnuta", **PHONE)
    await ana.fill_with_bots()
    await expect(ana.button("web-start")).to_be_enabled()
    await ana.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert await ana.page.evaluate("scrollY") > 0
    await ana.button("web-start").evaluate("button => button.click()")  # without scrolling to it
    await expect(ana.slots).not_to_have_count(0)
    assert await ana.page.evaluate("scrollY") == 0


@pytest.mark.parametrize(("clock", "shown"), [(300, r"[45]:\d\d"), (86400, r"2[34] h \d\d")])
async def test_a_clock_is_read_at_a_glance(people: People, clock: int, shown: str) -> None:
    """On a phone, in the bar of the longest name, the time left stands in one line of its own."""
    ana, _ = await people.at_a_table("carnavalesque", bots=1, guests=1, clock=clock, **PHONE)
    left = ana.page.get_by_role("timer")
    await expect(left).to_have_text(re.compile(shown))
    box = await left.bounding_box()
    assert box is not None
    assert box["height"] < 30
    await check_width(ana, "table with a clock")


HIDDEN = """choices => {
  const floor = document.querySelector(".dock").getBoundingClientRect().top;
  const middle = ({ top, bottom }) => (top + bottom) / 2;
  return choices.filter((each) => middle(each.getBoundingClientRect()) > floor).length;
}"""


def steals(frame: Frame) -> bool:
    """Say whether one may take any card of the others."""
    return bool(frame["legal"]) and frame["view"]["phase"] == "steal"


async def test_choices_out_of_sight_are_a_tap_away(people: People) -> None:
    """Where a phone does not show all that can be chosen, the dock counts the rest: a way there."""
    [ana] = await people.at_a_table("kraaw", bots=5, **PHONE)
    await play(ana, until=steals)
    await ana.page.evaluate("scrollTo(0, 0)")
    hidden = await ana.choices.evaluate_all(HIDDEN)
    assert hidden > 0
    way = ana.button("web-choices-below", count=hidden)
    await way.tap()
    await expect(way).to_be_hidden()
    await becomes(lambda: ana.choices.evaluate_all(HIDDEN), 0)


async def test_nothing_is_wider_than_a_phone(people: People) -> None:
    """Home, game, new table and rules fit into 360 pixels, in both languages."""
    for locale in ("fr-FR", "en-GB"):
        cleo = await people.come(locale, **PHONE)
        of_games = [f"/games/{game}{page}" for game in GAMES for page in ("", "/new", "/rules")]
        for path in ("/", *of_games, "/nowhere"):
            await cleo.open(path)
            await expect(cleo.page.get_by_role("heading", level=1)).to_be_visible()
            await check_width(cleo, path)


async def test_a_match_of_six_on_a_phone(people: People, server: Running) -> None:
    """Lobby, table, round and results of a full table fit, and cards are played by touch.

    A round ends after one turn, and that of the first round is the phone's: it may get no other.
    """
    table = server.open_table(seats=6, options={"turn_limit": "1", "first_player": "1"})
    host = await Player.come(server, table["key"], host=table["host"])
    cleo = await people.come(handler=False, **PHONE)
    await cleo.open(f"/t/{table['key']}")
    await check_width(cleo, "lobby")
    await cleo.sit("Cléo with a name long")
    for seat in range(1, 6):
        await host.send(do="bot", seat=seat, level="beginner")
    await cleo.until(lambda frame: all(each["kind"] != "open" for each in frame["chairs"]))
    await check_width(cleo, "full lobby")
    await host.send(do="start")
    await cleo.until(waits_for_people)
    seen: set[str] = set()
    while await next_decision(cleo):
        if await cleo.button("web-go-on").is_visible():
            await check_width(cleo, "round")
            await cleo.button("web-go-on").tap()
        phase = cleo.frame["view"]["phase"]
        if phase not in seen:
            await check_width(cleo, phase)
            await check_sheets(cleo)
        seen.add(phase)
        await expect(cleo.choices).to_have_count(len(cleo.frame["legal"]))
        turn = cleo.frame["turn"]
        await cleo.choices.first.tap()
        await cleo.hear(lambda frame: bool(frame["turn"] > turn))  # noqa: B023 - awaited
    assert {"choose-raven", "dog-exchange", "main-action"} <= seen
    await expect(cleo.sheet("web-over")).to_be_visible()
    await check_width(cleo, "results")


async def next_decision(person: Person) -> bool:
    """Wait until a person can choose; say whether the game goes on."""

    def asked(frame: Frame) -> bool:
        return bool(frame["stage"] == "over" or frame["legal"])

    return bool((await person.until(asked))["stage"] != "over")


async def check_sheets(person: Person) -> None:
    """Open what lies over the table on a narrow page: the log, and the rules."""
    for key in ("web-log-and-chat", "web-rules"):
        await person.button(key).tap()
        await expect(person.sheet(key)).to_be_visible()
        await check_width(person, key)
        await person.sheet(key).get_by_role("button", name=person.say("web-close")).tap()
        await expect(person.sheet(key)).to_be_hidden()
