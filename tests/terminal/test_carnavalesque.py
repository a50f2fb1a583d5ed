from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import cast

import pytest
from rich.cells import cell_len

from ludotheque.core.chance import Noise
from ludotheque.games.carnavalesque.cards import (
    ALL_CARDS,
    ALL_POINTS,
    CARD_NAMES,
    POINTS,
    VERSIONS,
)
from ludotheque.games.carnavalesque.crowd import Crowd
from ludotheque.games.carnavalesque.describe import whereabouts
from ludotheque.games.carnavalesque.drawn_blind import reckon
from ludotheque.games.carnavalesque.drawn_cells import cell_at, cells_of
from ludotheque.games.carnavalesque.game import CarnavalesqueGame
from ludotheque.games.carnavalesque.hand import Hand
from ludotheque.games.carnavalesque.moves import COMPASS, SPOT
from ludotheque.games.carnavalesque.omens import EVENTS, ROLES
from ludotheque.games.carnavalesque.phases import NAMES
from ludotheque.games.carnavalesque.rules import Carnavalesque
from ludotheque.games.carnavalesque.signs import (
    AGE_MARKS,
    CALLED,
    HAND,
    POINT_SIGNS,
    write_card,
)
from ludotheque.games.carnavalesque.sizes import RADIUS
from ludotheque.i18n.texts import LANGUAGES, Texts
from ludotheque.terminal.keys import give_keys
from tests.games.carnavalesque.steady import steady_walk
from tests.games.carnavalesque.table import ROW, A, B, C, CarnavalesqueTable, lay, struck
from tests.games.table import seat_of
from tests.terminal.tables import PLAYERS, plain

GAME = CarnavalesqueGame()
CROWD = 40  # columns of a drawing that are the crowd
PANEL = 41  # and the first one beside it
FR = Texts("fr", "carnavalesque", ["Ana", "Bo", "Cy"])
EN = Texts("en", "carnavalesque", ["Ana", "Bo", "Cy"])


def drawn(table: CarnavalesqueTable, letter: str, say: Texts = FR) -> list[str]:
    """Return the lines that a seat sees, with the keys that a terminal would give."""
    keys = give_keys(table.state.legal(seat_of(letter)), {})
    return plain(GAME.draw(table.view(letter), say, keys)).splitlines()


def crowd_of(lines: list[str]) -> list[str]:
    """Return the left part of a drawing."""
    return [line[:CROWD] for line in lines]


def panel_of(lines: list[str]) -> list[str]:
    """Return what is drawn beside the crowd."""
    return [line[PANEL:].rstrip() for line in lines]


def player_line(table: CarnavalesqueTable, letter: str, name: str) -> str:
    """Return the line of a player as another one sees it."""
    return next(line for line in panel_of(drawn(table, letter)) if line[2:].startswith(name))


def blind(**more: str) -> CarnavalesqueTable:
    """Return a table whose Fool, a, has just closed both eyes; c is King."""
    return lay(A, B, C, **more).play("c decree adult")


# --- keys


def moments() -> Iterator[Carnavalesque]:
    """Yield games before many moves, in every phase but the rarest."""
    walks = [("roles", 3, 8), ("roles", 4, 7), ("roles", 5, 1), ("events", 4, 8), ("young", 3, 2)]
    for version, seats, number in walks:
        blinks = 0
        for state, _, _ in steady_walk(version, seats, number):
            blinks += state.view(0).phase == "blind"
            if state.view(0).phase != "blind" or blinks % 10 == 0:
                yield cast("Carnavalesque", state)


def test_every_choice_is_on_the_table() -> None:
    """In every phase, each move that can be made shows its key in the drawing, once."""
    say, phases = Texts("fr", "carnavalesque", PLAYERS), set()
    rare = [
        struck("farandole"),
        struck("carved-decree"),
        struck("red-carpet", dead_end=["fairy-mask"]),
    ]
    for state in chain(moments(), [cast("Carnavalesque", table.state) for table in rare]):
        for seat in state.to_act():
            labels = dict.fromkeys(state.legal(seat), "@")
            assert plain(GAME.draw(state.view(seat), say, labels)).count("@") == len(labels)
        phases.add(state.view(0).phase)
    assert phases == {*NAMES} - {"over"}


