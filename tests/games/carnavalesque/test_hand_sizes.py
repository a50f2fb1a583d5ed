from __future__ import annotations

import math
from collections import Counter
from typing import Any

import pytest

from ludotheque.build import is_compiled
from ludotheque.games.carnavalesque.data.seats import SURE
from ludotheque.games.carnavalesque.data.sizes import RADIUS
from ludotheque.games.positions import read_position

from ..table import seed
from .table import (
    GAME,
    POSITIONS,
    ROW,
    A,
    B,
    C,
    CarnavalesqueTable,
    D,
    Placed,
    dressed,
    lay,
    without_crowd,
)

FALLS = 200 if is_compiled() else 30
JOKERS = "joker-child joker-teen joker-adult"


def levelling(*hands: str, crowd: str = ROW, **more: Any) -> CarnavalesqueTable:
    """Lay out the end of c's reign, and let it end."""
    return lay(*hands, crowd=crowd, **{"phase": "lay", "turn": "c", **more}).play("c done")


def test_too_many_cards_are_rejected() -> None:
    """V7.1: the excess, any cards of the hand, is rejected into the crowd one by one."""
    table = levelling(f"{A} witch-kite dragon-kite", B, C)
    assert (table.phase, table.to_act()) == ("reject", "a")
    assert len(table.to_choose("a")) == 6
    assert table.refused("a card pirate-fan") == ("V7.1", "not-in-hand")
    assert table.refused("a spot 1") == ("V7.1", "reject-first")
    table.play("a card witch-kite")
    assert (table.phase, table.to_act(), len(table.hand("a"))) == ("reject", "a", 5)
    table.play("a card witch-drum")
    assert {"witch-kite", "witch-drum"} <= set(table.pile())
    assert (table.phase, table.round()) == ("claim-crown", 2)


def test_too_few_cards_are_drawn() -> None:
    """V7.1: available cards are drawn one by one, whatever Decree there was, up to H."""
    table = levelling("witch-drum rabbit-lantern", B, C, decree="child")
    assert (table.phase, table.to_act()) == ("refill", "a")
    assert table.spots("a") == [1, 2, 3]
    assert table.refused("a card witch-drum") == ("V7.1", "refill-first")
    table.play("a spot 3")
    assert (table.phase, len(table.hand("a"))) == ("refill", 3)
    assert table.heard("b", "draw-face-up") == [{"seat": 0, "card": "robot-kite"}]
    table.play("a spot 2")
    assert table.heard("b", "draw") == [{"seat": 0, "age": "teen"}]
    assert (len(table.hand("a")), table.phase) == (4, "claim-crown")


def test_a_covered_card_is_not_drawn() -> None:
    """V7.1: only available cards bring a hand back to size."""
    table = levelling("witch-drum", B, C, crowd=f"{ROW}, 4 fairy-lantern up 1900 0")
    assert table.spots("a") == [1, 2, 4]
    assert table.refused("a spot 3") == ("V4.2", "covered")


def test_hands_of_their_size_stay() -> None:
    """V7.1: who has H cards does nothing; a new round begins, the last King still known."""
    table = levelling(A, B, C)
    assert (table.phase, table.round(), table.king()) == ("claim-crown", 2, "c")
    assert table.heard("w", "round") == [{"round": 2}]


@pytest.mark.parametrize(
    ("hands", "size"), [((A, B, C), 4), ((A, B, C, D), 3), ((A, B, C, D, "robot-mask"), 2)]
)
def test_the_hand_size_is_that_of_the_start(hands: tuple[str, ...], size: int) -> None:
    """V2.1 and V7.1: 4 cards at 3 players, 3 at 4, 2 at 5, for the whole game."""
    table = levelling(*hands)
    while table.phase in ("reject", "refill"):
        letter = table.to_act()
        table.play(f"{letter} {table.legal(letter)[0]}")
    assert [len(hand) for hand in table.view("w").hands] == [size] * len(hands)


def test_in_turn_order() -> None:
    """V7.1: the seat to the King's left comes first, the King last."""
    crowd = f"{ROW}, 4 fairy-lantern up 0 1000, 5 fairy-mask up 1000 1000"
    hands = ("witch-drum rabbit-lantern", f"{B} witch-kite", "rabbit-fan dragon-drum", "fairy-drum")
    start = {"phase": "lay", "turn": "b", "king": "b", "fool": "c"}
    table = lay(*hands, crowd=crowd, **start).play("b done")
    order = []
    while table.phase in ("reject", "refill"):
        order.append((table.to_act(), table.phase))
        table.play(f"{order[-1][0]} {table.legal(order[-1][0])[0]}")
    assert order == [
        ("c", "refill"),
        ("d", "refill"),
        ("d", "refill"),
        ("a", "refill"),
        ("b", "reject"),
        ("b", "reject"),
    ]


