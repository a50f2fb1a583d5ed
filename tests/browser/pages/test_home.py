"""The way back: a game that was left is found again, and a page says what it is."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, Route, expect

from tests.browser.people import People
from tests.browser.person import Person
from tests.server.laid import Deal

pytestmark = pytest.mark.once  # a server runs the build it finds

# Chromium on this system has no share sheet; what a phone would be given is noted down.
SHARES = "navigator.share = async (what) => void (window.shared = what)"


def section(person: Person, key: str) -> Locator:
    """Find a part of the page by its heading."""
    heading = person.page.get_by_role("heading", name=person.say(key), exact=True)
    return person.page.locator("section").filter(has=heading)


async def test_a_game_that_was_left_is_found_again(people: People) -> None:
    """Home lists the games of this browser: who sits there, whom they wait for, the way back."""
    ana, bo = await people.at_a_laid_table(Deal(), lambda at: bool(at.legal))
    table, texts = ana.page.url, ana.texts(["Ana", "Bo"])
    awaited = texts.join([texts.name(seat) for seat in ana.frame["waits_for"]])
    await ana.open("/")
    own = section(ana, "web-my-tables")
    await expect(own).to_contain_text("Ana and Bo")
    await expect(own).to_contain_text(ana.say("web-awaits", people=awaited))
    await own.get_by_role("link", name=ana.say("web-resume")).click()
    await ana.until(lambda frame: bool(frame["stage"] == "playing"))
    assert ana.page.url == table

    stranger = await people.come()
    await stranger.open("/")
    await expect(section(stranger, "web-open-tables")).to_be_visible()
    await expect(section(stranger, "web-my-tables")).to_have_count(0)
    assert bo.frame["stage"] == "playing"


async def test_a_finished_game_is_watched_again_from_home(people: People) -> None:
    """After its end a game is no longer going on: home leads to its replay."""
    ana, _ = await people.at_a_laid_table(Deal(options={"turn_limit": "1"}))
    await ana.open("/")
    await expect(section(ana, "web-my-tables")).to_have_count(0)
    last = section(ana, "web-last-tables")
    await last.get_by_role("link", name=ana.say("web-watch-again")).click()
    await expect(ana.button("web-replay-play")).to_be_visible()
    assert ana.page.url.split("?")[0].endswith("/replay")


async def test_a_phone_sends_the_link_its_own_way(people: People) -> None:
    """Where the browser can share, one tap gives it the link of the table: never that of a seat."""
    ana, key = await people.host(address=people.elsewhere)
    await expect(ana.button("web-send-link")).to_have_count(0)
    await ana.page.add_init_script(SHARES)
    await ana.page.reload()
    await ana.button("web-send-link").click()
    title = ana.say("web-table-of", game="Kraaw")
    shared = {"title": title, "url": f"{ana.address}/t/{key}"}
    assert await ana.page.evaluate("window.shared") == shared


async def test_a_link_that_nobody_else_can_open_is_not_offered_to_others(people: People) -> None:
    """On the machine of the server one reads how to let others in; elsewhere there is a code."""
    home, key = await people.host()
    away = await people.come(address=people.elsewhere)
    await away.open(f"/t/{key}")
    for person, alone in ((home, True), (away, False)):
        code = person.page.get_by_role("img", name=person.say("web-qr"))
        why = person.say("web-invite-here" if alone else "web-invite-why")
        await expect(person.page.get_by_text(why)).to_be_visible()
        await expect(code).to_have_count(0 if alone else 1)


async def test_a_host_invites_first_and_starts_when_all_are_there(people: People) -> None:
    """Who sits finds the invitation before all else; once all seats are taken, the start."""
    ana, _ = await people.host()

    async def starts_first() -> bool:
        start = await ana.button("web-start").bounding_box()
        link = await ana.field("web-link").bounding_box()
        assert start is not None
        assert link is not None
        return start["y"] < link["y"]

    await ana.page.set_viewport_size({"width": 360, "height": 740})
    assert not await starts_first()
    await ana.fill_with_bots()
    await expect(ana.button("web-start")).to_be_enabled()
    assert await starts_first()


async def test_every_page_has_a_title_of_its_own(people: People) -> None:
    """The tab says where one is, also after going on and back without a reload."""
    ana = await people.come("fr-FR")
    await ana.open("/")
    await expect(ana.page).to_have_title("Ludothèque")
    await ana.page.get_by_role("link", name="Carnuta").click()
    await expect(ana.page).to_have_title("Carnuta — Ludothèque")
    await ana.link("web-rules").click()
    await expect(ana.page).to_have_title("Carnuta, Règles — Ludothèque")
    await ana.page.go_back()
    await ana.link("web-new-table").click()
    await expect(ana.page).to_have_title("Une table de Carnuta — Ludothèque")
    await ana.page.go_back()
    await ana.page.go_back()
    await expect(ana.page).to_have_title("Ludothèque")
    await ana.open("/nowhere")
    await expect(ana.page).to_have_title(f"{ana.say('web-missing')} — Ludothèque")


async def test_a_game_that_nobody_has_is_a_page_that_is_missing(people: People) -> None:
    """An address with a misspelt game is no empty page: it says so, and leads home."""
    ana = await people.come("fr-FR")
    for page in ("", "/new", "/rules"):
        await ana.open(f"/games/crow{page}")
        missing = ana.page.get_by_role("heading", name=ana.say("web-missing"))
        await expect(missing).to_be_visible()
        await expect(ana.link("web-home")).to_be_visible()


async def test_who_comes_too_late_for_a_seat_may_stay(people: People) -> None:
    """At a full table there is no seat to take or to offer: one reads that one watches."""
    ana, key = await people.host()
    await ana.fill_with_bots()
    eve = await people.come("fr-FR")
    await eve.open(f"/t/{key}")
    await expect(eve.page.get_by_text(eve.say("web-full"))).to_be_visible()
    await expect(eve.button("web-sit")).to_be_hidden()
    await expect(eve.field("web-link")).to_be_hidden()
    await expect(ana.page.get_by_text(ana.say("web-ready"))).to_be_visible()


async def test_a_page_that_a_link_led_to_is_announced(people: People) -> None:
    """Without a reload a screen reader would say nothing: what has come is said, and only then."""
    ana = await people.come("fr-FR")
    await ana.open("/")
    said = ana.page.locator("#app > .sr[role=status]")
    await expect(ana.page.get_by_role("link", name="Carnuta")).to_be_visible()
    await expect(said).to_be_empty()
    await ana.page.get_by_role("link", name="Carnuta").click()
    await expect(said).to_have_text("Carnuta")
    await ana.link("web-rules").click()
    await expect(said).to_have_text("Carnuta, Règles")
    await ana.page.go_back()
    await expect(said).to_have_text("Carnuta")


async def test_a_page_from_before_an_update_opens_anew(people: People) -> None:
    """After an update of the house, pieces that an open page asks for are gone: it opens anew."""
    ana, key = await people.host()
    bo = await people.come()
    await bo.open("/")
    await expect(section(bo, "web-open-tables")).to_be_visible()
    bo.faults.expect("assets/Table", "404")
    missing = []

    async def gone(route: Route) -> None:
        missing.append(route.request.url)
        await route.fulfill(status=404)

    await bo.page.route("**/assets/Table-*.js", gone, times=1)
    await bo.page.evaluate(
        f"history.pushState(null, '', '/t/{key}'); dispatchEvent(new PopStateEvent('popstate'))"
    )
    await bo.sit("Bo")
    assert len(missing) == 1
    await ana.until(lambda frame: bool(frame["chairs"][1]["name"] == "Bo"))