def test_a_key_lies_on_its_card() -> None:
    """The key of a card of the crowd is written where that card shows."""
    found = 0
    for state in moments():
        view = state.view(state.turn)
        spots = [move for move in state.legal(state.turn) if SPOT <= move < SPOT + 64]
        if view.phase in ("draw", "refill") and spots:
            keys = give_keys(spots, {})
            cells = cells_of(view)
            lines = crowd_of(plain(GAME.draw(view, FR, keys)).splitlines())
            places = {
                key: (column, row)
                for row, line in enumerate(lines)
                for column, key in enumerate(line)
            }
            for move, key in keys.items():
                column, row = places[key]
                assert move - SPOT in (cells[2 * row][column], cells[2 * row + 1][column])
                found += 1
    assert found > 100


def test_what_covers_is_drawn_above() -> None:
    """Of two cards one upon the other, the upper one shows whole and the lower one in part."""
    for spots in (
        "1 witch-fan up 0 0, 2 pirate-mask up 200 0",
        "2 pirate-mask up 200 0, 1 witch-fan up 0 0",
    ):
        table = lay(A, B, C, crowd=spots, phase="draw", decree="adult")
        under, over = [int(card.split()[0]) for card in spots.split(", ")]
        shown = [spot for row in cells_of(table.view("a")) for spot in row]
        assert shown.count(under) < shown.count(over)


# --- without colour


def test_signs_are_told_apart_and_one_column_wide() -> None:
    """Costumes, accessories and ages have signs of one column each, no two alike."""
    signs = [*POINT_SIGNS, *AGE_MARKS]
    assert len(set(signs)) == ALL_POINTS + 4
    assert {cell_len(sign) for sign in signs} == {1}
    assert all(
        len(write_card(card)) == max(1, POINTS[card].bit_count()) for card in range(ALL_CARDS)
    )


def test_sides_and_ages_differ_without_colour() -> None:
    """A card face up shows its signs, one face down only the mark of its age."""
    table = lay(A, B, C, crowd=ROW, phase="draw", decree="teen")
    lines = crowd_of(drawn(table, "a"))
    text = "".join(lines)
    assert f"1{write_card(CARD_NAMES.index('witch-fan'))}" in text
    assert f"2{write_card(CARD_NAMES.index('robot-kite'))}" in text
    assert write_card(CARD_NAMES.index("pirate-mask")) not in text
    assert AGE_MARKS[1] * 3 in text


def test_the_decree_stands_on_an_age() -> None:
    """The pawn stands before the forbidden age; while the King chooses, keys stand there."""
    table = lay(A, B, C)
    assert "1∙enfant 2╱ado 3╳adulte" in drawn(table, "c")[0]
    table.play("c decree teen")
    assert " ∙enfant ●╱ado  ╳adulte" in drawn(table, "b")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_are_explained(lang: str) -> None:
    """The score sheet names every sign of the table, in both languages."""
    say = Texts(lang, "carnavalesque", PLAYERS)
    sheet = plain(GAME.sheet(lay(A, B, C).view("a"), say))
    for number, name in enumerate(POINT_SIGNS):
        assert sheet.count(f"{name} ") >= 1, number
    assert all(f"{mark} " in sheet for mark in AGE_MARKS)


# --- the street, the players and the hands


