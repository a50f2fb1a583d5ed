from __future__ import annotations

import math
from typing import Any

import pytest

from ludotheque.core.faults import BadOption
from ludotheque.games.carnavalesque.data.sizes import LENGTHS, PACE, RADIUS
from tests.games.carnavalesque.table import MANY, ROW, A, B, C, CarnavalesqueTable, D, lay, new
from tests.games.table import SEATS

STRAIGHT = [0, 0, 0, 16384]  # the hand in the middle, and no distortion
# five cards on each other, the lowest named first; the heap of all others is elsewhere
STACK = (
    "1 witch-fan down 3000 0, 2 rabbit-trumpet up 0 0, 3 pirate-mask down 0 0, "
    "4 robot-kite up 0 0, 5 fairy-lantern down 0 0, 6 dragon-mask up 0 0"
)


def blind(
    *hands: str, crowd: str = ROW, hand: list[int] | None = None, **more: Any
) -> CarnavalesqueTable:
    """Lay out the moment when a has closed the eyes; the Decree is on children."""
    return lay(
        *hands or (A, B, C),
        crowd=crowd,
        phase="blind",
        decree="child",
        hand=hand or STRAIGHT,
        **more,
    )


def at(table: CarnavalesqueTable) -> tuple[int, ...]:
    """Return where the hand really is."""
    return tuple(table.truth()["hand"][:2])


# --- blind


def test_the_fools_eyes_close_after_the_decree() -> None:
    """V5.1: the Fool's turn has the same three steps, but the draw is blind."""
    table = lay(A, B, C).play("c decree child")
    assert (table.phase, table.fool()) == ("blind", "a")
    assert table.heard("w", "eyes-closed") == [{"seat": 0}]
    table.play("a grab 1")
    assert (table.phase, table.to_act()) == ("give", "a")
    assert len(table.hand("a")) == 5
    table.play("a card witch-drum")
    assert "witch-drum" in table.hand("c")
    assert (table.phase, table.turn()) == ("decree", "b")


def test_only_the_fool_draws_blind() -> None:
    """V5.1: the others draw with open eyes."""
    assert lay(A, B, C, turn="b").play("c decree child").phase == "draw"


def test_the_fool_sees_nothing_of_the_crowd() -> None:
    """V5.1: whatever the crowd is, the view of the Fool is the same; the others see the crowd."""
    before = lay(A, B, C)
    assert before.seen("a")
    tables = [blind(crowd=crowd) for crowd in (ROW, STACK)]
    assert tables[0].view("a") == tables[1].view("a")
    assert tables[0].view("a").crowd == ()
    assert tables[0].view("a").blind
    for eyes in "bcw":
        assert set(tables[0].seen(eyes)) == {1, 2, 3}
        assert not tables[0].view(eyes).blind


def test_the_fool_may_ignore_the_decree() -> None:
    """V5.1: the Fool may take a card of the age of the Decree."""
    table = blind().play("a grab 1")
    assert "witch-fan" in table.hand("a")  # a child


def test_the_fool_may_take_a_covered_card() -> None:
    """V5.1: the Fool may take any card, even one that lies wholly under others."""
    table = blind(crowd=STACK)
    assert 4 not in table.seen("b")
    table.play("a grab 3")
    assert "robot-kite" in table.hand("a")


def test_the_fool_may_make_a_mess() -> None:
    """V5.1: what the Fool does to the crowd stays done when the eyes open."""
    table = blind(crowd=STACK).play("a flip", "a sweep east long")
    table.play("a glide west long", "a grab 1")
    moved = table.pile()["dragon-mask"]
    assert (moved.x, moved.side) == (PACE * LENGTHS[2], "down")
    assert moved.spot in table.seen("a")


def test_numbers_are_shuffled_when_the_eyes_open() -> None:
    """V5.1: the Fool cannot follow a card through the dark by the number of its spot."""
    stayed = []
    for number in range(3):
        table = blind(crowd=STACK, number=number)
        before = {card: each.spot for card, each in table.pile().items()}
        table.play("a grab 1")
        after = {card: each.spot for card, each in table.pile().items()}
        stayed.append(sum(before[card] == spot for card, spot in after.items()))
        places = {card: each[2:] for card, each in table.pile().items()}
        old = {card: each[2:] for card, each in blind(crowd=STACK).pile().items()}
        assert places == {card: old[card] for card in places}  # only the numbers are others
    assert max(stayed) < len(after) // 4


def test_a_card_grabbed_face_up_was_seen() -> None:
    """V4.4 and V5.1: a card grabbed face up is remembered by all, one face down by nobody."""
    table = blind(crowd=STACK).play("a grab 1")
    assert table.heard("b", "grab-face-up") == [{"seat": 0, "card": "dragon-mask"}]
    assert table.sure("b", "a") == table.sure("w", "a") == ["dragon-mask"]
    table = blind(crowd=STACK).play("a grab 2")
    assert table.heard("b", "grab") == [{"seat": 0, "age": "adult"}]
    assert table.heard("a", "grab") == [{"seat": 0, "age": "adult", "card": "fairy-lantern"}]
    assert table.sure("b", "a") == table.sure("w", "a") == []


