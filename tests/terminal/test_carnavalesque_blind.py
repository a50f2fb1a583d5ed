from __future__ import annotations

from ludotheque.core.chance import Noise
from ludotheque.games import drawings
from ludotheque.games.carnavalesque.data.cards import (
    CARD_NAMES,
)
from ludotheque.games.carnavalesque.data.moves import COMPASS
from ludotheque.games.carnavalesque.data.sizes import RADIUS
from ludotheque.games.carnavalesque.rules.crowd.fools_hand import FoolsHand
from ludotheque.games.carnavalesque.rules.crowd.pile import Crowd
from ludotheque.games.carnavalesque.terminal.blind import reckon
from ludotheque.games.carnavalesque.terminal.cells import cell_at
from ludotheque.games.carnavalesque.terminal.signs import (
    AGE_MARKS,
    CALLED,
    HAND,
    POINT_SIGNS,
    write_card,
)
from tests.games.carnavalesque.table import ROW
from tests.terminal.carnavalesque import FR, GAME, blind, crowd_of, drawn, panel_of


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
        assert drawings.draw(GAME, world.view(0), FR, {}) == drawings.draw(GAME, view, FR, {})


def test_the_way_is_reckoned_as_meant() -> None:
    """What the Fool reckons is where a hand without drift would be, from the King's pawn on."""
    table = blind()
    strokes = ["north long", "north-west medium", "east short", "south long"]
    for stroke in strokes:
        table.play(f"a glide {stroke}")
    stops = reckon(table.view("a"))
    hand, (hand.x, hand.y) = FoolsHand(), stops[0]
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
