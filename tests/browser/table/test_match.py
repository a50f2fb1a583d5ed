from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.async_api import expect

from ludotheque.core.records.reading import read_record
from ludotheque.core.records.record import Record, replay
from ludotheque.games import GAMES
from ludotheque.i18n.texts import Texts
from tests.browser.people import People, has_come, play
from tests.browser.person import Frame, Person, plain
from tests.server.laid import Deal
from tests.server.running import come
from tests.server.running import play as play_by_sockets

pytestmark = pytest.mark.once  # a server runs the build it finds


async def downloaded(person: Person, path: Path) -> str:
    """Download the record from the results."""
    async with person.page.expect_download() as coming:
        await person.link("web-record").click()
    await (await coming.value).save_as(path)
    return path.read_text(encoding="utf-8")


async def test_a_host_opens_a_table_and_a_friend_comes_by_its_link(people: People) -> None:
    """From the home page to a table with options of one's own: two people and two bots play."""
    ana, bo = await people.come(), await people.come()
    await ana.open("/")
    await ana.page.get_by_role("link", name="Kraaw").click()
    await ana.link("web-new-table").click()
    await ana.field("web-seats", "combobox").select_option("4")
    await ana.page.get_by_text(ana.say("web-options")).click()
    await ana.field("option-swap_hand", "checkbox").check()
    await ana.button("web-create").click()
    await ana.sit("Ana")
    await bo.open(await ana.field("web-link").input_value())
    await bo.sit("Bo")
    await ana.until(lambda frame: bool(frame["chairs"][1]["name"] == "Bo"))
    await ana.fill_with_bots()
    await ana.start()
    await bo.until(lambda frame: bool(frame["stage"] == "playing"))
    await play(ana, bo, moves=4)
    _, said = people.server.ask(f"/api/tables/{ana.page.url.rpartition('/')[2]}")
    assert json.loads(said)["terms"]["options"]["swap_hand"] == "on"


async def test_two_people_and_two_bots_play_to_the_results(people: People, tmp_path: Path) -> None:
    """The results are those of the record that the page lets download.

    Whoever wants to play again takes all others along.
    """
    deal = Deal(bots=2, options={"turn_limit": "6", "swap_hand": "on"})
    laid = people.serve.lay_before_the_end(deal, 12)
    ana, bo = [await people.come_to(laid, seat) for seat in range(2)]
    await play(ana, bo)

    record = read_record(await downloaded(ana, tmp_path / "match.ludo"), GAMES)
    assert record.players == ("Ana", "Bo", "bot beginner", "bot beginner")
    assert record.options["swap_hand"] is True
    for person in (ana, bo):
        await check_results(person, record)
    chairs = ana.frame["chairs"]
    await bo.button("web-again").click()
    await ana.link("web-next-table").click()
    await check_seats_of_the_next_table(chairs, ana, bo)


async def check_seats_of_the_next_table(chairs: list[Frame], *people: Person) -> None:
    """See that all sit where they sat, bots of the same levels too, without being asked."""
    for seat, person in enumerate(people):
        await person.until(
            lambda frame: frame["stage"] == "lobby" and all(map(has_come, frame["chairs"]))
        )
        assert [who(chair) for chair in person.frame["chairs"]] == [who(chair) for chair in chairs]
        assert person.frame["seat"] == seat


def who(chair: Frame) -> tuple[str, ...]:
    """Return who sits on a chair: a person by name, a bot by its level."""
    return (chair["kind"], chair["level"] or chair["name"])


async def check_results(person: Person, record: Record) -> None:
    """Compare the sheet of results with what the record comes to when it is played again."""
    outcome = replay(record).outcome()
    assert outcome is not None
    names, results = await person.names(), person.sheet("web-over")
    seats = list(outcome.winners)
    winners = person.texts(names)("web-winners", seats=seats, count=len(seats))
    if seats == [person.frame["seat"]]:
        winners = person.say("web-you-win")
    await expect(results).to_contain_text(winners)
    await expect(results).to_contain_text(person.say(f"ending-{outcome.reason}"))
    rows = [plain(row) for row in await results.get_by_role("listitem").all_inner_texts()]
    ranked = sorted(range(record.seats), key=lambda seat: -outcome.scores[seat])
    scores = [person.say("web-score", score=outcome.scores[seat]) for seat in ranked]
    assert rows == [f"{names[seat]} {score}" for seat, score in zip(ranked, scores, strict=True)]


async def test_the_host_of_a_match_is_the_host_of_the_next_one(people: People) -> None:
    """Who asks for another match is led to it, who has put the results away sees the way there.

    The same people sit where they sat, and the same host starts.
    """
    ana, bo = await people.at_a_laid_table(Deal(options={"turn_limit": "1"}))
    await ana.sheet("web-over").get_by_role("button", name=ana.say("web-close")).click()
    await bo.button("web-again").click()
    await ana.link("web-next-table").click()
    await expect(ana.button("web-start")).to_be_enabled()
    await ana.start()
    await expect(bo.choices).not_to_have_count(0)


async def test_the_end_of_a_match_is_read_alone(people: People) -> None:
    """Who still reads how a round ended sees how the match ended, with nothing left below it."""
    laid = people.serve.lay_before_the_end(Deal(options={"turn_limit": "1"}), 30)
    eve = await people.come(handler=False)
    await eve.open(f"/t/{laid.key}")
    await eve.until(lambda frame: bool(frame["stage"] == "playing"))
    await play_by_sockets(*await come(people.server, laid))
    await expect(eve.sheet("web-over")).to_be_visible()
    await expect(eve.page.get_by_role("dialog")).to_have_count(1)


async def test_playing_again_without_a_server_says_so(people: People) -> None:
    """Where no table can be opened the results say so, and once there is one it is played again."""
    deal = Deal(people=("Ana",), bots=1, options={"turn_limit": "1"})
    [ana] = await people.at_a_laid_table(deal)
    ana.faults.expect("ERR_CONNECTION_REFUSED")
    await ana.page.route("**/api/tables", lambda route: route.abort("connectionrefused"))
    again = ana.sheet("web-over").get_by_role("button", name=ana.say("web-again"))
    await again.click()
    alert = ana.sheet("web-over").get_by_role("alert")
    await expect(alert).to_have_text(ana.say("web-no-server"))
    await ana.page.unroute("**/api/tables")
    await again.click()
    await ana.until(lambda frame: bool(frame["stage"] == "playing" and frame["seat"] == 0))


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
@pytest.mark.parametrize("game", GAMES)
async def test_from_home_to_a_game_against_bots_in_three_clicks(
    people: People, game: str, locale: str
) -> None:
    """A person who has never been here is in a game within three clicks, and can move."""
    ana = await people.come(locale)
    count = "addEventListener('click', () => (window.clicks = (window.clicks ?? 0) + 1), true)"
    await ana.page.add_init_script(count)
    await ana.open("/")
    await ana.page.get_by_role("link", name=Texts(ana.lang, game)("name")).click()
    await ana.button("web-play-now").click()
    await expect(ana.choices).not_to_have_count(0)
    assert await ana.page.evaluate("window.clicks") <= 3
    assert "/t/" in ana.page.url