# --- the hand


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_hand_starts_at_the_kings_pawn(seats: int) -> None:
    """V5.2: the hand starts in front of the King, at the edge of the zone, wherever he sits."""
    starts = set()
    for king in SEATS[:seats]:
        letters = SEATS[:seats]
        table = new(seats, version="young")
        table.play(*(f"{each} {'claim' if each == king else 'decline'}" for each in letters))
        table.play(f"{king} decree child")
        x, y = at(table)
        assert math.hypot(x, y) == pytest.approx(RADIUS, abs=2)
        angle = math.degrees(math.atan2(y, x))
        share = (angle - 90 - 360 * SEATS.index(king) / seats) % 360
        assert min(share, 360 - share) < 1
        starts.add((x, y))
    assert len(starts) == seats


def test_the_hand_drifts_unknown_to_the_fool() -> None:
    """V5.2: the same strokes lead elsewhere each time; the others see where, the Fool does not."""
    strokes = ("a glide north long", "a sweep east medium")
    tables = [blind(hand=[0, 0, *drift]).play(*strokes) for drift in ([-20, 13107], [20, 19661])]
    assert tables[0].view("a") == tables[1].view("a")
    assert at(tables[0]) != at(tables[1])
    assert tables[0].view("a").hand_at == ()
    assert len(tables[0].view("a").strokes) == 2
    for eyes in "bcw":
        assert [table.view(eyes).hand_at for table in tables] == [at(table) for table in tables]
        assert tables[0].view(eyes).strokes == ()
        assert tables[0].view(eyes).strokes_made == 2


def test_where_a_stroke_leads_to() -> None:
    """V5.2: a stroke is turned by at most 20° and stretched by 0.8 to 1.2, anew every turn."""
    turned, scales = [], []
    for number in range(MANY):
        table = lay(A, B, C, number=number).play("c decree child")
        x, y = at(table)
        table.play("a glide east long")
        right, down = at(table)[0] - x, at(table)[1] - y
        turned.append(math.degrees(math.atan2(down, right)))
        scales.append(math.hypot(right, down) / (PACE * LENGTHS[2]))
    assert max(map(abs, turned)) <= 20.5
    assert min(scales) > 0.79
    assert max(scales) < 1.21
    assert min(turned) < -1 < 1 < max(turned)
    assert min(scales) < 0.95 < 1.05 < max(scales)


def test_the_others_hear_that_a_stroke_is_made() -> None:
    """V5.2: which way a stroke was meant, only the Fool knows."""
    table = blind().play("a sweep south-west short")
    path = {"seat": 0, "direction": "south-west", "span": "short"}
    assert table.heard("a", "sweep") == [path]
    for eyes in "bcw":
        assert table.heard(eyes, "sweep") == [{"seat": 0}]


# --- the calls


def test_who_may_call() -> None:
    """V5.3: the carnival-goers may call "Stop!", the King may not, the Fool acts."""
    table = blind(A, B, C, D, king="d", fool="a")
    assert table.to_act() == "abc"
    assert table.legal("b") == table.legal("c") == ["stop", "quiet"]
    assert table.refused("d stop") == ("V5.3", "king-no-call")
    assert table.refused("b grab 1") == ("V5.3", "only-call")
    assert table.refused("a stop") == ("V5.4", "grab-first")


def test_the_fool_hears_a_call_but_not_where_it_is() -> None:
    """V5.3: the Fool hears who calls, after which gesture; the others also see where."""
    tables = [blind(hand=[100, y, 0, 16384]).play("a glide east short", "b stop") for y in (0, 50)]
    assert tables[0].heard("a", "stop") == [{"seat": 1}]
    assert tables[0].view("a") == tables[1].view("a")
    call = tables[0].view("a").calls[0]
    assert (call.seat, call.stroke, call.at) == (1, 1, ())
    for eyes in "bcw":
        assert tables[1].heard(eyes, "stop") == [{"seat": 1, "x": 100 + 200, "y": 50}]
        assert tables[1].view(eyes).calls[0].at == (300, 50)


def test_the_fool_need_not_obey() -> None:
    """V5.3: after a call the Fool may do all that was possible before."""
    table = blind()
    before = table.legal("a")
    assert table.play("b stop").legal("a") == before
    table.play("a glide east short")
    assert table.view("w").strokes_made == 1


def test_calls_after_each_gesture() -> None:
    """V5.3: one may call, or choose not to, once after each gesture."""
    table = blind().play("b stop")
    assert table.refused("b stop") == ("V5.3", "called-already")
    assert table.refused("b quiet") == ("V5.3", "called-already")
    table.play("a glide east short", "b stop")
    assert [call.stroke for call in table.view("a").calls] == [0, 1]


def test_a_silence_that_was_chosen_looks_like_any_other() -> None:
    """V5.3: nobody else learns that somebody has chosen not to call."""
    table = blind(A, B, C, D, king="d", fool="a")
    before = {eyes: table.view(eyes) for eyes in "acdw"}
    table.play("b quiet")
    assert table.events == []
    assert {eyes: table.view(eyes) for eyes in "acdw"} == before
    assert table.to_act() == "ac"
    assert table.refused("b stop") == ("V5.3", "called-already")


