from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from ludotheque.core.chance import Noise
from ludotheque.games.carnavalesque.data.cards import CARD_NAMES, POINTS
from tests.browser.choosing import check_all_is_offered, choose, marks
from tests.browser.keys import COUNT_POINTERS
from tests.browser.people import People, play_on
from tests.browser.person import Frame, Person, plain
from tests.browser.pressing import NOTE_TOUCHES, Press, click, drag, tap, use_keys, where_it_shows
from tests.browser.screens import PHONE, WIDE, check_width
from tests.browser.watching import becomes
from tests.server.laid import Deal, Moment

pytestmark = pytest.mark.once  # a server runs the build it finds

WAYS = ("glide", "sweep")
SPANS = ("short", "medium", "long")
LOW = {**PHONE, "viewport": {"width": 360, "height": 600}}


def deal(version: str, people: int, bots: int) -> Deal:
    """Return a version of the game with some people and bots."""
    names = ("Ana", "Bo", "Cleo")[:people]
    return Deal("carnavalesque", names, bots, options={"version": version})


# --- whose turn it is


def is_asked(frame: Frame) -> bool:
    """Say whether somebody has to decide; a bot with closed eyes waits for nobody's call."""
    view = frame["view"]
    calls = view["phase"] == "blind" and not view["blind"]
    return bool(frame["legal"]) and not (calls and frame["chairs"][view["fool"]]["kind"] == "bot")


def a_good_move(legal: list[str], view: dict[str, Any], noise: Noise) -> str:
    """Choose a move that gets on: floats are built and parade, nothing is thrown away at will."""

    def throws(move: str) -> bool:
        if not move.startswith("send "):
            return False
        return bool(len(view["floats"][int(move[5:]) - 1]) < view["least"])

    kept = [move for move in legal if not throws(move)] or legal
    parades = [move for move in kept if move.startswith("send ")]
    wanted = parades or [move for move in kept if move != "skip"] or kept
    return wanted[noise.below(len(wanted))]


def get_on(at: Moment, noise: Noise) -> str:
    """Choose a move that gets on, at a table that is laid."""
    return a_good_move(at.legal, at.view, noise)


def decide_well(person: Person, noise: Noise) -> str:
    """Choose a move that gets on, at a page."""
    return a_good_move(person.frame["legal"], person.frame["view"], noise)


# --- how moves are made


async def set_compass(person: Person, way: str, span: str) -> None:
    """Choose how the blind hand moves, and how far."""
    for name, value in (("way", way), ("span", span)):
        radio = person.page.locator(f"label:has(input[name={name}][value={value}])")
        await click(radio)


async def check_gestures(person: Person) -> None:
    """See that with closed eyes every gesture can be made by some setting of the compass."""
    found: set[str] = set()
    for way in WAYS:
        for span in SPANS:
            await set_compass(person, way, span)
            moves, _ = await marks(person)
            found |= moves
    assert found == set(person.frame["legal"])


async def make(person: Person, move: str, press: Press) -> None:
    """Make a move by pressing what stands for it, once the page offers something."""
    await becomes(lambda: has_choices(person), True)
    verb, *rest = move.split()
    if verb in WAYS:
        await set_compass(person, verb, rest[1])
    await choose(person, move, press)


async def check_verdict(person: Person) -> None:
    """See that the verdict is everybody's, with the points and all cards of the street."""
    frame, results = person.frame, person.sheet("web-over")
    points = frame["outcome"]["scores"][0]
    lost = person.say("web-winners", seats=[], count=0)
    won = bool(frame["outcome"]["winners"])
    await expect(results).to_contain_text(person.say("web-all-win") if won else lost)
    shown = plain(await results.locator(".points").inner_text())
    assert shown == plain(f"{points} {person.say('web-points', points=points)}")
    view = frame["view"]
    street = [*view["parade"], *view["floats"], view["dead_end"]]
    await expect(results.locator(".rows [role=img]")).to_have_count(sum(map(len, street)))
    assert plain(person.say(f"ending-{frame['outcome']['reason']}")) in plain(
        await results.inner_text()
    )


# --- to the end of a game


async def test_two_people_and_two_bots_play_events_to_the_verdict(people: People) -> None:
    """At every decision every legal move can be reached; the verdict shows the outcome."""
    laid = people.serve.lay_before_the_end(deal("events", 2, 2), 24, choose=get_on)
    players = [await people.come_to(laid, seat) for seat in range(2)]
    noise, phases = Noise(4), set()

    async def decide(person: Person) -> None:
        view = person.frame["view"]
        phases.add(view["phase"])
        if view["blind"]:
            await check_gestures(person)
        else:
            await check_all_is_offered(person)
        await make(person, decide_well(person, noise), click)

    await play_on(*players, decide=decide, asked=is_asked)
    assert len(phases) > 2
    for person in players:
        await check_verdict(person)


