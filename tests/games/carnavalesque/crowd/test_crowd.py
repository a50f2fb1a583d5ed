"""The geometry of the crowd, against Shapely, which shares no line with it."""

from __future__ import annotations

import math

import pytest
from shapely import Point, Polygon, unary_union

from ludotheque.build import is_compiled
from ludotheque.core.chance import Noise
from ludotheque.games.carnavalesque.data.sines import COSINES, SINES
from ludotheque.games.carnavalesque.data.sizes import NO_SPOT
from ludotheque.games.carnavalesque.rules.crowd.nearest import nearest_spot
from ludotheque.games.carnavalesque.rules.crowd.pile import Crowd
from ludotheque.games.carnavalesque.rules.crowd.showing import all_points, showing_points

PILES = 10_000 if is_compiled() else 300
SPREADS = (300, 700, 1500, 2500)
TOLERANCE = 0.02  # a point stands for some two square millimetres, and a card has 2570 of them


def pile(noise: Noise, most: int = 12) -> tuple[Crowd, int]:
    """Drop some cards at random, close together or far apart."""
    crowd = Crowd()
    cards = 2 + noise.below(most - 1)
    spread = SPREADS[noise.below(len(SPREADS))]
    for card in range(cards):
        drop(crowd, card, noise, spread)
    return crowd, cards


def drop(crowd: Crowd, card: int, noise: Noise, spread: int) -> None:
    """Drop one card at random."""
    x, y = noise.below(2 * spread) - spread, noise.below(2 * spread) - spread
    crowd.drop(card, x, y, noise.below(360), noise.below(2) == 1)


def outline(crowd: Crowd, card: int) -> Polygon:
    """Return a card as Shapely sees it."""
    xs, ys = crowd.corner_x, crowd.corner_y
    return Polygon([(xs[4 * card + corner], ys[4 * card + corner]) for corner in range(4)])


def coverers(crowd: Crowd, card: int) -> set[int]:
    """Return the cards that cover a card, as the crowd keeps them."""
    return {other for other in range(64) if crowd.above[card] >> other & 1}


def coverers_anew(crowd: Crowd, cards: set[int], card: int) -> set[int]:
    """Work out with Shapely which cards cover a card."""
    higher = [other for other in cards if crowd.height[other] > crowd.height[card]]
    shape = outline(crowd, card)
    return {other for other in higher if shape.intersection(outline(crowd, other)).area > 0}


def test_sines_are_sines() -> None:
    """V2.4: the table holds the sines and cosines of whole degrees, in 16384ths."""
    for degrees in range(360):
        assert SINES[degrees] == round(16384 * math.sin(math.radians(degrees)))
        assert COSINES[degrees] == round(16384 * math.cos(math.radians(degrees)))


def test_a_card_keeps_its_size_at_every_angle() -> None:
    """V2.4: a card is a rectangle of 63 by 88 mm, to a tenth of a millimetre, however it lies."""
    crowd = Crowd()
    for angle in range(360):
        crowd.drop(0, 17, -230, angle, True)
        xs, ys = crowd.corner_x[:5], crowd.corner_y[:5]
        sides = [math.hypot(xs[i + 1] - xs[i], ys[i + 1] - ys[i]) for i in range(3)]
        assert sides == pytest.approx([630, 880, 630], abs=1.5)


def test_overlaps_agree_with_shapely() -> None:
    """V4.2: who covers whom, even partly, is what an independent library finds, on many piles."""
    noise = Noise(1)
    for _ in range(PILES):
        crowd, cards = pile(noise)
        shapes = [outline(crowd, card) for card in range(cards)]
        for low in range(cards):
            above = crowd.above[low]
            for high in range(low + 1, cards):
                touches = shapes[low].intersection(shapes[high]).area > 0
                assert bool(above >> high & 1) == touches