def test_the_third_workshop_counts_in_the_hand() -> None:
    """V7.1: the Third Workshop card counts, and may be rejected like any other."""
    assert levelling("witch-drum rabbit-lantern fairy-fan third-workshop", B, C).phase != "refill"
    table = levelling(f"{A} third-workshop", B, C)
    assert (table.phase, table.to_act()) == ("reject", "a")
    assert "third-workshop" in table.to_choose("a")


def test_hands_stay_small_when_the_crowd_is_gone() -> None:
    """V7.1: until H, or until none is available: then a new round begins all the same."""
    hands = ("fairy-fan fairy-drum fairy-mask", "fairy-kite", "fairy-trumpet fairy-lantern")
    rest = ("fairy-balloon", "fairy-umbrella", "fairy-streamer", *JOKERS.split())
    parade = [[*dressed("witch"), *rest[:2]], dressed("rabbit")]
    table = without_crowd(
        *hands,
        crowd=f"1 {rest[2]} up 0 0",
        parade=parade,
        dead_end=list(rest[3:]),
        phase="lay",
        turn="c",
        required=2,
        laid=2,
    ).play("c done")
    assert (table.phase, table.to_act()) == ("refill", "a")
    table.play("a spot 1")
    assert [len(hand) for hand in table.view("w").hands] == [4, 1, 2]
    assert (table.phase, table.round()) == ("claim-crown", 2)


def test_what_is_known_of_a_rejected_card() -> None:
    """V4.4, V7.1 and V8.1: face up all see it; face down its owner alone knows it still."""
    sides = set()
    for number in range(8):
        known = {"witch-kite": SURE, "witch-drum": SURE}  # surely in a's hand
        memory = [{}, known, {}, {}, {}, known]
        start: dict[str, Any] = {"number": number, "memory": memory, "version": "young"}
        table = levelling(f"{A} witch-kite", B, C, **start)
        table.play("a card witch-kite")
        lying = table.pile()["witch-kite"]
        sides.add(lying.side)
        seen = {eyes: table.seen(eyes)[lying.spot].card for eyes in "abcw"}
        if lying.side == "up":
            assert len(set(seen.values())) == 1
            assert table.heard("b", "reject-face-up") == [{"seat": 0, "card": "witch-kite"}]
            assert (table.sure("b", "a"), table.maybe("b", "a")) == (["witch-drum"], [])
        else:
            assert seen["a"] != seen["b"] == seen["c"] == seen["w"] == -1
            assert table.heard("b", "reject") == [{"seat": 0, "age": "child"}]
            assert table.maybe("w", "a") == ["witch-drum", "witch-kite"]
    assert sides == {"up", "down"}


def falls() -> list[tuple[CarnavalesqueTable, Placed]]:
    """Reject the same card into the same crowd many times."""
    position = levelling(f"{A} witch-kite", B, C, version="young").truth()
    found = []
    for number in range(FALLS):
        table = relaid(position, number)
        found.append((table, table.play("a card witch-kite").pile()["witch-kite"]))
    return found


def relaid(position: dict[str, Any], number: int) -> CarnavalesqueTable:
    """Lay a position out again, with another future."""
    again = {**position, "seed": seed(number).hex()}
    return CarnavalesqueTable(GAME, read_position(POSITIONS, again))


def test_how_a_rejected_card_falls() -> None:
    """V8.1: on top, scattered around the middle inside the zone, any angle, either face."""
    faces: Counter[str] = Counter()
    angles, near = set(), 0
    for table, fallen in falls():
        assert next(reversed(table.pile())) == "witch-kite"
        far = math.hypot(fallen.x, fallen.y)
        assert far <= RADIUS
        near += far <= RADIUS / 3
        faces[fallen.side] += 1
        angles.add(fallen.angle)
    assert min(faces.values()) > FALLS / 4
    assert len(angles) > FALLS / 3
    assert 0.2 < near / FALLS < 0.6  # within one sigma of a bell in two dimensions: 39 %


def test_spots_tell_nothing_of_rejected_cards() -> None:
    """V8.1: the spot of a rejected card has any number."""
    spots = {fallen.spot for _, fallen in falls()}
    assert len(spots) > 5


def test_the_street_lies_apart_from_the_zone() -> None:
    """V8.2: laying, sending and opening reject nothing: the crowd stays as it is."""
    crowd = f"{ROW}, 8 fairy-lantern up {RADIUS} 0, 9 fairy-mask up 0 {RADIUS}"
    table = lay(A, B, f"{C} third-workshop", crowd=crowd, phase="lay", turn="c", required=4)
    before = table.pile()
    table.play("c lay rabbit-fan 1", "c send 1", "c open", "c lay dragon-drum 3")
    table.play("c lay pirate-drum 3", "c lay fairy-drum 3")
    assert table.pile() == before
    assert len(table.float(3)) == 3