async def test_a_young_carnival_is_ended_by_keyboard_alone(people: People) -> None:
    """No pointer to the verdict: every choice is reached by tab, pressed by enter, and seen."""
    laid = people.serve.lay_before_the_end(deal("young", 1, 2), 16, choose=get_on)
    ana = await people.come_to(laid, 0)
    await ana.page.evaluate(COUNT_POINTERS)
    noise = Noise(2)

    async def decide(person: Person) -> None:
        await becomes(lambda: has_choices(person), True)
        moves, beginnings = await marks(person)
        offered = [
            move
            for move in person.frame["legal"]
            if move in moves or any(move.startswith(each) for each in beginnings)
        ]
        await choose(person, a_good_move(offered, person.frame["view"], noise), use_keys)

    await play_on(ana, decide=decide, asked=is_asked)
    await check_verdict(ana)
    assert not await ana.page.evaluate("window.pointed")


async def has_choices(person: Person) -> bool:
    """Say whether the page offers something."""
    moves, beginnings = await marks(person)
    return bool(moves or beginnings)


async def test_roles_by_touch_on_a_phone(people: People) -> None:
    """From the deal to the verdict on 360 pixels, and never is the page wider than that."""
    laid = people.serve.lay(deal("roles", 1, 3), lambda at: bool(at.legal))
    ana = await people.come_to(laid, 0, **PHONE)
    await ana.page.evaluate(NOTE_TOUCHES)
    noise, phases = Noise(3), set()

    async def decide(person: Person) -> None:
        phases.add(person.frame["view"]["phase"])
        await check_width(person, person.frame["view"]["phase"])
        await make(person, decide_well(person, noise), tap)

    await play_on(ana, decide=decide, asked=is_asked)
    assert "claim-crown" in phases
    assert phases & {"keep-role", "lay"}  # whoever was King
    await check_verdict(ana)
    await check_width(ana, "verdict")


def draws(at: Moment) -> bool:
    """Say whether one chooses from the crowd with open eyes."""
    return any(move.startswith("spot ") for move in at.legal)


async def test_what_confirms_a_touch_lies_above_the_dock(people: People) -> None:
    """On a low phone the dock covers a part of the crowd, but not the button that draws a card."""
    [ana] = await people.at_a_laid_table(deal("young", 1, 2), draws, choose=get_on, **LOW)
    lying = {f"spot {each['spot']}": each["y"] for each in ana.frame["view"]["crowd"]}
    highest = min(ana.frame["legal"], key=lying.__getitem__)
    confirm, dock = ana.page.locator(".loupe button"), ana.page.locator(".dock")

    async def is_covered() -> bool:
        button, floor = await confirm.bounding_box(), await dock.bounding_box()
        assert button is not None
        assert floor is not None
        return button["y"] + button["height"] > floor["y"]

    await ana.page.touchscreen.tap(*await where_it_shows(ana.choice(highest)))
    await expect(confirm).to_be_visible()
    await ana.page.evaluate("scrollTo(0, 0)")
    await becomes(is_covered, False)
    turn = ana.frame["turn"]
    await ana.page.touchscreen.tap(*await where_it_shows(confirm))
    await ana.hear(lambda frame: bool(frame["turn"] > turn))


# --- silence


async def test_the_king_is_mute_and_all_are_while_the_fool_is_blind(people: People) -> None:
    """The King's chat is closed and says why (V3.3); everybody's is for a blind draw (V5.3)."""
    ana, bo, cleo = await people.at_a_laid_table(
        deal("events", 3, 0), lambda at: "claim" in at.legal
    )
    for person in (ana, bo, cleo):
        await expect(person.field("web-say")).to_be_visible()
    for person, move in ((ana, "claim"), (bo, "decline"), (cleo, "decline")):
        await make(person, move, click)
    await ana.until(lambda frame: bool(frame["view"]["phase"] == "decree"))
    await expect(ana.field("web-say")).to_have_count(0)
    await expect(ana.page.get_by_text(ana.say("refusal-king-silent"))).to_be_visible()
    await expect(bo.field("web-say")).to_be_visible()

    await make(ana, "decree child", click)
    for person, key in ((ana, "all-silent"), (bo, "all-silent"), (cleo, "only-stop")):
        await person.until(lambda frame: bool(frame["view"]["phase"] == "blind"))
        await expect(person.field("web-say")).to_have_count(0)
        await expect(person.page.get_by_text(person.say(f"refusal-{key}"))).to_be_visible()

    await make(bo, "grab 1", click)
    for person in (bo, cleo):
        await expect(person.field("web-say")).to_be_visible()
    await expect(ana.page.get_by_text(ana.say("refusal-king-silent"))).to_be_visible()


