from __future__ import annotations

import math

import pytest

from ludotheque.core.chance import Noise, Stream
from ludotheque.games.carnavalesque.data.sizes import DIRECTIONS, LENGTHS, PACE
from ludotheque.games.carnavalesque.rules.crowd.dropping import spread
from ludotheque.games.carnavalesque.rules.crowd.fools_hand import FoolsHand
from ludotheque.games.carnavalesque.rules.crowd.pile import Crowd

MEANT = [PACE * paces for paces in LENGTHS]


def card_at(x: int, y: int = 0) -> Crowd:
    """Return a crowd of one card, face down."""
    crowd = Crowd()
    crowd.drop(0, x, y, 0, False)
    return crowd


def test_a_hand_without_distortion_goes_where_it_is_meant_to() -> None:
    """V5.2: eight directions and three lengths, from where the hand is."""
    for direction in range(DIRECTIONS):
        for length, far in enumerate(MEANT):
            hand = FoolsHand()
            hand.glide(Crowd(), direction, length)
            angle = math.radians(45 * direction)
            assert hand.x == pytest.approx(far * math.cos(angle), abs=1)
            assert hand.y == pytest.approx(far * math.sin(angle), abs=1)


def test_the_hand_drifts() -> None:
    """V5.2: each blind turn has a rotation of up to 20° and a scale of 0.8 to 1.2, evenly drawn."""
    noise = Noise(1)
    hand = FoolsHand()
    drifts, scales = set(), []
    for _ in range(2000):
        hand.close_eyes(noise, 100, -50)
        assert (hand.x, hand.y) == (100, -50)
        hand.glide(Crowd(), 0, 2)
        drifts.add(hand.drift)
        scales.append(math.hypot(hand.x - 100, hand.y + 50) / MEANT[2])
        turned = math.degrees(math.atan2(hand.y + 50, hand.x - 100))
        assert turned == pytest.approx(hand.drift, abs=0.2)
    assert drifts == set(range(-20, 21))
    assert min(scales) == pytest.approx(0.8, abs=0.01)
    assert max(scales) == pytest.approx(1.2, abs=0.01)


def test_gliding_touches_nothing() -> None:
    """V5.4: a glide moves above the crowd."""
    crowd = card_at(0)
    FoolsHand().glide(crowd, 0, 2)
    assert (crowd.x[0], crowd.y[0], crowd.angle[0]) == (0, 0, 0)


def test_sweeping_drags_what_lies_under_the_hand() -> None:
    """V5.4: a card under the hand follows the stroke; held by its middle it does not turn."""
    crowd = card_at(0)
    crowd.drop(1, 3000, 3000, 0, True)
    hand = FoolsHand()
    hand.sweep(crowd, 0, 1)
    assert (crowd.x[0], crowd.y[0], crowd.angle[0]) == (MEANT[1], 0, 0)
    assert (hand.x, hand.y) == (MEANT[1], 0)
    assert (crowd.x[1], crowd.y[1]) == (3000, 3000)


def test_a_card_held_by_its_edge_turns() -> None:
    """V5.4: a swept card is turned a little, one way or the other."""
    above, below = card_at(0, 300), card_at(0, -300)
    FoolsHand().sweep(above, 0, 0)
    FoolsHand().sweep(below, 0, 0)
    assert 0 < above.angle[0] <= LENGTHS[0]
    assert 360 - LENGTHS[0] <= below.angle[0] < 360


def test_the_card_below_follows_half() -> None:
    """V5.4: the second card under the hand is dragged too, but not as far."""
    crowd = card_at(0)
    crowd.drop(1, 0, 0, 90, True)
    FoolsHand().sweep(crowd, 0, 0)
    assert crowd.x[1] == MEANT[0]
    assert crowd.x[0] == MEANT[0] // 2


def test_a_swept_card_may_be_reached_again() -> None:
    """V4.2, V5.4: sweeping the top card away leaves the one below available."""
    crowd = card_at(0)
    crowd.drop(1, 0, 0, 0, True)
    hand = FoolsHand()
    hand.y = 430
    for _ in range(4):
        hand.sweep(crowd, 0, 2)
    assert crowd.is_available(1)
    assert crowd.x[1] - crowd.x[0] > 630
    assert crowd.is_available(0)


def test_turning_over_and_digging() -> None:
    """V5.4: the top card under the hand is turned over, or thrown aside on top of the others."""
    crowd = card_at(0)
    crowd.drop(1, 0, 0, 0, False)
    hand = FoolsHand()
    hand.turn_over(crowd)
    assert (crowd.face_up[0], crowd.face_up[1]) == (0, 1)
    hand.dig(crowd, Stream(bytes(16)))
    assert 1500 <= math.hypot(crowd.x[1], crowd.y[1]) <= 3000
    assert crowd.is_available(0)
    assert crowd.face_up[1] == 1
    assert crowd.height[1] > crowd.height[0]


def test_nothing_under_the_hand_is_nothing_done() -> None:
    """V5.4: turning over and digging beside the pile do nothing."""
    crowd = card_at(5000)
    hand = FoolsHand()
    hand.turn_over(crowd)
    hand.dig(crowd, Stream(bytes(16)))
    assert (crowd.x[0], crowd.y[0], crowd.face_up[0], crowd.height[0]) == (5000, 0, 0, 1)


def test_grabbing_at_a_depth() -> None:
    """V5.4: a grab takes the n-th card under the hand, the lowest there is, or the nearest."""
    crowd = card_at(0)
    crowd.drop(1, 50, 0, 0, True)
    crowd.drop(2, 4000, 0, 0, True)
    hand = FoolsHand()
    assert [hand.find(crowd, depth) for depth in range(3)] == [1, 0, 0]
    hand.x = 3000
    assert hand.find(crowd, 0) == 2


def test_the_same_strokes_leave_the_same_pile() -> None:
    """V2.4: strokes through a crowd leave the same pile every time, here one written down."""
    crowd, chance = Crowd(), Stream(bytes(range(16)))
    spread(crowd, chance, 57, list(range(45)), 20)
    hand = FoolsHand()
    hand.close_eyes(chance, 0, 0)
    for direction in range(DIRECTIONS):
        hand.sweep(crowd, direction, direction % 3)
    hand.dig(crowd, chance)
    marks = [7 * crowd.x[c] + 11 * crowd.y[c] + 13 * crowd.angle[c] for c in range(45)]
    assert (hand.x, hand.y, sum(marks), crowd.spot_under(0, 0, 0)) == (-572, 93, 23815, 11)