def test_the_street_counts() -> None:
    """Pips count the cards of floats and of the dead end against the number that matters."""
    table = lay(
        A,
        B,
        C,
        floats=[["witch-fan", "witch-mask"], ["pirate-mask"]],
        parade=[["fairy-mask", "robot-mask", "dragon-mask", "rabbit-mask"]],
        dead_end=["robot-kite"],
        crowd="1 fairy-balloon up 0 0",
    )
    lines = panel_of(drawn(table, "a"))
    assert lines[2] == "Défilé ⚑4∞ ⚐ ⚐  Impasse ■□□□"
    assert lines[3] == " 1 ■■□□ ☾ sorcière"
    assert lines[4] == " 2 ■□□□ ☠ pirate / ∞ masque"
    assert lines[5] == " 3 fermé, cherchez ⌂"


def test_a_float_shows_where_it_would_go() -> None:
    """The King's key on a float points to the parade if it is large enough, else to a wall."""
    full = ["witch-fan", "witch-mask", "witch-balloon", "witch-umbrella"]
    floats = [full, ["pirate-mask"]]
    table = lay(A, B, C, phase="lay", turn="c", floats=floats, crowd="1 fairy-balloon up 0 0")
    first, second = panel_of(drawn(table, "c"))[3:5]
    assert "→⚑ ☾ sorcière" in first
    assert "→▦ ☠ pirate" in second


def test_what_is_remembered_is_shown() -> None:
    """A card drawn face up stays in sight in that hand; with a question mark if it may be gone."""
    table = lay(A, B, C, phase="draw", decree="teen", fool="b").play("a spot 1")
    fan = write_card(CARD_NAMES.index("witch-fan"))
    assert player_line(table, "b", "Ana").endswith(f" {fan}")
    table.play("a card witch-drum")  # a child too
    assert player_line(table, "b", "Ana").endswith(f" {fan}?")
    assert f"{fan}?" not in player_line(table, "c", "Ana")  # the King knows what was given


def test_whose_card_was_seen_is_told_to_its_holder() -> None:
    """A card of one's own hand that everybody saw is marked."""
    table = lay(A, B, C, phase="draw", decree="teen", fool="b").play("a spot 1")
    marked = [line for line in panel_of(drawn(table, "a")) if "◉" in line]
    assert len(marked) == 1
    assert "sorcière · éventail" in marked[0]


def test_backs_show_ages() -> None:
    """Of another hand one sees as many marks as cards, each with its age."""
    table = lay(A, B, C)
    assert player_line(table, "b", "Ana").endswith("∙∙╱╳")
    assert player_line(table, "b", "Bo").count("╳") == 0  # one's own cards are below, by name


def test_offices_and_silence_are_marked() -> None:
    """King and Fool have their signs; whoever may not speak has dots, whoever may call a point."""
    table = blind()
    assert player_line(table, "b", "Cy").startswith(" ♛Cy         … ")
    assert player_line(table, "b", "Ana").startswith("▶☻Ana        … ")
    assert player_line(table, "c", "Bo").startswith("▶ Bo         ! ")


def test_every_card_of_a_large_hand_has_its_keys() -> None:
    """A King with ten cards sees all of them, and where each can be laid."""
    hand = " ".join(
        f"{costume}-{each}"
        for costume in ("witch", "robot")
        for each in ("balloon", "umbrella", "trumpet", "mask", "lantern")
    )
    table = lay(
        "fairy-fan",
        "fairy-kite",
        hand,
        "dragon-kite",
        "rabbit-kite",
        phase="lay",
        turn="c",
        required=4,
    )
    lines = "\n".join(panel_of(drawn(table, "c")))
    assert all(write_card(card) in lines for card in table.view("c").hand)
    assert lines.count("¹") == lines.count("²") == 10


# --- closed eyes


def test_closed_eyes_see_the_dark() -> None:
    """The Fool's drawing has nothing of the crowd, and is the same for two different truths."""
    table = blind(crowd=ROW)
    other = blind(crowd="9 fairy-mask up -1500 900, 4 robot-kite down -2000 0")
    for each in (table, other):
        each.play("a glide north long", "a flip", "a dig", "a sweep west medium")
    assert drawn(table, "a") == drawn(other, "a")
    assert drawn(table, "b") != drawn(other, "b")
    dark = "".join(crowd_of(drawn(table, "a")))
    assert not any(sign in dark for sign in (*POINT_SIGNS, *AGE_MARKS[1:]))
    assert FR("table-eyes-closed") in dark