# --- the King's hand


def can_fail(at: Moment) -> bool:
    """Say whether the King can lay a card, and one that he holds fits in no workshop."""
    view, legal = at.view, at.legal
    lays = {move.split()[1] for move in legal if move.startswith("lay ")}
    return bool(view["phase"] == "lay" and view["floats"][0] and 0 < len(lays) < len(view["hand"]))


async def test_the_king_drags_cards_onto_workshops(people: People) -> None:
    """A card is laid where it is dropped; where it does not fit, the page says why (V6.2)."""
    [ana] = await people.at_a_laid_table(deal("young", 1, 2), can_fail, choose=get_on)
    await check_all_is_offered(ana)
    hand = ana.page.locator("[data-row=hand] [data-slot]")
    await drag(
        ana.page.locator("[data-row=hand] [data-slot]:not([data-toward])").first,
        ana.page.locator("[data-workshop='1']"),
    )
    await expect(ana.page.get_by_text(ana.say("refusal-nothing-in-common"))).to_be_visible()
    count = await hand.count()

    move = next(each for each in ana.frame["legal"] if each.startswith("lay "))
    _, name, workshop = move.split()
    await drag(
        ana.page.locator(f"[data-toward='lay {name} ']"),
        ana.page.locator(f"[data-workshop='{workshop}']"),
    )
    await expect(hand).to_have_count(count - 1)
    assert ana.story[-1]["key"] == "lay"
    assert ana.story[-1]["args"] == {"seat": 0, "card": name, "workshop": int(workshop)}


def pushes(at: Moment) -> list[str]:
    """Return the moves by which a King would push a float onto the parade."""
    view = at.view
    ready = [place for place, cards in enumerate(view["floats"]) if len(cards) >= view["least"]]
    lays = [move.split() for move in at.legal if move.startswith("lay ")]
    return [
        f"lay {card} {place}"
        for _, card, place in lays
        if int(place) - 1 in ready
        and not POINTS[CARD_NAMES.index(card)] & view["common"][int(place) - 1]
    ]


@pytest.mark.parametrize(("screen", "locale"), [(LOW, "fr-FR"), (WIDE, "en-GB")])
async def test_a_card_pushes_a_float_onto_the_parade(
    people: People, screen: dict[str, Any], locale: str
) -> None:
    """V6.3: a card that was pressed or lifted shows what it would push; dropped there, it does."""
    rules = Deal("carnavalesque", ("Ana",), 2, options={"version": "young", "departure": "pushed"})
    laid = people.serve.lay(rules, lambda at: bool(pushes(at)), choose=get_on)
    ana = await people.come_to(laid, 0, locale=locale, **screen)
    move = next(deed["move"] for deed in ana.frame["outlook"]["deeds"] if deed["exit"] == "parade")
    _, card, place = move.split()
    count = len(ana.frame["view"]["floats"][int(place) - 1])
    said = ana.say("move-push-parade", card=card, workshop=int(place), count=count)
    held = ana.page.locator(f"[data-toward='lay {card} ']")
    door = ana.page.locator(f"[data-workshop='{place}']")

    await held.click()
    await expect(door).to_have_accessible_name(said)
    sign = ana.page.locator(".works").get_by_text(ana.say("table-parade"), exact=True)
    await expect(sign).to_be_visible()
    await expect(ana.page.get_by_text(said)).to_be_visible(visible=screen is WIDE)
    await held.click()
    await expect(sign).to_have_count(0)

    await drag(held, door)
    await expect(held).to_have_count(0)
    assert [event["key"] for event in ana.story[-2:]] == ["parade", "lay"]


@pytest.mark.parametrize(("screen", "cards"), [(PHONE, 0), ({}, 1)])
async def test_only_what_can_point_looks_at_a_card(
    people: People, screen: dict[str, Any], cards: int
) -> None:
    """After a touch browsers make up a mouse where the finger was: on a phone it shows no card."""
    [ana] = await people.at_a_laid_table(deal("events", 1, 2), draws, **screen)
    card = ana.page.locator("[data-spot]").last
    await card.dispatch_event("pointerover", {"pointerType": "mouse"})
    await ana.settle()
    await expect(ana.page.locator(".loupe")).to_have_count(cards)