def test_visible_shares_agree_with_shapely() -> None:
    """V2.5: the share of a card that shows is what an independent library measures."""
    noise = Noise(2)
    for _ in range(PILES // 4):
        crowd, cards = pile(noise)
        shapes = [outline(crowd, card) for card in range(cards)]
        for card in range(cards):
            hidden = unary_union(shapes[card + 1 :])
            share = shapes[card].difference(hidden).area / shapes[card].area
            measured = showing_points(crowd, card) / all_points(crowd, card)
            assert measured == pytest.approx(share, abs=TOLERANCE)


def test_coverings_are_kept_up_to_date() -> None:
    """V4.2: after any mix of changes, who covers whom is as if worked out anew."""
    noise = Noise(3)
    for _ in range(PILES // 50):
        crowd, cards = pile(noise, 20)
        present = set(range(cards))
        for _ in range(15):
            stir(crowd, present, noise)
        for card in present:
            assert coverers(crowd, card) == coverers_anew(crowd, present, card)
            assert crowd.is_available(card) == (not coverers(crowd, card))


def stir(crowd: Crowd, present: set[int], noise: Noise) -> None:
    """Change one thing in a pile."""
    card = noise.below(24)
    if card not in present:
        drop(crowd, card, noise, 900)
        present.add(card)
    elif noise.below(3) == 0:
        crowd.take(card)
        present.remove(card)
    else:
        x, y = crowd.x[card] + noise.below(400) - 200, crowd.y[card] + noise.below(400) - 200
        crowd.move(card, x, y, noise.below(360))
        crowd.turn_over(card)


def test_cards_that_only_touch_do_not_cover() -> None:
    """V4.2: two cards edge to edge leave each other available."""
    crowd = Crowd()
    crowd.drop(0, 0, 0, 0, True)
    crowd.drop(1, 630, 0, 0, True)
    assert crowd.is_available(0)
    crowd.drop(2, 629, 880, 0, True)
    assert crowd.is_available(0)
    crowd.drop(3, 629, 879, 0, True)
    assert not crowd.is_available(0)


def test_a_point_finds_the_cards_under_it() -> None:
    """V5.4: under a point cards are counted from the top; beside the pile there is none."""
    crowd = Crowd()
    for card, x in enumerate((0, 100, 2000)):
        crowd.drop(card, x, 0, 0, True)
    assert [crowd.spot_under(50, 0, depth) for depth in range(3)] == [1, 0, NO_SPOT]
    assert crowd.spot_under(5000, 0, 0) == NO_SPOT


def test_the_nearest_edge_agrees_with_shapely() -> None:
    """V5.4: beside all cards the one whose edge is nearest is found, on many piles."""
    noise = Noise(5)
    for _ in range(PILES):
        crowd, cards = pile(noise)
        x, y = noise.below(9000) - 4500, noise.below(9000) - 4500
        far = {card: outline(crowd, card).distance(Point(x, y)) for card in range(cards)}
        if min(far.values()) > 0:
            assert far[nearest_spot(crowd, x, y)] == pytest.approx(min(far.values()), abs=1e-9)


def test_the_lower_of_two_that_are_as_near() -> None:
    """V5.4: of two cards whose edges are as near, the one with the lower number is found."""
    crowd = Crowd()
    for spot, x in ((7, -1000), (3, 1000), (9, 0)):
        crowd.drop(spot, x, 0, 0, True)
    crowd.take(9)
    assert nearest_spot(crowd, 0, 500) == 3
    crowd.take(3)
    assert nearest_spot(crowd, 0, 500) == 7
    crowd.take(7)
    assert nearest_spot(crowd, 0, 500) == NO_SPOT


def test_a_copy_of_a_crowd_is_deep() -> None:
    """A crowd that becomes another one is equal to it, and goes its own way afterwards."""
    crowd, cards = pile(Noise(4))
    copy = Crowd()
    copy.become(crowd)
    for card in range(cards):
        assert coverers(copy, card) == coverers(crowd, card)
        assert showing_points(copy, card) == showing_points(crowd, card)
    copy.drop(0, 0, 0, 0, True)
    copy.take(1)
    assert crowd.holds(1)
    assert crowd.height[0] == 1