def test_a_sampled_world_is_as_dark() -> None:
    """Whatever the Fool could imagine of the crowd is drawn alike."""
    table = blind().play("a glide north long", "b stop")
    view, noise = table.view("a"), Noise(1)
    for _ in range(5):
        world = GAME.sample(view, noise.branch())
        assert GAME.draw(world.view(0), FR, {}) == GAME.draw(view, FR, {})


def test_the_way_is_reckoned_as_meant() -> None:
    """What the Fool reckons is where a hand without drift would be, from the King's pawn on."""
    table = blind()
    strokes = ["north long", "north-west medium", "east short", "south long"]
    for stroke in strokes:
        table.play(f"a glide {stroke}")
    stops = reckon(table.view("a"))
    hand, (hand.x, hand.y) = Hand(), stops[0]
    assert abs(hand.x * hand.x + hand.y * hand.y - RADIUS * RADIUS) < RADIUS * 10
    for stroke, stop in zip(strokes, stops[1:], strict=True):
        direction, span = stroke.split()
        hand.glide(Crowd(), COMPASS.index(direction), ("short", "medium", "long").index(span))
        assert abs(hand.x - stop[0]) <= len(strokes)
        assert abs(hand.y - stop[1]) <= len(strokes)
    column, row = cell_at(*stops[-1])
    assert drawn(table, "a")[row][column] == HAND


def test_a_call_is_seen_where_it_was_heard() -> None:
    """The Fool sees on the reckoned way where "Stop!" came; the others see where the hand was."""
    table = blind().play("a glide north long", "b stop", "a glide north long")
    column, row = cell_at(*reckon(table.view("a"))[1])
    assert drawn(table, "a")[row][column] == CALLED
    at = table.view("c").calls[0].at
    column, row = cell_at(at[0], at[1])
    assert drawn(table, "c")[row][column] == CALLED
    assert "! Bo" not in panel_of(drawn(table, "a"))[1]  # that was before the last gesture
    assert "! Bo" in panel_of(drawn(table.play("b stop"), "a"))[1]


def test_the_others_see_the_true_hand() -> None:
    """Everybody but the Fool sees the hand where it really is."""
    table = blind().play("a glide north long")
    for letter in "bcw":
        at = table.view(letter).hand_at
        column, row = cell_at(at[0], at[1])
        assert drawn(table, letter)[row][column] == HAND


def test_the_others_see_what_the_hand_is_on() -> None:
    """The top card under the true hand is named beside the crowd, its signs not hidden by it."""
    pawn = reckon(blind().view("a"))[0]
    under = f"5 fairy-mask up {pawn[0]} {pawn[1]}, 6 dragon-mask up {pawn[0]} {pawn[1] - 300}"
    table = blind(crowd=f"{ROW}, {under}")
    dragon = write_card(CARD_NAMES.index("dragon-mask"))
    assert panel_of(drawn(table, "b"))[1].endswith(f"{HAND} {dragon}")
    assert dragon in "".join(crowd_of(drawn(table, "b")))
    assert dragon not in "".join(drawn(table, "a"))


# --- words


def test_an_event_says_what_it_does() -> None:
    """Whoever reads of an event reads its rule with it, in both languages."""
    for event in EVENTS:
        for say in (FR, EN):
            told = say("event-event", seat=0, happening=event)
            assert say(f"happening-{event}.name") in told
            assert say(f"happening-{event}.rule") in told


def test_a_role_says_what_it_does() -> None:
    """Whoever chooses between two roles reads what each of them does."""
    table = lay(A, B, C, version="roles", phase="keep-role", roles=[])
    for role in ROLES:
        words = GAME.describe(table.view("a"), GAME.read(f"role {role}"), EN)
        assert words == f"{EN(f'role-{role}')}: {EN(f'role-{role}.rule')}"


