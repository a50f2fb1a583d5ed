from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.barriers import check, needs_axe
from tests.browser.people import People
from tests.browser.proving import Proof
from tests.browser.screens import check_width
from tests.browser.watching import Watcher, length_of, step, watcher
from tests.server.laid import Deal
from tests.server.running import Running

pytestmark = pytest.mark.once  # a server runs the build it finds

MAY_COPY = ["clipboard-read", "clipboard-write"]
PAUSE = 1600  # milliseconds between two moves that are played at the usual speed
CALM = 250  # milliseconds until the address follows


async def test_the_results_lead_to_the_replay(people: People) -> None:
    """After a match the game can be watched again from its start, with one's own eyes."""
    laid = people.serve.lay(Deal(people=("Ana",), bots=2, options={"turn_limit": "1"}))
    ana, key, server = await people.come_to(laid, 0), laid.key, people.server
    await ana.sheet("web-over").get_by_role("link", name=ana.say("web-replay")).click()
    again = Watcher(ana, server, key)
    await again.sees(0, 1)
    assert (await again.names())[0] == "Ana"
    await ana.page.keyboard.press("End")
    await again.sees(length_of(server, key), 1)
    await ana.link("web-replay-table").click()
    await expect(ana.sheet("web-over")).to_be_visible()


async def test_every_way_through_a_game_moves_all_of_the_page(people: People) -> None:
    """Slider, buttons, keys and lines of the log go where they say, and no further than the ends.

    The board, the mark in the log and the address are those of the move, every time.
    """
    eve = await watcher(people)
    last = length_of(people.server, eve.key)
    await eve.open(0, 1)
    press, button = eve.page.keyboard.press, eve.person.button
    await expect(button("web-replay-first")).to_be_disabled()
    ways: list[tuple[Callable[[], Awaitable[None]], int]] = [
        (lambda: eve.slider.fill("9"), 9),
        (lambda: button("web-replay-forward").click(), 10),
        (lambda: button("web-replay-back").click(), 9),
        (lambda: press("ArrowLeft"), 8),
        (lambda: press("ArrowRight"), 9),
        (lambda: press("End"), last),
        (lambda: press("ArrowRight"), last),
        (lambda: button("web-replay-first").click(), 0),
        (lambda: button("web-replay-last").click(), last),
        (lambda: press("Home"), 0),
        (lambda: press("ArrowLeft"), 0),
    ]
    for go, place in ways:
        await go()
        await eve.sees(place, 1)
    await eve.log.get_by_role("button").last.click()
    await eve.sees(last, 1)
    await expect(button("web-replay-last")).to_be_disabled()


