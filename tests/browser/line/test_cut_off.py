from __future__ import annotations

import pytest
from playwright.async_api import expect

from ludotheque.core.chance import Noise
from tests.browser.people import People, play
from tests.browser.person import Person
from tests.browser.watching import becomes
from tests.browser.wire import NO_SOCKET, Wire
from tests.server.laid import Deal, Wanted
from tests.server.running import QUICK
from tests.server.serving import Serving

pytestmark = pytest.mark.once  # a server runs the build it finds


def in_phase(phase: str, seat: int) -> Wanted:
    """Ask for a moment at which a seat has to decide something."""
    return lambda at: at.view["phase"] == phase and at.view["to_act"] == [seat]


async def lines_of(person: Person) -> int:
    """Count the lines of a log: a page that is back asks for what it missed, which comes later."""
    return len(await person.log())


async def test_whoever_was_cut_off_sees_what_the_others_see(people: People) -> None:
    """The wire breaks, others move on, it is mended: the same table, and a log without a gap."""
    laid = people.serve.lay(Deal(), in_phase("main-action", 1), after=12)
    async with Wire(people.server.port) as wire:
        ana = await people.come_to(laid, 0, address=wire.address)
        bo = await people.come_to(laid, 1)
        banner = ana.page.get_by_text(ana.say("web-reconnecting"))
        await expect(banner).to_be_hidden()
        ana.faults.expect(NO_SOCKET)
        before = await ana.log()
        wire.cut()
        await expect(banner).to_be_visible()
        await bo.until(lambda frame: not frame["chairs"][0]["here"])
        while bo.frame["legal"]:
            await bo.choose_any(Noise(bo.frame["turn"]))
        wire.mend()
        await ana.until(lambda frame: bool(frame["turn"] == bo.frame["turn"]))
        await expect(banner).to_be_hidden()
        assert await ana.public_board() == await bo.public_board()
        await becomes(lambda: lines_of(ana), await lines_of(bo))
        log = await ana.log()
        assert log[: len(before)] == before
        assert len(log) > len(before)
        await ana.page.reload()
        await becomes(ana.log, log)
        await play(ana, bo, moves=4)
        assert await ana.public_board() == await bo.public_board()
        await people.go()


async def test_a_line_that_died_in_silence_is_given_up(people: People) -> None:
    """Half open, the line carries nothing and nobody closed it: the page says so, and comes again.

    What is done meanwhile arrives.
    """
    laid = people.serve.lay(Deal(), in_phase("main-action", 0), after=12)
    async with Wire(people.server.port) as wire:
        ana = await people.come_to(laid, 0, address=wire.address)
        bo = await people.come_to(laid, 1)
        turn = ana.frame["turn"]
        wire.deafen()
        wire.cut()  # those that would be new, until the page has said so
        ana.faults.expect(NO_SOCKET)
        await ana.choices.first.click()
        await expect(ana.page.get_by_text(ana.say("web-reconnecting"))).to_be_visible()
        wire.mend()
        await bo.until(lambda frame: bool(frame["turn"] > turn))
        await ana.until(lambda frame: bool(frame["turn"] == bo.frame["turn"]))
        await expect(ana.page.get_by_text(ana.say("web-reconnecting"))).to_be_hidden()
        await people.go()


@pytest.mark.parametrize("action", ["exchange", "look"])
async def test_a_killed_server_comes_back_in_the_middle_of_a_turn(
    people: People, serve: Serving, action: str
) -> None:
    """Killed when an action is announced and its card is not chosen: the page comes back to it."""
    ana, bo = await people.at_a_laid_table(Deal(), lambda at: at.seat == 0 and action in at.legal)
    server, able = serve.one, ana
    await able.choose(action)
    able_sees, sentence = await able.board(), await title(able)
    others_see = {each: await each.public_board() for each in (ana, bo)}
    for each in (ana, bo):
        each.faults.expect(NO_SOCKET)
    server.kill()
    await expect(able.page.get_by_text(able.say("web-reconnecting"))).to_be_visible()
    serve(*QUICK, "--port", str(server.port))
    for each in (ana, bo):
        await expect(each.page.get_by_text(each.say("web-reconnecting"))).to_be_hidden()
        await each.settle()
        assert await each.public_board() == others_see[each]
    assert await able.board() == able_sees
    assert await title(able) == sentence
    turn = able.frame["turn"]
    await play(ana, bo, moves=1)
    assert able.frame["turn"] > turn
    await play(ana, bo, moves=3)
    assert await ana.public_board() == await bo.public_board()


async def title(person: Person) -> str:
    """Return the title of the page, which says what is expected."""
    return await person.page.title()