def test_every_move_has_words() -> None:
    """Any move can be described to anybody, possible or not, in both languages."""
    for table in (lay(A, B, C), blind(), lay(A, B, C, phase="draw")):
        for say in (FR, EN):
            for letter in "abcw":
                for move in range(GAME.move_bound):
                    assert GAME.describe(table.view(letter), move, say).strip()


def test_a_spot_is_described_as_far_as_it_is_known() -> None:
    """A card face up has its name and age, one face down its age and where it lies."""
    table = lay(A, B, C, phase="draw", decree="adult")
    views = table.view("a")
    assert GAME.describe(views, SPOT + 1, EN) == "the witch with a fan (child)"
    assert GAME.describe(views, SPOT + 2, EN) == "a hidden card (teen), right"
    assert GAME.describe(views, SPOT + 40, EN) == EN("spot-none")
    assert GAME.describe(blind().view("a"), SPOT + 1, EN) == EN("spot-none")


def test_a_card_that_was_looked_at_is_named() -> None:
    """Whoever looked at a face-down card reads its name there, the others do not."""
    table = lay(A, B, C, version="roles", roles=["fortune-teller", "rebel"])
    table.play("c decree adult", "a spot 2")
    named = GAME.describe(table.view("a"), SPOT + 2, EN)
    assert named == "the pirate with a mask (teen), hidden, right"
    assert GAME.describe(table.view("b"), SPOT + 2, EN) == "a hidden card (teen), right"


def test_whereabouts_follow_the_compass() -> None:
    """East is on the right and south at the bottom, as the crowd is drawn."""
    steps = {"centre": (0, 0), "east": (9, 0), "south": (0, 9), "north-west": (-9, -9)}
    for where, (x, y) in steps.items():
        assert whereabouts(200 * x, 200 * y) == where
    assert cell_at(3000, 0)[0] > cell_at(0, 0)[0]
    assert cell_at(0, 3000)[1] > cell_at(0, 0)[1]


# --- the score sheet


def test_the_sheet_adds_up() -> None:
    """The points of all places add up to the total, which is the score."""
    for version in VERSIONS:
        for number, (state, _, _) in enumerate(steady_walk(version, 3, 2)):
            if number % 25 == 0:
                view = cast("Carnavalesque", state).view(0)
                above, _, below = plain(GAME.sheet(view, EN)).partition("─")
                points = [int(line.split()[-1]) for line in above.splitlines() if "·" in line]
                total = next(line for line in below.splitlines() if line.startswith("Total"))
                assert sum(points) == view.score == int(total.split()[-1])


def test_the_sheet_marks_the_verdict() -> None:
    """A parade is judged where its points are; a lost game is not judged at all."""
    parade = [
        [f"{costume}-{each}" for each in ("mask", "balloon", "umbrella", "streamer")]
        for costume in ("witch", "rabbit")
    ]
    floats = [[f"pirate-{each}" for each in ("mask", "balloon", "umbrella", "streamer")]]
    table = lay(
        A,
        B,
        "fairy-drum",
        phase="lay",
        turn="c",
        parade=parade,
        floats=floats,
        crowd="1 fairy-lantern up 0 0",
    )
    won = plain(GAME.sheet(table.play("c send 1").view("a"), EN))
    assert f"▶ up to 35    {EN('ending-yawns')}" in won
    lost = lay(
        A,
        B,
        C,
        phase="lay",
        turn="c",
        floats=[["fairy-mask"]],
        dead_end=["fairy-lantern", "robot-mask", "robot-lantern"],
    )
    sheet = plain(GAME.sheet(lost.play("c send 1").view("a"), EN))
    assert "▶" not in sheet
    assert EN("ending-dead-end").split(":")[0] in sheet