async def test_a_game_plays_by_itself_until_it_is_paused(people: People) -> None:
    """Play goes on move by move, faster if wanted; paused, or at the end, the game stands still."""
    eve = await watcher(people)
    await eve.page.clock.install()
    await eve.open()
    await eve.page.clock.pause_at(await eve.page.evaluate("Date.now()") + 1000)

    async def wait(milliseconds: int, place: int) -> None:
        await eve.page.clock.run_for(milliseconds)
        await expect(eve.slider).to_have_value(str(place))
        await eve.page.clock.run_for(CALM)
        await eve.sees(place, 0)

    await eve.person.button("web-replay-play").click()
    await wait(PAUSE, 1)
    await wait(PAUSE, 2)
    await eve.person.field("web-replay-speed", "combobox").select_option("4")
    await wait(PAUSE // 4, 3)
    await eve.person.button("web-replay-pause").click()
    await wait(10 * PAUSE, 3)
    await eve.eyes.press("Tab")
    last = length_of(people.server, eve.key)
    await eve.slider.fill(str(last - 1))
    await wait(10 * PAUSE, last - 1)
    await eve.page.keyboard.press("Space")
    await expect(eve.person.button("web-replay-pause")).to_be_visible()
    await wait(PAUSE, last)
    await expect(eve.person.button("web-replay-play")).to_be_visible()


async def test_a_copied_link_opens_the_same_move_with_the_same_eyes(people: People) -> None:
    """Whoever gets the link sees what the one saw who copied it."""
    eve = await watcher(people, permissions=MAY_COPY)
    await eve.open(7, 2)
    await eve.page.keyboard.press("ArrowRight")
    await eve.person.button("web-replay-link").click()
    await expect(eve.person.button("web-copied")).to_be_visible()
    link = await eve.page.evaluate("navigator.clipboard.readText()")
    bo = Watcher(await people.come("fr-FR"), people.server, eve.key)
    await bo.person.open(link)
    await bo.sees(8, 2)


async def test_other_eyes_see_another_hand(people: People) -> None:
    """After the end the game can be seen as every player saw it, and as a spectator did.

    They differ in the hand that was dealt, which the log tells, and in the cards looked at.
    """
    eve = await watcher(people)
    places = range(length_of(people.server, eve.key))
    dealt = next(each for each in places if step(people.server, eve.key, each, 1)["view"]["round"])
    looked = next(each for each in places if knows_more(people.server, eve.key, each))
    await eve.open(dealt)
    for place in (dealt, looked):
        await eve.slider.fill(str(place))
        for eyes in (1, 2, 3, 0):
            await eve.eyes.select_option(str(eyes))
            await eve.sees(place, eyes)
    told = [step(people.server, eve.key, dealt, eyes)["view"]["hand"] for eyes in (1, 2, 3, 0)]
    assert [len(hand) for hand in told] == [5, 5, 5, 0]


def knows_more(server: Running, key: str, place: int) -> bool:
    """Say whether the first player knows a card that a spectator does not."""
    mine, theirs = (step(server, key, place, eyes)["view"]["values"] for eyes in (1, 0))
    return bool(mine != theirs)


async def test_an_address_beyond_the_game_leads_into_it(people: People) -> None:
    """A move or eyes that do not exist open the nearest ones that do."""
    eve = await watcher(people)
    await eve.person.open(f"/t/{eve.key}/replay?move=99999&eyes=17")
    await eve.sees(length_of(people.server, eve.key), 3)
    await eve.person.open(f"/t/{eve.key}/replay?move=-3&eyes=nobody")
    await eve.sees(0, 0)


async def test_a_game_going_on_has_no_replay(people: People) -> None:
    """Before the end a page says when there will be one, and leads back to the table."""
    ana, key = await people.host()
    await ana.fill_with_bots()
    await ana.start()
    eve = await people.come()
    eve.faults.expect(r"\b409\b", r"\b400\b")
    await eve.open(f"/t/{key}/replay")
    heading = eve.page.get_by_role("heading", name=eve.say("web-replay-early"))
    await expect(heading).to_be_visible()
    await expect(eve.page.get_by_role("alert")).to_have_count(0)
    await eve.link("web-replay-table").click()
    await expect(eve.page.get_by_text(eve.say("web-watching"))).to_be_visible()


async def test_the_record_is_the_servers_byte_for_byte(people: People, tmp_path: Path) -> None:
    """What the replay lets download is what the server has."""
    eve = await watcher(people)
    await eve.open()
    async with eve.page.expect_download() as coming:
        await eve.person.link("web-record").click()
    path = tmp_path / "game.ludo"
    await (await coming.value).save_as(path)
    assert path.read_bytes() == people.server.ask(f"/api/tables/{eve.key}/record")[1].encode()


@pytest.mark.parametrize(("locale", "width"), [("fr-FR", 360), ("en-GB", 1280)])
async def test_replay_and_proof_have_no_barriers(people: People, locale: str, width: int) -> None:
    """At the start, amid a round and at the end axe finds nothing, nor do pages scroll sideways."""
    needs_axe()
    viewport = {"width": width, "height": 740}
    eve = await watcher(people, locale=locale, viewport=viewport, bypass_csp=True)

    async def look(where: str) -> None:
        await check(eve.person, where)
        if width == 360:
            await check_width(eve.person, where)

    for place in (0, 14, length_of(people.server, eve.key)):
        await eve.open(place, 1)
        await look(f"move {place}")
    if width == 360:
        await eve.person.button("web-replay").click()
        await expect(eve.person.sheet("web-replay")).to_be_visible()
        await look("log")
    await Proof(eve.person).check()
    await eve.page.get_by_text(eve.person.say("web-proof-numbers"), exact=True).click()
    await look("proof")


async def test_the_language_changes_and_the_place_stays(people: People) -> None:
    """Board, log, controls and proof speak the other language at the same move, with the same eyes.

    On a narrow page the switch is in the sheet of the log, which stays open.
    """
    eve = await watcher(people)
    await eve.open(12, 2)
    await eve.person.speak("fr")
    await eve.sees(12, 2)
    await eve.page.reload()
    await eve.sees(12, 2)
    await eve.page.set_viewport_size({"width": 360, "height": 740})
    await eve.person.button("web-replay").click()
    await eve.person.speak("en")
    await expect(eve.person.sheet("web-replay")).to_be_visible()
    await eve.sees(12, 2)