def test_the_fool_does_not_wait_for_calls() -> None:
    """V5.3: the Fool may grab before anybody has called or chosen not to."""
    assert blind().play("a grab 1").phase == "give"


def test_the_calls_are_over_when_the_eyes_open() -> None:
    """V5.3: once the eyes are open there is nothing to call, and the hand is not shown."""
    table = blind().play("b stop", "a glide east short", "a grab 1")
    view = table.view("b")
    assert (view.calls, view.strokes_made, view.hand_at) == ((), 0, ())
    assert table.refused("b stop") == ("V3.1", "turn-of-other")


# --- gestures and the grab


def test_gliding_and_sweeping() -> None:
    """V5.4: a glide moves the hand only; a sweep takes along what lies under the hand."""
    table = blind()
    before = table.pile()
    table.play("a glide south medium")
    assert at(table) == (0, PACE * LENGTHS[1])
    assert table.pile() == before
    table = blind().play("a sweep south medium")
    assert at(table) == (0, PACE * LENGTHS[1])
    after = table.pile()
    assert (after["witch-fan"].x, after["witch-fan"].y) == (0, PACE * LENGTHS[1])
    assert after["robot-kite"] == before["robot-kite"]


def test_a_sweep_turns_a_card_a_little() -> None:
    """V5.4: a card that is not held by its middle turns as it follows."""
    table = blind(hand=[200, 0, 0, 16384]).play("a sweep south short")
    assert table.pile()["witch-fan"].angle % 360 in {*range(1, 15), *range(346, 360)}


def test_turning_over_the_top_card() -> None:
    """V5.4: the card on top under the hand is turned over, no other."""
    table = blind(crowd=STACK)
    before = table.pile()
    table.play("a flip")
    after = table.pile()
    assert after["dragon-mask"].side == "down"
    del before["dragon-mask"], after["dragon-mask"]
    assert after == before
    assert table.heard("b", "flip") == [{"seat": 0}]


def test_digging() -> None:
    """V5.4: the card on top under the hand is thrown aside, on top of the others, same side up."""
    table = blind(crowd=STACK)
    before = table.pile()
    table.play("a dig")
    after = table.pile()
    thrown = after["dragon-mask"]
    assert list(after)[-1] == "dragon-mask"
    assert 1400 < math.hypot(thrown.x, thrown.y) < 3100
    assert thrown.side == "up"
    assert {c: p for c, p in after.items() if c != "dragon-mask"} == {
        c: p for c, p in before.items() if c != "dragon-mask"
    }


def test_gestures_beside_the_crowd_do_nothing() -> None:
    """V5.4: with nothing under the hand nothing is turned over or dug up."""
    table = blind(hand=[0, 2000, 0, 16384])
    before = table.pile()
    assert table.play("a flip", "a dig").pile() == before
    assert table.view("w").strokes_made == 2


@pytest.mark.parametrize(
    ("depth", "card"),
    [(1, "dragon-mask"), (2, "fairy-lantern"), (3, "robot-kite"), (4, "pirate-mask")],
)
def test_grabbing_at_a_depth(depth: int, card: str) -> None:
    """V5.4: a grab takes the n-th card under the hand."""
    table = blind(crowd=STACK).play(f"a grab {depth}")
    assert sorted(table.hand("a")) == sorted([*A.split(), card])


def test_grabbing_deeper_than_the_pile() -> None:
    """V5.4: with fewer cards under the hand than that, the lowest of them is taken."""
    assert "robot-kite" in blind(hand=[2000, 0, 0, 16384]).play("a grab 4").hand("a")


def test_grabbing_beside_the_crowd() -> None:
    """V5.4: with nothing under the hand the card whose edge is nearest is taken, not its centre."""
    row = "1 witch-fan up 0 0, 2 pirate-mask down 2050 0 90"  # 685 and 610 away, not 1000 and 1050
    table = blind(crowd=row, hand=[1000, 0, 0, 16384]).play("a grab 1")
    assert "pirate-mask" in table.hand("a")


@pytest.mark.parametrize("most", [1, 12, 30])
def test_gestures_are_counted(most: int) -> None:
    """V5.4: so many gestures a turn as the table allows; then the Fool must grab."""
    table = blind(options={"gestures": str(most)})
    gestures = ["flip", "dig", "glide east short", "sweep west short"]
    for made in range(most):
        table.play(f"a {gestures[made % 4]}")
    assert table.legal("a") == ["grab 1", "grab 2", "grab 3", "grab 4"]
    for gesture in gestures:
        assert table.refused(f"a {gesture}") == ("V5.4", "no-gesture-left")


def test_twelve_gestures_if_nothing_is_said() -> None:
    """V5.4: at most 12, unless the table says another number from 1 to 30."""
    assert new().view("w").gestures == 12
    for wrong in ("0", "31"):
        with pytest.raises(BadOption):
            new(gestures=wrong)
